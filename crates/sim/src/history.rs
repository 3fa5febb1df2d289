//! What the clients of a world asked, and what they were told: the only thing that most checkers look at.

use std::fmt;
use std::sync::Arc;

use ottla_protocol::ids::TopicId;

pub use crate::incarnation::Incarnation;

/// A partition of a topic.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tp {
    /// The topic's name.
    pub topic: Arc<str>,
    /// The partition.
    pub partition: i32,
    /// Which of the topics that bore the name, one after the other; `None`: the client named the topic, and it may have been
    /// either (see [`History::attribute`]).
    pub id: Option<TopicId>,
}

impl Tp {
    /// Whether both may be the same partition of the same topic.
    #[must_use]
    pub fn may_be(&self, other: &Self) -> bool {
        self.is_namesake(other) && (self.id.is_none() || other.id.is_none() || self.id == other.id)
    }

    /// Whether both are the same partition of topics of one name.
    #[must_use]
    pub fn is_namesake(&self, other: &Self) -> bool {
        self.partition == other.partition && self.topic == other.topic
    }
}

impl fmt::Display for Tp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.topic, self.partition)?;
        self.id.map_or(Ok(()), |id| write!(f, "#{id}"))
    }
}

/// What a record's value says about itself. Every value is sent by one `Send`, once or in retries of it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value {
    /// Unique in the history.
    pub id: u64,
    /// The name of the topic that it was sent to.
    pub topic: Arc<str>,
    /// The partition that it was sent to.
    pub partition: i32,
}

/// A record as a reader was given it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadRecord {
    /// Where it was read.
    pub offset: i64,
    /// Its timestamp, ms since the epoch.
    pub timestamp: i64,
    /// What its value says, or why the record is not what any client sent.
    pub value: Result<Value, String>,
}

/// One partition's answer to a poll.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PollAnswer {
    /// The records at or after the position asked for.
    pub records: Vec<ReadRecord>,
    /// The high watermark (exclusive).
    pub high_watermark: i64,
    /// The last stable offset (exclusive).
    pub last_stable_offset: i64,
    /// The first offset that may be read.
    pub log_start_offset: i64,
}

/// What was asked, and what came of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum What {
    /// Produce one batch to one partition.
    Send {
        /// Where to.
        tp: Tp,
        /// The values, in order, with the timestamps they were sent with.
        values: Vec<(u64, i64)>,
        /// 0, 1, or -1 for all.
        acks: i16,
        /// Whether it is safe against repeats: idempotent, or sent once only.
        is_exactly_once: bool,
        /// The offset of the first value, if the answer named it.
        base_offset: Option<i64>,
    },
    /// Read from a position.
    Poll {
        /// Where from.
        tp: Tp,
        /// The position.
        from: i64,
        /// What came; `None` if the operation did not succeed.
        answer: Option<PollAnswer>,
    },
    /// Ask for the end (the high watermark).
    EndOffset {
        /// Of what.
        tp: Tp,
        /// What came.
        offset: Option<i64>,
    },
    /// Ask for the beginning.
    StartOffset {
        /// Of what.
        tp: Tp,
        /// What came.
        offset: Option<i64>,
    },
    /// Ask for the first offset at or after a time.
    OffsetForTime {
        /// Of what.
        tp: Tp,
        /// The time, ms since the epoch.
        timestamp: i64,
        /// What came: the offset and its record's timestamp, or -1 for none.
        found: Option<(i64, i64)>,
    },
    /// Delete the records below an offset.
    DeleteRecords {
        /// Where.
        tp: Tp,
        /// The first offset to keep.
        before: i64,
        /// The low watermark that came.
        low_watermark: Option<i64>,
    },
    /// Create a topic.
    CreateTopic {
        /// Its name.
        topic: Arc<str>,
        /// How many partitions.
        partitions: i32,
        /// Its id, if the answer told it.
        id: Option<TopicId>,
    },
    /// Delete a topic.
    DeleteTopic {
        /// Its name.
        topic: Arc<str>,
        /// Its id, as far as the client knows.
        id: TopicId,
    },
    /// Ask which topic bears a name.
    DescribeTopic {
        /// The name.
        topic: Arc<str>,
        /// Its id; `None`: there is none.
        id: Option<TopicId>,
    },
}

