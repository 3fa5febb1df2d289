//! Questions about logs: where an offset is, where an epoch ends, what the folders hold, which producers write; and
//! DeleteRecords, which moves a log's start.
//!
//! Each request is answered once its last partition is. What must ask the disk waits here, as data.

mod delete_records;
mod leader_epoch;
mod list_offsets;
mod log_dirs;
mod producers;

use alloc::collections::{BTreeMap, VecDeque};
use alloc::vec::Vec;

use ottla_protocol::ErrorCode;
use ottla_protocol::ids::Offset;
use ottla_protocol::log::{FolderUsage, LogId, OffsetFound, StorageFault};
use ottla_protocol::messages::{DescribeLogDirsRequest, ResponseBody};

use crate::input::{RequestId, Ticket};
use crate::node::Context;

pub(crate) use leader_epoch::offset_for_leader_epoch;
pub(crate) use producers::describe_producers;

use list_offsets::Search;

/// A request that waits for the disk.
#[derive(Debug)]
struct Waiting {
    body: ResponseBody,
    /// How many of its partitions are not answered yet.
    open: usize,
}

/// The place of a partition in a response: topic, partition.
type Place = (usize, usize);

/// Every question that waits for the disk.
#[derive(Debug, Default)]
pub(crate) struct Queries {
    waiting: BTreeMap<RequestId, Waiting>,
    searches: BTreeMap<Ticket, (RequestId, Search)>,
    /// Moves of each log's start, in the order asked for.
    start_moves: BTreeMap<LogId, VecDeque<(RequestId, Place)>>,
    folders: BTreeMap<Ticket, (RequestId, DescribeLogDirsRequest)>,
}

impl Queries {
    /// The disk reports a search by time.
    pub(crate) fn offset_found(
        &mut self,
        ticket: Ticket,
        result: Result<Option<OffsetFound>, StorageFault>,
        cx: &mut Context<'_>,
    ) {
        let Some((id, search)) = self.searches.remove(&ticket) else { return };
        if let Some(Waiting { body: ResponseBody::ListOffsets(response), .. }) = self.waiting.get_mut(&id) {
            search.answer(result, response);
        }
        self.answered(id, cx);
    }

    /// The disk reports that a log's start moved, or that it could not.
    pub(crate) fn start_moved(&mut self, log: LogId, result: Result<Offset, ErrorCode>, cx: &mut Context<'_>) {
        let Some(moves) = self.start_moves.get_mut(&log) else { return };
        let next = moves.pop_front();
        if moves.is_empty() {
            self.start_moves.remove(&log);
        }
        if let Some((id, place)) = next {
            self.delete_answered(id, place, result, cx);
        }
    }

    /// A log is gone: nothing that waits for its start will be reported.
    pub(crate) fn log_gone(&mut self, log: LogId, code: ErrorCode, cx: &mut Context<'_>) {
        for (id, place) in self.start_moves.remove(&log).unwrap_or_default() {
            self.delete_answered(id, place, Err(code), cx);
        }
    }

    fn delete_answered(
        &mut self,
        id: RequestId,
        place: Place,
        result: Result<Offset, ErrorCode>,
        cx: &mut Context<'_>,
    ) {
        if let Some(Waiting { body: ResponseBody::DeleteRecords(response), .. }) = self.waiting.get_mut(&id) {
            delete_records::answer(response, place, result);
        }
        self.answered(id, cx);
    }

    /// The disk reports what the folders hold.
    pub(crate) fn folders_described(&mut self, ticket: Ticket, folders: Vec<FolderUsage>, cx: &mut Context<'_>) {
        if let Some((id, request)) = self.folders.remove(&ticket) {
            let response = log_dirs::answer(&request, folders, cx.image);
            cx.respond(id, ResponseBody::DescribeLogDirs(response));
        }
    }

    /// What log folders hold (KIP-113, KIP-827).
    pub(crate) fn describe_log_dirs(&mut self, id: RequestId, body: DescribeLogDirsRequest, cx: &mut Context<'_>) {
        let ticket = cx.tickets.next();
        self.folders.insert(ticket, (id, body));
        cx.effects.push(crate::Effect::DescribeFolders(ticket));
    }

    /// The client is gone.
    pub(crate) fn forget(&mut self, id: RequestId) {
        self.waiting.remove(&id);
    }

    /// Waits for so many partitions; answers at once if there are none.
    fn wait(&mut self, id: RequestId, body: ResponseBody, open: usize, cx: &mut Context<'_>) {
        if open == 0 {
            cx.respond(id, body);
        } else {
            self.waiting.insert(id, Waiting { body, open });
        }
    }

    fn answered(&mut self, id: RequestId, cx: &mut Context<'_>) {
        let Some(waiting) = self.waiting.get_mut(&id) else { return };
        waiting.open -= 1;
        if waiting.open == 0
            && let Some(Waiting { body, .. }) = self.waiting.remove(&id)
        {
            cx.respond(id, body);
        }
    }
}
