//! The least that can be called a broker: it answers real Kafka clients and does almost nothing.
//!
//! Two ceilings for any broker on this machine, with the very clients that measure Ottla and Apache Kafka:
//! the *discard* sink parses and throws away; the *writing* sinks also check the CRC and write the bytes
//! (appending through the page cache, overwriting cached pages, or by direct writes of 1 MiB). What a writing sink
//! holds it also serves again, with a bare `sendfile`.
//!
//! It speaks only old, fixed-size message versions, which every client can still fall back to.

use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::os::unix::fs::{FileExt, OpenOptionsExt};
use std::path::PathBuf;
use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;

const PARTITIONS_DEFAULT: i32 = 6;
const RECYCLED_BYTES: u64 = 64 << 20;
const DIRECT_BLOCK: usize = 1 << 20;

#[derive(Clone, Copy, PartialEq)]
enum Mode {
    Discard,
    Append,
    Overwrite,
    Direct,
}

struct Partition {
    file: Option<File>,
    next_offset: i64,
    end: u64,
    /// `(base offset, position)` of each batch; only kept where the bytes can be read again.
    batches: Vec<(i64, u64)>,
    direct: Vec<u8>,
}

struct Sink {
    mode: Mode,
    folder: PathBuf,
    partitions: i32,
    port: u16,
    logs: Mutex<HashMap<(String, i32), Arc<Mutex<Partition>>>>,
    grown: (Mutex<u64>, Condvar),
}

fn main() -> io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let usage = "usage: sink discard|append|overwrite|direct FOLDER [--port N] [--partitions N]";
    let mode = match arguments.next().as_deref() {
        Some("discard") => Mode::Discard,
        Some("append") => Mode::Append,
        Some("overwrite") => Mode::Overwrite,
        Some("direct") => Mode::Direct,
        _ => return Err(io::Error::other(usage)),
    };
    let folder = PathBuf::from(arguments.next().ok_or_else(|| io::Error::other(usage))?);
    std::fs::create_dir_all(&folder)?;
    let (mut port, mut partitions) = (0u16, PARTITIONS_DEFAULT);
    while let (Some(flag), Some(value)) = (arguments.next(), arguments.next()) {
        match flag.as_str() {
            "--port" => port = value.parse().map_err(io::Error::other)?,
            "--partitions" => partitions = value.parse().map_err(io::Error::other)?,
            _ => return Err(io::Error::other(usage)),
        }
    }
    let listener = TcpListener::bind(("127.0.0.1", port))?;
    let port = listener.local_addr()?.port();
    println!("LISTENING 127.0.0.1:{port}");
    let sink = Arc::new(Sink { mode, folder, partitions, port, logs: Mutex::default(), grown: (Mutex::new(0), Condvar::new()) });
    for stream in listener.incoming() {
        let (sink, stream) = (sink.clone(), stream?);
        std::thread::spawn(move || {
            // A client that leaves ends its thread; there is nothing to clean up.
            let _ = serve(&sink, stream);
        });
    }
    Ok(())
}

fn serve(sink: &Sink, mut stream: TcpStream) -> io::Result<()> {
    stream.set_nodelay(true)?;
    let mut frame = Vec::new();
    loop {
        let mut length = [0u8; 4];
        stream.read_exact(&mut length)?;
        let length = usize::try_from(i32::from_be_bytes(length)).map_err(io::Error::other)?;
        if length > 128 << 20 {
            return Err(io::Error::other("frame too large"));
        }
        if frame.len() < length {
            frame.resize(length, 0);
        }
        stream.read_exact(&mut frame[..length])?;
        let mut request = Cursor { bytes: &frame[..length], at: 0 };
        let (key, version, correlation) = (request.i16()?, request.i16()?, request.i32()?);
        let mut answer = Answer::new(correlation);
        match key {
            18 => {
                api_versions(&mut answer, version);
                answer.send(&mut stream)?;
            }
            3 => {
                request.string()?;
                metadata(sink, &mut request, version, &mut answer)?;
                answer.send(&mut stream)?;
            }
            0 => {
                request.string()?;
                if produce(sink, &mut request, version, &mut answer)? {
                    answer.send(&mut stream)?;
                }
            }
            22 => {
                answer.i32(0).i16(0).i64(1).i16(0);
                answer.send(&mut stream)?;
            }
            2 => {
                request.string()?;
                list_offsets(sink, &mut request, version, &mut answer)?;
                answer.send(&mut stream)?;
            }
            1 => {
                request.string()?;
                fetch(sink, &mut request, version, correlation, &mut stream)?;
            }
            other => return Err(io::Error::other(format!("api {other} is beyond a sink"))),
        }
    }
}

