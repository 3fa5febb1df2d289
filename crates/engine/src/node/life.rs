//! A node's life: start, the changes that the metadata commits, stop.

use alloc::collections::BTreeSet;
use alloc::string::ToString as _;

use ottla_protocol::ErrorCode;
use ottla_protocol::ids::TopicId;
use ottla_protocol::log::LogId;

use super::{Io, Node, Parts, Phase};
use crate::effect::Effect;
use crate::event::{Cause, EventKind, Events};
use crate::input::Found;
use crate::metadata::{Change, HostedPartition};
use crate::node::Timer;
use crate::replica::Replica;

/// After its start a node lets this much time pass before it looks for what is to be removed (Kafka's
/// `log.initial.task.delay.ms`).
const INITIAL_RETENTION_DELAY_MS: i64 = 30_000;

impl Node {
    pub(super) fn start(&mut self, found: Found, io: &mut Io<'_>) {
        self.phase = Phase::Starting;
        self.online_folders = found.folders.iter().filter(|(_, online)| *online).map(|(id, _)| *id).collect();
        self.plane.start(io.now, &found, io.effects);
        self.found = found.logs;
    }

    /// Acts on everything that the metadata plane committed.
    pub(super) fn follow_plane(&mut self, io: &mut Io<'_>) {
        loop {
            let changes = self.plane.take_changes();
            if changes.is_empty() {
                break;
            }
            for change in changes {
                self.apply(change, io);
            }
        }
        for reply in self.plane.take_replies() {
            self.held_replies.push(reply);
        }
        self.release_replies(io);
        for event in self.plane.take_events() {
            let mut events = Events::new(io.now, &mut self.last_event, io.observer);
            events.report(event.cause.into(), || EventKind::Metadata(event.kind));
        }
    }

    fn apply(&mut self, change: Change, io: &mut Io<'_>) {
        match change {
            Change::Registered { .. } => self.registered(io),
            Change::Unfenced => {
                if matches!(self.phase, Phase::Opening { .. }) {
                    self.phase = Phase::Serving;
                    let interval_ms = self.config.log_retention_check_interval_ms;
                    self.timers.set(io.now.mono.plus_ms(interval_ms.min(INITIAL_RETENTION_DELAY_MS)), Timer::Retention);
                    io.effects.push(Effect::Ready);
                }
            }
            Change::PartitionsAdded(partitions) => {
                for hosted in partitions {
                    self.open(&hosted, io);
                }
            }
            Change::PartitionChanged(hosted) => self.partition_changed(&hosted, io),
            Change::TopicDeleted { logs, .. } => {
                for log in logs {
                    self.delete(log, io);
                }
            }
            Change::TopicConfigChanged(topic_id) => self.configure(topic_id, io),
            Change::BrokerConfigChanged => {
                let topics: BTreeSet<_> = self.replicas.iter().map(|replica| replica.log.topic_id).collect();
                for topic_id in topics {
                    self.configure(topic_id, io);
                }
            }
        }
    }

    /// Opens what belongs here, and sets aside what does not.
    fn registered(&mut self, io: &mut Io<'_>) {
        self.phase = Phase::Opening { asked_to_unfence: false };
        let hosted = self.plane.hosted_partitions();
        let ours: BTreeSet<LogId> = hosted.iter().map(|hosted| hosted.log).collect();
        for found in core::mem::take(&mut self.found) {
            if found.log != LogId::METADATA && !ours.contains(&found.log) {
                io.effects.push(Effect::SetAside(found.log));
            }
        }
        for hosted in hosted {
            self.open(&hosted, io);
        }
        self.logs_may_be_open(io);
    }

    fn open(&mut self, hosted: &HostedPartition, io: &mut Io<'_>) {
        if self.replicas.get(hosted.log).is_some() {
            return;
        }
        // A topic that is gone again has no settings, and its deletion follows.
        let Some(config) = self.plane.topic_config(hosted.log.topic_id) else { return };
        let replica = Replica::new(self.node_id, hosted, config);
        io.effects.push(Effect::OpenLog(replica.to_open()));
        self.opening.insert(hosted.log);
        self.replicas.insert(replica);
    }

