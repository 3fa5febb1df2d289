//! Requests that name more than one step should look at.
//!
//! A step runs to completion, and everybody else waits for it. A frame has room for millions of names, so a driver lets
//! [`divide`] look at a request first, away from the node: what is large becomes [`Parts`], requests of the same kind that
//! are stepped one after the other and whose answers add up to the one that is due. In between others get their turn, so such
//! a request is no snapshot of the node; no API of Kafka's promises one across the topics of a request.
//!
//! New topics are created part by part, each for itself as ever. Other changes of metadata are not cut: they are one batch of
//! records, which holds only so many. Above that they are refused; and so are more new topics than one batch would hold.

mod cut;
mod limits;
mod merge;
mod weight;

use alloc::collections::VecDeque;

use ottla_protocol::ErrorCode;
use ottla_protocol::messages::{FetchResponse, RequestBody, ResponseBody};

use crate::effect::Answer;
use crate::input::Request;
use crate::metadata::{self, MAX_RECORDS_PER_OPERATION};

use limits::Limits;
#[cfg(test)]
pub(crate) use weight::of as entries;

/// How many entries (topics or partitions named) one step looks at, if the request can be cut.
pub const ENTRIES_PER_STEP: usize = 1000;

/// What becomes of a request.
#[derive(Debug)]
#[expect(clippy::large_enum_variant, reason = "made once and taken apart at once")]
pub enum Division {
    /// One step serves it.
    Step(Request),
    /// It is answered without the node.
    Answer(ResponseBody),
    /// It is served part by part.
    Parts(Parts),
}

/// One step's share of a request.
#[derive(Debug)]
struct Part {
    body: RequestBody,
    /// Its first topic is the last one of the part before.
    continues: bool,
}

/// A large request on its way: ask [`Parts::next`] for a step's share, give its answer to [`Parts::take`], and so on until
/// there is none; [`Parts::finish`] then has the answer to the whole. All of them carry the id of the whole request: only one
/// at a time is on its way.
#[derive(Debug)]
pub struct Parts {
    /// The request, without its body.
    head: Request,
    left: VecDeque<Part>,
    continues: bool,
    answer: Option<Answer>,
    limits: Limits,
}

/// Looks at a request before it is stepped. `max_page_partitions` is `max.request.partition.size.limit`.
#[must_use]
pub fn divide(mut request: Request, max_page_partitions: u32) -> Division {
    if let RequestBody::ListConfigResources(body) = &mut request.body {
        // There are few types, however often they are named.
        body.resource_types.sort_unstable();
        body.resource_types.dedup();
    }
    if weight::of(&request.body) <= weight::step_limit(&request.body) {
        return Division::Step(request);
    }
    if let Some(body) = refusal(&request) {
        return Division::Answer(body);
    }
    // The body is cut; the rest of the request is the head of every part.
    let mut body = core::mem::replace(&mut request.body, RequestBody::ApiVersions(Default::default()));
    let limits = Limits::of(&mut body, max_page_partitions);
    let left = cut::cut(body, request.version).into();
    Division::Parts(Parts { head: request, left, continues: false, answer: None, limits })
}

/// What needs no step, since it can only be refused.
#[expect(clippy::wildcard_enum_match_arm, reason = "the APIs that refuse a request as a whole")]
fn refusal(request: &Request) -> Option<ResponseBody> {
    match &request.body {
        RequestBody::Metadata(body) => metadata::refuse_invalid(body, request.version).map(ResponseBody::Metadata),
        RequestBody::DescribeTopicPartitions(body) => {
            metadata::refuse_cursor(body).map(ResponseBody::DescribeTopicPartitions)
        }
        RequestBody::Fetch(body) if body.session_epoch > 0 => {
            // No session holds so many partitions (see `fetch::session`), so there is none.
            let error_code = ErrorCode::FetchSessionIdNotFound.code();
            Some(ResponseBody::Fetch(FetchResponse { error_code, ..Default::default() }))
        }
        body if weight::of_changes(body) > MAX_RECORDS_PER_OPERATION => {
            metadata::refuse_too_many(body, request.version)
        }
        _ => None,
    }
}

impl Parts {
    /// The next step's share; `None` once the answer is complete.
    #[expect(clippy::should_implement_trait, reason = "what comes next depends on the answer to what came before")]
    pub fn next(&mut self) -> Option<Request> {
        if let Some(Answer::Body(answer)) = &mut self.answer {
            self.limits.cut_off(&mut self.left, answer, self.head.version);
        }
        let Part { mut body, continues } = self.left.pop_front()?;
        self.continues = continues;
        let version = self.limits.apply(&mut body, self.head.version, self.left.is_empty());
        Some(Request { version, body, ..self.head.clone() })
    }

    /// The answer to the share given out last.
    pub fn take(&mut self, answer: Answer) {
        let (body, so_far) = match (answer, self.answer.take()) {
            (Answer::Close(reason), _) => {
                self.left.clear();
                self.answer = Some(Answer::Close(reason));
                return;
            }
            (Answer::Body(body), so_far) => (body, so_far),
            (Answer::Silent, so_far) => {
                self.answer = so_far.or(Some(Answer::Silent));
                return;
            }
        };
        let body = self.limits.note(body);
        self.answer = Some(Answer::Body(match so_far {
            Some(Answer::Body(mut whole)) => {
                merge::merge(&mut whole, body, self.continues);
                whole
            }
            Some(Answer::Silent | Answer::Close(_)) | None => body,
        }));
    }

    /// The answer to the whole.
    #[must_use]
    pub fn finish(self) -> Answer {
        self.answer.unwrap_or(Answer::Silent)
    }
}
