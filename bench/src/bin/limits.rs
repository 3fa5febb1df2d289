//! What this machine can do at best, on the paths that a broker takes: CPU seconds per GiB and GiB per second.
//!
//! `limits FOLDER` prints one line of JSON a limit. The folder lies on the disk to be measured.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::os::unix::fs::{FileExt, OpenOptionsExt};
use std::path::Path;
use std::time::Instant;

const GIB: f64 = 1_073_741_824.0;
const MIB: usize = 1 << 20;

fn main() -> io::Result<()> {
    let folder = std::env::args().nth(1).ok_or_else(|| io::Error::other("usage: limits FOLDER"))?;
    let folder = Path::new(&folder);
    std::fs::create_dir_all(folder)?;
    loopback(1)?;
    loopback(2)?;
    round_trip(100)?;
    round_trip(65_536)?;
    page_cache(folder)?;
    direct(folder)?;
    send_file(folder)?;
    flush(folder, 1)?;
    flush(folder, 16)?;
    checksum();
    create(folder)?;
    std::fs::remove_dir_all(folder)
}

/// User and system seconds that this process has used.
fn cpu() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or("").split_whitespace().collect();
    let ticks = |i: usize| fields.get(i).and_then(|f| f.parse::<f64>().ok()).unwrap_or(0.0);
    (ticks(11) + ticks(12)) / 100.0
}

fn say(limit: &str, bytes: f64, seconds: f64, used: f64) {
    let gib = bytes / GIB;
    println!(
        "{{\"limit\":\"{limit}\",\"gib_per_s\":{:.3},\"cpu_s_per_gib\":{:.3}}}",
        gib / seconds,
        used / gib
    );
}

fn say_times(limit: &str, mut micros: Vec<f64>, seconds: f64) {
    micros.sort_by(f64::total_cmp);
    let at = |q: f64| micros.get(((micros.len() - 1) as f64 * q) as usize).copied().unwrap_or(0.0);
    println!(
        "{{\"limit\":\"{limit}\",\"per_s\":{:.0},\"p50_us\":{:.0},\"p99_us\":{:.0}}}",
        micros.len() as f64 / seconds,
        at(0.5),
        at(0.99)
    );
}

fn pair() -> io::Result<(TcpStream, TcpStream)> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let a = TcpStream::connect(listener.local_addr()?)?;
    let b = listener.accept()?.0;
    a.set_nodelay(true)?;
    b.set_nodelay(true)?;
    Ok((a, b))
}

fn drain(mut stream: TcpStream) {
    let mut buffer = vec![0u8; MIB];
    while stream.read(&mut buffer).is_ok_and(|n| n > 0) {}
}

fn loopback(streams: usize) -> io::Result<()> {
    let (begun, used) = (Instant::now(), cpu());
    let total = 2 * GIB as usize;
    std::thread::scope(|scope| -> io::Result<()> {
        for _ in 0..streams {
            let (mut a, b) = pair()?;
            scope.spawn(move || drain(b));
            scope.spawn(move || {
                let buffer = vec![7u8; MIB];
                for _ in 0..total / MIB / streams {
                    if a.write_all(&buffer).is_err() {
                        return;
                    }
                }
            });
        }
        Ok(())
    })?;
    say(&format!("loopback TCP, {streams} streams, both ends"), total as f64, begun.elapsed().as_secs_f64(), cpu() - used);
    Ok(())
}

fn round_trip(size: usize) -> io::Result<()> {
    let (mut a, mut b) = pair()?;
    let echo = std::thread::spawn(move || {
        let mut buffer = vec![0u8; size];
        while b.read_exact(&mut buffer).is_ok() && b.write_all(&buffer).is_ok() {}
    });
    let mut buffer = vec![1u8; size];
    let (begun, mut times) = (Instant::now(), Vec::new());
    for _ in 0..5000 {
        let sent = Instant::now();
        a.write_all(&buffer)?;
        a.read_exact(&mut buffer)?;
        times.push(sent.elapsed().as_secs_f64() * 1e6);
    }
    say_times(&format!("TCP round trip, {size} B"), times, begun.elapsed().as_secs_f64());
    drop(a);
    let _ = echo.join();
    Ok(())
}

fn open(path: &Path, flags: rustix::fs::OFlags) -> io::Result<File> {
    let flags = i32::try_from(flags.bits()).map_err(io::Error::other)?;
    OpenOptions::new().read(true).write(true).create(true).truncate(true).custom_flags(flags).open(path)
}

