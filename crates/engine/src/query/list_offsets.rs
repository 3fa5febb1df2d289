//! ListOffsets: offsets by time, and the special ones (API key 2).
//!
//! | timestamp | since version | answer |
//! |---|---|---|
//! | -1, latest | 1 | the end of what the client may see |
//! | -2, earliest | 1 | the log's start |
//! | -3, max timestamp (KIP-734) | 7 | the first record with the largest timestamp |
//! | -4, earliest local (KIP-405) | 8 | the log's start: nothing is tiered |
//! | -5, latest tiered (KIP-1005) | 9 | none |
//! | -6, earliest pending upload (KIP-1023) | 11 | none |
//! | 0 and above | 1 | the first record at that time or later |
//!
//! A partition asked for twice is answered once, with INVALID_REQUEST.

use alloc::collections::BTreeMap;

use ottla_protocol::ErrorCode;
use ottla_protocol::ids::{LeaderEpoch, Offset, Timestamp};
use ottla_protocol::log::{FaultKind, LogId, OffsetFound, OffsetQuery, StorageFault};
use ottla_protocol::messages::list_offsets_request::ListOffsetsPartition;
use ottla_protocol::messages::list_offsets_response::{ListOffsetsPartitionResponse, ListOffsetsTopicResponse};
use ottla_protocol::messages::{ListOffsetsRequest, ListOffsetsResponse, ResponseBody};

use super::{Place, Queries};
use crate::effect::Effect;
use crate::event::Isolation;
use crate::input::RequestId;
use crate::node::{Context, Replicas, TopicRef, epoch_of, locate};
use crate::replica::Replica;

/// Kafka's number for a client that may look at everything.
const CONSUMER: i32 = -1;

/// A search that waits for the disk.
#[derive(Debug)]
pub(super) struct Search {
    place: Place,
    /// Offsets from here on are not for this client.
    upper: Offset,
    /// Answers carry leader epochs since version 4.
    tell_epoch: bool,
}

/// What can be said of one partition at once.
enum Found {
    Offset { offset: Offset, epoch: Option<LeaderEpoch> },
    None,
    Search(LogId, OffsetQuery, Offset),
}

impl Queries {
    /// Takes a request in.
    pub(crate) fn list_offsets(
        &mut self,
        id: RequestId,
        version: i16,
        body: ListOffsetsRequest,
        replicas: &Replicas,
        cx: &mut Context<'_>,
    ) {
        let isolation = if body.isolation_level == 1 { Isolation::ReadCommitted } else { Isolation::ReadUncommitted };
        let asker = Asker { version, isolation, sees_all: body.replica_id != CONSUMER };
        let mut response = ListOffsetsResponse::default();
        let mut open = 0;
        for (topic_index, topic) in body.topics.into_iter().enumerate() {
            let mut answer = ListOffsetsTopicResponse { name: topic.name, ..Default::default() };
            let mut asked = BTreeMap::<i32, u32>::new();
            for partition in &topic.partitions {
                *asked.entry(partition.partition_index).or_default() += 1;
            }
            for partition in topic.partitions {
                let index = answer.partitions.len();
                let found = match asked.remove(&partition.partition_index) {
                    Some(1) => asker.find(&answer.name, &partition, replicas, cx),
                    Some(_) => Err(ErrorCode::InvalidRequest),
                    None => continue,
                };
                let mut entry =
                    ListOffsetsPartitionResponse { partition_index: partition.partition_index, ..Default::default() };
                match found {
                    Err(code) => entry.error_code = code.code(),
                    Ok(Found::None) => {}
                    Ok(Found::Offset { offset, epoch }) => {
                        entry.offset = offset.get();
                        entry.leader_epoch = epoch.filter(|_| asker.knows_epochs()).map_or(-1, LeaderEpoch::get);
                    }
                    Ok(Found::Search(log, query, upper)) => {
                        let ticket = cx.tickets.next();
                        self.searches.insert(
                            ticket,
                            (id, Search { place: (topic_index, index), upper, tell_epoch: asker.knows_epochs() }),
                        );
                        open += 1;
                        cx.effects.push(Effect::FindOffset { ticket, log, query, upper });
                    }
                }
                answer.partitions.push(entry);
            }
            response.topics.push(answer);
        }
        self.wait(id, ResponseBody::ListOffsets(response), open, cx);
    }
}

struct Asker {
    version: i16,
    isolation: Isolation,
    /// Replicas and debugging tools see what is not committed yet.
    sees_all: bool,
}

impl Asker {
    /// Answers carry leader epochs since version 4.
    const fn knows_epochs(&self) -> bool {
        self.version >= 4
    }

    fn find(
        &self,
        topic: &str,
        partition: &ListOffsetsPartition,
        replicas: &Replicas,
        cx: &Context<'_>,
    ) -> Result<Found, ErrorCode> {
        let log = locate(cx.image, TopicRef::Name(topic), partition.partition_index)?;
        let replica = replicas.serving(log, epoch_of(partition.current_leader_epoch))?;
        let upper = if self.sees_all { replica.log_end_offset() } else { replica.fetch_bound(self.isolation) };
        let since =
            |version: i16, found| if self.version >= version { Ok(found) } else { Err(ErrorCode::UnsupportedVersion) };
        match partition.timestamp {
            -1 => Ok(Found::Offset { offset: upper, epoch: Some(replica.leader_epoch()) }),
            -2 => Ok(earliest(replica)),
            -3 => since(7, Found::Search(log, OffsetQuery::MaxTimestamp, upper)),
            -4 => since(8, earliest(replica)),
            -5 => since(9, Found::None),
            -6 => since(11, Found::None),
            time if time >= 0 => Ok(Found::Search(log, OffsetQuery::AtOrAfter(Timestamp::new(time)), upper)),
            _ => Err(ErrorCode::UnsupportedVersion),
        }
    }
}

fn earliest(replica: &Replica) -> Found {
    let offset = replica.log_start_offset();
    let first = replica.epochs().entries().first();
    let epoch = first.filter(|(_, start)| *start <= offset).map(|(epoch, _)| *epoch);
    Found::Offset { offset, epoch }
}

impl Search {
    pub(super) fn answer(&self, result: Result<Option<OffsetFound>, StorageFault>, response: &mut ListOffsetsResponse) {
        let (topic, partition) = self.place;
        let entry = response.topics.get_mut(topic).and_then(|topic| topic.partitions.get_mut(partition));
        let Some(entry) = entry else { return };
        match result {
            Ok(Some(found)) if found.offset < self.upper => {
                entry.offset = found.offset.get();
                entry.timestamp = found.timestamp.get();
                if self.tell_epoch {
                    entry.leader_epoch = found.leader_epoch.get();
                }
            }
            Ok(_) => {}
            Err(fault) => entry.error_code = fault_code(fault.kind).code(),
        }
    }
}

const fn fault_code(kind: FaultKind) -> ErrorCode {
    match kind {
        FaultKind::Corrupt => ErrorCode::CorruptMessage,
        FaultKind::Missing => ErrorCode::UnknownTopicOrPartition,
        FaultKind::Full | FaultKind::Io | FaultKind::Offline => ErrorCode::KafkaStorageError,
    }
}
