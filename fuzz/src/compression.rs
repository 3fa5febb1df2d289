//! Bodies of batches, decompressed and compressed.
//!
//! Input: one byte that picks the codec and the direction, then the bytes.

use ottla_protocol::records::{Compression, Decompressor, compress, decompress};

const MAX_BYTES: u64 = 4 << 20;

/// # Panics
/// When a cap is passed, two ways of decompressing disagree, or a body does not come back.
pub fn run(input: &[u8]) {
    let Some((pick, bytes)) = input.split_first() else { return };
    let codec = match pick & 0x07 {
        0 => Compression::None,
        1 => Compression::Gzip,
        2 => Compression::Snappy,
        3 => Compression::Lz4,
        _ => Compression::Zstd,
    };
    if pick & 0x80 != 0 {
        let mut stored = Vec::new();
        compress(codec, None, bytes, &mut stored);
        assert_eq!(decompress(codec, &stored, MAX_BYTES).as_deref(), Ok(bytes));
        return;
    }
    let whole = decompress(codec, bytes, MAX_BYTES);
    if let Ok(whole) = &whole {
        assert!(whole.len() as u64 <= MAX_BYTES);
    }
    // In small pieces it comes to the same, byte for byte, or fails the same.
    let pieces = in_pieces(codec, bytes, 1 + usize::from(pick >> 3));
    assert_eq!(whole.ok(), pieces);
}

fn in_pieces(codec: Compression, bytes: &[u8], piece_bytes: usize) -> Option<Vec<u8>> {
    let mut decompressor = Decompressor::new(codec, bytes, MAX_BYTES).ok()?;
    let mut out = Vec::new();
    let mut piece = vec![0; piece_bytes * 97];
    loop {
        match decompressor.read(&mut piece).ok()? {
            0 => return Some(out),
            count => out.extend_from_slice(&piece[..count]),
        }
    }
}
