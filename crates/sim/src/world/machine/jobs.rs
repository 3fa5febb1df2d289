//! The disk's jobs: each is carried out by the real storage, or spoiled as planted, and reported in its log's order.

use std::path::PathBuf;

use ottla_engine::effect::Effect;
use ottla_engine::input::Input;
use ottla_protocol::ids::{Offset, Timestamp};
use ottla_protocol::log::{
    AppendReport, FaultKind, FlushReport, LogId, LogOpen, LogRead, LogWrite, ProducerTable, ReadSlice, StorageFault,
};
use ottla_protocol::records::{Records, check};

use super::super::plan::Plant;
use super::{Machine, Opened, Task, wall};

impl Machine {
    /// Carries a disk job out; its report is on its way then.
    pub(super) fn job(&mut self, now: u64, epoch_ms: i64, effect: Effect) {
        let log = log_of(&effect);
        let Some(report) = self.carry_out(now, epoch_ms, effect) else { return };
        let Some(life) = &mut self.life else { return };
        let delay = self.delays.between(5, 600);
        let at = match log {
            Some(log) => {
                let last = life.report_at.entry(log).or_insert(0);
                *last = (now + delay).max(*last + 1);
                *last
            }
            None => now + delay,
        };
        self.tasks.push((at, Task::Report(Box::new(report))));
    }

    /// The planted bug of a log that does not see that there is room again.
    fn refuse_for_room(&self, effect: &Effect) -> Option<Input> {
        let life = self.life.as_ref()?;
        match effect {
            Effect::Append(write) if life.cramped.contains(&write.log) => {
                let folder = life.opened.get(&write.log).map(|opened| opened.state.folder);
                let detail = "planted: the disk is full".to_owned();
                Some(Input::Appended(write.log, Err(StorageFault { kind: FaultKind::Full, folder, detail })))
            }
            _ => None,
        }
    }

