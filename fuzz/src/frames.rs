//! Requests, responses and metadata records.
//!
//! Input: one byte that picks which, then the bytes: a request frame without its length; for a response an API key and a
//! version before the frame; the value of a metadata record.

use bytes::Bytes;
use ottla_protocol::frame::{decode_request, decode_response, encode_request, encode_response};
use ottla_protocol::messages::ApiKey;
use ottla_protocol::metadata::MetadataRecord;
use ottla_protocol::wire::EncodeError;

/// # Panics
/// When a message that was read cannot be written, or is not read again as it was written.
pub fn run(input: &[u8]) {
    let Some((pick, bytes)) = input.split_first() else { return };
    match pick % 3 {
        0 => request(bytes),
        1 => response(bytes),
        _ => metadata(bytes),
    }
}

fn request(bytes: &[u8]) {
    let Ok(request) = decode_request(Bytes::copy_from_slice(bytes)) else { return };
    let Some(first) = written(encode_request(&request.header, &request.body)) else { return };
    let first = first.to_bytes();
    let again = decode_request(first.slice(4..)).expect("what was written can be read");
    let second = encode_request(&again.header, &again.body).expect("and written").to_bytes();
    assert_eq!(first, second, "and stays as it is");
}

fn response(bytes: &[u8]) {
    let Some((&[a, b, c, d], frame)) = bytes.split_first_chunk::<4>() else { return };
    let Some(api_key) = ApiKey::from_code(i16::from_be_bytes([a, b])) else { return };
    let version = i16::from_be_bytes([c, d]);
    let Ok((id, body)) = decode_response(api_key, version, Bytes::copy_from_slice(frame)) else { return };
    let Some(first) = written(encode_response(id, version, &body)) else { return };
    let first = first.to_bytes();
    let (id, body) = decode_response(api_key, version, first.slice(4..)).expect("what was written can be read");
    let second = encode_response(id, version, &body).expect("and written").to_bytes();
    assert_eq!(first, second, "and stays as it is");
}

fn metadata(bytes: &[u8]) {
    let Ok((record, version)) = MetadataRecord::from_value(Bytes::copy_from_slice(bytes)) else { return };
    let Some(first) = written(record.to_value(version)) else { return };
    let (again, same_version) = MetadataRecord::from_value(first.clone()).expect("what was written can be read");
    assert_eq!(same_version, version);
    assert_eq!(again.to_value(version).expect("and written"), first, "and stays as it is");
}

/// What was read can be written, but for an unknown tagged field that came twice: like Kafka's, the reader lets it pass
/// and the writer does not.
fn written<T>(result: Result<T, EncodeError>) -> Option<T> {
    match result {
        Ok(value) => Some(value),
        Err(EncodeError::DuplicateTag { .. }) => None,
        Err(error) => panic!("what was read can be written: {error}"),
    }
}
