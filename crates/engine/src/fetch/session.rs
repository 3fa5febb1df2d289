//! Fetch sessions: a client names its partitions once and then only what changes (KIP-227).
//!
//! | session id, epoch | meaning |
//! |---|---|
//! | 0, -1 | a full fetch without a session |
//! | 0, 0 | a full fetch; please begin a session |
//! | s, 0 | end s; a full fetch; please begin a session |
//! | s, -1 | end s; a full fetch without a session |
//! | s, n > 0 | what changes of session s; n counts its requests |

use alloc::collections::BTreeMap;
use alloc::sync::Arc;
use alloc::vec::Vec;

use ottla_protocol::ErrorCode;
use ottla_protocol::messages::FetchRequest;
use ottla_protocol::messages::fetch_request::{FetchTopic, ForgottenTopic};
use ottla_protocol::messages::fetch_response::PartitionData;

use super::{TopicKey, Want};
use crate::node::epoch_of;
use crate::random::Random;
use crate::time::Mono;

/// The first version that names topics by id.
const FIRST_VERSION_WITH_IDS: i16 = 13;
/// A session idle for longer may be replaced by any new one.
const EVICTION_MS: i64 = 120_000;
/// The partitions that one session may hold: a request of a few bytes has all of them looked at in one step.
pub(crate) const MAX_SESSION_PARTITIONS: usize = 10_000;
/// The partitions that all sessions may hold together, so that their memory is bounded however they are made.
const MAX_PARTITIONS: usize = 1_000_000;

/// How a request uses a session.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SessionUse {
    /// It does not.
    None,
    /// It began one: its partitions are all answered.
    Begun(i32),
    /// It goes on with one: only what changed is answered.
    Continued(i32),
}

impl SessionUse {
    /// The id for the response; 0 for none.
    pub(super) const fn id(&self) -> i32 {
        match self {
            Self::None => 0,
            Self::Begun(id) | Self::Continued(id) => *id,
        }
    }
}

/// What a request asks for, once its session is looked up.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Resolved {
    pub(super) session: SessionUse,
    pub(super) wants: Vec<Want>,
}

type PartitionKey = (TopicKey, i32);

/// One partition of a session, with what its client heard last.
#[derive(Debug)]
struct Cached {
    want: Want,
    /// `None` after an error: whatever comes next is news.
    high_watermark: Option<i64>,
    log_start_offset: i64,
}

#[derive(Debug)]
struct Session {
    uses_ids: bool,
    next_epoch: i32,
    last_used: Mono,
    /// In the order in which they are served.
    partitions: BTreeMap<u64, Cached>,
    places: BTreeMap<PartitionKey, u64>,
    next_place: u64,
    /// Those that returned records in the answer being built: they go to the end of the order.
    served: Vec<u64>,
}

/// All sessions of a node.
#[derive(Debug)]
pub(super) struct SessionCache {
    slots: usize,
    sessions: BTreeMap<i32, Session>,
    partition_count: usize,
    random: Random,
}

impl SessionCache {
    pub(super) fn new(slots: u32, seed: u128) -> Self {
        Self {
            slots: usize::try_from(slots).unwrap_or(usize::MAX),
            sessions: BTreeMap::new(),
            partition_count: 0,
            random: Random::stream(seed, "fetch sessions"),
        }
    }

    /// Looks up the session of a request, and what the request asks for with it.
    pub(super) fn resolve(&mut self, body: FetchRequest, version: i16, now: Mono) -> Result<Resolved, ErrorCode> {
        let uses_ids = version >= FIRST_VERSION_WITH_IDS;
        let FetchRequest { session_id, session_epoch, topics, forgotten_topics_data, .. } = body;
        match session_epoch {
            -1 | 0 => {
                self.remove(session_id);
                let wants = wants(topics, uses_ids);
                let session = if session_epoch == 0 { self.create(&wants, uses_ids, now) } else { SessionUse::None };
                Ok(Resolved { session, wants })
            }
            _ => self.go_on(session_id, session_epoch, wants(topics, uses_ids), forgotten_topics_data, uses_ids, now),
        }
    }

    /// Begins a session if there is room; else the client goes on without one.
    fn create(&mut self, wants: &[Want], uses_ids: bool, now: Mono) -> SessionUse {
        if wants.is_empty() || wants.len() > MAX_SESSION_PARTITIONS || !self.make_room(wants.len(), now) {
            return SessionUse::None;
        }
        let id = loop {
            let id = self.random.positive_i32();
            if !self.sessions.contains_key(&id) {
                break id;
            }
        };
        let mut session = Session {
            uses_ids,
            next_epoch: 1,
            last_used: now,
            partitions: BTreeMap::new(),
            places: BTreeMap::new(),
            next_place: 0,
            served: Vec::new(),
        };
        for want in wants {
            session.want(want.clone());
        }
        self.partition_count += session.partitions.len();
        self.sessions.insert(id, session);
        SessionUse::Begun(id)
    }

    /// Room for one more session: a free slot, or that of the least recently used one if it has been idle for long, or that
    /// of the smallest session idle for long.
    fn make_room(&mut self, partitions: usize, now: Mono) -> bool {
        let has_room = |cache: &Self| {
            cache.sessions.len() < cache.slots && cache.partition_count.saturating_add(partitions) <= MAX_PARTITIONS
        };
        while !has_room(self) {
            let oldest = self.sessions.iter().min_by_key(|(id, session)| (session.last_used, **id));
            match oldest {
                Some((id, session)) if session.last_used.plus_ms(EVICTION_MS) < now => {
                    let id = *id;
                    self.remove(id);
                }
                _ => return false,
            }
        }
        true
    }

