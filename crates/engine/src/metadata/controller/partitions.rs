//! CreatePartitions (KIP-195).

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::ToString as _;
use alloc::vec::Vec;

use ottla_protocol::ErrorCode;
use ottla_protocol::ids::{NodeId, TopicId};
use ottla_protocol::messages::create_partitions_request::{CreatePartitionsRequest, CreatePartitionsTopic};
use ottla_protocol::messages::create_partitions_response::{CreatePartitionsResponse, CreatePartitionsTopicResult};

use super::placement::FolderLoad;
use super::{Controller, MAX_RECORDS_PER_OPERATION, Refusal};
use crate::metadata::names;

impl Controller {
    /// Adds partitions to topics, each by itself. Existing partitions do not change.
    pub(crate) fn create_partitions(&mut self, request: &CreatePartitionsRequest) -> CreatePartitionsResponse {
        let twice = names::repeated(request.topics.iter().map(|topic| topic.name.as_str()));
        let mut budget = MAX_RECORDS_PER_OPERATION;
        let mut answered = BTreeSet::new();
        let mut load = self.folder_load();
        let mut results = Vec::new();
        for topic in &request.topics {
            let outcome = if twice.contains(topic.name.as_str()) {
                if !answered.insert(topic.name.as_str()) {
                    continue;
                }
                Err(Refusal::new(ErrorCode::InvalidRequest, "Duplicate topic name."))
            } else {
                self.add_partitions(topic, request.validate_only, &mut budget, &mut load)
            };
            let mut result = CreatePartitionsTopicResult { name: topic.name.clone(), ..Default::default() };
            if let Err(refusal) = outcome {
                result.error_code = refusal.code as i16;
                result.error_message = Some(refusal.message);
            }
            results.push(result);
        }
        CreatePartitionsResponse { results, ..Default::default() }
    }

    fn add_partitions(
        &mut self,
        wanted: &CreatePartitionsTopic,
        validate_only: bool,
        budget: &mut usize,
        load: &mut FolderLoad,
    ) -> Result<(), Refusal> {
        let (id, current, factor) = self.existing(&wanted.name)?;
        let refuse = |message| Err(Refusal::new(ErrorCode::InvalidPartitions, message));
        let count = usize::try_from(wanted.count).unwrap_or(0);
        if count == current {
            return refuse(format!("Topic already has {current} partition(s)."));
        }
        if count < current {
            return refuse(format!(
                "The topic {} currently has {current} partition(s); {} would not be an increase.",
                wanted.name, wanted.count
            ));
        }
        let added = count - current;
        let Some(left) = budget.checked_sub(added) else {
            let message =
                format!("Excessively large number of partitions per request: at most {MAX_RECORDS_PER_OPERATION}");
            return Err(Refusal::new(ErrorCode::PolicyViolation, message));
        };
        let assignment = match &wanted.assignments {
            Some(named) => {
                let named: Vec<Vec<NodeId>> =
                    named.iter().map(|a| a.broker_ids.iter().map(|id| NodeId::new(*id)).collect()).collect();
                self.check_added(&named, added, factor)?;
                named
            }
            None => self.place(added, i16::try_from(factor).unwrap_or(i16::MAX))?,
        };
        *budget = left;
        if !validate_only {
            let first = i32::try_from(current).expect("partition ids are 32 bits: the image counts no more");
            self.write_partitions(id, first, assignment, load);
        }
        Ok(())
    }

    fn existing(&self, name: &str) -> Result<(TopicId, usize, usize), Refusal> {
        let topic = self.image.topics.by_name(name).ok_or_else(|| {
            Refusal::new(
                ErrorCode::UnknownTopicOrPartition,
                "This server does not host this topic-partition.".to_string(),
            )
        })?;
        let factor = topic.partitions.first().map_or(1, |partition| partition.replicas.len());
        Ok((topic.id, topic.partitions.len(), factor))
    }

    fn check_added(&self, named: &[Vec<NodeId>], added: usize, factor: usize) -> Result<(), Refusal> {
        if named.len() != added {
            let message = format!(
                "Attempted to add {added} additional partition(s), but only {} assignment(s) were specified.",
                named.len()
            );
            return Err(Refusal::new(ErrorCode::InvalidReplicaAssignment, message));
        }
        named.iter().try_for_each(|replicas| self.check_replicas(replicas, Some(factor)))
    }
}
