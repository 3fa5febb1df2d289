//! Cut, changed and invented bytes: an error or a message, never a panic, and never much memory.

use bytes::Bytes;
use ottla_protocol::messages::ApiKey;
use ottla_protocol::schema;
use ottla_protocol::wire::{Reader, Writer};

use crate::filler::{Random, fill};

#[test]
fn a_message_cut_anywhere_is_refused() {
    for message in schema::ALL {
        for version in message.versions.0..=message.versions.1 {
            let bytes = Bytes::from(fill(message, version, 3));
            for end in 0..bytes.len() {
                let cut = (message.recode)(&mut Reader::new(bytes.slice(..end)), &mut Writer::new(), version);
                assert!(cut.is_err(), "{} version {version} read from {end} of {} bytes", message.name, bytes.len());
            }
        }
    }
}

#[test]
fn changed_bytes_give_an_error_or_another_message() {
    let mut random = Random(11);
    let mut refused = 0;
    for message in schema::ALL {
        for version in message.versions.0..=message.versions.1 {
            for seed in 0..20 {
                let mut bytes = fill(message, version, seed);
                for _ in 0..=random.below(3) {
                    if !bytes.is_empty() {
                        let at = random.below(bytes.len() as u64) as usize;
                        bytes[at] = random.next() as u8;
                    }
                }
                let mut w = Writer::new();
                refused += u32::from((message.recode)(&mut Reader::new(bytes.into()), &mut w, version).is_err());
            }
        }
    }
    assert!(refused > 1000, "only {refused} of the changed messages were refused");
}

#[test]
fn requests_of_random_bytes_do_no_harm() {
    let mut random = Random(12);
    for api_key in ApiKey::ALL {
        for version in -1..=api_key.versions().end() + 1 {
            for _ in 0..30 {
                let mut frame = [api_key.code().to_be_bytes(), version.to_be_bytes()].concat();
                let size = random.below(64);
                frame.extend((0..size).map(|_| random.next() as u8));
                let _ = ottla_protocol::frame::decode_request(frame.into());
            }
        }
    }
}

#[test]
fn eight_bytes_cannot_reserve_memory() {
    // The crate `kafka-protocol` reserves 480 GiB for such an array and ends the process.
    for message in schema::ALL {
        for version in message.versions.0..=message.versions.1 {
            for bytes in [&b"\x7f\xff\xff\xff\x7f\xff\xff\xff"[..], b"\xff\xff\xff\xff\x0f\xff\xff\xff\xff\x0f"] {
                let _ = (message.recode)(&mut Reader::new(Bytes::from_static(bytes)), &mut Writer::new(), version);
            }
        }
    }
}
