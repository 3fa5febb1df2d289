//! One connection: bytes in, requests to the core, answers out, in one task.
//!
//! Each round does all that can be done without waiting (take frames, send answers, read), then waits for whatever can
//! change that: bytes, room in the socket, an answer, memory, an order to close, or too long a silence.
//!
//! | the connection | reads on while |
//! |---|---|
//! | takes frames | no complete frame is held back, and the memory budget agrees |
//! | holds a frame back | never: it waits for earlier answers, for unsent bytes to leave, or for its turn as a bulky request |
//! | drains (end of stream, or ordered to) | never: it closes once what came before is answered and sent |

use std::future::Future as _;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use ottla_engine::Mono;
use ottla_engine::effect::Answer;
use ottla_protocol::frame::encode_response;
use tokio::io::AsyncReadExt as _;
use tokio::net::TcpStream;
use tokio::runtime::Handle;
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::Sleep;

use super::bulk;
use super::frame::{Frame, FrameError, FrameReader, MAX_READ};
use super::outbox::Outcome;
use super::registry::Member;
use super::request::{self, Incoming};
use super::writer::{Writer, Wrote};
use super::{Endpoint, Net};

/// More requests than this are not taken before some are answered.
const MAX_UNANSWERED: usize = 128;
/// A connection whose client has sent its last byte may be written to for so long.
const DRAIN_LIMIT: Duration = Duration::from_secs(5);
/// Rounds without waiting before other tasks get their turn.
const ROUNDS_PER_TURN: u32 = 8;

/// Why a connection ends.
#[derive(Debug, thiserror::Error)]
pub(super) enum Ended {
    /// The client closed it, or it broke.
    #[error("gone")]
    Gone,
    /// The node closes it, as both sides expect.
    #[error("finished")]
    Finished,
    /// The client's bytes are not the protocol's.
    #[error("{0}")]
    Frame(#[from] FrameError),
    /// The protocol has no other answer.
    #[error("{0}")]
    Refused(String),
    /// Nothing moved for too long.
    #[error("idle for longer than connections.max.idle.ms")]
    Idle,
    /// Memory was short, and this connection held some without progress.
    #[error("memory is short, and the client neither sent the rest of its request nor read its answers")]
    Stalled,
}

impl From<io::Error> for Ended {
    fn from(_: io::Error) -> Self {
        Self::Gone
    }
}

/// Everything one connection is.
pub(super) struct Connection {
    net: Arc<Net>,
    endpoint: Endpoint,
    stream: TcpStream,
    member: Member,
    reader: FrameReader,
    writer: Writer,
    /// A complete frame that must wait.
    held_back: Option<Frame>,
    /// No more is taken; why the connection ends when everything before is sent, and when at the latest.
    draining: Option<(Ended, Mono)>,
    /// When bytes last came or went.
    last_progress: Mono,
    memory_is_short: bool,
    read_this_turn: usize,
}

impl Connection {
    pub(super) fn new(net: Arc<Net>, endpoint: Endpoint, stream: TcpStream, member: Member) -> Self {
        let reader = FrameReader::new(Arc::clone(&net.budget), net.limits.max_frame_bytes);
        let writer = Writer::new(Arc::clone(&net.budget));
        let last_progress = net.clock.mono();
        Self {
            net,
            endpoint,
            stream,
            member,
            reader,
            writer,
            held_back: None,
            draining: None,
            last_progress,
            memory_is_short: false,
            read_this_turn: 0,
        }
    }

    /// Serves the connection to its end.
    pub(super) async fn serve(mut self) {
        let ended = self.rounds().await;
        let now = self.net.clock.mono();
        match &ended {
            Ended::Gone | Ended::Finished => tracing::debug!(peer = &*self.member.peer.address, "connection {ended}"),
            Ended::Idle => tracing::debug!(peer = &*self.member.peer.address, "connection closed: {ended}"),
            Ended::Frame(_) | Ended::Refused(_) | Ended::Stalled => {
                self.net.complaints.closed(now, &self.member.peer.address, &ended.to_string());
            }
        }
        let unanswered = self.member.peer.outbox.clear();
        self.net.driver.disconnected(self.member.peer.id, unanswered);
    }

    async fn rounds(&mut self) -> Ended {
        let mut idle = Box::pin(tokio::time::sleep(self.net.limits.max_idle));
        loop {
            self.read_this_turn = 0;
            for _ in 0..ROUNDS_PER_TURN {
                if self.read_this_turn >= MAX_READ {
                    break;
                }
                match self.round() {
                    Ok(true) => {}
                    Ok(false) => match self.wait(&mut idle).await {
                        Ok(()) => {}
                        Err(ended) => return ended,
                    },
                    Err(ended) => return ended,
                }
            }
            tokio::task::yield_now().await;
        }
    }