const APIS: [(i16, i16, i16); 6] = [(0, 0, 7), (1, 4, 6), (2, 1, 1), (3, 1, 4), (18, 0, 0), (22, 0, 0)];

fn api_versions(answer: &mut Answer, version: i16) {
    answer.i16(if version > 0 { 35 } else { 0 }).i32(APIS.len() as i32);
    for (key, min, max) in APIS {
        answer.i16(key).i16(min).i16(max);
    }
}

fn metadata(sink: &Sink, request: &mut Cursor<'_>, version: i16, answer: &mut Answer) -> io::Result<()> {
    let count = request.i32()?;
    let topics = (0..count.max(0)).map(|_| request.string()).collect::<io::Result<Vec<_>>>()?;
    if version >= 3 {
        answer.i32(0);
    }
    answer.i32(1).i32(0).string("127.0.0.1").i32(i32::from(sink.port)).i16(-1);
    if version >= 2 {
        answer.i16(-1);
    }
    answer.i32(0).i32(topics.len() as i32);
    for topic in topics {
        answer.i16(0).string(&topic).0.push(0);
        answer.i32(sink.partitions);
        for partition in 0..sink.partitions {
            answer.i16(0).i32(partition).i32(0).i32(1).i32(0).i32(1).i32(0);
        }
    }
    Ok(())
}

fn produce(sink: &Sink, request: &mut Cursor<'_>, version: i16, answer: &mut Answer) -> io::Result<bool> {
    if version >= 3 {
        request.string()?;
    }
    let (acks, _timeout, topics) = (request.i16()?, request.i32()?, request.i32()?);
    answer.i32(topics);
    for _ in 0..topics {
        let topic = request.string()?;
        let partitions = request.i32()?;
        answer.string(&topic).i32(partitions);
        for _ in 0..partitions {
            let partition = request.i32()?;
            let size = request.i32()?;
            let records = request.take(usize::try_from(size).map_err(io::Error::other)?)?;
            let base = if sink.mode == Mode::Discard { 0 } else { store(sink, &topic, partition, records)? };
            answer.i32(partition).i16(0).i64(base).i64(-1);
            if version >= 5 {
                answer.i64(0);
            }
        }
    }
    answer.i32(0);
    Ok(acks != 0)
}

fn store(sink: &Sink, topic: &str, partition: i32, records: &[u8]) -> io::Result<i64> {
    if records.len() < 61 {
        return Err(io::Error::other("not a record batch"));
    }
    let stored = u32::from_be_bytes(records[17..21].try_into().map_err(io::Error::other)?);
    if crc32c::crc32c(&records[21..]) != stored {
        return Err(io::Error::other("CRC"));
    }
    let count = i64::from(i32::from_be_bytes(records[23..27].try_into().map_err(io::Error::other)?)) + 1;
    let log = log_of(sink, topic, partition)?;
    let mut log = log.lock().map_err(|_| io::Error::other("poisoned"))?;
    let (base, position) = (log.next_offset, log.end);
    let mut prefix: [u8; 16] = records[..16].try_into().map_err(io::Error::other)?;
    prefix[..8].copy_from_slice(&base.to_be_bytes());
    prefix[12..16].copy_from_slice(&0i32.to_be_bytes());
    match sink.mode {
        Mode::Discard => {}
        Mode::Append => write_at(log.file.as_ref(), position, &prefix, &records[16..])?,
        Mode::Overwrite => write_at(log.file.as_ref(), position % RECYCLED_BYTES, &prefix, &records[16..])?,
        Mode::Direct => write_direct(&mut log, &prefix, &records[16..])?,
    }
    log.end += records.len() as u64;
    log.next_offset += count;
    if sink.mode == Mode::Append {
        log.batches.push((base, position));
        drop(log);
        *sink.grown.0.lock().map_err(|_| io::Error::other("poisoned"))? += 1;
        sink.grown.1.notify_all();
    }
    Ok(base)
}

fn write_at(file: Option<&File>, position: u64, prefix: &[u8], rest: &[u8]) -> io::Result<()> {
    let file = file.ok_or_else(|| io::Error::other("no file"))?;
    let pieces = [io::IoSlice::new(prefix), io::IoSlice::new(rest)];
    let written = rustix::io::pwritev(file, &pieces, position)?;
    if written < prefix.len() {
        return Err(io::Error::other("short write"));
    }
    file.write_all_at(&rest[written - prefix.len()..], position + written as u64)
}

