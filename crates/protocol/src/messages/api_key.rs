// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! The keys of all APIs.

use core::ops::RangeInclusive;

/// An API of the protocol.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i16)]
pub enum ApiKey {
    /// `Produce`.
    Produce = 0,
    /// `Fetch`.
    Fetch = 1,
    /// `ListOffsets`.
    ListOffsets = 2,
    /// `Metadata`.
    Metadata = 3,
    /// `OffsetCommit`.
    OffsetCommit = 8,
    /// `OffsetFetch`.
    OffsetFetch = 9,
    /// `FindCoordinator`.
    FindCoordinator = 10,
    /// `JoinGroup`.
    JoinGroup = 11,
    /// `Heartbeat`.
    Heartbeat = 12,
    /// `LeaveGroup`.
    LeaveGroup = 13,
    /// `SyncGroup`.
    SyncGroup = 14,
    /// `DescribeGroups`.
    DescribeGroups = 15,
    /// `ListGroups`.
    ListGroups = 16,
    /// `SaslHandshake`.
    SaslHandshake = 17,
    /// `ApiVersions`.
    ApiVersions = 18,
    /// `CreateTopics`.
    CreateTopics = 19,
    /// `DeleteTopics`.
    DeleteTopics = 20,
    /// `DeleteRecords`.
    DeleteRecords = 21,
    /// `InitProducerId`.
    InitProducerId = 22,
    /// `OffsetForLeaderEpoch`.
    OffsetForLeaderEpoch = 23,
    /// `AddPartitionsToTxn`.
    AddPartitionsToTxn = 24,
    /// `AddOffsetsToTxn`.
    AddOffsetsToTxn = 25,
    /// `EndTxn`.
    EndTxn = 26,
    /// `WriteTxnMarkers`.
    WriteTxnMarkers = 27,
    /// `TxnOffsetCommit`.
    TxnOffsetCommit = 28,
    /// `DescribeAcls`.
    DescribeAcls = 29,
    /// `CreateAcls`.
    CreateAcls = 30,
    /// `DeleteAcls`.
    DeleteAcls = 31,
    /// `DescribeConfigs`.
    DescribeConfigs = 32,
    /// `AlterConfigs`.
    AlterConfigs = 33,
    /// `AlterReplicaLogDirs`.
    AlterReplicaLogDirs = 34,
    /// `DescribeLogDirs`.
    DescribeLogDirs = 35,
    /// `SaslAuthenticate`.
    SaslAuthenticate = 36,
    /// `CreatePartitions`.
    CreatePartitions = 37,
    /// `CreateDelegationToken`.
    CreateDelegationToken = 38,
    /// `RenewDelegationToken`.
    RenewDelegationToken = 39,
    /// `ExpireDelegationToken`.
    ExpireDelegationToken = 40,
    /// `DescribeDelegationToken`.
    DescribeDelegationToken = 41,
    /// `DeleteGroups`.
    DeleteGroups = 42,
    /// `ElectLeaders`.
    ElectLeaders = 43,
    /// `IncrementalAlterConfigs`.
    IncrementalAlterConfigs = 44,
    /// `AlterPartitionReassignments`.
    AlterPartitionReassignments = 45,
    /// `ListPartitionReassignments`.
    ListPartitionReassignments = 46,
    /// `OffsetDelete`.
    OffsetDelete = 47,
    /// `DescribeClientQuotas`.
    DescribeClientQuotas = 48,
    /// `AlterClientQuotas`.
    AlterClientQuotas = 49,
    /// `DescribeUserScramCredentials`.
    DescribeUserScramCredentials = 50,
    /// `AlterUserScramCredentials`.
    AlterUserScramCredentials = 51,
    /// `Vote`.
    Vote = 52,
    /// `BeginQuorumEpoch`.
    BeginQuorumEpoch = 53,
    /// `EndQuorumEpoch`.
    EndQuorumEpoch = 54,
    /// `DescribeQuorum`.
    DescribeQuorum = 55,
    /// `AlterPartition`.
    AlterPartition = 56,
    /// `UpdateFeatures`.
    UpdateFeatures = 57,
    /// `Envelope`.
    Envelope = 58,
    /// `FetchSnapshot`.
    FetchSnapshot = 59,
    /// `DescribeCluster`.
    DescribeCluster = 60,
    /// `DescribeProducers`.
    DescribeProducers = 61,
    /// `BrokerRegistration`.
    BrokerRegistration = 62,
    /// `BrokerHeartbeat`.
    BrokerHeartbeat = 63,
    /// `UnregisterBroker`.
    UnregisterBroker = 64,
    /// `DescribeTransactions`.
    DescribeTransactions = 65,
    /// `ListTransactions`.
    ListTransactions = 66,
    /// `AllocateProducerIds`.
    AllocateProducerIds = 67,
    /// `ConsumerGroupHeartbeat`.
    ConsumerGroupHeartbeat = 68,
    /// `ConsumerGroupDescribe`.
    ConsumerGroupDescribe = 69,
    /// `ControllerRegistration`.
    ControllerRegistration = 70,
    /// `GetTelemetrySubscriptions`.
    GetTelemetrySubscriptions = 71,
    /// `PushTelemetry`.
    PushTelemetry = 72,
    /// `AssignReplicasToDirs`.
    AssignReplicasToDirs = 73,
    /// `ListConfigResources`.
    ListConfigResources = 74,
    /// `DescribeTopicPartitions`.
    DescribeTopicPartitions = 75,
    /// `ShareGroupHeartbeat`.
    ShareGroupHeartbeat = 76,
    /// `ShareGroupDescribe`.
    ShareGroupDescribe = 77,
    /// `ShareFetch`.
    ShareFetch = 78,
    /// `ShareAcknowledge`.
    ShareAcknowledge = 79,
    /// `AddRaftVoter`.
    AddRaftVoter = 80,
    /// `RemoveRaftVoter`.
    RemoveRaftVoter = 81,
    /// `UpdateRaftVoter`.
    UpdateRaftVoter = 82,
    /// `InitializeShareGroupState`.
    InitializeShareGroupState = 83,
    /// `ReadShareGroupState`.
    ReadShareGroupState = 84,
    /// `WriteShareGroupState`.
    WriteShareGroupState = 85,
    /// `DeleteShareGroupState`.
    DeleteShareGroupState = 86,
    /// `ReadShareGroupStateSummary`.
    ReadShareGroupStateSummary = 87,
    /// `StreamsGroupHeartbeat`.
    StreamsGroupHeartbeat = 88,
    /// `StreamsGroupDescribe`.
    StreamsGroupDescribe = 89,
    /// `DescribeShareGroupOffsets`.
    DescribeShareGroupOffsets = 90,
    /// `AlterShareGroupOffsets`.
    AlterShareGroupOffsets = 91,
    /// `DeleteShareGroupOffsets`.
    DeleteShareGroupOffsets = 92,
    /// `StreamsGroupTopologyDescriptionUpdate`.
    StreamsGroupTopologyDescriptionUpdate = 93,
    /// `UnregisterController`.
    UnregisterController = 94,
}