    /// Does what can be done without waiting. False: nothing more can.
    fn round(&mut self) -> Result<bool, Ended> {
        if self.member.peer.must_abort() {
            return Err(Ended::Stalled);
        }
        if self.member.peer.must_finish() {
            self.drain(Ended::Finished);
        }
        let has_asked = self.take_frames();
        let has_sent = self.send_answers()?;
        let has_read = self.read()?;
        self.end_if_drained()?;
        Ok(has_asked || has_sent || has_read)
    }

    /// Hands over the frames that are complete, as far as they may be.
    fn take_frames(&mut self) -> bool {
        let mut batch = Vec::new();
        // Only one, and nothing follows it: what comes behind it waits for its answer.
        let mut bulk = None;
        while self.draining.is_none() {
            let frame = match self.held_back.take().map_or_else(|| self.reader.next_frame(), |frame| Ok(Some(frame))) {
                Ok(Some(frame)) => frame,
                Ok(None) => break,
                Err(error) => {
                    self.drain(error.into());
                    break;
                }
            };
            if !self.may_hand_over(&frame) {
                self.held_back = Some(frame);
                break;
            }
            match request::decode(&self.net, &self.endpoint, &self.member.peer, frame, None) {
                Ok(Incoming::Request(request, reply)) => batch.push((*request, reply)),
                Ok(Incoming::Bulk(parts)) => bulk = Some(parts),
                Ok(Incoming::AnsweredAlready) => {}
                Ok(Incoming::Bulky(frame)) => {
                    self.held_back = Some(frame);
                    break;
                }
                Err(reason) => self.drain(Ended::Refused(reason)),
            }
        }
        let has_asked = !batch.is_empty() || bulk.is_some();
        if !batch.is_empty() {
            self.net.driver.ask(batch);
        }
        if let Some(bulk) = bulk {
            tokio::spawn(bulk::serve(Arc::clone(&self.net), bulk));
        }
        has_asked
    }

    /// Produce requests may follow each other; any other request must see what those before it did, so it waits for them.
    fn may_hand_over(&self, frame: &Frame) -> bool {
        let (unanswered, all_are_produce) = self.member.peer.outbox.unanswered();
        let in_order = unanswered == 0 || (all_are_produce && request::is_produce(frame));
        in_order
            && unanswered < MAX_UNANSWERED
            && self.writer.unsent_memory_bytes() < self.net.limits.max_unsent_bytes
            && !request::is_bulky(frame)
    }

    /// Sends what is answered. True if that led to anything.
    fn send_answers(&mut self) -> Result<bool, Ended> {
        let mut has_answers = false;
        while let Some(slot) = self.member.peer.outbox.pop() {
            has_answers = true;
            let frame = match slot.outcome {
                Some(Outcome::Frame(frame)) => frame,
                Some(Outcome::Answer(Answer::Body(body))) => encode_response(slot.correlation_id, slot.version, &body)
                    .map_err(|error| Ended::Refused(format!("the answer does not fit the protocol: {error}")))?,
                Some(Outcome::Answer(Answer::Close(reason))) => {
                    self.drain(Ended::Refused(reason));
                    continue;
                }
                Some(Outcome::Answer(Answer::Silent)) | None => continue,
            };
            self.writer.push(frame)?;
        }
        if self.writer.is_empty() {
            return Ok(has_answers);
        }
        let before = self.writer.sent_bytes();
        let wrote = self.writer.write(&self.stream)?;
        let has_sent = self.writer.sent_bytes() > before;
        if has_sent {
            self.progressed();
        }
        Ok(has_answers || (has_sent && wrote != Wrote::Blocked))
    }

    fn may_read(&mut self) -> bool {
        let wants = self.held_back.is_none() && self.draining.is_none();
        self.memory_is_short = wants && !self.reader.may_read();
        wants && !self.memory_is_short
    }

    fn read(&mut self) -> Result<bool, Ended> {
        if !self.may_read() {
            return Ok(false);
        }
        let Self { reader, stream, .. } = self;
        let bytes = reader.fill(|room| {
            let read = std::pin::pin!(stream.read_buf(room));
            // Not `try_read_buf`: this way the runtime remembers that a short read has emptied the socket, and saves the
            // system call that would find out. The waker that counts is registered by `wait`.
            match read.poll(&mut Context::from_waker(Waker::noop())) {
                Poll::Ready(result) => result.map(Some),
                Poll::Pending => Ok(None),
            }
        })?;
        match bytes {
            Some(0) => self.drain(Ended::Gone),
            Some(bytes) => {
                self.reader.arrived(bytes);
                self.read_this_turn += bytes;
                self.progressed();
            }
            None => self.reader.release_if_unused(),
        }
        Ok(bytes.is_some())
    }

    /// Takes no more; ends for this reason once everything before is answered and sent. The first reason stays.
    fn drain(&mut self, reason: Ended) {
        if self.draining.is_none() {
            let limit_ms = i64::try_from(DRAIN_LIMIT.as_millis()).unwrap_or(i64::MAX);
            self.draining = Some((reason, self.net.clock.mono().plus_ms(limit_ms)));
            self.held_back = None;
        }
    }

