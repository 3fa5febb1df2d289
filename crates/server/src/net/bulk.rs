//! Large requests, served part by part.
//!
//! The core is stepped with one part at a time, each in a turn of its own, and away from the threads that serve connections:
//! whoever else has something to ask gets in between. The connection goes on meanwhile, as it does with every request that
//! waits for its answer.

use std::sync::Arc;

use ottla_engine::bulk::Parts;
use ottla_engine::effect::Answer;
use ottla_protocol::frame::encode_response;
use tokio::sync::oneshot;

use super::Net;
use super::outbox::Outcome;
use super::registry::Peer;
use crate::driver::Reply;

/// A request that is to be served in parts, and its place among those of its connection.
#[derive(Debug)]
pub(super) struct Bulk {
    pub(super) parts: Parts,
    pub(super) peer: Arc<Peer>,
    pub(super) number: u64,
    pub(super) correlation_id: i32,
    pub(super) version: i16,
}

/// The way of one part's answer.
#[derive(Debug)]
struct PartAnswer(oneshot::Sender<Answer>);

impl Reply for PartAnswer {
    fn answer(self: Box<Self>, answer: Answer) {
        // Nobody waits for it any more: the node has stopped.
        let _ = self.0.send(answer);
    }
}

/// Serves a request to its end, or until its connection is gone.
pub(super) async fn serve(net: Arc<Net>, mut bulk: Box<Bulk>) {
    loop {
        let turn = {
            let net = Arc::clone(&net);
            tokio::task::spawn_blocking(move || step(&net, bulk)).await
        };
        match turn {
            Ok(Step::Asked(left, answer)) => {
                // The sender is dropped with the connection's other requests.
                let Ok(answer) = answer.await else { return };
                bulk = left;
                bulk.parts.take(answer);
            }
            Ok(Step::Over) | Err(_) => return,
        }
    }
}

enum Step {
    Asked(Box<Bulk>, oneshot::Receiver<Answer>),
    Over,
}

/// Steps parts until one does not answer at once.
fn step(net: &Net, mut bulk: Box<Bulk>) -> Step {
    while bulk.peer.outbox.wants(bulk.number) {
        let Some(part) = bulk.parts.next() else {
            let outcome = encode(bulk.parts.finish(), bulk.correlation_id, bulk.version);
            bulk.peer.outbox.fill(bulk.number, outcome);
            return Step::Over;
        };
        let (sender, mut receiver) = oneshot::channel();
        let reply: Box<dyn Reply> = Box::new(PartAnswer(sender));
        net.driver.ask([(part, reply)]);
        match receiver.try_recv() {
            Ok(answer) => bulk.parts.take(answer),
            Err(oneshot::error::TryRecvError::Empty) => return Step::Asked(bulk, receiver),
            Err(oneshot::error::TryRecvError::Closed) => return Step::Over,
        }
    }
    Step::Over
}

/// A large answer takes long to encode, so it is done here.
pub(super) fn encode(answer: Answer, correlation_id: i32, version: i16) -> Outcome {
    match answer {
        Answer::Body(body) => match encode_response(correlation_id, version, &body) {
            Ok(frame) => Outcome::Frame(frame),
            Err(error) => Outcome::Answer(Answer::Close(format!("the answer does not fit the protocol: {error}"))),
        },
        answer @ (Answer::Silent | Answer::Close(_)) => Outcome::Answer(answer),
    }
}