/// Gathers 1 MiB in an aligned buffer and writes it past the page cache. The tail stays in memory, as a broker's would.
fn write_direct(log: &mut Partition, prefix: &[u8], rest: &[u8]) -> io::Result<()> {
    let start = log.direct.as_ptr().align_offset(4096);
    let mut at = log.end;
    for mut piece in [prefix, rest] {
        while !piece.is_empty() {
            let used = (at % DIRECT_BLOCK as u64) as usize;
            let room = (DIRECT_BLOCK - used).min(piece.len());
            log.direct[start + used..start + used + room].copy_from_slice(&piece[..room]);
            piece = &piece[room..];
            at += room as u64;
            if used + room == DIRECT_BLOCK {
                let file = log.file.as_ref().ok_or_else(|| io::Error::other("no file"))?;
                file.write_all_at(&log.direct[start..start + DIRECT_BLOCK], at - DIRECT_BLOCK as u64)?;
            }
        }
    }
    Ok(())
}

fn log_of(sink: &Sink, topic: &str, partition: i32) -> io::Result<Arc<Mutex<Partition>>> {
    let mut logs = sink.logs.lock().map_err(|_| io::Error::other("poisoned"))?;
    if let Some(log) = logs.get(&(topic.to_owned(), partition)) {
        return Ok(log.clone());
    }
    let path = sink.folder.join(format!("{topic}-{partition}.log"));
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(true);
    if sink.mode == Mode::Direct {
        options.custom_flags(rustix::fs::OFlags::DIRECT.bits() as i32);
    }
    let file = options.open(path)?;
    if sink.mode == Mode::Overwrite {
        let zeros = vec![0u8; 1 << 20];
        for i in 0..RECYCLED_BYTES >> 20 {
            file.write_all_at(&zeros, i << 20)?;
        }
    }
    let direct = if sink.mode == Mode::Direct { vec![0; DIRECT_BLOCK + 4096] } else { Vec::new() };
    let log = Arc::new(Mutex::new(Partition { file: Some(file), next_offset: 0, end: 0, batches: Vec::new(), direct }));
    logs.insert((topic.to_owned(), partition), log.clone());
    Ok(log)
}

fn list_offsets(sink: &Sink, request: &mut Cursor<'_>, _version: i16, answer: &mut Answer) -> io::Result<()> {
    request.i32()?;
    let topics = request.i32()?;
    answer.i32(topics);
    for _ in 0..topics {
        let topic = request.string()?;
        let partitions = request.i32()?;
        answer.string(&topic).i32(partitions);
        for _ in 0..partitions {
            let (partition, timestamp) = (request.i32()?, request.i64()?);
            let log = log_of(sink, &topic, partition)?;
            let next = log.lock().map_err(|_| io::Error::other("poisoned"))?.next_offset;
            answer.i32(partition).i16(0).i64(-1).i64(if timestamp == -2 { 0 } else { next });
        }
    }
    Ok(())
}

/// Versions 4 to 6: no sessions. Each partition is answered with one `sendfile` of whole batches.
fn fetch(sink: &Sink, request: &mut Cursor<'_>, version: i16, correlation: i32, stream: &mut TcpStream) -> io::Result<()> {
    let (_replica, max_wait, _min, mut budget, _isolation) =
        (request.i32()?, request.i32()?, request.i32()?, request.i32()?, request.take(1)?);
    let mut wanted = Vec::new();
    for _ in 0..request.i32()? {
        let topic = request.string()?;
        for _ in 0..request.i32()? {
            let (partition, offset) = (request.i32()?, request.i64()?);
            if version >= 5 {
                request.i64()?;
            }
            wanted.push((topic.clone(), partition, offset, request.i32()?));
        }
    }
    let mut ranges = collect(sink, &wanted, &mut budget)?;
    if ranges.iter().all(|r| r.2 == 0) && max_wait > 0 {
        let grown = sink.grown.0.lock().map_err(|_| io::Error::other("poisoned"))?;
        drop(sink.grown.1.wait_timeout(grown, Duration::from_millis(max_wait.unsigned_abs().into())));
        ranges = collect(sink, &wanted, &mut budget)?;
    }
    let mut heads = Vec::new();
    let mut total = 0usize;
    for ((topic, partition, _, _), (log, position, length, end)) in wanted.iter().zip(&ranges) {
        let mut head = Answer(Vec::new());
        head.string(topic).i32(1).i32(*partition).i16(0).i64(*end).i64(*end);
        if version >= 5 {
            head.i64(0);
        }
        head.i32(-1).i32(*length as i32);
        total += head.0.len() + *length as usize;
        heads.push((head.0, log.clone(), *position, *length));
    }
    let mut top = Answer(Vec::new());
    top.i32((4 + 4 + 4 + total) as i32).i32(correlation).i32(0).i32(heads.len() as i32);
    let mut pending = top.0;
    for (head, log, position, length) in heads {
        pending.extend_from_slice(&head);
        if length == 0 {
            continue;
        }
        stream.write_all(&pending)?;
        pending.clear();
        let file = {
            let log = log.lock().map_err(|_| io::Error::other("poisoned"))?;
            log.file.as_ref().ok_or_else(|| io::Error::other("no file"))?.try_clone()?
        };
        let (mut at, mut left) = (position, length);
        while left > 0 {
            let sent = rustix::fs::sendfile(&*stream, &file, Some(&mut at), left as usize)? as u64;
            if sent == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            left -= sent;
        }
    }
    stream.write_all(&pending)
}

