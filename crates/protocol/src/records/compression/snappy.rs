//! Snappy, framed as the Java library does it: a 16-byte header, then blocks with a length in front.
//!
//! ```text
//! 82 'S' 'N' 'A' 'P' 'P' 'Y' 00 | version i32 = 1 | compatible i32 = 1 | { length i32 | block } ...
//! ```
//!
//! Some clients write one bare block instead; the Java library reads both, and so does this one.

use std::io::{self, Read};

const MAGIC: [u8; 8] = *b"\x82SNAPPY\x00";
const VERSION: i32 = 1;
/// The Java library's own block size.
const BLOCK_BYTES: usize = 32 * 1024;
/// An element of a block takes at least 2 bytes and yields at most 64.
const MAX_EXPANSION: usize = 32;

/// Writes the stream framing.
pub(super) struct Writer {
    out: Vec<u8>,
    encoder: snap::raw::Encoder,
    /// What does not fill a block yet.
    held: Vec<u8>,
}

impl Writer {
    pub(super) fn new(mut out: Vec<u8>) -> Self {
        out.extend_from_slice(&MAGIC);
        out.extend_from_slice(&VERSION.to_be_bytes());
        out.extend_from_slice(&VERSION.to_be_bytes());
        Self { out, encoder: snap::raw::Encoder::new(), held: Vec::new() }
    }

    pub(super) fn write(&mut self, mut piece: &[u8]) {
        while self.held.len() + piece.len() >= BLOCK_BYTES {
            let (now, later) = piece.split_at(BLOCK_BYTES - self.held.len());
            self.held.extend_from_slice(now);
            self.put_block();
            piece = later;
        }
        self.held.extend_from_slice(piece);
    }

    pub(super) fn size_bytes(&self) -> usize {
        self.out.len()
    }

    pub(super) fn finish(mut self) -> Vec<u8> {
        if !self.held.is_empty() {
            self.put_block();
        }
        self.out
    }

    fn put_block(&mut self) {
        let block = self.encoder.compress_vec(&self.held).expect("snappy takes any block below 4 GiB");
        let length = i32::try_from(block.len()).expect("a block of 32 KiB stays below 2 GiB when compressed");
        self.out.extend_from_slice(&length.to_be_bytes());
        self.out.extend_from_slice(&block);
        self.held.clear();
    }
}

/// Reads either framing, a block at a time.
pub(super) struct Reader<'a> {
    rest: &'a [u8],
    is_framed: bool,
    block: Vec<u8>,
    block_at: usize,
}

impl<'a> Reader<'a> {
    pub(super) fn new(body: &'a [u8]) -> Self {
        // The versions behind the magic are not compared: the Java library has only ever written 1.
        let framed = body.strip_prefix(&MAGIC).and_then(|rest| rest.get(8..));
        Self { rest: framed.unwrap_or(body), is_framed: framed.is_some(), block: Vec::new(), block_at: 0 }
    }

    fn next_block(&mut self) -> io::Result<()> {
        let compressed = if self.is_framed {
            let (length, after) = self.rest.split_first_chunk::<4>().ok_or_else(|| invalid("a cut-off block"))?;
            let length = usize::try_from(i32::from_be_bytes(*length)).map_err(|_| invalid("a negative length"))?;
            let (block, after) = after.split_at_checked(length).ok_or_else(|| invalid("a cut-off block"))?;
            self.rest = after;
            block
        } else {
            std::mem::take(&mut self.rest)
        };
        let claimed = snap::raw::decompress_len(compressed)?;
        if claimed > compressed.len().saturating_mul(MAX_EXPANSION) {
            return Err(invalid("a block that claims more bytes than it can hold"));
        }
        self.block.resize(claimed, 0);
        self.block_at = 0;
        snap::raw::Decoder::new().decompress(compressed, &mut self.block)?;
        Ok(())
    }
}

impl Read for Reader<'_> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        while self.block_at == self.block.len() {
            if self.rest.is_empty() {
                return Ok(0);
            }
            self.next_block()?;
        }
        let mut unread = self.block.get(self.block_at..).unwrap_or_default();
        let count = unread.read(out)?;
        self.block_at += count;
        Ok(count)
    }
}

fn invalid(what: &'static str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, what)
}
