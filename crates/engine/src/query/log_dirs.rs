//! DescribeLogDirs: what each log folder holds (API key 35; KIP-113, KIP-827).

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::string::String;
use alloc::vec::Vec;

use ottla_protocol::ErrorCode;
use ottla_protocol::log::FolderUsage;
use ottla_protocol::messages::describe_log_dirs_response::{
    DescribeLogDirsPartition, DescribeLogDirsResult, DescribeLogDirsTopic,
};
use ottla_protocol::messages::{DescribeLogDirsRequest, DescribeLogDirsResponse};

use crate::metadata::Image;

pub(super) fn answer(
    request: &DescribeLogDirsRequest,
    folders: Vec<FolderUsage>,
    image: &Image,
) -> DescribeLogDirsResponse {
    let wanted = request.topics.as_ref().map(|topics| {
        let pairs = topics.iter().flat_map(|t| t.partitions.iter().map(move |p| (t.topic.as_str(), *p)));
        pairs.collect::<BTreeSet<_>>()
    });
    let results = folders.into_iter().map(|folder| describe(folder, wanted.as_ref(), image));
    DescribeLogDirsResponse { results: results.collect(), ..Default::default() }
}

fn describe(folder: FolderUsage, wanted: Option<&BTreeSet<(&str, i32)>>, image: &Image) -> DescribeLogDirsResult {
    let bytes = |count: Option<u64>| count.map_or(-1, |count| i64::try_from(count).unwrap_or(i64::MAX));
    if !folder.is_online {
        return DescribeLogDirsResult {
            error_code: ErrorCode::KafkaStorageError.code(),
            log_dir: folder.path,
            ..Default::default()
        };
    }
    let mut topics: BTreeMap<String, Vec<DescribeLogDirsPartition>> = BTreeMap::new();
    for (log, size_bytes) in folder.logs {
        let Some(topic) = image.topics.by_id(log.topic_id) else { continue };
        if wanted.is_some_and(|wanted| !wanted.contains(&(&*topic.name, log.partition.get()))) {
            continue;
        }
        topics.entry(String::from(&*topic.name)).or_default().push(DescribeLogDirsPartition {
            partition_index: log.partition.get(),
            partition_size: i64::try_from(size_bytes).unwrap_or(i64::MAX),
            ..Default::default()
        });
    }
    let topics = topics
        .into_iter()
        .map(|(name, partitions)| DescribeLogDirsTopic { name, partitions, ..Default::default() })
        .collect();
    DescribeLogDirsResult {
        log_dir: folder.path,
        topics,
        total_bytes: bytes(folder.total_bytes),
        usable_bytes: bytes(folder.usable_bytes),
        ..Default::default()
    }
}
