//! From a frame to a request for the core.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use ottla_engine::bulk::{Division, divide};
use ottla_engine::effect::Answer;
use ottla_engine::input::{Request, RequestId};
use ottla_protocol::frame::{
    DecodedRequest, RequestError, decode_request, decode_request_within, unsupported_api_versions,
};
use ottla_protocol::messages::ApiKey;
use ottla_protocol::wire::DecodeError;
use tokio::sync::OwnedSemaphorePermit;

use super::bulk::{self, Bulk};
use super::frame::Frame;
use super::outbox::{Outcome, ReplyTo, Slot};
use super::registry::Peer;
use super::{Endpoint, Net};
use crate::driver::Reply;

/// A request other than Produce, larger than this, is bulky: it may list hundreds of thousands of names, each of which costs
/// more in the answer than in the request. One is served at a time.
const BULKY_BYTES: usize = 256 * 1024;
/// A Produce request is bulky not by its records, which are not looked at here, but if what is around them takes more memory than
/// this: some ten thousand partitions.
const PRODUCE_BUDGET_BYTES: usize = 1024 * 1024;

/// What became of a frame.
pub(super) enum Incoming {
    /// For the core.
    Request(Box<Request>, Box<dyn Reply>),
    /// For the core, part by part.
    Bulk(Box<Bulk>),
    /// The answer lies in the outbox.
    AnsweredAlready,
    /// The frame turned out to be bulky: it is to be decoded in its turn.
    Bulky(Frame),
}

fn api_key(frame: &Frame) -> Option<i16> {
    frame.bytes.first_chunk().map(|key| i16::from_be_bytes(*key))
}

pub(super) fn is_produce(frame: &Frame) -> bool {
    api_key(frame) == Some(ApiKey::Produce.code())
}

pub(super) fn is_bulky(frame: &Frame) -> bool {
    frame.is_bulky || (frame.bytes.len() > BULKY_BYTES && !is_produce(frame))
}

/// Reads a frame, unless that should wait for its turn.
fn read(frame: &Frame, has_turn: bool) -> Option<Result<DecodedRequest, RequestError>> {
    if has_turn || frame.bytes.len() <= BULKY_BYTES {
        return Some(decode_request(frame.bytes.clone()));
    }
    match decode_request_within(frame.bytes.clone(), PRODUCE_BUDGET_BYTES) {
        Err(RequestError::Body { error: DecodeError::Budget { .. }, .. }) => None,
        result => Some(result),
    }
}

/// Reads a frame and gives it its place among the connection's requests.
///
/// # Errors
/// Why the connection must be closed.
pub(super) fn decode(
    net: &Net,
    endpoint: &Endpoint,
    peer: &Arc<Peer>,
    frame: Frame,
    permit: Option<OwnedSemaphorePermit>,
) -> Result<Incoming, String> {
    let Some(read) = read(&frame, permit.is_some()) else {
        return Ok(Incoming::Bulky(Frame { is_bulky: true, ..frame }));
    };
    let Frame { charge, .. } = frame;
    let id = RequestId(net.requests.fetch_add(1, Ordering::Relaxed) + 1);
    let slot = |correlation_id, version, is_produce, charge, outcome| Slot {
        id,
        correlation_id,
        version,
        is_produce,
        outcome,
        charge,
        permit,
    };
    let DecodedRequest { header, body } = match read {
        Ok(request) => request,
        Err(RequestError::UnsupportedVersion { api_key: ApiKey::ApiVersions, correlation_id, .. }) => {
            let frame = unsupported_api_versions(correlation_id).map_err(|error| error.to_string())?;
            peer.outbox.push(slot(correlation_id, 0, false, charge, Some(Outcome::Frame(frame))));
            return Ok(Incoming::AnsweredAlready);
        }
        Err(error) => return Err(error.to_string()),
    };
    let (correlation_id, version) = (header.correlation_id, header.version);
    let request = Request {
        id,
        connection: peer.id,
        listener: Arc::clone(&endpoint.listener),
        dialled: endpoint.dialled.clone(),
        peer: Arc::clone(&peer.address),
        client_id: header.client_id,
        version,
        body,
    };
    // What others of a connection may overtake is a matter of their order in the core: parts are not there all at once.
    let (is_produce, division) = match divide(request, net.limits.max_page_partitions) {
        Division::Step(request) => (header.api_key == ApiKey::Produce, Division::Step(request)),
        other @ (Division::Answer(_) | Division::Parts(_)) => (false, other),
    };
    let number = peer.outbox.push(slot(correlation_id, version, is_produce, charge, None));
    let peer = Arc::clone(peer);
    Ok(match division {
        Division::Step(request) => Incoming::Request(Box::new(request), Box::new(ReplyTo { peer, number })),
        Division::Parts(parts) => Incoming::Bulk(Box::new(Bulk { parts, peer, number, correlation_id, version })),
        Division::Answer(body) => {
            peer.outbox.fill(number, bulk::encode(Answer::Body(body), correlation_id, version));
            Incoming::AnsweredAlready
        }
    })
}
