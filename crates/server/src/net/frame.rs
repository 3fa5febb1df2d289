//! Cuts a connection's bytes into frames, without believing a length before its bytes are there.
//!
//! A frame is a 4-byte big-endian length and so many bytes. Each large frame gets a buffer of its own and is read to
//! exactly its end, so that its record bytes are never copied again; the buffer grows with what has arrived.

use std::sync::Arc;

use bytes::{BufMut, Bytes};

use super::budget::{Budget, Charge, SMALL_REQUEST_BYTES, Size};
use super::buffer::Buffer;

const PREFIX: usize = 4;
/// The least that is offered to a read: many small requests arrive in one.
const MIN_READ: usize = 8 * 1024;
/// The most that one read takes: others of the thread wait for it.
pub const MAX_READ: usize = 1024 * 1024;
/// The most that is allocated ahead of the bytes, on a connection that has sent frames of this size before.
const MAX_TRUST: usize = 1024 * 1024;
/// A frame up to this size is copied out of the read buffer rather than holding all of it.
const COPY_OUT: usize = 4 * 1024;
/// A frame above this size is read to exactly its end.
const EXACT: usize = 16 * 1024;

/// A complete request: its bytes without the length, and what they were charged.
#[derive(Debug)]
pub struct Frame {
    /// The bytes.
    pub bytes: Bytes,
    /// Released when the request is over.
    pub charge: Charge,
    /// It has more entries than a thread that serves connections should read.
    pub is_bulky: bool,
}

/// Why a connection's bytes cannot be frames. The connection is closed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum FrameError {
    /// A length below zero.
    #[error("a request announced a negative length ({0})")]
    Negative(i32),
    /// A length beyond `socket.request.max.bytes`.
    #[error("a request announced {size} bytes; socket.request.max.bytes allows {max}")]
    TooLarge {
        /// What was announced.
        size: usize,
        /// What is allowed.
        max: usize,
    },
    /// The first bytes are those of an HTTP request.
    #[error("HTTP was spoken to a Kafka port")]
    Http,
    /// The first bytes are those of a TLS handshake.
    #[error("TLS was spoken to a plain Kafka port (the client is set to SSL, this listener to PLAINTEXT)")]
    Tls,
}

/// The reading half's state: the bytes of at most one unfinished frame.
#[derive(Debug)]
pub struct FrameReader {
    buffer: Buffer,
    charge: Charge,
    budget: Arc<Budget>,
    max_frame: usize,
    /// The size that the next frame will probably have.
    expected: usize,
    has_seen_frame: bool,
}

impl FrameReader {
    /// For a new connection.
    #[must_use]
    pub fn new(budget: Arc<Budget>, max_frame: usize) -> Self {
        let charge = Charge::empty(Arc::clone(&budget), Size::Small);
        Self { buffer: Buffer::default(), charge, budget, max_frame, expected: 0, has_seen_frame: false }
    }

    /// True between frames: nothing of an unfinished one is held.
    #[must_use]
    pub fn is_between_frames(&self) -> bool {
        self.buffer.is_empty()
    }

    /// Bytes of the unfinished frame that have arrived.
    #[must_use]
    pub fn received(&self) -> usize {
        self.buffer.len()
    }

    /// The API key of the unfinished frame and its announced size, once both have arrived.
    #[must_use]
    pub fn announced(&self) -> Option<(i16, usize)> {
        let (length, rest) = self.buffer.split_first_chunk::<PREFIX>()?;
        let key = rest.first_chunk::<2>()?;
        Some((i16::from_be_bytes(*key), usize::try_from(i32::from_be_bytes(*length)).ok()?))
    }

    /// Whether the memory budget lets this connection read on.
    pub fn may_read(&mut self) -> bool {
        self.charge.may_grow()
    }