type Range = (Arc<Mutex<Partition>>, u64, u64, i64);

fn collect(sink: &Sink, wanted: &[(String, i32, i64, i32)], budget: &mut i32) -> io::Result<Vec<Range>> {
    let mut ranges = Vec::new();
    for (topic, partition, offset, max) in wanted {
        let shared = log_of(sink, topic, *partition)?;
        let log = shared.lock().map_err(|_| io::Error::other("poisoned"))?;
        let first = log.batches.partition_point(|b| b.0 <= *offset).saturating_sub(1);
        let (mut position, mut length) = (0, 0);
        if *offset < log.next_offset && *budget > 0 {
            position = log.batches.get(first).map_or(0, |b| b.1);
            let limit = position + u64::try_from((*max).min(*budget)).unwrap_or(0);
            let end = match log.batches.partition_point(|b| b.1 <= limit) {
                n if n >= log.batches.len() && log.end <= limit => log.end,
                n => log.batches.get(n - 1).map_or(log.end, |b| b.1),
            };
            length = end.saturating_sub(position);
            if length == 0 {
                length = log.batches.get(first + 1).map_or(log.end, |b| b.1) - position;
            }
            *budget -= length as i32;
        }
        let next = log.next_offset;
        drop(log);
        ranges.push((shared, position, length, next));
    }
    Ok(ranges)
}

struct Cursor<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Cursor<'a> {
    fn take(&mut self, count: usize) -> io::Result<&'a [u8]> {
        let end = self.at.checked_add(count).ok_or(io::ErrorKind::InvalidData)?;
        let slice = self.bytes.get(self.at..end).ok_or(io::ErrorKind::UnexpectedEof)?;
        self.at = end;
        Ok(slice)
    }
    fn i16(&mut self) -> io::Result<i16> {
        Ok(i16::from_be_bytes(self.take(2)?.try_into().map_err(io::Error::other)?))
    }
    fn i32(&mut self) -> io::Result<i32> {
        Ok(i32::from_be_bytes(self.take(4)?.try_into().map_err(io::Error::other)?))
    }
    fn i64(&mut self) -> io::Result<i64> {
        Ok(i64::from_be_bytes(self.take(8)?.try_into().map_err(io::Error::other)?))
    }
    fn string(&mut self) -> io::Result<String> {
        let length = self.i16()?;
        let bytes = self.take(usize::try_from(length.max(0)).map_err(io::Error::other)?)?;
        Ok(String::from_utf8_lossy(bytes).into_owned())
    }
}

struct Answer(Vec<u8>);

impl Answer {
    fn new(correlation: i32) -> Self {
        let mut answer = Self(vec![0; 4]);
        answer.i32(correlation);
        answer
    }
    fn i16(&mut self, value: i16) -> &mut Self {
        self.0.extend_from_slice(&value.to_be_bytes());
        self
    }
    fn i32(&mut self, value: i32) -> &mut Self {
        self.0.extend_from_slice(&value.to_be_bytes());
        self
    }
    fn i64(&mut self, value: i64) -> &mut Self {
        self.0.extend_from_slice(&value.to_be_bytes());
        self
    }
    fn string(&mut self, text: &str) -> &mut Self {
        self.i16(text.len() as i16);
        self.0.extend_from_slice(text.as_bytes());
        self
    }
    fn send(&mut self, stream: &mut TcpStream) -> io::Result<()> {
        let length = (self.0.len() - 4) as i32;
        self.0[..4].copy_from_slice(&length.to_be_bytes());
        stream.write_all(&self.0)
    }
}