impl ApiKey {
    /// Every API, in the order of the keys.
    pub const ALL: &'static [Self] = &[
        Self::Produce,
        Self::Fetch,
        Self::ListOffsets,
        Self::Metadata,
        Self::OffsetCommit,
        Self::OffsetFetch,
        Self::FindCoordinator,
        Self::JoinGroup,
        Self::Heartbeat,
        Self::LeaveGroup,
        Self::SyncGroup,
        Self::DescribeGroups,
        Self::ListGroups,
        Self::SaslHandshake,
        Self::ApiVersions,
        Self::CreateTopics,
        Self::DeleteTopics,
        Self::DeleteRecords,
        Self::InitProducerId,
        Self::OffsetForLeaderEpoch,
        Self::AddPartitionsToTxn,
        Self::AddOffsetsToTxn,
        Self::EndTxn,
        Self::WriteTxnMarkers,
        Self::TxnOffsetCommit,
        Self::DescribeAcls,
        Self::CreateAcls,
        Self::DeleteAcls,
        Self::DescribeConfigs,
        Self::AlterConfigs,
        Self::AlterReplicaLogDirs,
        Self::DescribeLogDirs,
        Self::SaslAuthenticate,
        Self::CreatePartitions,
        Self::CreateDelegationToken,
        Self::RenewDelegationToken,
        Self::ExpireDelegationToken,
        Self::DescribeDelegationToken,
        Self::DeleteGroups,
        Self::ElectLeaders,
        Self::IncrementalAlterConfigs,
        Self::AlterPartitionReassignments,
        Self::ListPartitionReassignments,
        Self::OffsetDelete,
        Self::DescribeClientQuotas,
        Self::AlterClientQuotas,
        Self::DescribeUserScramCredentials,
        Self::AlterUserScramCredentials,
        Self::Vote,
        Self::BeginQuorumEpoch,
        Self::EndQuorumEpoch,
        Self::DescribeQuorum,
        Self::AlterPartition,
        Self::UpdateFeatures,
        Self::Envelope,
        Self::FetchSnapshot,
        Self::DescribeCluster,
        Self::DescribeProducers,
        Self::BrokerRegistration,
        Self::BrokerHeartbeat,
        Self::UnregisterBroker,
        Self::DescribeTransactions,
        Self::ListTransactions,
        Self::AllocateProducerIds,
        Self::ConsumerGroupHeartbeat,
        Self::ConsumerGroupDescribe,
        Self::ControllerRegistration,
        Self::GetTelemetrySubscriptions,
        Self::PushTelemetry,
        Self::AssignReplicasToDirs,
        Self::ListConfigResources,
        Self::DescribeTopicPartitions,
        Self::ShareGroupHeartbeat,
        Self::ShareGroupDescribe,
        Self::ShareFetch,
        Self::ShareAcknowledge,
        Self::AddRaftVoter,
        Self::RemoveRaftVoter,
        Self::UpdateRaftVoter,
        Self::InitializeShareGroupState,
        Self::ReadShareGroupState,
        Self::WriteShareGroupState,
        Self::DeleteShareGroupState,
        Self::ReadShareGroupStateSummary,
        Self::StreamsGroupHeartbeat,
        Self::StreamsGroupDescribe,
        Self::DescribeShareGroupOffsets,
        Self::AlterShareGroupOffsets,
        Self::DeleteShareGroupOffsets,
        Self::StreamsGroupTopologyDescriptionUpdate,
        Self::UnregisterController,
    ];

    /// The API with this key.
    #[must_use]
    pub const fn from_code(code: i16) -> Option<Self> {
        Some(match code {
            0 => Self::Produce,
            1 => Self::Fetch,
            2 => Self::ListOffsets,
            3 => Self::Metadata,
            8 => Self::OffsetCommit,
            9 => Self::OffsetFetch,
            10 => Self::FindCoordinator,
            11 => Self::JoinGroup,
            12 => Self::Heartbeat,
            13 => Self::LeaveGroup,
            14 => Self::SyncGroup,
            15 => Self::DescribeGroups,
            16 => Self::ListGroups,
            17 => Self::SaslHandshake,
            18 => Self::ApiVersions,
            19 => Self::CreateTopics,
            20 => Self::DeleteTopics,
            21 => Self::DeleteRecords,
            22 => Self::InitProducerId,
            23 => Self::OffsetForLeaderEpoch,
            24 => Self::AddPartitionsToTxn,
            25 => Self::AddOffsetsToTxn,
            26 => Self::EndTxn,
            27 => Self::WriteTxnMarkers,
            28 => Self::TxnOffsetCommit,
            29 => Self::DescribeAcls,
            30 => Self::CreateAcls,
            31 => Self::DeleteAcls,
            32 => Self::DescribeConfigs,
            33 => Self::AlterConfigs,
            34 => Self::AlterReplicaLogDirs,
            35 => Self::DescribeLogDirs,
            36 => Self::SaslAuthenticate,
            37 => Self::CreatePartitions,
            38 => Self::CreateDelegationToken,
            39 => Self::RenewDelegationToken,
            40 => Self::ExpireDelegationToken,
            41 => Self::DescribeDelegationToken,
            42 => Self::DeleteGroups,
            43 => Self::ElectLeaders,
            44 => Self::IncrementalAlterConfigs,
            45 => Self::AlterPartitionReassignments,
            46 => Self::ListPartitionReassignments,
            47 => Self::OffsetDelete,
            48 => Self::DescribeClientQuotas,
            49 => Self::AlterClientQuotas,
            50 => Self::DescribeUserScramCredentials,
            51 => Self::AlterUserScramCredentials,
            52 => Self::Vote,
            53 => Self::BeginQuorumEpoch,
            54 => Self::EndQuorumEpoch,
            55 => Self::DescribeQuorum,
            56 => Self::AlterPartition,
            57 => Self::UpdateFeatures,
            58 => Self::Envelope,
            59 => Self::FetchSnapshot,
            60 => Self::DescribeCluster,
            61 => Self::DescribeProducers,
            62 => Self::BrokerRegistration,
            63 => Self::BrokerHeartbeat,
            64 => Self::UnregisterBroker,
            65 => Self::DescribeTransactions,
            66 => Self::ListTransactions,
            67 => Self::AllocateProducerIds,
            68 => Self::ConsumerGroupHeartbeat,
            69 => Self::ConsumerGroupDescribe,
            70 => Self::ControllerRegistration,
            71 => Self::GetTelemetrySubscriptions,
            72 => Self::PushTelemetry,
            73 => Self::AssignReplicasToDirs,
            74 => Self::ListConfigResources,
            75 => Self::DescribeTopicPartitions,
            76 => Self::ShareGroupHeartbeat,
            77 => Self::ShareGroupDescribe,
            78 => Self::ShareFetch,
            79 => Self::ShareAcknowledge,
            80 => Self::AddRaftVoter,
            81 => Self::RemoveRaftVoter,
            82 => Self::UpdateRaftVoter,
            83 => Self::InitializeShareGroupState,
            84 => Self::ReadShareGroupState,
            85 => Self::WriteShareGroupState,
            86 => Self::DeleteShareGroupState,
            87 => Self::ReadShareGroupStateSummary,
            88 => Self::StreamsGroupHeartbeat,
            89 => Self::StreamsGroupDescribe,
            90 => Self::DescribeShareGroupOffsets,
            91 => Self::AlterShareGroupOffsets,
            92 => Self::DeleteShareGroupOffsets,
            93 => Self::StreamsGroupTopologyDescriptionUpdate,
            94 => Self::UnregisterController,
            _ => return None,
        })
    }

    /// The key on the wire.
    #[must_use]
    pub const fn code(self) -> i16 {
        self as i16
    }

    /// The name, as Kafka spells it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Produce => "Produce",
            Self::Fetch => "Fetch",
            Self::ListOffsets => "ListOffsets",
            Self::Metadata => "Metadata",
            Self::OffsetCommit => "OffsetCommit",
            Self::OffsetFetch => "OffsetFetch",
            Self::FindCoordinator => "FindCoordinator",
            Self::JoinGroup => "JoinGroup",
            Self::Heartbeat => "Heartbeat",
            Self::LeaveGroup => "LeaveGroup",
            Self::SyncGroup => "SyncGroup",
            Self::DescribeGroups => "DescribeGroups",
            Self::ListGroups => "ListGroups",
            Self::SaslHandshake => "SaslHandshake",
            Self::ApiVersions => "ApiVersions",
            Self::CreateTopics => "CreateTopics",
            Self::DeleteTopics => "DeleteTopics",
            Self::DeleteRecords => "DeleteRecords",
            Self::InitProducerId => "InitProducerId",
            Self::OffsetForLeaderEpoch => "OffsetForLeaderEpoch",
            Self::AddPartitionsToTxn => "AddPartitionsToTxn",
            Self::AddOffsetsToTxn => "AddOffsetsToTxn",
            Self::EndTxn => "EndTxn",
            Self::WriteTxnMarkers => "WriteTxnMarkers",
            Self::TxnOffsetCommit => "TxnOffsetCommit",
            Self::DescribeAcls => "DescribeAcls",
            Self::CreateAcls => "CreateAcls",
            Self::DeleteAcls => "DeleteAcls",
            Self::DescribeConfigs => "DescribeConfigs",
            Self::AlterConfigs => "AlterConfigs",
            Self::AlterReplicaLogDirs => "AlterReplicaLogDirs",
            Self::DescribeLogDirs => "DescribeLogDirs",
            Self::SaslAuthenticate => "SaslAuthenticate",
            Self::CreatePartitions => "CreatePartitions",
            Self::CreateDelegationToken => "CreateDelegationToken",
            Self::RenewDelegationToken => "RenewDelegationToken",
            Self::ExpireDelegationToken => "ExpireDelegationToken",
            Self::DescribeDelegationToken => "DescribeDelegationToken",
            Self::DeleteGroups => "DeleteGroups",
            Self::ElectLeaders => "ElectLeaders",
            Self::IncrementalAlterConfigs => "IncrementalAlterConfigs",
            Self::AlterPartitionReassignments => "AlterPartitionReassignments",
            Self::ListPartitionReassignments => "ListPartitionReassignments",
            Self::OffsetDelete => "OffsetDelete",
            Self::DescribeClientQuotas => "DescribeClientQuotas",
            Self::AlterClientQuotas => "AlterClientQuotas",
            Self::DescribeUserScramCredentials => "DescribeUserScramCredentials",
            Self::AlterUserScramCredentials => "AlterUserScramCredentials",
            Self::Vote => "Vote",
            Self::BeginQuorumEpoch => "BeginQuorumEpoch",
            Self::EndQuorumEpoch => "EndQuorumEpoch",
            Self::DescribeQuorum => "DescribeQuorum",
            Self::AlterPartition => "AlterPartition",
            Self::UpdateFeatures => "UpdateFeatures",
            Self::Envelope => "Envelope",
            Self::FetchSnapshot => "FetchSnapshot",
            Self::DescribeCluster => "DescribeCluster",
            Self::DescribeProducers => "DescribeProducers",
            Self::BrokerRegistration => "BrokerRegistration",
            Self::BrokerHeartbeat => "BrokerHeartbeat",
            Self::UnregisterBroker => "UnregisterBroker",
            Self::DescribeTransactions => "DescribeTransactions",
            Self::ListTransactions => "ListTransactions",
            Self::AllocateProducerIds => "AllocateProducerIds",
            Self::ConsumerGroupHeartbeat => "ConsumerGroupHeartbeat",
            Self::ConsumerGroupDescribe => "ConsumerGroupDescribe",
            Self::ControllerRegistration => "ControllerRegistration",
            Self::GetTelemetrySubscriptions => "GetTelemetrySubscriptions",
            Self::PushTelemetry => "PushTelemetry",
            Self::AssignReplicasToDirs => "AssignReplicasToDirs",
            Self::ListConfigResources => "ListConfigResources",
            Self::DescribeTopicPartitions => "DescribeTopicPartitions",
            Self::ShareGroupHeartbeat => "ShareGroupHeartbeat",
            Self::ShareGroupDescribe => "ShareGroupDescribe",
            Self::ShareFetch => "ShareFetch",
            Self::ShareAcknowledge => "ShareAcknowledge",
            Self::AddRaftVoter => "AddRaftVoter",
            Self::RemoveRaftVoter => "RemoveRaftVoter",
            Self::UpdateRaftVoter => "UpdateRaftVoter",
            Self::InitializeShareGroupState => "InitializeShareGroupState",
            Self::ReadShareGroupState => "ReadShareGroupState",
            Self::WriteShareGroupState => "WriteShareGroupState",
            Self::DeleteShareGroupState => "DeleteShareGroupState",
            Self::ReadShareGroupStateSummary => "ReadShareGroupStateSummary",
            Self::StreamsGroupHeartbeat => "StreamsGroupHeartbeat",
            Self::StreamsGroupDescribe => "StreamsGroupDescribe",
            Self::DescribeShareGroupOffsets => "DescribeShareGroupOffsets",
            Self::AlterShareGroupOffsets => "AlterShareGroupOffsets",
            Self::DeleteShareGroupOffsets => "DeleteShareGroupOffsets",
            Self::StreamsGroupTopologyDescriptionUpdate => "StreamsGroupTopologyDescriptionUpdate",
            Self::UnregisterController => "UnregisterController",
        }
    }

    /// Every version the definitions know, both ends included.
    #[must_use]
    pub const fn versions(self) -> RangeInclusive<i16> {
        match self {
            Self::Produce => 3..=13,
            Self::Fetch => 4..=18,
            Self::ListOffsets => 1..=11,
            Self::Metadata => 0..=13,
            Self::OffsetCommit => 2..=10,
            Self::OffsetFetch => 1..=10,
            Self::FindCoordinator => 0..=6,
            Self::JoinGroup => 0..=9,
            Self::Heartbeat => 0..=4,
            Self::LeaveGroup => 0..=5,
            Self::SyncGroup => 0..=5,
            Self::DescribeGroups => 0..=6,
            Self::ListGroups => 0..=5,
            Self::SaslHandshake => 0..=1,
            Self::ApiVersions => 0..=5,
            Self::CreateTopics => 2..=7,
            Self::DeleteTopics => 1..=6,
            Self::DeleteRecords => 0..=2,
            Self::InitProducerId => 0..=6,
            Self::OffsetForLeaderEpoch => 2..=4,
            Self::AddPartitionsToTxn => 0..=5,
            Self::AddOffsetsToTxn => 0..=4,
            Self::EndTxn => 0..=5,
            Self::WriteTxnMarkers => 1..=2,
            Self::TxnOffsetCommit => 0..=6,
            Self::DescribeAcls => 1..=3,
            Self::CreateAcls => 1..=3,
            Self::DeleteAcls => 1..=3,
            Self::DescribeConfigs => 1..=4,
            Self::AlterConfigs => 0..=2,
            Self::AlterReplicaLogDirs => 1..=2,
            Self::DescribeLogDirs => 1..=5,
            Self::SaslAuthenticate => 0..=2,
            Self::CreatePartitions => 0..=3,
            Self::CreateDelegationToken => 1..=3,
            Self::RenewDelegationToken => 1..=2,
            Self::ExpireDelegationToken => 1..=2,
            Self::DescribeDelegationToken => 1..=3,
            Self::DeleteGroups => 0..=3,
            Self::ElectLeaders => 0..=2,
            Self::IncrementalAlterConfigs => 0..=1,
            Self::AlterPartitionReassignments => 0..=1,
            Self::ListPartitionReassignments => 0..=0,
            Self::OffsetDelete => 0..=0,
            Self::DescribeClientQuotas => 0..=1,
            Self::AlterClientQuotas => 0..=1,
            Self::DescribeUserScramCredentials => 0..=0,
            Self::AlterUserScramCredentials => 0..=0,
            Self::Vote => 0..=2,
            Self::BeginQuorumEpoch => 0..=1,
            Self::EndQuorumEpoch => 0..=1,
            Self::DescribeQuorum => 0..=2,
            Self::AlterPartition => 2..=3,
            Self::UpdateFeatures => 0..=2,
            Self::Envelope => 0..=0,
            Self::FetchSnapshot => 0..=1,
            Self::DescribeCluster => 0..=2,
            Self::DescribeProducers => 0..=0,
            Self::BrokerRegistration => 0..=4,
            Self::BrokerHeartbeat => 0..=2,
            Self::UnregisterBroker => 0..=0,
            Self::DescribeTransactions => 0..=0,
            Self::ListTransactions => 0..=2,
            Self::AllocateProducerIds => 0..=0,
            Self::ConsumerGroupHeartbeat => 0..=1,
            Self::ConsumerGroupDescribe => 0..=1,
            Self::ControllerRegistration => 0..=0,
            Self::GetTelemetrySubscriptions => 0..=0,
            Self::PushTelemetry => 0..=0,
            Self::AssignReplicasToDirs => 0..=0,
            Self::ListConfigResources => 0..=1,
            Self::DescribeTopicPartitions => 0..=0,
            Self::ShareGroupHeartbeat => 1..=1,
            Self::ShareGroupDescribe => 1..=1,
            Self::ShareFetch => 1..=2,
            Self::ShareAcknowledge => 1..=2,
            Self::AddRaftVoter => 0..=1,
            Self::RemoveRaftVoter => 0..=0,
            Self::UpdateRaftVoter => 0..=0,
            Self::InitializeShareGroupState => 0..=0,
            Self::ReadShareGroupState => 0..=0,
            Self::WriteShareGroupState => 0..=1,
            Self::DeleteShareGroupState => 0..=0,
            Self::ReadShareGroupStateSummary => 0..=1,
            Self::StreamsGroupHeartbeat => 0..=1,
            Self::StreamsGroupDescribe => 0..=1,
            Self::DescribeShareGroupOffsets => 0..=1,
            Self::AlterShareGroupOffsets => 0..=0,
            Self::DeleteShareGroupOffsets => 0..=0,
            Self::StreamsGroupTopologyDescriptionUpdate => 0..=0,
            Self::UnregisterController => 0..=0,
        }
    }

    /// The first version with compact encodings and tagged fields (KIP-482).
    #[must_use]
    pub const fn first_flexible_version(self) -> Option<i16> {
        match self {
            Self::Produce => Some(9),
            Self::Fetch => Some(12),
            Self::ListOffsets => Some(6),
            Self::Metadata => Some(9),
            Self::OffsetCommit => Some(8),
            Self::OffsetFetch => Some(6),
            Self::FindCoordinator => Some(3),
            Self::JoinGroup => Some(6),
            Self::Heartbeat => Some(4),
            Self::LeaveGroup => Some(4),
            Self::SyncGroup => Some(4),
            Self::DescribeGroups => Some(5),
            Self::ListGroups => Some(3),
            Self::SaslHandshake => None,
            Self::ApiVersions => Some(3),
            Self::CreateTopics => Some(5),
            Self::DeleteTopics => Some(4),
            Self::DeleteRecords => Some(2),
            Self::InitProducerId => Some(2),
            Self::OffsetForLeaderEpoch => Some(4),
            Self::AddPartitionsToTxn => Some(3),
            Self::AddOffsetsToTxn => Some(3),
            Self::EndTxn => Some(3),
            Self::WriteTxnMarkers => Some(1),
            Self::TxnOffsetCommit => Some(3),
            Self::DescribeAcls => Some(2),
            Self::CreateAcls => Some(2),
            Self::DeleteAcls => Some(2),
            Self::DescribeConfigs => Some(4),
            Self::AlterConfigs => Some(2),
            Self::AlterReplicaLogDirs => Some(2),
            Self::DescribeLogDirs => Some(2),
            Self::SaslAuthenticate => Some(2),
            Self::CreatePartitions => Some(2),
            Self::CreateDelegationToken => Some(2),
            Self::RenewDelegationToken => Some(2),
            Self::ExpireDelegationToken => Some(2),
            Self::DescribeDelegationToken => Some(2),
            Self::DeleteGroups => Some(2),
            Self::ElectLeaders => Some(2),
            Self::IncrementalAlterConfigs => Some(1),
            Self::AlterPartitionReassignments => Some(0),
            Self::ListPartitionReassignments => Some(0),
            Self::OffsetDelete => None,
            Self::DescribeClientQuotas => Some(1),
            Self::AlterClientQuotas => Some(1),
            Self::DescribeUserScramCredentials => Some(0),
            Self::AlterUserScramCredentials => Some(0),
            Self::Vote => Some(0),
            Self::BeginQuorumEpoch => Some(1),
            Self::EndQuorumEpoch => Some(1),
            Self::DescribeQuorum => Some(0),
            Self::AlterPartition => Some(2),
            Self::UpdateFeatures => Some(0),
            Self::Envelope => Some(0),
            Self::FetchSnapshot => Some(0),
            Self::DescribeCluster => Some(0),
            Self::DescribeProducers => Some(0),
            Self::BrokerRegistration => Some(0),
            Self::BrokerHeartbeat => Some(0),
            Self::UnregisterBroker => Some(0),
            Self::DescribeTransactions => Some(0),
            Self::ListTransactions => Some(0),
            Self::AllocateProducerIds => Some(0),
            Self::ConsumerGroupHeartbeat => Some(0),
            Self::ConsumerGroupDescribe => Some(0),
            Self::ControllerRegistration => Some(0),
            Self::GetTelemetrySubscriptions => Some(0),
            Self::PushTelemetry => Some(0),
            Self::AssignReplicasToDirs => Some(0),
            Self::ListConfigResources => Some(0),
            Self::DescribeTopicPartitions => Some(0),
            Self::ShareGroupHeartbeat => Some(1),
            Self::ShareGroupDescribe => Some(1),
            Self::ShareFetch => Some(1),
            Self::ShareAcknowledge => Some(1),
            Self::AddRaftVoter => Some(0),
            Self::RemoveRaftVoter => Some(0),
            Self::UpdateRaftVoter => Some(0),
            Self::InitializeShareGroupState => Some(0),
            Self::ReadShareGroupState => Some(0),
            Self::WriteShareGroupState => Some(0),
            Self::DeleteShareGroupState => Some(0),
            Self::ReadShareGroupStateSummary => Some(0),
            Self::StreamsGroupHeartbeat => Some(0),
            Self::StreamsGroupDescribe => Some(0),
            Self::DescribeShareGroupOffsets => Some(0),
            Self::AlterShareGroupOffsets => Some(0),
            Self::DeleteShareGroupOffsets => Some(0),
            Self::StreamsGroupTopologyDescriptionUpdate => Some(0),
            Self::UnregisterController => Some(0),
        }
    }

    /// Whether the newest version is still in the making, and not to be advertised.
    #[must_use]
    pub const fn is_latest_unstable(self) -> bool {
        matches!(self, Self::InitProducerId)
    }

    /// Whether a broker's listener serves it.
    #[must_use]
    pub const fn is_for_brokers(self) -> bool {
        matches!(
            self,
            Self::Produce
                | Self::Fetch
                | Self::ListOffsets
                | Self::Metadata
                | Self::OffsetCommit
                | Self::OffsetFetch
                | Self::FindCoordinator
                | Self::JoinGroup
                | Self::Heartbeat
                | Self::LeaveGroup
                | Self::SyncGroup
                | Self::DescribeGroups
                | Self::ListGroups
                | Self::SaslHandshake
                | Self::ApiVersions
                | Self::CreateTopics
                | Self::DeleteTopics
                | Self::DeleteRecords
                | Self::InitProducerId
                | Self::OffsetForLeaderEpoch
                | Self::AddPartitionsToTxn
                | Self::AddOffsetsToTxn
                | Self::EndTxn
                | Self::WriteTxnMarkers
                | Self::TxnOffsetCommit
                | Self::DescribeAcls
                | Self::CreateAcls
                | Self::DeleteAcls
                | Self::DescribeConfigs
                | Self::AlterConfigs
                | Self::AlterReplicaLogDirs
                | Self::DescribeLogDirs
                | Self::SaslAuthenticate
                | Self::CreatePartitions
                | Self::CreateDelegationToken
                | Self::RenewDelegationToken
                | Self::ExpireDelegationToken
                | Self::DescribeDelegationToken
                | Self::DeleteGroups
                | Self::ElectLeaders
                | Self::IncrementalAlterConfigs
                | Self::AlterPartitionReassignments
                | Self::ListPartitionReassignments
                | Self::OffsetDelete
                | Self::DescribeClientQuotas
                | Self::AlterClientQuotas
                | Self::DescribeUserScramCredentials
                | Self::AlterUserScramCredentials
                | Self::DescribeQuorum
                | Self::UpdateFeatures
                | Self::DescribeCluster
                | Self::DescribeProducers
                | Self::UnregisterBroker
                | Self::DescribeTransactions
                | Self::ListTransactions
                | Self::ConsumerGroupHeartbeat
                | Self::ConsumerGroupDescribe
                | Self::GetTelemetrySubscriptions
                | Self::PushTelemetry
                | Self::ListConfigResources
                | Self::DescribeTopicPartitions
                | Self::ShareGroupHeartbeat
                | Self::ShareGroupDescribe
                | Self::ShareFetch
                | Self::ShareAcknowledge
                | Self::AddRaftVoter
                | Self::RemoveRaftVoter
                | Self::InitializeShareGroupState
                | Self::ReadShareGroupState
                | Self::WriteShareGroupState
                | Self::DeleteShareGroupState
                | Self::ReadShareGroupStateSummary
                | Self::StreamsGroupHeartbeat
                | Self::StreamsGroupDescribe
                | Self::DescribeShareGroupOffsets
                | Self::AlterShareGroupOffsets
                | Self::DeleteShareGroupOffsets
                | Self::StreamsGroupTopologyDescriptionUpdate
                | Self::UnregisterController
        )
    }

    /// Whether a controller's listener serves it.
    #[must_use]
    pub const fn is_for_controllers(self) -> bool {
        matches!(
            self,
            Self::Fetch
                | Self::SaslHandshake
                | Self::ApiVersions
                | Self::CreateTopics
                | Self::DeleteTopics
                | Self::DescribeAcls
                | Self::CreateAcls
                | Self::DeleteAcls
                | Self::DescribeConfigs
                | Self::AlterConfigs
                | Self::SaslAuthenticate
                | Self::CreatePartitions
                | Self::CreateDelegationToken
                | Self::RenewDelegationToken
                | Self::ExpireDelegationToken
                | Self::DescribeDelegationToken
                | Self::ElectLeaders
                | Self::IncrementalAlterConfigs
                | Self::AlterPartitionReassignments
                | Self::ListPartitionReassignments
                | Self::AlterClientQuotas
                | Self::DescribeUserScramCredentials
                | Self::AlterUserScramCredentials
                | Self::Vote
                | Self::BeginQuorumEpoch
                | Self::EndQuorumEpoch
                | Self::DescribeQuorum
                | Self::AlterPartition
                | Self::UpdateFeatures
                | Self::Envelope
                | Self::FetchSnapshot
                | Self::DescribeCluster
                | Self::BrokerRegistration
                | Self::BrokerHeartbeat
                | Self::UnregisterBroker
                | Self::AllocateProducerIds
                | Self::ControllerRegistration
                | Self::AssignReplicasToDirs
                | Self::AddRaftVoter
                | Self::RemoveRaftVoter
                | Self::UpdateRaftVoter
                | Self::UnregisterController
        )
    }
}