    fn go_on(
        &mut self,
        id: i32,
        epoch: i32,
        wants: Vec<Want>,
        forgotten: Vec<ForgottenTopic>,
        uses_ids: bool,
        now: Mono,
    ) -> Result<Resolved, ErrorCode> {
        let session = self.sessions.get_mut(&id).ok_or(ErrorCode::FetchSessionIdNotFound)?;
        if session.uses_ids != uses_ids {
            return Err(ErrorCode::FetchSessionTopicIdError);
        }
        if session.next_epoch != epoch {
            return Err(ErrorCode::InvalidFetchSessionEpoch);
        }
        if self.partition_count.saturating_add(wants.len()) > MAX_PARTITIONS
            || session.len_with(&wants) > MAX_SESSION_PARTITIONS
        {
            self.remove(id);
            return Err(ErrorCode::FetchSessionIdNotFound);
        }
        session.next_epoch = if epoch == i32::MAX { 1 } else { epoch + 1 };
        session.last_used = now;
        self.partition_count -= session.partitions.len();
        for want in wants {
            session.want(want);
        }
        for topic in forgotten {
            let key = topic_key(&topic.topic, topic.topic_id, uses_ids);
            for partition in topic.partitions {
                session.forget(&(key.clone(), partition));
            }
        }
        self.partition_count += session.partitions.len();
        let wants: Vec<_> = session.partitions.values().map(|cached| cached.want.clone()).collect();
        if wants.is_empty() {
            self.sessions.remove(&id);
            return Ok(Resolved { session: SessionUse::None, wants });
        }
        Ok(Resolved { session: SessionUse::Continued(id), wants })
    }

    /// Notes what a client is about to hear of one partition, and says whether it has to.
    pub(super) fn note(&mut self, used: &SessionUse, want: &Want, data: &PartitionData) -> bool {
        let Some(session) = self.sessions.get_mut(&used.id()) else { return true };
        let key = (want.topic.clone(), want.partition);
        let Some((place, cached)) =
            session.places.get(&key).and_then(|place| Some((*place, session.partitions.get_mut(place)?)))
        else {
            return true;
        };
        let has_records = data.records.as_ref().is_some_and(|records| records.size_bytes() > 0);
        let is_error = data.error_code != 0;
        let is_news = has_records
            || is_error
            || cached.high_watermark != Some(data.high_watermark)
            || cached.log_start_offset != data.log_start_offset;
        cached.high_watermark = (!is_error).then_some(data.high_watermark);
        cached.log_start_offset = data.log_start_offset;
        if has_records {
            session.served.push(place);
        }
        is_news || matches!(used, SessionUse::Begun(_))
    }

    /// The answer is complete: partitions that returned records wait behind the others next time.
    pub(super) fn answered(&mut self, used: &SessionUse) {
        let Some(session) = self.sessions.get_mut(&used.id()) else { return };
        for place in core::mem::take(&mut session.served) {
            if let Some(cached) = session.partitions.remove(&place) {
                session.append(cached);
            }
        }
    }

    fn remove(&mut self, id: i32) {
        if let Some(session) = self.sessions.remove(&id) {
            self.partition_count -= session.partitions.len();
        }
    }
}

impl Session {
    /// Adds a partition, or changes what is wanted of it.
    fn want(&mut self, want: Want) {
        let key = (want.topic.clone(), want.partition);
        match self.places.get(&key).and_then(|place| self.partitions.get_mut(place)) {
            Some(cached) => cached.want = want,
            None => self.append(Cached { want, high_watermark: None, log_start_offset: -1 }),
        }
    }

    /// How many partitions it would have with these, if they name none twice.
    fn len_with(&self, wants: &[Want]) -> usize {
        let is_new = |want: &&Want| !self.places.contains_key(&(want.topic.clone(), want.partition));
        self.partitions.len() + wants.iter().filter(is_new).count()
    }

    fn append(&mut self, cached: Cached) {
        self.places.insert((cached.want.topic.clone(), cached.want.partition), self.next_place);
        self.partitions.insert(self.next_place, cached);
        self.next_place += 1;
    }

    fn forget(&mut self, key: &PartitionKey) {
        if let Some(place) = self.places.remove(key) {
            self.partitions.remove(&place);
        }
    }
}

fn topic_key(name: &str, id: ottla_protocol::ids::Uuid, uses_ids: bool) -> TopicKey {
    if uses_ids { TopicKey::Id(id) } else { TopicKey::Name(Arc::from(name)) }
}

fn wants(topics: Vec<FetchTopic>, uses_ids: bool) -> Vec<Want> {
    let mut wants = Vec::new();
    for topic in topics {
        let key = topic_key(&topic.topic, topic.topic_id, uses_ids);
        for partition in topic.partitions {
            wants.push(Want {
                topic: key.clone(),
                partition: partition.partition,
                fetch_offset: partition.fetch_offset,
                max_bytes: u32::try_from(partition.partition_max_bytes).unwrap_or(0),
                current_leader_epoch: epoch_of(partition.current_leader_epoch),
            });
        }
    }
    wants
}
