//! Equal to our own schema-driven encoder and to the crate `kafka-protocol`, wherever both know the version.

use bytes::{Bytes, BytesMut};
use kafka_protocol::messages::{ApiKey, RequestKind, ResponseKind};
use ottla_protocol::schema::{self, MessageKind, MessageSchema};
use ottla_protocol::wire::{Reader, Writer};

use crate::filler::fill;

const SEEDS: u64 = 40;

fn recode(message: &MessageSchema, version: i16, bytes: &[u8]) -> Vec<u8> {
    let mut w = Writer::new();
    (message.recode)(&mut Reader::new(Bytes::copy_from_slice(bytes)), &mut w, version)
        .unwrap_or_else(|e| panic!("{} version {version}: {e}; bytes {bytes:02x?}", message.name));
    w.into_bytes().to_vec()
}

#[test]
fn every_message_reads_and_writes_what_its_schema_says() {
    let mut cases = 0;
    for message in schema::ALL {
        for version in message.versions.0..=message.versions.1 {
            for seed in 0..SEEDS {
                let bytes = fill(message, version, seed);
                assert_eq!(recode(message, version, &bytes), bytes, "{} version {version} seed {seed}", message.name);
                cases += 1;
            }
        }
    }
    assert!(cases > 20_000, "only {cases} cases: are the tables complete?");
}

/// Where the crate is wrong or older than the definitions. Apache Kafka's own classes agree with ours (see `golden.rs`).
const CRATE_DIFFERS: &[(&str, i16)] =
    &[("InitProducerIdRequest", 6), ("OffsetCommitRequest", 10), ("OffsetFetchRequest", 10)];

#[test]
fn every_request_and_response_is_what_kafka_protocol_reads_and_writes() {
    let mut compared = 0;
    let mut differing = std::collections::BTreeSet::new();
    for message in schema::ALL {
        let Some(Ok(key)) = message.api_key.map(ApiKey::try_from) else { continue };
        for version in message.versions.0..=message.versions.1 {
            let known = key.valid_versions();
            if version < known.min || version > known.max {
                continue;
            }
            for seed in 0..SEEDS {
                let bytes = fill(message, version, seed);
                let Some(theirs) = theirs(message.kind, key, version, &bytes) else { continue };
                compared += 1;
                if theirs.as_ref() != Ok(&bytes) {
                    differing.insert((message.name, version));
                }
            }
        }
    }
    assert!(compared > 10_000, "only {compared} cases compared");
    assert_eq!(differing, CRATE_DIFFERS.iter().copied().collect());
}

/// `None` for what is no request or response.
fn theirs(kind: MessageKind, key: ApiKey, version: i16, bytes: &[u8]) -> Option<Result<Vec<u8>, String>> {
    let mut input = Bytes::copy_from_slice(bytes);
    let mut out = BytesMut::new();
    let recoded = match kind {
        MessageKind::Request => {
            RequestKind::decode(key, &mut input, version).and_then(|body| body.encode(&mut out, version))
        }
        MessageKind::Response => {
            ResponseKind::decode(key, &mut input, version).and_then(|body| body.encode(&mut out, version))
        }
        _ => return None,
    };
    Some(recoded.map(|()| out.to_vec()).map_err(|e| format!("{e:#}")))
}
