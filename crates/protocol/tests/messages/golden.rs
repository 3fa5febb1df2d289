//! Bytes that Apache Kafka's own classes read and wrote again (see `testdata/golden/README.md`).

use bytes::Bytes;
use ottla_protocol::schema;
use ottla_protocol::wire::{Reader, Writer};

use crate::filler::fill;

const GOLDEN: &str = include_str!("../../testdata/golden/messages.txt");

fn unhex(text: &str) -> Vec<u8> {
    (0..text.len() / 2).map(|i| u8::from_str_radix(&text[2 * i..2 * i + 2], 16).unwrap()).collect()
}

#[test]
fn apache_kafkas_bytes_are_read_and_written_alike() {
    let mut lines = 0;
    for line in GOLDEN.lines().filter(|l| !l.starts_with('#')) {
        let [name, version, hex] = line.split(' ').collect::<Vec<_>>()[..] else { panic!("line {line:?}") };
        let (version, bytes) = (version.parse().unwrap(), unhex(hex));
        let message = schema::ALL.iter().find(|m| m.name == name).unwrap();
        let mut w = Writer::new();
        (message.recode)(&mut Reader::new(Bytes::from(bytes.clone())), &mut w, version)
            .unwrap_or_else(|e| panic!("{name} version {version}: {e}"));
        assert_eq!(w.into_bytes(), bytes, "{name} version {version}");
        lines += 1;
    }
    assert!(lines > 300, "only {lines} golden messages");
}

/// Prints what `Recode.java` reads. Run by hand, when the definitions change.
#[test]
#[ignore = "writes the input of testdata/golden/Recode.java: run by hand when the definitions change"]
fn print_messages_for_apache_kafka() {
    for message in schema::ALL {
        for version in message.versions.0..=message.versions.1 {
            for seed in [1, 2] {
                let bytes = fill(message, version, seed);
                let hex: String = bytes.iter().map(|b| format!("{b:02x}")).collect();
                println!("{:?} {} {version} {hex}", message.kind, message.name);
            }
        }
    }
}