    /// Whose memory the unfinished frame takes.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.charge.size()
    }

    /// Lets `read` put the next bytes where they belong, and not more than one turn's. Report what was read with
    /// [`arrived`](Self::arrived).
    pub fn fill<R>(&mut self, read: impl FnOnce(&mut dyn BufMut) -> R) -> R {
        let have = self.buffer.len();
        let turn = have.saturating_add(MAX_READ);
        match self.announced_total() {
            Some(total) => {
                let trusted = self.expected.max(MIN_READ).max(have.saturating_mul(2));
                let upper = if total > EXACT { total.min(turn) } else { turn };
                self.buffer.fill(trusted.min(total), total, upper, read)
            }
            None => self.buffer.fill(self.expected.max(MIN_READ), 0, turn, read),
        }
    }

    /// Gives the buffer back if no byte is in it: a connection that waits for a request holds none.
    pub fn release_if_unused(&mut self) {
        if self.buffer.is_empty() {
            self.buffer = Buffer::default();
        }
    }

    /// Charges what a read has put there.
    pub fn arrived(&mut self, bytes: usize) {
        self.buffer.arrived(bytes);
        let is_small = self.announced_total().is_none_or(|total| total as u64 <= SMALL_REQUEST_BYTES);
        self.charge.resize(if is_small { Size::Small } else { Size::Large });
        self.charge.add(bytes as u64);
    }

    /// The next complete frame, if one is there.
    ///
    /// # Errors
    /// The bytes cannot be a frame.
    pub fn next_frame(&mut self) -> Result<Option<Frame>, FrameError> {
        if !self.has_seen_frame {
            self.recognise_strangers()?;
        }
        let Some(size) = self.announced_size()? else { return Ok(None) };
        let total = PREFIX + size;
        if self.buffer.len() < total {
            return Ok(None);
        }
        self.has_seen_frame = true;
        self.expected = total.max(self.expected / 4 * 3).min(MAX_TRUST);
        let bytes = self.buffer.take(PREFIX, size, COPY_OUT);
        let charge = self.charge.split(total as u64);
        if self.buffer.is_empty() {
            // What is left of the allocation, if anything, belongs to the frame.
            self.buffer = Buffer::default();
            self.charge = Charge::empty(Arc::clone(&self.budget), Size::Small);
        }
        Ok(Some(Frame { bytes, charge, is_bulky: false }))
    }

    fn announced_size(&self) -> Result<Option<usize>, FrameError> {
        let Some(prefix) = self.buffer.first_chunk::<PREFIX>() else { return Ok(None) };
        let announced = i32::from_be_bytes(*prefix);
        let size = usize::try_from(announced).map_err(|_| FrameError::Negative(announced))?;
        if size > self.max_frame {
            return Err(FrameError::TooLarge { size, max: self.max_frame });
        }
        Ok(Some(size))
    }

    fn announced_total(&self) -> Option<usize> {
        self.announced_size().ok().flatten().map(|size| PREFIX + size)
    }

    /// Other protocols' first bytes would be absurd lengths: name them instead.
    fn recognise_strangers(&self) -> Result<(), FrameError> {
        match self.buffer.first_chunk::<PREFIX>() {
            Some(b"GET " | b"PUT " | b"POST" | b"HEAD" | b"DELE" | b"OPTI" | b"PATC" | b"CONN" | b"PRI ") => {
                Err(FrameError::Http)
            }
            // A TLS record: handshake (0x16), version 3.x.
            Some([0x16, 0x03, 0..=4, _]) => Err(FrameError::Tls),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const MAX: usize = 100 * 1024 * 1024;

    fn reader() -> (FrameReader, Arc<Budget>) {
        let budget = Budget::new(1 << 30);
        (FrameReader::new(Arc::clone(&budget), MAX), budget)
    }

    /// Feeds as much of `bytes` as one read would take.
    fn feed(reader: &mut FrameReader, bytes: &mut &[u8]) -> usize {
        let n = reader.fill(|room| {
            let n = room.remaining_mut().min(bytes.len());
            room.put_slice(&bytes[..n]);
            n
        });
        *bytes = &bytes[n..];
        reader.arrived(n);
        n
    }

    fn framed(payload: &[u8]) -> Vec<u8> {
        let mut out = u32::try_from(payload.len()).unwrap().to_be_bytes().to_vec();
        out.extend_from_slice(payload);
        out
    }

    #[test]
    fn a_promise_costs_nothing() {
        let (mut reader, budget) = reader();
        let mut prefix: &[u8] = &(100 * 1024 * 1024_i32).to_be_bytes();
        feed(&mut reader, &mut prefix);
        assert!(reader.next_frame().unwrap().is_none());
        let room = reader.fill(|room| room.remaining_mut());
        assert!(room <= 2 * MIN_READ, "{room} bytes of room for a promise");
        assert_eq!(budget.used_bytes(), 4);
    }

    /// In pieces of every size that may matter to where its bytes lie.
    #[test]
    fn a_frame_of_any_size_comes_out_whole_and_its_bytes_are_charged_as_large() {
        for size in [MAX_TRUST, 2 * MAX_TRUST, 2 * MAX_TRUST + 1, 5 * MAX_TRUST + 3] {
            let (mut reader, budget) = reader();
            let payload: Vec<u8> = (0..size).map(|i| u8::try_from(i / 7 % 251).unwrap()).collect();
            let both = [framed(&payload), framed(b"next")].concat();
            let mut rest: &[u8] = &both;
            let mut frames = Vec::new();
            while !rest.is_empty() {
                let read = feed(&mut reader, &mut rest);
                assert!(read > 0 && read <= MAX_READ);
                if frames.is_empty() && reader.received() > 4 && reader.received() < size {
                    assert_eq!(reader.size(), Size::Large);
                }
                while let Some(frame) = reader.next_frame().unwrap() {
                    frames.push(frame.bytes);
                }
            }
            assert!(frames.len() == 2 && frames[0] == payload && *frames[1] == *b"next");
            assert_eq!(budget.used_bytes(), 0);
        }
    }

    #[test]
    fn lengths_that_lie_are_refused() {
        for (bytes, error) in [
            (*b"\xff\xff\xff\xff", FrameError::Negative(-1)),
            (*b"\x7f\xff\xff\xff", FrameError::TooLarge { size: 0x7fff_ffff, max: MAX }),
            (*b"GET ", FrameError::Http),
            (*b"POST", FrameError::Http),
            (*b"\x16\x03\x01\x02", FrameError::Tls),
        ] {
            let (mut reader, _) = reader();
            feed(&mut reader, &mut &bytes[..]);
            assert_eq!(reader.next_frame().unwrap_err(), error);
        }
    }

    #[test]
    fn a_second_large_frame_is_read_into_one_exact_buffer() {
        let (mut reader, budget) = reader();
        let frame = framed(&vec![7; 300_000]);
        let mut all: &[u8] = &[frame.clone(), frame].concat();
        let mut reads = 0;
        let mut frames = Vec::new();
        while !all.is_empty() {
            feed(&mut reader, &mut all);
            reads += 1;
            while let Some(frame) = reader.next_frame().unwrap() {
                frames.push((reads, frame));
            }
        }
        assert_eq!(frames.len(), 2);
        assert_eq!(frames[1].0 - frames[0].0, 1, "the size of the first is trusted for the second");
        assert_eq!(budget.used_bytes(), 2 * 300_004);
        drop(frames);
        assert_eq!(budget.used_bytes(), 0);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        /// However the bytes are cut, the frames come out whole and in order, and every charge comes back.
        #[test]
        fn any_cut_gives_the_same_frames(
            sizes in prop::collection::vec(prop_oneof![0..40_usize, 4000..4200_usize, 16_000..70_000_usize], 1..8),
            cuts in prop::collection::vec(1..30_000_usize, 1..20),
        ) {
            let payloads: Vec<Vec<u8>> =
                sizes.iter().enumerate().map(|(i, n)| vec![u8::try_from(i).unwrap(); *n]).collect();
            let stream: Vec<u8> = payloads.iter().flat_map(|p| framed(p)).collect();
            let (mut reader, budget) = reader();
            let mut got = Vec::new();
            let mut rest: &[u8] = &stream;
            let mut cut = cuts.iter().cycle();
            while !rest.is_empty() {
                let n = (*cut.next().unwrap()).min(rest.len());
                let (mut piece, after) = rest.split_at(n);
                rest = after;
                while !piece.is_empty() {
                    feed(&mut reader, &mut piece);
                    while let Some(frame) = reader.next_frame().unwrap() {
                        got.push(frame.bytes.to_vec());
                    }
                }
            }
            prop_assert!(reader.is_between_frames());
            prop_assert_eq!(got, payloads);
            prop_assert_eq!(budget.used_bytes(), 0);
        }
    }
}
