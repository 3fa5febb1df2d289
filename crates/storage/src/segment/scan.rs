//! Walks over the batches of a file.

use std::io;
use std::sync::Arc;

use bytes::Bytes;
use ottla_protocol::records::{BatchError, BatchHeader, HEADER_BYTES, parse_header};

use crate::DiskFile;

/// What a look at headers reads at once: batches between two index entries mostly lie within it.
const HEADERS_BYTES: usize = 4 << 10;
/// What a check of checksums reads at once.
const CHECKS_BYTES: usize = 256 << 10;
/// The checksum lies here, and covers all that follows it.
const CRC_END: u64 = 21;

/// One step of a walk.
#[derive(Debug)]
pub(crate) enum Step {
    /// A batch.
    Batch {
        /// Where it begins.
        position: u64,
        /// Its header.
        header: BatchHeader,
    },
    /// There are no more bytes.
    End,
    /// The bytes from here on are no whole batch.
    Broken {
        /// Where.
        position: u64,
        /// What is wrong with them.
        why: BatchError,
    },
}

/// Walks over the batches between two positions of a file, through a window that slides along. Lengths are compared with what
/// remains before they are believed, and no batch is held in memory as a whole.
#[derive(Debug)]
pub(crate) struct BatchScanner {
    file: Arc<dyn DiskFile>,
    position: u64,
    end: u64,
    window: Vec<u8>,
    window_start: u64,
}

impl BatchScanner {
    pub(crate) fn new(file: Arc<dyn DiskFile>, position: u64, end: u64) -> Self {
        Self { file, position, end, window: Vec::new(), window_start: 0 }
    }

    /// Where the next batch begins.
    pub(crate) const fn position(&self) -> u64 {
        self.position
    }

    /// The next batch; only its header is looked at.
    pub(crate) fn next_header(&mut self) -> io::Result<Step> {
        self.step(HEADERS_BYTES)
    }

    /// The next batch; its checksum is compared.
    pub(crate) fn next_checked(&mut self) -> io::Result<Step> {
        let step = self.step(CHECKS_BYTES)?;
        self.checked(step)
    }

    /// A batch that a step found; its checksum is compared.
    pub(crate) fn checked(&mut self, step: Step) -> io::Result<Step> {
        if let Step::Batch { position, header } = &step {
            let computed = self.checksum(*position, header.size_bytes)?;
            if computed != header.crc {
                let why = BatchError::Checksum { stored: header.crc, computed };
                return Ok(Step::Broken { position: *position, why });
            }
        }
        Ok(step)
    }

    /// A batch that a step found, as a whole.
    pub(crate) fn load(&self, position: u64, header: &BatchHeader) -> io::Result<Bytes> {
        let mut bytes = vec![0; header.size_bytes as usize];
        self.file.read_exact_at(position, &mut bytes)?;
        Ok(Bytes::from(bytes))
    }

    fn step(&mut self, read_bytes: usize) -> io::Result<Step> {
        let (position, remains) = (self.position, self.end.saturating_sub(self.position));
        if remains == 0 {
            return Ok(Step::End);
        }
        let wanted = HEADER_BYTES.min(usize::try_from(remains).unwrap_or(usize::MAX));
        let header = match parse_header(self.bytes(position, wanted, read_bytes)?) {
            Ok(header) => header,
            Err(why) => return Ok(Step::Broken { position, why }),
        };
        if u64::from(header.size_bytes) > remains {
            let (have, need) = (usize::try_from(remains).unwrap_or(usize::MAX), header.size_bytes as usize);
            return Ok(Step::Broken { position, why: BatchError::Incomplete { have, need } });
        }
        if let Err(why) = header.to_summary() {
            return Ok(Step::Broken { position, why });
        }
        self.position += u64::from(header.size_bytes);
        Ok(Step::Batch { position, header })
    }

    fn checksum(&mut self, position: u64, size_bytes: u32) -> io::Result<u32> {
        let end = position + u64::from(size_bytes);
        let mut at = position + CRC_END;
        let mut crc = 0;
        while at < end {
            let wanted = usize::try_from(end - at).unwrap_or(usize::MAX).min(CHECKS_BYTES);
            crc = crc32c::crc32c_append(crc, self.bytes(at, wanted, CHECKS_BYTES)?);
            at += wanted as u64;
        }
        Ok(crc)
    }

    /// `len` bytes at a position; the window is moved there, `read_bytes` wide, if it does not hold them.
    fn bytes(&mut self, position: u64, len: usize, read_bytes: usize) -> io::Result<&[u8]> {
        let held = position.checked_sub(self.window_start).and_then(|at| usize::try_from(at).ok());
        let at = match held.filter(|at| at.saturating_add(len) <= self.window.len()) {
            Some(at) => at,
            None => {
                let remains = usize::try_from(self.end.saturating_sub(position)).unwrap_or(usize::MAX);
                self.window.resize(read_bytes.max(len).min(remains), 0);
                self.window_start = position;
                let read = self.file.read_at(position, &mut self.window)?;
                self.window.truncate(read);
                0
            }
        };
        self.window.get(at..at + len).ok_or_else(|| io::ErrorKind::UnexpectedEof.into())
    }
}
