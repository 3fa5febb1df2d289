//! An `ottla start` of one's own.

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;

/// What a test waits for comes long before this; a test that gets here has failed.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// A folder that goes with the test.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub(crate) fn join(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The log lines of a process, as they come.
#[derive(Default)]
pub(crate) struct Lines {
    state: Mutex<(Vec<Value>, bool)>,
    more: Condvar,
}

impl Lines {
    fn read(&self, from: impl std::io::Read) {
        for line in BufReader::new(from).lines().map_while(Result::ok) {
            let value = serde_json::from_str(&line).unwrap_or(Value::String(line));
            self.state.lock().unwrap().0.push(value);
            self.more.notify_all();
        }
        self.state.lock().unwrap().1 = true;
        self.more.notify_all();
    }

    /// The first line with this text, waiting for it; `None` if the process ended without it.
    pub(crate) fn find(&self, text: &str) -> Option<Value> {
        let has_it = |lines: &[Value]| lines.iter().find(|line| line.to_string().contains(text)).cloned();
        let state = self.state.lock().unwrap();
        let wait = self.more.wait_timeout_while(state, PATIENCE, |(lines, ended)| !*ended && has_it(lines).is_none());
        let (state, timeout) = wait.unwrap();
        assert!(!timeout.timed_out(), "no line with {text:?} in {:#?}", state.0);
        has_it(&state.0)
    }

    pub(crate) fn all(&self) -> Vec<Value> {
        self.state.lock().unwrap().0.clone()
    }
}

/// A running process.
pub(crate) struct Node {
    child: Child,
    pub(crate) lines: Arc<Lines>,
    pub(crate) kafka: SocketAddr,
    pub(crate) http: SocketAddr,
}

/// Starts a process; it may end at once.
pub(crate) fn spawn(args: &[&str]) -> (Child, Arc<Lines>) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ottla"))
        .args(["start", "--log-format", "json"])
        .args(args)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = Arc::new(Lines::default());
    let (stderr, reader) = (child.stderr.take().unwrap(), Arc::clone(&lines));
    std::thread::spawn(move || reader.read(stderr));
    (child, lines)
}

impl Node {
    /// Starts a node on free ports and waits until it serves.
    pub(crate) fn start(args: &[&str]) -> Self {
        let (child, lines) = spawn(&[&["--port", "0", "--http-port", "0"], args].concat());
        let Some(line) = lines.find("the node serves") else { panic!("it did not start: {:#?}", lines.all()) };
        let address = |key: &str| line[key].as_str().unwrap().parse().unwrap();
        Self { kafka: address("kafka"), http: address("http"), child, lines }
    }

    /// On a data folder.
    pub(crate) fn start_on(data: &str, args: &[&str]) -> Self {
        Self::start(&[&["--data", data], args].concat())
    }

    pub(crate) fn pid(&self) -> u32 {
        self.child.id()
    }

    pub(crate) fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.child), signal).unwrap();
    }

    /// SIGTERM, and the end.
    pub(crate) fn stop(mut self) -> ExitStatus {
        self.signal(Signal::TERM);
        self.child.wait().unwrap()
    }

    /// SIGKILL.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// The status line and body of a page.
    pub(crate) fn page(&self, path: &str) -> (String, String) {
        let mut stream = TcpStream::connect(self.http).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        (head.lines().next().unwrap().to_owned(), body.to_owned())
    }

    /// The metrics without labels.
    pub(crate) fn metrics(&self) -> BTreeMap<String, f64> {
        let (status, text) = self.page("/metrics");
        assert!(status.contains("200"), "{status}");
        text.lines()
            .filter(|line| !line.starts_with('#'))
            .filter_map(|line| line.split_once(' '))
            .filter_map(|(name, value)| Some((name.to_owned(), value.parse().ok()?)))
            .collect()
    }

    /// The most memory the process has had, in MiB.
    pub(crate) fn peak_memory_mib(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.pid())).unwrap();
        let line = status.lines().find(|line| line.starts_with("VmHWM:")).unwrap();
        line.split_whitespace().nth(1).unwrap().parse::<u64>().unwrap() / 1024
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        if matches!(self.child.try_wait(), Ok(None)) {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
        if std::thread::panicking() {
            for line in self.lines.all() {
                eprintln!("{line}");
            }
        }
    }
}
