//! The LZ4 frame as Kafka writes and reads it.

use lz4_flex::frame::{BlockMode, BlockSize, FrameEncoder, FrameInfo};

const MAGIC: [u8; 4] = 0x184d_2204_u32.to_le_bytes();
const VERSION_MASK: u8 = 0b1100_0000;
const VERSION_1: u8 = 0b0100_0000;
const INDEPENDENT_BLOCKS: u8 = 1 << 5;
const BLOCK_CHECKSUMS: u8 = 1 << 4;
const CONTENT_SIZE: u8 = 1 << 3;
const CONTENT_CHECKSUM: u8 = 1 << 2;
const DICTIONARY: u8 = 1;

/// Writes frames.
pub(super) type Writer = FrameEncoder<Vec<u8>>;

/// Writes one frame behind `out`: independent blocks of 64 KiB, no checksums but the header's.
pub(super) fn writer(out: Vec<u8>) -> Writer {
    let info = FrameInfo::new().block_size(BlockSize::Max64KB).block_mode(BlockMode::Independent);
    FrameEncoder::with_frame_info(info, out)
}

/// Walks over the frame without decompressing it: one frame, independent blocks, an end mark, and nothing after it.
///
/// The library reads linked blocks, several frames and a frame cut off between blocks as well; Kafka's reader does not.
pub(super) fn check_frame(frame: &[u8]) -> Result<(), &'static str> {
    const SHORT: &str = "the frame ends early";
    let rest = frame.strip_prefix(&MAGIC).ok_or("no frame magic")?;
    let ([flags, _block_size], mut rest) = rest.split_first_chunk::<2>().ok_or(SHORT)?;
    if flags & VERSION_MASK != VERSION_1 {
        return Err("not version 1 of the frame format");
    }
    if flags & INDEPENDENT_BLOCKS == 0 {
        return Err("its blocks depend on each other");
    }
    if flags & DICTIONARY != 0 {
        return Err("it needs a dictionary");
    }
    let header_checksum = 1;
    let content_size = if flags & CONTENT_SIZE == 0 { 0 } else { 8 };
    rest = rest.get(content_size + header_checksum..).ok_or(SHORT)?;
    let block_checksum = if flags & BLOCK_CHECKSUMS == 0 { 0 } else { 4 };
    loop {
        let (word, after) = rest.split_first_chunk::<4>().ok_or(SHORT)?;
        // The high bit says that the block is stored uncompressed.
        let length = u32::from_le_bytes(*word) & 0x7fff_ffff;
        if u32::from_le_bytes(*word) == 0 {
            let content_checksum = if flags & CONTENT_CHECKSUM == 0 { 0 } else { 4 };
            return match after.len().checked_sub(content_checksum) {
                Some(0) => Ok(()),
                Some(_) => Err("bytes follow the frame"),
                None => Err(SHORT),
            };
        }
        rest = after.get(length as usize + block_checksum..).ok_or(SHORT)?;
    }
}
