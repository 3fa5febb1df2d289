//! Requests and responses as frames: a 4-byte length, a header, a body.
//!
//! Source: KIP-511 and KIP-482 for the headers.

use bytes::Bytes;
use thiserror::Error;

use crate::ErrorCode;
use crate::messages::api_versions_response::ApiVersion;
use crate::messages::{ApiKey, ApiVersionsResponse, RequestBody, ResponseBody};
use crate::wire::{DecodeError, EncodeError, Piece, Reader, UnknownTags, Writer};

/// A request's header.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RequestHeader {
    /// Which API is asked.
    pub api_key: ApiKey,
    /// The version of the body.
    pub version: i16,
    /// Given back in the response.
    pub correlation_id: i32,
    /// What the client calls itself.
    pub client_id: Option<String>,
}

/// A request.
#[derive(Debug, Clone, PartialEq)]
pub struct DecodedRequest {
    /// Its header.
    pub header: RequestHeader,
    /// Its body.
    pub body: RequestBody,
}

/// Why a frame is no request that can be served. Unless said otherwise the connection is closed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum RequestError {
    /// The header cannot be read.
    #[error("the request's header is wrong: {0}")]
    Header(DecodeError),
    /// There is no such API.
    #[error("there is no API with key {api_key} (version {version})")]
    UnknownApi {
        /// The key asked for.
        api_key: i16,
        /// The version asked for.
        version: i16,
    },
    /// The API is not served at this version. ApiVersions is answered all the same: see [`unsupported_api_versions`].
    #[error("{} is not served at version {version}", api_key.name())]
    UnsupportedVersion {
        /// The API.
        api_key: ApiKey,
        /// The version asked for.
        version: i16,
        /// To answer with.
        correlation_id: i32,
    },
    /// The body cannot be read.
    #[error("the body of {} version {} is wrong: {error}", header.api_key.name(), header.version)]
    Body {
        /// The header before it.
        header: RequestHeader,
        /// What is wrong.
        error: DecodeError,
    },
}

/// Reads a request from a frame (without its length). Record bytes are shared with the frame, not copied.
///
/// # Errors
/// When the frame is no request, or asks for something not served (see [`ApiKey::served`]).
pub fn decode_request(frame: Bytes) -> Result<DecodedRequest, RequestError> {
    let budget_bytes = Reader::default_budget(frame.len());
    decode_request_within(frame, budget_bytes)
}

/// As [`decode_request`], allocating at most `budget_bytes`.
///
/// # Errors
/// As [`decode_request`]; [`DecodeError::Budget`] if the body needs more.
pub fn decode_request_within(frame: Bytes, budget_bytes: usize) -> Result<DecodedRequest, RequestError> {
    let mut r = Reader::with_budget(frame, budget_bytes);
    let key = r.i16().map_err(RequestError::Header)?;
    let version = r.i16().map_err(RequestError::Header)?;
    let correlation_id = r.i32().map_err(RequestError::Header)?;
    let api_key = ApiKey::from_code(key).ok_or(RequestError::UnknownApi { api_key: key, version })?;
    if !api_key.served().is_some_and(|served| served.contains(&version)) {
        return Err(RequestError::UnsupportedVersion { api_key, version, correlation_id });
    }
    let client_id = r.nullable_string(false, true).map_err(RequestError::Header)?;
    if api_key.is_flexible(version) {
        r.unknown_tags(&mut UnknownTags::default()).map_err(RequestError::Header)?;
    }
    let header = RequestHeader { api_key, version, correlation_id, client_id };
    let body = RequestBody::decode(api_key, &mut r, version).and_then(|body| r.finish().map(|()| body));
    match body {
        Ok(body) => Ok(DecodedRequest { header, body }),
        Err(error) => Err(RequestError::Body { header, error }),
    }
}