    fn carry_out(&mut self, now: u64, epoch_ms: i64, effect: Effect) -> Option<Input> {
        let plant = self.plan.plant;
        if let Some(refusal) = self.refuse_for_room(&effect) {
            return Some(refusal);
        }
        if let (Plant::NamesakeInheritsTheLog, Effect::OpenLog(open)) = (plant, &effect) {
            self.namesakes.note(open);
        }
        let life = self.life.as_mut()?;
        let manager = &life.manager;
        let place = |log| self.namesakes.place_of(log);
        let wall = Timestamp::new(wall(now, epoch_ms));
        Some(match effect {
            Effect::CheckRecords(ticket, jobs) => {
                let checked = jobs.iter().map(|job| check(&job.records, &job.rules)).collect();
                Input::RecordsChecked(ticket, checked)
            }
            Effect::OpenLog(open) => {
                let mut state = manager.open(&LogOpen { log: place(open.log), ..open.clone() });
                if let Ok(state) = &mut state {
                    let path = manager.describe_folders().into_iter().find(|folder| folder.id == state.folder);
                    let name = format!("{}-{}", open.topic, open.log.partition);
                    let path = PathBuf::from(path.map(|folder| folder.path).unwrap_or_default()).join(name);
                    life.opened.insert(open.log, Opened { path, state: state.clone() });
                    if plant == Plant::ProducersAreForgotten {
                        state.producers = ProducerTable::default();
                    }
                    if plant == Plant::RecoveryCutsTooMuch && state.log_end_offset > state.log_start_offset {
                        state.log_end_offset = Offset::new(state.log_end_offset.get() - 1);
                        state.high_watermark = state.high_watermark.min(state.log_end_offset);
                    }
                    if plant == Plant::LieCostsTheLog && state.lost_below.is_some() {
                        state.log_end_offset = state.log_start_offset;
                        state.high_watermark = state.log_start_offset;
                    }
                }
                Input::LogOpened(open.log, state)
            }
            Effect::Append(write) => {
                let log = write.log;
                let write = LogWrite { log: place(log), ..write };
                let lied = if log == LogId::METADATA { None } else { done_as_asked(&write) };
                let rolls = plant == Plant::AppendIsALie && self.plants.chance(1, 50);
                let done = if let (true, Some(lied)) = (rolls, lied) { Ok(lied) } else { manager.append(&write) };
                let done = match (plant, done, lied) {
                    (Plant::NoRoomIsNoFault, Err(fault), Some(lied)) if fault.kind == FaultKind::Full => Ok(lied),
                    (Plant::FailedFolderAppends, Err(fault), Some(lied)) if fault.kind != FaultKind::Full => Ok(lied),
                    (Plant::RoomIsNotSeen, Err(fault), _) if fault.kind == FaultKind::Full => {
                        life.cramped.insert(log);
                        Err(fault)
                    }
                    (_, done, _) => done,
                };
                Input::Appended(log, done)
            }
            Effect::Flush(log, up_to) => {
                let report = if plant == Plant::FlushIsALie {
                    Ok(FlushReport { up_to })
                } else {
                    manager.flush(place(log), up_to)
                };
                let report =
                    if plant == Plant::FailedFlushIsBelieved { report.or(Ok(FlushReport { up_to })) } else { report };
                if let Ok(report) = &report {
                    self.flushed.insert(log, report.up_to);
                }
                Input::Flushed(log, report)
            }
            Effect::Read(ticket, reads) => {
                let read = |read: LogRead| {
                    let done = manager.read(&LogRead { log: place(read.log), ..read });
                    match done {
                        Err(fault) if plant == Plant::DamageReadsAsNothing && fault.kind == FaultKind::Corrupt => {
                            Ok(ReadSlice { records: Records::EMPTY, next_offset: read.from, aborted: Vec::new() })
                        }
                        done => done,
                    }
                };
                Input::ReadDone(ticket, reads.into_iter().map(read).collect())
            }
            Effect::LoadRecords { log, from, max_bytes } => {
                Input::RecordsLoaded(log, manager.load_records(place(log), from, max_bytes))
            }
            Effect::FindOffset { ticket, log, query, upper } => {
                let mut found = manager.find_offset(place(log), query, upper);
                if let (Plant::SearchOvershoots, Ok(Some(found))) = (plant, &mut found) {
                    found.offset = found.offset.next();
                }
                Input::OffsetFound(ticket, found)
            }
            Effect::AdvanceLogStart(log, to) => {
                let done = if plant == Plant::LogStartIsForgotten {
                    Ok(to)
                } else {
                    manager.advance_log_start(place(log), to)
                };
                Input::LogStartAdvanced(log, done)
            }
            Effect::NoteHighWatermark(log, offset) => {
                manager.note_high_watermark(place(log), offset);
                return None;
            }
            Effect::ConfigureLog(log, config) => {
                manager.configure(place(log), config);
                return None;
            }
            Effect::ApplyRetention(log, _) => {
                let month = if plant == Plant::RetentionIsEarly { 2_592_000_000 } else { 0 };
                let at = Timestamp::new(wall.get() + month);
                Input::RetentionApplied(log, manager.apply_retention(place(log), at))
            }
            Effect::DeleteLog(log) => {
                life.opened.remove(&log);
                let is_left = plant == Plant::NamesakeInheritsTheLog;
                Input::LogDeleted(log, if is_left { Ok(()) } else { manager.delete(log) })
            }
            Effect::SetAside(_) if plant == Plant::NamesakeInheritsTheLog => return None,
            Effect::SetAside(log) => {
                let _ = manager.set_aside(log);
                return None;
            }
            Effect::DescribeFolders(ticket) => Input::FoldersDescribed(ticket, manager.describe_folders()),
            Effect::WriteQuorumState(content) => Input::QuorumStateWritten(manager.write_quorum_state(&content)),
            Effect::WriteSnapshot { end_offset, epoch, batches } => {
                Input::SnapshotWritten(end_offset, manager.write_snapshot(end_offset, epoch, &batches))
            }
            Effect::TrimMetadata(below) => {
                let _ = manager.trim_metadata(below);
                return None;
            }
            Effect::Respond(..) | Effect::Ready | Effect::Stopped { .. } | Effect::Fatal(_) => return None,
        })
    }
}

/// What would be reported of an append that was done.
fn done_as_asked(write: &LogWrite) -> Option<AppendReport> {
    let (first, last) = (write.batches.first()?, write.batches.last()?);
    Some(AppendReport {
        base_offset: first.base_offset,
        log_end_offset: Offset::new(last.base_offset.get() + i64::from(last.summary.offset_count)),
        size_bytes: u64::from(last.summary.size_bytes),
        segment_base: Offset::ZERO,
        rolled: false,
    })
}

/// The log whose jobs a job keeps its order with.
pub(super) fn log_of(effect: &Effect) -> Option<LogId> {
    match effect {
        Effect::OpenLog(open) => Some(open.log),
        Effect::Append(write) => Some(write.log),
        Effect::LoadRecords { log, .. }
        | Effect::Flush(log, _)
        | Effect::AdvanceLogStart(log, _)
        | Effect::NoteHighWatermark(log, _)
        | Effect::ConfigureLog(log, _)
        | Effect::ApplyRetention(log, _)
        | Effect::DeleteLog(log) => Some(*log),
        _ => None,
    }
}
