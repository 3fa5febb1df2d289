use proptest::prelude::*;

use std::io::Write;

use super::*;
use crate::records::Compression;

const CODECS: [Compression; 5] =
    [Compression::None, Compression::Gzip, Compression::Snappy, Compression::Lz4, Compression::Zstd];

fn compressed(codec: Compression, level: Option<i32>, body: &[u8]) -> Vec<u8> {
    let mut out = Vec::new();
    compress(codec, level, body, &mut out);
    out
}

#[test]
fn every_codec_round_trips_at_every_size() {
    for codec in CODECS {
        for size in [0, 1, 100, 32 * 1024, 64 * 1024 + 1, 1_000_000] {
            let body: Vec<u8> = (0..size).map(|i: u32| (i / 7).to_le_bytes()[0]).collect();
            let stored = compressed(codec, None, &body);
            assert_eq!(decompress(codec, &stored, u64::from(size)), Ok(body), "{codec:?} {size}");
        }
    }
}

#[test]
fn levels_change_the_size_where_the_library_has_them() {
    let body: Vec<u8> = (0..200_000u32).flat_map(|i| (i.wrapping_mul(2_654_435_761) >> 24).to_le_bytes()).collect();
    for (codec, low, high) in [(Compression::Gzip, 1, 9), (Compression::Zstd, -5, 12)] {
        let (fast, small) = (compressed(codec, Some(low), &body), compressed(codec, Some(high), &body));
        assert!(small.len() < fast.len(), "{codec:?}: {} and {}", fast.len(), small.len());
    }
    assert_eq!(compressed(Compression::Gzip, Some(-1), &body), compressed(Compression::Gzip, None, &body));
}

#[test]
fn a_bomb_stops_at_the_cap() {
    let body = vec![0; 50_000_000];
    for codec in CODECS {
        let stored = compressed(codec, None, &body);
        assert_eq!(
            decompress(codec, &stored, 1_000_000),
            Err(DecompressError::TooLarge { max_bytes: 1_000_000 }),
            "{codec:?}"
        );
    }
}

#[test]
fn a_claimed_size_is_not_believed() {
    // A bare snappy block of 6 bytes that claims 4 GiB.
    let claim = [0xff, 0xff, 0xff, 0xff, 0x0f, 0x00];
    assert!(matches!(
        decompress(Compression::Snappy, &claim, u64::MAX),
        Err(DecompressError::Malformed { codec: Compression::Snappy, .. })
    ));
}

#[test]
fn concatenated_members_are_read_where_kafka_reads_them() {
    for codec in [Compression::Gzip, Compression::Zstd] {
        let mut stored = compressed(codec, None, b"one ");
        stored.extend(compressed(codec, None, b"two"));
        assert_eq!(decompress(codec, &stored, 100), Ok(b"one two".to_vec()), "{codec:?}");
    }
    let mut stored = compressed(Compression::Lz4, None, b"one ");
    stored.extend(compressed(Compression::Lz4, None, b"two"));
    assert!(decompress(Compression::Lz4, &stored, 100).is_err());
}

#[test]
fn a_bare_snappy_block_is_read() {
    let stored = snap::raw::Encoder::new().compress_vec(b"librdkafka writes it so").unwrap();
    assert_eq!(decompress(Compression::Snappy, &stored, 100), Ok(b"librdkafka writes it so".to_vec()));
}

#[test]
fn what_is_cut_off_is_malformed() {
    let body: Vec<u8> = (0..100_000u32).flat_map(|i| i.to_le_bytes()).collect();
    for codec in [Compression::Gzip, Compression::Snappy, Compression::Lz4, Compression::Zstd] {
        let stored = compressed(codec, None, &body);
        for keep in [stored.len() - 1, stored.len() - 4, stored.len() / 2, 5, 1] {
            let result = decompress(codec, &stored[..keep], u64::MAX);
            assert!(matches!(result, Err(DecompressError::Malformed { .. })), "{codec:?} {keep}");
        }
    }
}

#[test]
fn linked_lz4_blocks_are_refused() {
    let info = lz4_flex::frame::FrameInfo::new().block_mode(lz4_flex::frame::BlockMode::Linked);
    let mut encoder = lz4_flex::frame::FrameEncoder::with_frame_info(info, Vec::new());
    encoder.write_all(&[1; 1000]).unwrap();
    assert!(decompress(Compression::Lz4, &encoder.finish().unwrap(), 1000).is_err());
}

#[test]
fn lz4_checksums_and_sizes_are_understood() {
    let info = lz4_flex::frame::FrameInfo::new().content_checksum(true).block_checksums(true).content_size(Some(1000));
    let mut encoder = lz4_flex::frame::FrameEncoder::with_frame_info(info, Vec::new());
    encoder.write_all(&[1; 1000]).unwrap();
    assert_eq!(decompress(Compression::Lz4, &encoder.finish().unwrap(), 1000), Ok(vec![1; 1000]));
}

proptest! {
    #[test]
    fn bodies_round_trip(body in proptest::collection::vec(any::<u8>(), 0..5_000)) {
        for codec in CODECS {
            prop_assert_eq!(decompress(codec, &compressed(codec, None, &body), 5_000), Ok(body.clone()));
        }
    }

    #[test]
    fn mutated_bytes_never_panic(
        body in proptest::collection::vec(0u8..4, 0..3_000),
        flips in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..8),
    ) {
        for codec in CODECS {
            let mut stored = compressed(codec, None, &body);
            for (at, with) in &flips {
                if !stored.is_empty() {
                    let at = at.index(stored.len());
                    stored[at] = *with;
                }
            }
            if let Ok(out) = decompress(codec, &stored, 100_000) {
                prop_assert!(out.len() <= 100_000);
            }
        }
    }
}
