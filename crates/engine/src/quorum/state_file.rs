//! The file `quorum-state`: what a member of the quorum must not forget, in Kafka's own JSON.
//!
//! Version 0 is written under `kraft.version` 0 (static voters), version 1 under `kraft.version` 1 (KIP-853).

use alloc::borrow::ToOwned as _;
use alloc::format;
use alloc::string::String;

use bytes::Bytes;
use ottla_protocol::ids::{NodeId, Uuid};

/// The content of the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct QuorumState {
    /// The epoch that this member is in.
    pub leader_epoch: i32,
    /// The epoch's leader, where known.
    pub leader: Option<NodeId>,
    /// Whom this member voted for in this epoch, with the directory id (zero: not known).
    pub voted: Option<(NodeId, Uuid)>,
    /// The version of the file: 0 or 1.
    pub data_version: i16,
}

impl QuorumState {
    /// The file's content.
    #[must_use]
    pub fn to_json(&self) -> Bytes {
        let leader = self.leader.map_or(-1, NodeId::get);
        let (voted, directory) = self.voted.map_or((-1, Uuid::ZERO), |(node, directory)| (node.get(), directory));
        let epoch = self.leader_epoch;
        let text = if self.data_version == 0 {
            // Kafka fills in neither the cluster's id nor the applied offset; the only voter is the leader.
            format!(
                r#"{{"clusterId":"","leaderId":{leader},"leaderEpoch":{epoch},"votedId":{voted},"appliedOffset":0,"currentVoters":[{{"voterId":{leader}}}],"data_version":0}}"#
            )
        } else {
            format!(
                r#"{{"leaderId":{leader},"leaderEpoch":{epoch},"votedId":{voted},"votedDirectoryId":"{directory}","data_version":1}}"#
            )
        };
        text.into()
    }

    /// Reads the file.
    ///
    /// # Errors
    ///
    /// A sentence that says what is missing.
    pub fn from_json(bytes: &[u8]) -> Result<Self, String> {
        let text = core::str::from_utf8(bytes).map_err(|_| "it is not UTF-8".to_owned())?.trim();
        if !(text.starts_with('{') && text.ends_with('}')) {
            return Err("it is not a JSON object".to_owned());
        }
        let number = |name: &str| {
            let value = field(text, name).ok_or_else(|| format!("it has no {name}"))?;
            value.parse::<i32>().map_err(|_| format!("its {name} is '{value}'"))
        };
        let data_version = match number("data_version")? {
            0 => 0,
            1 => 1,
            other => return Err(format!("its version {other} is not known")),
        };
        let leader_epoch = number("leaderEpoch")?;
        if leader_epoch < 0 {
            return Err(format!("its leaderEpoch is {leader_epoch}"));
        }
        let directory = field(text, "votedDirectoryId").and_then(Uuid::parse).unwrap_or(Uuid::ZERO);
        Ok(Self {
            leader_epoch,
            leader: NodeId::from_wire(number("leaderId")?),
            voted: NodeId::from_wire(number("votedId")?).map(|node| (node, directory)),
            data_version,
        })
    }
}

/// The text of a number or string in a JSON object whose names are each used once.
fn field<'a>(object: &'a str, name: &str) -> Option<&'a str> {
    let quoted = format!("\"{name}\"");
    let (_, after) = object.split_once(quoted.as_str())?;
    let value = after.trim_start().strip_prefix(':')?.trim_start();
    match value.strip_prefix('"') {
        Some(text) => text.split_once('"').map(|(text, _)| text),
        None => value.split([',', '}', ']']).next().map(str::trim),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KAFKAS_V0: &str = r#"{"clusterId":"","leaderId":1,"leaderEpoch":7,"votedId":-1,"appliedOffset":0,"currentVoters":[{"voterId":1}],"data_version":0}"#;
    const KAFKAS_V1: &str =
        r#"{"leaderId":-1,"leaderEpoch":3,"votedId":2,"votedDirectoryId":"6hRlFgF6X_3t5UHy4Q_YmA","data_version":1}"#;

    #[test]
    fn it_reads_and_writes_kafkas_files() {
        let v0 = QuorumState::from_json(KAFKAS_V0.as_bytes()).unwrap();
        let expected = QuorumState { leader_epoch: 7, leader: Some(NodeId::new(1)), voted: None, data_version: 0 };
        assert_eq!(v0, expected);
        assert_eq!(v0.to_json(), KAFKAS_V0);
        let v1 = QuorumState::from_json(KAFKAS_V1.as_bytes()).unwrap();
        let directory = Uuid::parse("6hRlFgF6X_3t5UHy4Q_YmA").unwrap();
        assert_eq!((v1.leader, v1.voted), (None, Some((NodeId::new(2), directory))));
        assert_eq!(v1.to_json(), KAFKAS_V1);
    }

    #[test]
    fn a_damaged_file_is_refused() {
        for text in ["", "{}", "{\"leaderEpoch\":1", r#"{"leaderId":1,"leaderEpoch":-4,"votedId":-1,"data_version":1}"#]
        {
            assert!(QuorumState::from_json(text.as_bytes()).is_err(), "{text}");
        }
        let newer = KAFKAS_V1.replace("\"data_version\":1", "\"data_version\":9");
        assert!(QuorumState::from_json(newer.as_bytes()).unwrap_err().contains('9'));
    }
}
