//! What a connection has to send: bytes in memory, and ranges of files that the kernel sends from where they lie.

use std::collections::VecDeque;
use std::io::{self, IoSlice};
use std::sync::Arc;

use bytes::{Buf, Bytes};
use ottla_protocol::frame::EncodedFrame;
use ottla_protocol::records::Payload;
use ottla_protocol::wire::Piece;
use ottla_storage::{DiskFile, FileSlice};
use rustix::fd::AsFd;
use rustix::io::Errno;
use rustix::net::{SendAncillaryBuffer, SendFlags};
use tokio::io::Interest;
use tokio::net::TcpStream;

use super::budget::{Budget, Charge, Size};

/// How many pieces of memory one system call takes.
const GATHER: usize = 32;
/// What one `sendfile` is asked for; more calls follow as long as the socket takes it.
const SENDFILE_BYTES: u64 = 1024 * 1024;
/// What is read into memory at a time where `sendfile` does not work.
const COPY_BYTES: u64 = 256 * 1024;
/// After as many bytes another connection gets its turn.
const TURN_BYTES: usize = 4 * 1024 * 1024;

#[derive(Debug)]
enum Part {
    Memory(Bytes),
    File { file: Arc<dyn DiskFile>, position: u64, end: u64 },
}

/// How a turn of writing ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Wrote {
    /// Everything is with the kernel.
    All,
    /// The socket takes no more for now.
    Blocked,
    /// It would take more, but it is others' turn.
    TurnIsOver,
}

/// The unsent answers of one connection.
#[derive(Debug)]
pub(super) struct Writer {
    parts: VecDeque<Part>,
    /// The memory of the unsent parts.
    charge: Charge,
    /// Bytes given to the kernel, ever.
    sent_bytes: u64,
}

impl Writer {
    pub(super) const fn new(budget: Arc<Budget>) -> Self {
        Self { parts: VecDeque::new(), charge: Charge::empty(budget, Size::Large), sent_bytes: 0 }
    }

    /// Adds an answer.
    ///
    /// # Errors
    /// A payload that this driver did not make.
    pub(super) fn push(&mut self, frame: EncodedFrame) -> io::Result<()> {
        for piece in frame.pieces {
            match piece {
                Piece::Memory(bytes) if bytes.is_empty() => {}
                Piece::Memory(bytes) => {
                    self.charge.add(bytes.len() as u64);
                    self.parts.push_back(Part::Memory(bytes));
                }
                Piece::Held(payload) => self.parts.extend(file_part(&*payload)?),
            }
        }
        Ok(())
    }

    pub(super) fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// The memory that unsent answers hold.
    pub(super) const fn unsent_memory_bytes(&self) -> u64 {
        self.charge.bytes()
    }

    pub(super) const fn sent_bytes(&self) -> u64 {
        self.sent_bytes
    }

    /// Gives the socket what it takes.
    ///
    /// # Errors
    /// The socket's, or the file's.
    pub(super) fn write(&mut self, stream: &TcpStream) -> io::Result<Wrote> {
        let mut this_turn = 0;
        while let Some(part) = self.parts.front() {
            if this_turn >= TURN_BYTES {
                return Ok(Wrote::TurnIsOver);
            }
            let result = match part {
                Part::Memory(_) => stream.try_io(Interest::WRITABLE, || self.send_memory(stream)),
                Part::File { file, position, end } => {
                    stream.try_io(Interest::WRITABLE, || send_file(stream, &**file, *position, *end))
                }
            };
            match result {
                Ok(sent) => {
                    this_turn += sent;
                    self.advance(sent);
                }
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => return Ok(Wrote::Blocked),
                Err(error) if error.kind() == io::ErrorKind::Unsupported => self.copy_from_file()?,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(Wrote::All)
    }

    /// Sends the memory in front; if a file follows, the kernel waits for it before it fills a packet.
    fn send_memory(&self, stream: &TcpStream) -> io::Result<usize> {
        let mut slices = [IoSlice::new(&[]); GATHER];
        let mut count = 0;
        for (slice, part) in slices.iter_mut().zip(&self.parts) {
            let Part::Memory(bytes) = part else { break };
            *slice = IoSlice::new(bytes);
            count += 1;
        }
        let more = if self.parts.len() > count { SendFlags::MORE } else { SendFlags::empty() };
        let mut nothing = SendAncillaryBuffer::default();
        let sent = rustix::net::sendmsg(stream.as_fd(), &slices[..count], &mut nothing, SendFlags::NOSIGNAL | more)?;
        Ok(sent)
    }

    fn advance(&mut self, mut sent: usize) {
        self.sent_bytes += sent as u64;
        while sent > 0 {
            let Some(front) = self.parts.front_mut() else { return };
            let is_done = match front {
                Part::Memory(bytes) => {
                    let step = sent.min(bytes.len());
                    bytes.advance(step);
                    sent -= step;
                    drop(self.charge.split(step as u64));
                    bytes.is_empty()
                }
                Part::File { position, end, .. } => {
                    let step = (sent as u64).min(*end - *position);
                    *position += step;
                    sent -= usize::try_from(step).unwrap_or(sent);
                    position == end
                }
            };
            if is_done {
                self.parts.pop_front();
            }
        }
        if self.parts.is_empty() && self.parts.capacity() > GATHER {
            self.parts = VecDeque::new();
        }
    }

    /// For files that `sendfile` cannot send: the next bytes go by memory.
    fn copy_from_file(&mut self) -> io::Result<()> {
        let Some(Part::File { file, position, end }) = self.parts.front_mut() else { return Ok(()) };
        let len = (*end - *position).min(COPY_BYTES);
        let mut buffer = vec![0; usize::try_from(len).unwrap_or_default()];
        file.read_exact_at(*position, &mut buffer)?;
        *position += len;
        if position == end {
            self.parts.pop_front();
        }
        self.charge.add(len);
        self.parts.push_front(Part::Memory(Bytes::from(buffer)));
        Ok(())
    }
}

fn file_part(payload: &dyn Payload) -> io::Result<Option<Part>> {
    let slice = payload
        .as_any()
        .downcast_ref::<FileSlice>()
        .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "a payload that the storage did not make"))?;
    let (position, len) = (slice.position, u64::from(slice.len_bytes));
    Ok((len > 0).then(|| Part::File { file: Arc::clone(&slice.file), position, end: position + len }))
}

/// `Unsupported`: the bytes must go by memory.
fn send_file(stream: &TcpStream, file: &dyn DiskFile, position: u64, end: u64) -> io::Result<usize> {
    let descriptor = file.descriptor().ok_or(io::ErrorKind::Unsupported)?;
    let len = usize::try_from((end - position).min(SENDFILE_BYTES)).unwrap_or(usize::MAX);
    let mut offset = position;
    match rustix::fs::sendfile(stream.as_fd(), descriptor, Some(&mut offset), len) {
        Ok(0) => Err(io::Error::new(io::ErrorKind::UnexpectedEof, "a segment file is shorter than its index says")),
        Ok(sent) => Ok(sent),
        Err(Errno::INVAL | Errno::NOSYS) => Err(io::ErrorKind::Unsupported.into()),
        Err(errno) => Err(errno.into()),
    }
}