/// How an operation ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    /// It was answered with success.
    Ok,
    /// It was answered with an error which proves that nothing was or will be done.
    Fail,
    /// Nobody knows: no answer, or one that leaves it open.
    Unknown,
}

/// One operation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Operation {
    /// Which client.
    pub process: u32,
    /// When it was asked, in microseconds of the world.
    pub invoked: u64,
    /// When it ended; for an unknown outcome, when the client gave up.
    pub completed: u64,
    /// How it ended.
    pub outcome: Outcome,
    /// The protocol's error, where one was the end.
    pub error: Option<&'static str>,
    /// What it was.
    pub what: What,
}

/// Every operation, in the order in which they ended.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct History {
    /// The operations.
    pub operations: Vec<Operation>,
    /// Every topic there was, in the order in which clients came to know of them.
    pub incarnations: Vec<Incarnation>,
    /// What the disk took although it had reported it flushed.
    pub losses: Vec<Loss>,
    /// When a disk had trouble that clients may be told of.
    pub troubles: Vec<Trouble>,
    /// What the logs held at the very end, read past every client: each partition's first offset, end offset, records.
    pub truth: Vec<(Tp, Truth)>,
}

/// A power loss that took records which the disk had reported flushed. All before them must be there; at and beyond the first of them
/// the log may be cut, and what was told of it before does not bind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Loss {
    /// Of what.
    pub tp: Tp,
    /// The first offset that the lie may have cost.
    pub from: i64,
    /// When the last answer from before it may have reached a client, in microseconds of the world.
    pub told_until: u64,
}

/// What kind of trouble a disk has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TroubleKind {
    /// It was full.
    Full,
    /// It failed, until the node was started again.
    Failed,
}

/// A time in which the disk had trouble: clients may be told KAFKA_STORAGE_ERROR then, and only then.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trouble {
    /// What kind.
    pub kind: TroubleKind,
    /// When it began, in microseconds of the world.
    pub from: u64,
    /// When service must be as before, in microseconds of the world.
    pub until: u64,
}

/// What a log held at the end.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Truth {
    /// The first offset that may be read.
    pub log_start_offset: i64,
    /// The offset that the next record would take.
    pub log_end_offset: i64,
    /// Every record from the start on, in order.
    pub records: Vec<ReadRecord>,
    /// `retention.ms` of the topic, if any.
    pub retention_ms: Option<i64>,
    /// `retention.bytes` of the topic, if any.
    pub retention_bytes: Option<i64>,
    /// The world's wall clock at the end, ms.
    pub now: i64,
}

impl History {
    /// Sends that ended, with where, the values, and the offset told.
    pub fn sends(&self) -> impl Iterator<Item = (&Operation, &Tp, &[(u64, i64)], Option<i64>)> {
        self.operations.iter().filter_map(|op| match &op.what {
            What::Send { tp, values, base_offset, .. } => Some((op, tp, values.as_slice(), *base_offset)),
            _ => None,
        })
    }

    /// Polls that were answered.
    pub fn polls(&self) -> impl Iterator<Item = (&Operation, &Tp, i64, &PollAnswer)> {
        self.operations.iter().filter_map(|op| match &op.what {
            What::Poll { tp, from, answer: Some(answer) } => Some((op, tp, *from, answer)),
            _ => None,
        })
    }

    /// Every record that any reader was given and that no later lie of the disk took back, and those of the truth.
    pub fn readings(&self) -> impl Iterator<Item = (&Tp, &ReadRecord)> {
        let polled = self.polls().flat_map(|(op, tp, _, answer)| {
            let bind = answer.records.iter().filter(|r| r.value.is_err() || !self.is_void(tp, r.offset, op.completed));
            bind.map(move |r| (tp, r))
        });
        polled.chain(self.truth.iter().flat_map(|(tp, truth)| truth.records.iter().map(move |r| (tp, r))))
    }

    /// Whether what was told of an offset at some time does not bind any more, because the disk lied about it.
    #[must_use]
    pub fn is_void(&self, tp: &Tp, offset: i64, told: u64) -> bool {
        self.losses_of(tp).any(|loss| offset >= loss.from && told <= loss.told_until)
    }

    /// The losses of what may be this partition.
    pub fn losses_of(&self, tp: &Tp) -> impl Iterator<Item = &Loss> {
        self.losses.iter().filter(|loss| loss.tp.may_be(tp))
    }
}
