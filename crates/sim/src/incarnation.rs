//! Topics that bore one name, one after the other, and which of them an operation that named only the name was about.

use std::sync::Arc;

use ottla_protocol::ids::TopicId;

use crate::history::{History, Outcome, Tp, What};

/// A topic from its creation to its deletion, as far as clients know. Times are in microseconds of the world.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Incarnation {
    /// Its name.
    pub topic: Arc<str>,
    /// Its id.
    pub id: TopicId,
    /// When its creation was first asked for: it was not there before.
    pub asked_for: u64,
    /// When a client first knew that it is there.
    pub known: u64,
    /// When its deletion was first asked for: it was there until then.
    pub doomed: Option<u64>,
    /// When a client first knew that it is gone.
    pub gone: Option<u64>,
}

impl Incarnation {
    /// Whether it may have been there at some time between the two.
    #[must_use]
    pub fn may_live(&self, from: u64, until: u64) -> bool {
        self.asked_for <= until && self.gone.is_none_or(|gone| gone >= from)
    }

    /// Whether it was certainly there all the time between the two.
    #[must_use]
    pub fn must_live(&self, from: u64, until: u64) -> bool {
        self.known < from && self.doomed.is_none_or(|doomed| doomed > until)
    }
}

impl History {
    /// Finds out which topic each operation was about that named a topic by its name: the one that may have borne the name
    /// while the operation was under way. Where two may have, it stays open, and may have been either.
    pub fn attribute(&mut self) {
        let incarnations = &self.incarnations;
        for op in &mut self.operations {
            // What nobody saw the end of may have come to pass later.
            let until = if op.outcome == Outcome::Ok { op.completed } else { u64::MAX };
            if let Some(tp) = op.what.tp_mut()
                && tp.id.is_none()
            {
                let mut may =
                    incarnations.iter().filter(|one| one.topic == tp.topic && one.may_live(op.invoked, until));
                if let (Some(only), None) = (may.next(), may.next()) {
                    tp.id = Some(only.id);
                }
            }
        }
    }

    /// The topics that a partition may be one of, by its name, or by its id where that is known.
    pub fn incarnations_of(&self, tp: &Tp) -> impl Iterator<Item = &Incarnation> {
        self.incarnations.iter().filter(move |one| one.topic == tp.topic && tp.id.is_none_or(|id| id == one.id))
    }
}

impl What {
    /// The partition that the operation is about, if it is about one.
    #[must_use]
    pub const fn tp(&self) -> Option<&Tp> {
        match self {
            Self::Send { tp, .. }
            | Self::Poll { tp, .. }
            | Self::EndOffset { tp, .. }
            | Self::StartOffset { tp, .. }
            | Self::OffsetForTime { tp, .. }
            | Self::DeleteRecords { tp, .. } => Some(tp),
            Self::CreateTopic { .. } | Self::DeleteTopic { .. } | Self::DescribeTopic { .. } => None,
        }
    }

    const fn tp_mut(&mut self) -> Option<&mut Tp> {
        match self {
            Self::Send { tp, .. }
            | Self::Poll { tp, .. }
            | Self::EndOffset { tp, .. }
            | Self::StartOffset { tp, .. }
            | Self::OffsetForTime { tp, .. }
            | Self::DeleteRecords { tp, .. } => Some(tp),
            Self::CreateTopic { .. } | Self::DeleteTopic { .. } | Self::DescribeTopic { .. } => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use ottla_protocol::ids::Uuid;

    use super::*;
    use crate::history::Operation;

    fn end_offset(invoked: u64, completed: u64) -> Operation {
        let tp = Tp { topic: Arc::from("t"), partition: 0, id: None };
        let what = What::EndOffset { tp, offset: Some(0) };
        Operation { process: 1, invoked, completed, outcome: Outcome::Ok, error: None, what }
    }

    #[test]
    fn an_operation_belongs_to_the_only_topic_it_may_be_about() {
        let [first, second] = [Uuid::from_u128(1), Uuid::from_u128(2)];
        let one = |id, asked_for, doomed, gone| Incarnation {
            topic: Arc::from("t"),
            id,
            asked_for,
            known: asked_for + 5,
            doomed,
            gone,
        };
        let mut history = History {
            operations: vec![end_offset(10, 20), end_offset(90, 100), end_offset(105, 130), end_offset(121, 130)],
            incarnations: vec![one(first, 0, Some(95), Some(110)), one(second, 120, None, None)],
            ..History::default()
        };
        history.attribute();
        let ids: Vec<_> = history.operations.iter().map(|op| op.what.tp().and_then(|tp| tp.id)).collect();
        assert_eq!(ids, [Some(first), Some(first), None, Some(second)]);
    }
}