/// Writes a request as a whole frame, with its length.
///
/// # Errors
/// When the body does not fit the version.
pub fn encode_request(header: &RequestHeader, body: &RequestBody) -> Result<EncodedFrame, EncodeError> {
    let mut w = Writer::new();
    w.i16(header.api_key.code());
    w.i16(header.version);
    w.i32(header.correlation_id);
    w.nullable_string(false, true, header.client_id.as_deref())?;
    if header.api_key.is_flexible(header.version) {
        w.unknown_tags(&UnknownTags::NONE)?;
    }
    body.encode(&mut w, header.version)?;
    EncodedFrame::around(w)
}

/// An encoded frame: its length, its header, its body.
#[derive(Debug, Clone)]
pub struct EncodedFrame {
    /// Its parts, in order.
    pub pieces: Vec<Piece>,
    /// All of it, in bytes.
    pub size_bytes: usize,
}

impl EncodedFrame {
    fn around(w: Writer) -> Result<Self, EncodeError> {
        let size_bytes = w.size_bytes();
        let length = i32::try_from(size_bytes).map_err(|_| EncodeError::TooLong { size_bytes })?;
        let mut pieces = w.into_pieces();
        match pieces.first_mut() {
            // One buffer for length, header and a small body: one write on the socket.
            Some(Piece::Memory(first)) if first.len() <= 64 * 1024 => {
                let mut joined = bytes::BytesMut::with_capacity(4 + first.len());
                joined.extend_from_slice(&length.to_be_bytes());
                joined.extend_from_slice(first);
                *first = joined.freeze();
            }
            _ => pieces.insert(0, Piece::Memory(Bytes::copy_from_slice(&length.to_be_bytes()))),
        }
        Ok(Self { pieces, size_bytes: size_bytes + 4 })
    }

    /// The frame in one run of bytes; held payloads are left out.
    #[must_use]
    pub fn to_bytes(&self) -> Bytes {
        let mut out = bytes::BytesMut::with_capacity(self.size_bytes);
        for piece in &self.pieces {
            if let Piece::Memory(bytes) = piece {
                out.extend_from_slice(bytes);
            }
        }
        out.freeze()
    }
}

/// Writes a response as a whole frame, with its length.
///
/// # Errors
/// When the body does not fit the version.
pub fn encode_response(correlation_id: i32, version: i16, body: &ResponseBody) -> Result<EncodedFrame, EncodeError> {
    let api_key = body.api_key();
    let mut w = Writer::new();
    w.i32(correlation_id);
    if has_flexible_response_header(api_key, version) {
        w.unknown_tags(&UnknownTags::NONE)?;
    }
    body.encode(&mut w, version)?;
    EncodedFrame::around(w)
}

/// Reads a response from a frame (without its length), and its correlation id.
///
/// # Errors
/// When the frame is no response of that API and version.
pub fn decode_response(api_key: ApiKey, version: i16, frame: Bytes) -> Result<(i32, ResponseBody), DecodeError> {
    let mut r = Reader::new(frame);
    let correlation_id = r.i32()?;
    if has_flexible_response_header(api_key, version) {
        r.unknown_tags(&mut UnknownTags::default())?;
    }
    let body = ResponseBody::decode(api_key, &mut r, version)?;
    r.finish()?;
    Ok((correlation_id, body))
}

/// ApiVersions keeps the old header in all versions: a client that does not know the broker must be able to read it.
const fn has_flexible_response_header(api_key: ApiKey, version: i16) -> bool {
    !matches!(api_key, ApiKey::ApiVersions) && api_key.is_flexible(version)
}

/// The answer to a version of ApiVersions that is not served: at version 0, with the error and the versions of ApiVersions
/// itself, so that the client can ask again (KIP-511).
///
/// # Errors
/// Never in practice: the answer fits version 0.
pub fn unsupported_api_versions(correlation_id: i32) -> Result<EncodedFrame, EncodeError> {
    let versions = ApiKey::ApiVersions.versions();
    let body = ApiVersionsResponse {
        error_code: ErrorCode::UnsupportedVersion.code(),
        api_keys: vec![ApiVersion {
            api_key: ApiKey::ApiVersions.code(),
            min_version: *versions.start(),
            max_version: *versions.end(),
            ..Default::default()
        }],
        ..Default::default()
    };
    encode_response(correlation_id, 0, &ResponseBody::ApiVersions(body))
}