    fn end_if_drained(&mut self) -> Result<(), Ended> {
        let Some((_, latest)) = &self.draining else { return Ok(()) };
        let is_done = self.writer.is_empty() && self.member.peer.outbox.unanswered().0 == 0;
        if is_done || self.net.clock.mono() >= *latest {
            return Err(self.draining.take().map_or(Ended::Finished, |(reason, _)| reason));
        }
        Ok(())
    }

    fn progressed(&mut self) {
        self.last_progress = self.net.clock.mono();
    }

    /// Waits until a round may achieve something.
    async fn wait(&mut self, idle: &mut Pin<Box<Sleep>>) -> Result<(), Ended> {
        let wants_room = !self.writer.is_empty();
        let wants_bytes = self.held_back.is_none() && self.draining.is_none() && !self.memory_is_short;
        self.note_stall(wants_room, wants_bytes);
        let latest = self.draining.as_ref().map(|(_, latest)| self.net.clock.instant(*latest));
        let bulky = self.bulky_may_go();
        let (stream, peer, net) = (&self.stream, &self.member.peer, &self.net);
        let mut turn = None;
        tokio::select! {
            biased;
            () = peer.outbox.wake.notified() => {}
            result = std::future::poll_fn(|cx| poll_io(stream, cx, wants_bytes, wants_room)) => result?,
            () = net.budget.wait(self.reader.size()), if self.memory_is_short => {}
            permit = Arc::clone(&net.bulky).acquire_owned(), if bulky => turn = permit.ok(),
            () = tokio::time::sleep_until(latest.unwrap_or_else(tokio::time::Instant::now)), if latest.is_some() => {}
            () = idle.as_mut() => self.check_idle(idle)?,
        }
        peer.note_stall(None);
        if let (Some(permit), Some(frame)) = (turn, self.held_back.take_if(|_| bulky)) {
            self.hand_over_bulky(frame, permit).await?;
        }
        Ok(())
    }

    /// Serves a bulky request away from the threads that serve connections.
    async fn hand_over_bulky(&self, frame: Frame, permit: OwnedSemaphorePermit) -> Result<(), Ended> {
        let (net, endpoint, peer) = (Arc::clone(&self.net), self.endpoint.clone(), Arc::clone(&self.member.peer));
        let runtime = Handle::current();
        let served = tokio::task::spawn_blocking(move || {
            match request::decode(&net, &endpoint, &peer, frame, Some(permit))? {
                Incoming::Request(request, reply) => net.driver.ask([(*request, reply)]),
                Incoming::Bulk(bulk) => drop(runtime.spawn(bulk::serve(net, bulk))),
                Incoming::AnsweredAlready => {}
                Incoming::Bulky(_) => return Err("a request that has its turn was sent back".to_owned()),
            }
            Ok(())
        });
        served.await.map_err(|_| Ended::Gone)?.map_err(Ended::Refused)
    }

    /// A bulky request is held back, and nothing but the others of its kind is in the way.
    fn bulky_may_go(&self) -> bool {
        self.held_back.as_ref().is_some_and(request::is_bulky)
            && self.member.peer.outbox.unanswered().0 == 0
            && self.writer.is_empty()
    }

    /// Tells the watch over memory if it is the client that must move.
    fn note_stall(&self, wants_room: bool, wants_bytes: bool) {
        let holds_memory = wants_room || self.reader.received() > 0;
        let is_clients_turn = wants_room || (wants_bytes && self.reader.received() > 0);
        let since = (holds_memory && is_clients_turn).then(|| self.last_progress.as_micros());
        self.member.peer.note_stall(since);
    }

    /// The idle alarm rang: it is set once a silence, not at every byte.
    fn check_idle(&self, idle: &mut Pin<Box<Sleep>>) -> Result<(), Ended> {
        let quiet_micros = self.net.clock.mono().as_micros().saturating_sub(self.last_progress.as_micros());
        let quiet = Duration::from_micros(quiet_micros);
        let waits_for_the_node = self.member.peer.outbox.unanswered().0 > 0 && self.writer.is_empty();
        if quiet >= self.net.limits.max_idle && !waits_for_the_node {
            return Err(Ended::Idle);
        }
        let rest = self.net.limits.max_idle.saturating_sub(quiet).max(Duration::from_secs(1));
        idle.as_mut().reset(tokio::time::Instant::now() + rest);
        Ok(())
    }
}

/// Ready when the socket has what is wanted.
fn poll_io(stream: &TcpStream, cx: &mut Context<'_>, bytes: bool, room: bool) -> Poll<io::Result<()>> {
    if room && let Poll::Ready(result) = stream.poll_write_ready(cx) {
        return Poll::Ready(result);
    }
    if bytes && let Poll::Ready(result) = stream.poll_read_ready(cx) {
        return Poll::Ready(result);
    }
    Poll::Pending
}
