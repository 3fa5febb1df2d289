//! Which APIs an Ottla broker serves, at which versions.

use core::ops::RangeInclusive;

pub use crate::messages::ApiKey;

impl ApiKey {
    /// The versions that a broker's listener serves; `None` if it does not serve the API.
    ///
    /// Everything served is served at every version that Apache Kafka 4.4 serves; a version still in the making is not.
    #[must_use]
    #[allow(clippy::wildcard_enum_match_arm, reason = "a list of what is served; everything else is not")]
    pub const fn served(self) -> Option<RangeInclusive<i16>> {
        match self {
            Self::ApiVersions
            | Self::Metadata
            | Self::Produce
            | Self::Fetch
            | Self::ListOffsets
            | Self::OffsetForLeaderEpoch
            | Self::InitProducerId
            | Self::CreateTopics
            | Self::DeleteTopics
            | Self::CreatePartitions
            | Self::DeleteRecords
            | Self::DescribeConfigs
            | Self::IncrementalAlterConfigs
            | Self::AlterConfigs
            | Self::DescribeCluster
            | Self::DescribeTopicPartitions
            | Self::DescribeLogDirs
            | Self::DescribeProducers
            | Self::ListConfigResources => Some(self.stable_versions()),
            _ => None,
        }
    }

    /// What ApiVersions says of the served versions: Produce from 0 on, because librdkafka turns compression off where version
    /// 0 is not advertised (KAFKA-18659); versions 0-2 are refused all the same.
    #[must_use]
    pub const fn advertised(self) -> Option<RangeInclusive<i16>> {
        match self.served() {
            Some(versions) if matches!(self, Self::Produce) => Some(0..=*versions.end()),
            other => other,
        }
    }

    const fn stable_versions(self) -> RangeInclusive<i16> {
        let all = self.versions();
        if self.is_latest_unstable() { *all.start()..=*all.end() - 1 } else { all }
    }

    /// Whether this version has compact encodings and tagged fields.
    #[must_use]
    pub const fn is_flexible(self, version: i16) -> bool {
        match self.first_flexible_version() {
            Some(first) => version >= first,
            None => false,
        }
    }
}