    /// A log is open, cannot be opened, or need not be any more.
    pub(super) fn no_longer_opening(&mut self, log: LogId, io: &mut Io<'_>) {
        if self.opening.remove(&log) {
            self.release_replies(io);
            self.logs_may_be_open(io);
        }
    }

    fn logs_may_be_open(&mut self, io: &mut Io<'_>) {
        if self.phase == (Phase::Opening { asked_to_unfence: false }) && self.opening.is_empty() {
            self.phase = Phase::Opening { asked_to_unfence: true };
            self.plane.logs_are_open(io.now, io.effects);
        }
    }

    fn release_replies(&mut self, io: &mut Io<'_>) {
        let opening = &self.opening;
        let due: alloc::vec::Vec<_> = self
            .held_replies
            .extract_if(.., |reply| {
                // Logs that are open are forgotten: each is looked for once, however many there are.
                while reply.after_open.pop_if(|log| !opening.contains(log)).is_some() {}
                reply.after_open.is_empty()
            })
            .collect();
        for reply in due {
            self.parts(io).cx.respond(reply.request, reply.body);
        }
    }

    fn partition_changed(&mut self, hosted: &HostedPartition, io: &mut Io<'_>) {
        if self.replicas.get(hosted.log).is_none() {
            return self.open(hosted, io);
        }
        let Parts { replicas, produces, fetches, mut cx, .. } = self.parts(io);
        let Some(replica) = replicas.get_mut(hosted.log) else { return };
        let mut done = alloc::vec::Vec::new();
        replica.state_changed(hosted);
        if !replica.is_leader() {
            replica.fail_waiting(ErrorCode::NotLeaderOrFollower, &mut done);
        }
        produces.complete(done, replicas, &mut cx);
        fetches.changed(hosted.log, replicas, &mut cx);
    }

    fn delete(&mut self, log: LogId, io: &mut Io<'_>) {
        io.effects.push(Effect::DeleteLog(log));
        let Parts { replicas, produces, fetches, queries, mut cx } = self.parts(io);
        if let Some(mut replica) = replicas.remove(log) {
            let mut done = alloc::vec::Vec::new();
            replica.fail_waiting(ErrorCode::UnknownTopicOrPartition, &mut done);
            produces.complete(done, replicas, &mut cx);
        }
        fetches.changed(log, replicas, &mut cx);
        queries.log_gone(log, ErrorCode::UnknownTopicOrPartition, &mut cx);
        self.no_longer_opening(log, io);
    }

    fn configure(&mut self, topic_id: TopicId, io: &mut Io<'_>) {
        let Some(config) = self.plane.topic_config(topic_id) else { return };
        for log in self.replicas.of_topic(topic_id) {
            let changed = self.replicas.get_mut(log).and_then(|replica| replica.configure(config.clone()));
            if let Some(settings) = changed {
                io.effects.push(Effect::ConfigureLog(log, settings));
            }
        }
    }

    pub(super) fn stop(&mut self, io: &mut Io<'_>) {
        if self.phase == Phase::Stopping {
            return;
        }
        self.phase = Phase::Stopping;
        let node = self.node_id;
        let Parts { replicas, fetches, mut cx, .. } = self.parts(io);
        cx.events.report(Cause::Node, || EventKind::BrokerStopping { node });
        fetches.wake_all(replicas, &mut cx);
        self.plane.stop(io.now, io.effects);
    }

    /// Ends the stop once nothing is on its way any more.
    pub(super) fn stop_when_idle(&mut self, io: &mut Io<'_>) {
        let is_idle = self.phase == Phase::Stopping
            && self.plane.is_idle()
            && self.opening.is_empty()
            && self.produces.is_idle()
            && self.requests.is_empty()
            && self.replicas.iter().all(Replica::is_idle);
        if is_idle {
            self.phase = Phase::Stopped;
            let broker_epoch = self.plane.broker_epoch().map_or(-1, |epoch| epoch.get());
            io.effects.push(Effect::Stopped { broker_epoch });
        }
    }

    /// Without any folder left a node can do nothing.
    pub(super) fn check_folders(&mut self, io: &mut Io<'_>) {
        if self.online_folders.is_empty() {
            io.effects.push(Effect::Fatal("every log folder has failed; see the errors before".to_string()));
        }
    }
}