fn page_cache(folder: &Path) -> io::Result<()> {
    let file = open(&folder.join("cache"), rustix::fs::OFlags::empty())?;
    let block = vec![9u8; MIB];
    for what in ["page-cache write, fresh pages", "page-cache write, cached pages"] {
        let (begun, used) = (Instant::now(), cpu());
        for i in 0..1024u64 {
            file.write_all_at(&block, i * MIB as u64)?;
        }
        say(what, GIB, begun.elapsed().as_secs_f64(), cpu() - used);
    }
    let mut small = vec![0u8; 65_536];
    let (begun, used) = (Instant::now(), cpu());
    for i in 0..16_384u64 {
        file.read_exact_at(&mut small, i * 65_536)?;
    }
    say("page-cache read, 64 KiB", GIB, begun.elapsed().as_secs_f64(), cpu() - used);
    std::fs::remove_file(folder.join("cache"))
}

fn direct(folder: &Path) -> io::Result<()> {
    for (size, name) in [(MIB, "1 MiB"), (MIB / 4, "256 KiB"), (MIB / 16, "64 KiB")] {
        let file = open(&folder.join("direct"), rustix::fs::OFlags::DIRECT)?;
        let buffer = vec![5u8; size + 4096];
        let start = buffer.as_ptr().align_offset(4096);
        let block = buffer.get(start..start + size).ok_or_else(|| io::Error::other("alignment"))?;
        let (begun, used) = (Instant::now(), cpu());
        for i in 0..(512 * MIB / size) as u64 {
            file.write_all_at(block, i * size as u64)?;
        }
        say(&format!("direct write, {name}"), GIB / 2.0, begun.elapsed().as_secs_f64(), cpu() - used);
        std::fs::remove_file(folder.join("direct"))?;
    }
    Ok(())
}

fn send_file(folder: &Path) -> io::Result<()> {
    let path = folder.join("send");
    let file = open(&path, rustix::fs::OFlags::empty())?;
    let block = vec![3u8; MIB];
    for i in 0..512u64 {
        file.write_all_at(&block, i * MIB as u64)?;
    }
    let (a, b) = pair()?;
    let reader = std::thread::spawn(move || drain(b));
    let (begun, used) = (Instant::now(), cpu());
    for _ in 0..4 {
        let (mut at, end) = (0u64, 512 * MIB as u64);
        while at < end {
            let left = usize::try_from(end - at).map_err(io::Error::other)?;
            rustix::fs::sendfile(&a, &file, Some(&mut at), left.min(MIB))?;
        }
    }
    say("sendfile to loopback, both ends", 2.0 * GIB, begun.elapsed().as_secs_f64(), cpu() - used);
    drop(a);
    let _ = reader.join();
    std::fs::remove_file(path)
}

fn flush(folder: &Path, files: usize) -> io::Result<()> {
    let begun = Instant::now();
    let times = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..files)
            .map(|n| {
                scope.spawn(move || -> io::Result<Vec<f64>> {
                    let path = folder.join(format!("flush-{n}"));
                    let file = open(&path, rustix::fs::OFlags::empty())?;
                    let mut times = Vec::new();
                    for i in 0..300u64 {
                        let sent = Instant::now();
                        file.write_all_at(&[1u8; 4096], i * 4096)?;
                        file.sync_data()?;
                        times.push(sent.elapsed().as_secs_f64() * 1e6);
                    }
                    std::fs::remove_file(path)?;
                    Ok(times)
                })
            })
            .collect();
        workers.into_iter().filter_map(|w| w.join().ok()?.ok()).flatten().collect::<Vec<_>>()
    });
    say_times(&format!("fdatasync after a 4 KiB append, {files} files"), times, begun.elapsed().as_secs_f64());
    Ok(())
}

fn checksum() {
    let block = vec![1u8; MIB];
    let (begun, used) = (Instant::now(), cpu());
    let mut sum = 0;
    for _ in 0..4096 {
        sum ^= crc32c::crc32c(std::hint::black_box(&block));
    }
    std::hint::black_box(sum);
    say("CRC-32C, 1 MiB", 4.0 * GIB, begun.elapsed().as_secs_f64(), cpu() - used);
}

fn create(folder: &Path) -> io::Result<()> {
    let begun = Instant::now();
    let mut times = Vec::new();
    for n in 0..1000 {
        let sent = Instant::now();
        let partition = folder.join(format!("p-{n}"));
        std::fs::create_dir(&partition)?;
        for file in ["a", "b", "c"] {
            File::create(partition.join(file))?;
        }
        times.push(sent.elapsed().as_secs_f64() * 1e6);
    }
    say_times("a folder with 3 files created", times, begun.elapsed().as_secs_f64());
    Ok(())
}
