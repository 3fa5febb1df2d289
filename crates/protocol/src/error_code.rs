//! The protocol's error codes.
//!
//! Source: the error table of the Apache Kafka protocol documentation, version 4.4.

/// An error code as it stands on the wire (`int16`).
///
/// The names are the protocol's own. `None` (0) means success.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i16)]
pub enum ErrorCode {
    /// `UNKNOWN_SERVER_ERROR` (-1).
    UnknownServerError = -1,
    /// `NONE` (0).
    None = 0,
    /// `OFFSET_OUT_OF_RANGE` (1).
    OffsetOutOfRange = 1,
    /// `CORRUPT_MESSAGE` (2).
    CorruptMessage = 2,
    /// `UNKNOWN_TOPIC_OR_PARTITION` (3).
    UnknownTopicOrPartition = 3,
    /// `INVALID_FETCH_SIZE` (4).
    InvalidFetchSize = 4,
    /// `LEADER_NOT_AVAILABLE` (5).
    LeaderNotAvailable = 5,
    /// `NOT_LEADER_OR_FOLLOWER` (6).
    NotLeaderOrFollower = 6,
    /// `REQUEST_TIMED_OUT` (7).
    RequestTimedOut = 7,
    /// `BROKER_NOT_AVAILABLE` (8).
    BrokerNotAvailable = 8,
    /// `REPLICA_NOT_AVAILABLE` (9).
    ReplicaNotAvailable = 9,
    /// `MESSAGE_TOO_LARGE` (10).
    MessageTooLarge = 10,
    /// `STALE_CONTROLLER_EPOCH` (11).
    StaleControllerEpoch = 11,
    /// `OFFSET_METADATA_TOO_LARGE` (12).
    OffsetMetadataTooLarge = 12,
    /// `NETWORK_EXCEPTION` (13).
    NetworkException = 13,
    /// `COORDINATOR_LOAD_IN_PROGRESS` (14).
    CoordinatorLoadInProgress = 14,
    /// `COORDINATOR_NOT_AVAILABLE` (15).
    CoordinatorNotAvailable = 15,
    /// `NOT_COORDINATOR` (16).
    NotCoordinator = 16,
    /// `INVALID_TOPIC_EXCEPTION` (17).
    InvalidTopicException = 17,
    /// `RECORD_LIST_TOO_LARGE` (18).
    RecordListTooLarge = 18,
    /// `NOT_ENOUGH_REPLICAS` (19).
    NotEnoughReplicas = 19,
    /// `NOT_ENOUGH_REPLICAS_AFTER_APPEND` (20).
    NotEnoughReplicasAfterAppend = 20,
    /// `INVALID_REQUIRED_ACKS` (21).
    InvalidRequiredAcks = 21,
    /// `ILLEGAL_GENERATION` (22).
    IllegalGeneration = 22,
    /// `INCONSISTENT_GROUP_PROTOCOL` (23).
    InconsistentGroupProtocol = 23,
    /// `INVALID_GROUP_ID` (24).
    InvalidGroupId = 24,
    /// `UNKNOWN_MEMBER_ID` (25).
    UnknownMemberId = 25,
    /// `INVALID_SESSION_TIMEOUT` (26).
    InvalidSessionTimeout = 26,
    /// `REBALANCE_IN_PROGRESS` (27).
    RebalanceInProgress = 27,
    /// `INVALID_COMMIT_OFFSET_SIZE` (28).
    InvalidCommitOffsetSize = 28,
    /// `TOPIC_AUTHORIZATION_FAILED` (29).
    TopicAuthorizationFailed = 29,
    /// `GROUP_AUTHORIZATION_FAILED` (30).
    GroupAuthorizationFailed = 30,
    /// `CLUSTER_AUTHORIZATION_FAILED` (31).
    ClusterAuthorizationFailed = 31,
    /// `INVALID_TIMESTAMP` (32).
    InvalidTimestamp = 32,
    /// `UNSUPPORTED_SASL_MECHANISM` (33).
    UnsupportedSaslMechanism = 33,
    /// `ILLEGAL_SASL_STATE` (34).
    IllegalSaslState = 34,
    /// `UNSUPPORTED_VERSION` (35).
    UnsupportedVersion = 35,
    /// `TOPIC_ALREADY_EXISTS` (36).
    TopicAlreadyExists = 36,
    /// `INVALID_PARTITIONS` (37).
    InvalidPartitions = 37,
    /// `INVALID_REPLICATION_FACTOR` (38).
    InvalidReplicationFactor = 38,
    /// `INVALID_REPLICA_ASSIGNMENT` (39).
    InvalidReplicaAssignment = 39,
    /// `INVALID_CONFIG` (40).
    InvalidConfig = 40,
    /// `NOT_CONTROLLER` (41).
    NotController = 41,
    /// `INVALID_REQUEST` (42).
    InvalidRequest = 42,
    /// `UNSUPPORTED_FOR_MESSAGE_FORMAT` (43).
    UnsupportedForMessageFormat = 43,
    /// `POLICY_VIOLATION` (44).
    PolicyViolation = 44,
    /// `OUT_OF_ORDER_SEQUENCE_NUMBER` (45).
    OutOfOrderSequenceNumber = 45,
    /// `DUPLICATE_SEQUENCE_NUMBER` (46).
    DuplicateSequenceNumber = 46,
    /// `INVALID_PRODUCER_EPOCH` (47).
    InvalidProducerEpoch = 47,
    /// `INVALID_TXN_STATE` (48).
    InvalidTxnState = 48,
    /// `INVALID_PRODUCER_ID_MAPPING` (49).
    InvalidProducerIdMapping = 49,
    /// `INVALID_TRANSACTION_TIMEOUT` (50).
    InvalidTransactionTimeout = 50,
    /// `CONCURRENT_TRANSACTIONS` (51).
    ConcurrentTransactions = 51,
    /// `TRANSACTION_COORDINATOR_FENCED` (52).
    TransactionCoordinatorFenced = 52,
    /// `TRANSACTIONAL_ID_AUTHORIZATION_FAILED` (53).
    TransactionalIdAuthorizationFailed = 53,
    /// `SECURITY_DISABLED` (54).
    SecurityDisabled = 54,
    /// `OPERATION_NOT_ATTEMPTED` (55).
    OperationNotAttempted = 55,
    /// `KAFKA_STORAGE_ERROR` (56).
    KafkaStorageError = 56,
    /// `LOG_DIR_NOT_FOUND` (57).
    LogDirNotFound = 57,
    /// `SASL_AUTHENTICATION_FAILED` (58).
    SaslAuthenticationFailed = 58,
    /// `UNKNOWN_PRODUCER_ID` (59).
    UnknownProducerId = 59,
    /// `REASSIGNMENT_IN_PROGRESS` (60).
    ReassignmentInProgress = 60,
    /// `DELEGATION_TOKEN_AUTH_DISABLED` (61).
    DelegationTokenAuthDisabled = 61,
    /// `DELEGATION_TOKEN_NOT_FOUND` (62).
    DelegationTokenNotFound = 62,
    /// `DELEGATION_TOKEN_OWNER_MISMATCH` (63).
    DelegationTokenOwnerMismatch = 63,
    /// `DELEGATION_TOKEN_REQUEST_NOT_ALLOWED` (64).
    DelegationTokenRequestNotAllowed = 64,
    /// `DELEGATION_TOKEN_AUTHORIZATION_FAILED` (65).
    DelegationTokenAuthorizationFailed = 65,
    /// `DELEGATION_TOKEN_EXPIRED` (66).
    DelegationTokenExpired = 66,
    /// `INVALID_PRINCIPAL_TYPE` (67).
    InvalidPrincipalType = 67,
    /// `NON_EMPTY_GROUP` (68).
    NonEmptyGroup = 68,
    /// `GROUP_ID_NOT_FOUND` (69).
    GroupIdNotFound = 69,
    /// `FETCH_SESSION_ID_NOT_FOUND` (70).
    FetchSessionIdNotFound = 70,
    /// `INVALID_FETCH_SESSION_EPOCH` (71).
    InvalidFetchSessionEpoch = 71,
    /// `LISTENER_NOT_FOUND` (72).
    ListenerNotFound = 72,
    /// `TOPIC_DELETION_DISABLED` (73).
    TopicDeletionDisabled = 73,
    /// `FENCED_LEADER_EPOCH` (74).
    FencedLeaderEpoch = 74,
    /// `UNKNOWN_LEADER_EPOCH` (75).
    UnknownLeaderEpoch = 75,
    /// `UNSUPPORTED_COMPRESSION_TYPE` (76).
    UnsupportedCompressionType = 76,
    /// `STALE_BROKER_EPOCH` (77).
    StaleBrokerEpoch = 77,
    /// `OFFSET_NOT_AVAILABLE` (78).
    OffsetNotAvailable = 78,
    /// `MEMBER_ID_REQUIRED` (79).
    MemberIdRequired = 79,
    /// `PREFERRED_LEADER_NOT_AVAILABLE` (80).
    PreferredLeaderNotAvailable = 80,
    /// `GROUP_MAX_SIZE_REACHED` (81).
    GroupMaxSizeReached = 81,
    /// `FENCED_INSTANCE_ID` (82).
    FencedInstanceId = 82,
    /// `ELIGIBLE_LEADERS_NOT_AVAILABLE` (83).
    EligibleLeadersNotAvailable = 83,
    /// `ELECTION_NOT_NEEDED` (84).
    ElectionNotNeeded = 84,
    /// `NO_REASSIGNMENT_IN_PROGRESS` (85).
    NoReassignmentInProgress = 85,
    /// `GROUP_SUBSCRIBED_TO_TOPIC` (86).
    GroupSubscribedToTopic = 86,
    /// `INVALID_RECORD` (87).
    InvalidRecord = 87,
    /// `UNSTABLE_OFFSET_COMMIT` (88).
    UnstableOffsetCommit = 88,
    /// `THROTTLING_QUOTA_EXCEEDED` (89).
    ThrottlingQuotaExceeded = 89,
    /// `PRODUCER_FENCED` (90).
    ProducerFenced = 90,
    /// `RESOURCE_NOT_FOUND` (91).
    ResourceNotFound = 91,
    /// `DUPLICATE_RESOURCE` (92).
    DuplicateResource = 92,
    /// `UNACCEPTABLE_CREDENTIAL` (93).
    UnacceptableCredential = 93,
    /// `INCONSISTENT_VOTER_SET` (94).
    InconsistentVoterSet = 94,
    /// `INVALID_UPDATE_VERSION` (95).
    InvalidUpdateVersion = 95,
    /// `FEATURE_UPDATE_FAILED` (96).
    FeatureUpdateFailed = 96,
    /// `PRINCIPAL_DESERIALIZATION_FAILURE` (97).
    PrincipalDeserializationFailure = 97,
    /// `SNAPSHOT_NOT_FOUND` (98).
    SnapshotNotFound = 98,
    /// `POSITION_OUT_OF_RANGE` (99).
    PositionOutOfRange = 99,
    /// `UNKNOWN_TOPIC_ID` (100).
    UnknownTopicId = 100,
    /// `DUPLICATE_BROKER_REGISTRATION` (101).
    DuplicateBrokerRegistration = 101,
    /// `BROKER_ID_NOT_REGISTERED` (102).
    BrokerIdNotRegistered = 102,
    /// `INCONSISTENT_TOPIC_ID` (103).
    InconsistentTopicId = 103,
    /// `INCONSISTENT_CLUSTER_ID` (104).
    InconsistentClusterId = 104,
    /// `TRANSACTIONAL_ID_NOT_FOUND` (105).
    TransactionalIdNotFound = 105,
    /// `FETCH_SESSION_TOPIC_ID_ERROR` (106).
    FetchSessionTopicIdError = 106,
    /// `INELIGIBLE_REPLICA` (107).
    IneligibleReplica = 107,
    /// `NEW_LEADER_ELECTED` (108).
    NewLeaderElected = 108,
    /// `OFFSET_MOVED_TO_TIERED_STORAGE` (109).
    OffsetMovedToTieredStorage = 109,
    /// `FENCED_MEMBER_EPOCH` (110).
    FencedMemberEpoch = 110,
    /// `UNRELEASED_INSTANCE_ID` (111).
    UnreleasedInstanceId = 111,
    /// `UNSUPPORTED_ASSIGNOR` (112).
    UnsupportedAssignor = 112,
    /// `STALE_MEMBER_EPOCH` (113).
    StaleMemberEpoch = 113,
    /// `MISMATCHED_ENDPOINT_TYPE` (114).
    MismatchedEndpointType = 114,
    /// `UNSUPPORTED_ENDPOINT_TYPE` (115).
    UnsupportedEndpointType = 115,
    /// `UNKNOWN_CONTROLLER_ID` (116).
    UnknownControllerId = 116,
    /// `UNKNOWN_SUBSCRIPTION_ID` (117).
    UnknownSubscriptionId = 117,
    /// `TELEMETRY_TOO_LARGE` (118).
    TelemetryTooLarge = 118,
    /// `INVALID_REGISTRATION` (119).
    InvalidRegistration = 119,
    /// `TRANSACTION_ABORTABLE` (120).
    TransactionAbortable = 120,
    /// `INVALID_RECORD_STATE` (121).
    InvalidRecordState = 121,
    /// `SHARE_SESSION_NOT_FOUND` (122).
    ShareSessionNotFound = 122,
    /// `INVALID_SHARE_SESSION_EPOCH` (123).
    InvalidShareSessionEpoch = 123,
    /// `FENCED_STATE_EPOCH` (124).
    FencedStateEpoch = 124,
    /// `INVALID_VOTER_KEY` (125).
    InvalidVoterKey = 125,
    /// `DUPLICATE_VOTER` (126).
    DuplicateVoter = 126,
    /// `VOTER_NOT_FOUND` (127).
    VoterNotFound = 127,
    /// `INVALID_REGULAR_EXPRESSION` (128).
    InvalidRegularExpression = 128,
    /// `REBOOTSTRAP_REQUIRED` (129).
    RebootstrapRequired = 129,
    /// `STREAMS_INVALID_TOPOLOGY` (130).
    StreamsInvalidTopology = 130,
    /// `STREAMS_INVALID_TOPOLOGY_EPOCH` (131).
    StreamsInvalidTopologyEpoch = 131,
    /// `STREAMS_TOPOLOGY_FENCED` (132).
    StreamsTopologyFenced = 132,
    /// `SHARE_SESSION_LIMIT_REACHED` (133).
    ShareSessionLimitReached = 133,
    /// `GROUP_DELETION_FAILED` (134).
    GroupDeletionFailed = 134,
    /// `STREAMS_TOPOLOGY_DESCRIPTION_UPDATE_FAILED` (135).
    StreamsTopologyDescriptionUpdateFailed = 135,
    /// `CONTROLLER_ID_NOT_REGISTERED` (136).
    ControllerIdNotRegistered = 136,
}

impl ErrorCode {
    /// Every code, in numeric order.
    pub const ALL: &'static [Self] = &[
        Self::UnknownServerError,
        Self::None,
        Self::OffsetOutOfRange,
        Self::CorruptMessage,
        Self::UnknownTopicOrPartition,
        Self::InvalidFetchSize,
        Self::LeaderNotAvailable,
        Self::NotLeaderOrFollower,
        Self::RequestTimedOut,
        Self::BrokerNotAvailable,
        Self::ReplicaNotAvailable,
        Self::MessageTooLarge,
        Self::StaleControllerEpoch,
        Self::OffsetMetadataTooLarge,
        Self::NetworkException,
        Self::CoordinatorLoadInProgress,
        Self::CoordinatorNotAvailable,
        Self::NotCoordinator,
        Self::InvalidTopicException,
        Self::RecordListTooLarge,
        Self::NotEnoughReplicas,
        Self::NotEnoughReplicasAfterAppend,
        Self::InvalidRequiredAcks,
        Self::IllegalGeneration,
        Self::InconsistentGroupProtocol,
        Self::InvalidGroupId,
        Self::UnknownMemberId,
        Self::InvalidSessionTimeout,
        Self::RebalanceInProgress,
        Self::InvalidCommitOffsetSize,
        Self::TopicAuthorizationFailed,
        Self::GroupAuthorizationFailed,
        Self::ClusterAuthorizationFailed,
        Self::InvalidTimestamp,
        Self::UnsupportedSaslMechanism,
        Self::IllegalSaslState,
        Self::UnsupportedVersion,
        Self::TopicAlreadyExists,
        Self::InvalidPartitions,
        Self::InvalidReplicationFactor,
        Self::InvalidReplicaAssignment,
        Self::InvalidConfig,
        Self::NotController,
        Self::InvalidRequest,
        Self::UnsupportedForMessageFormat,
        Self::PolicyViolation,
        Self::OutOfOrderSequenceNumber,
        Self::DuplicateSequenceNumber,
        Self::InvalidProducerEpoch,
        Self::InvalidTxnState,
        Self::InvalidProducerIdMapping,
        Self::InvalidTransactionTimeout,
        Self::ConcurrentTransactions,
        Self::TransactionCoordinatorFenced,
        Self::TransactionalIdAuthorizationFailed,
        Self::SecurityDisabled,
        Self::OperationNotAttempted,
        Self::KafkaStorageError,
        Self::LogDirNotFound,
        Self::SaslAuthenticationFailed,
        Self::UnknownProducerId,
        Self::ReassignmentInProgress,
        Self::DelegationTokenAuthDisabled,
        Self::DelegationTokenNotFound,
        Self::DelegationTokenOwnerMismatch,
        Self::DelegationTokenRequestNotAllowed,
        Self::DelegationTokenAuthorizationFailed,
        Self::DelegationTokenExpired,
        Self::InvalidPrincipalType,
        Self::NonEmptyGroup,
        Self::GroupIdNotFound,
        Self::FetchSessionIdNotFound,
        Self::InvalidFetchSessionEpoch,
        Self::ListenerNotFound,
        Self::TopicDeletionDisabled,
        Self::FencedLeaderEpoch,
        Self::UnknownLeaderEpoch,
        Self::UnsupportedCompressionType,
        Self::StaleBrokerEpoch,
        Self::OffsetNotAvailable,
        Self::MemberIdRequired,
        Self::PreferredLeaderNotAvailable,
        Self::GroupMaxSizeReached,
        Self::FencedInstanceId,
        Self::EligibleLeadersNotAvailable,
        Self::ElectionNotNeeded,
        Self::NoReassignmentInProgress,
        Self::GroupSubscribedToTopic,
        Self::InvalidRecord,
        Self::UnstableOffsetCommit,
        Self::ThrottlingQuotaExceeded,
        Self::ProducerFenced,
        Self::ResourceNotFound,
        Self::DuplicateResource,
        Self::UnacceptableCredential,
        Self::InconsistentVoterSet,
        Self::InvalidUpdateVersion,
        Self::FeatureUpdateFailed,
        Self::PrincipalDeserializationFailure,
        Self::SnapshotNotFound,
        Self::PositionOutOfRange,
        Self::UnknownTopicId,
        Self::DuplicateBrokerRegistration,
        Self::BrokerIdNotRegistered,
        Self::InconsistentTopicId,
        Self::InconsistentClusterId,
        Self::TransactionalIdNotFound,
        Self::FetchSessionTopicIdError,
        Self::IneligibleReplica,
        Self::NewLeaderElected,
        Self::OffsetMovedToTieredStorage,
        Self::FencedMemberEpoch,
        Self::UnreleasedInstanceId,
        Self::UnsupportedAssignor,
        Self::StaleMemberEpoch,
        Self::MismatchedEndpointType,
        Self::UnsupportedEndpointType,
        Self::UnknownControllerId,
        Self::UnknownSubscriptionId,
        Self::TelemetryTooLarge,
        Self::InvalidRegistration,
        Self::TransactionAbortable,
        Self::InvalidRecordState,
        Self::ShareSessionNotFound,
        Self::InvalidShareSessionEpoch,
        Self::FencedStateEpoch,
        Self::InvalidVoterKey,
        Self::DuplicateVoter,
        Self::VoterNotFound,
        Self::InvalidRegularExpression,
        Self::RebootstrapRequired,
        Self::StreamsInvalidTopology,
        Self::StreamsInvalidTopologyEpoch,
        Self::StreamsTopologyFenced,
        Self::ShareSessionLimitReached,
        Self::GroupDeletionFailed,
        Self::StreamsTopologyDescriptionUpdateFailed,
        Self::ControllerIdNotRegistered,
    ];

    /// The number on the wire.
    #[must_use]
    pub const fn code(self) -> i16 {
        self as i16
    }

    /// The code for a number on the wire; `None` if this version of the protocol has no such code.
    #[must_use]
    pub fn from_code(code: i16) -> Option<Self> {
        Self::ALL.iter().copied().find(|e| e.code() == code)
    }

    /// The protocol's name, as in `UNKNOWN_TOPIC_OR_PARTITION`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::UnknownServerError => "UNKNOWN_SERVER_ERROR",
            Self::None => "NONE",
            Self::OffsetOutOfRange => "OFFSET_OUT_OF_RANGE",
            Self::CorruptMessage => "CORRUPT_MESSAGE",
            Self::UnknownTopicOrPartition => "UNKNOWN_TOPIC_OR_PARTITION",
            Self::InvalidFetchSize => "INVALID_FETCH_SIZE",
            Self::LeaderNotAvailable => "LEADER_NOT_AVAILABLE",
            Self::NotLeaderOrFollower => "NOT_LEADER_OR_FOLLOWER",
            Self::RequestTimedOut => "REQUEST_TIMED_OUT",
            Self::BrokerNotAvailable => "BROKER_NOT_AVAILABLE",
            Self::ReplicaNotAvailable => "REPLICA_NOT_AVAILABLE",
            Self::MessageTooLarge => "MESSAGE_TOO_LARGE",
            Self::StaleControllerEpoch => "STALE_CONTROLLER_EPOCH",
            Self::OffsetMetadataTooLarge => "OFFSET_METADATA_TOO_LARGE",
            Self::NetworkException => "NETWORK_EXCEPTION",
            Self::CoordinatorLoadInProgress => "COORDINATOR_LOAD_IN_PROGRESS",
            Self::CoordinatorNotAvailable => "COORDINATOR_NOT_AVAILABLE",
            Self::NotCoordinator => "NOT_COORDINATOR",
            Self::InvalidTopicException => "INVALID_TOPIC_EXCEPTION",
            Self::RecordListTooLarge => "RECORD_LIST_TOO_LARGE",
            Self::NotEnoughReplicas => "NOT_ENOUGH_REPLICAS",
            Self::NotEnoughReplicasAfterAppend => "NOT_ENOUGH_REPLICAS_AFTER_APPEND",
            Self::InvalidRequiredAcks => "INVALID_REQUIRED_ACKS",
            Self::IllegalGeneration => "ILLEGAL_GENERATION",
            Self::InconsistentGroupProtocol => "INCONSISTENT_GROUP_PROTOCOL",
            Self::InvalidGroupId => "INVALID_GROUP_ID",
            Self::UnknownMemberId => "UNKNOWN_MEMBER_ID",
            Self::InvalidSessionTimeout => "INVALID_SESSION_TIMEOUT",
            Self::RebalanceInProgress => "REBALANCE_IN_PROGRESS",
            Self::InvalidCommitOffsetSize => "INVALID_COMMIT_OFFSET_SIZE",
            Self::TopicAuthorizationFailed => "TOPIC_AUTHORIZATION_FAILED",
            Self::GroupAuthorizationFailed => "GROUP_AUTHORIZATION_FAILED",
            Self::ClusterAuthorizationFailed => "CLUSTER_AUTHORIZATION_FAILED",
            Self::InvalidTimestamp => "INVALID_TIMESTAMP",
            Self::UnsupportedSaslMechanism => "UNSUPPORTED_SASL_MECHANISM",
            Self::IllegalSaslState => "ILLEGAL_SASL_STATE",
            Self::UnsupportedVersion => "UNSUPPORTED_VERSION",
            Self::TopicAlreadyExists => "TOPIC_ALREADY_EXISTS",
            Self::InvalidPartitions => "INVALID_PARTITIONS",
            Self::InvalidReplicationFactor => "INVALID_REPLICATION_FACTOR",
            Self::InvalidReplicaAssignment => "INVALID_REPLICA_ASSIGNMENT",
            Self::InvalidConfig => "INVALID_CONFIG",
            Self::NotController => "NOT_CONTROLLER",
            Self::InvalidRequest => "INVALID_REQUEST",
            Self::UnsupportedForMessageFormat => "UNSUPPORTED_FOR_MESSAGE_FORMAT",
            Self::PolicyViolation => "POLICY_VIOLATION",
            Self::OutOfOrderSequenceNumber => "OUT_OF_ORDER_SEQUENCE_NUMBER",
            Self::DuplicateSequenceNumber => "DUPLICATE_SEQUENCE_NUMBER",
            Self::InvalidProducerEpoch => "INVALID_PRODUCER_EPOCH",
            Self::InvalidTxnState => "INVALID_TXN_STATE",
            Self::InvalidProducerIdMapping => "INVALID_PRODUCER_ID_MAPPING",
            Self::InvalidTransactionTimeout => "INVALID_TRANSACTION_TIMEOUT",
            Self::ConcurrentTransactions => "CONCURRENT_TRANSACTIONS",
            Self::TransactionCoordinatorFenced => "TRANSACTION_COORDINATOR_FENCED",
            Self::TransactionalIdAuthorizationFailed => "TRANSACTIONAL_ID_AUTHORIZATION_FAILED",
            Self::SecurityDisabled => "SECURITY_DISABLED",
            Self::OperationNotAttempted => "OPERATION_NOT_ATTEMPTED",
            Self::KafkaStorageError => "KAFKA_STORAGE_ERROR",
            Self::LogDirNotFound => "LOG_DIR_NOT_FOUND",
            Self::SaslAuthenticationFailed => "SASL_AUTHENTICATION_FAILED",
            Self::UnknownProducerId => "UNKNOWN_PRODUCER_ID",
            Self::ReassignmentInProgress => "REASSIGNMENT_IN_PROGRESS",
            Self::DelegationTokenAuthDisabled => "DELEGATION_TOKEN_AUTH_DISABLED",
            Self::DelegationTokenNotFound => "DELEGATION_TOKEN_NOT_FOUND",
            Self::DelegationTokenOwnerMismatch => "DELEGATION_TOKEN_OWNER_MISMATCH",
            Self::DelegationTokenRequestNotAllowed => "DELEGATION_TOKEN_REQUEST_NOT_ALLOWED",
            Self::DelegationTokenAuthorizationFailed => "DELEGATION_TOKEN_AUTHORIZATION_FAILED",
            Self::DelegationTokenExpired => "DELEGATION_TOKEN_EXPIRED",
            Self::InvalidPrincipalType => "INVALID_PRINCIPAL_TYPE",
            Self::NonEmptyGroup => "NON_EMPTY_GROUP",
            Self::GroupIdNotFound => "GROUP_ID_NOT_FOUND",
            Self::FetchSessionIdNotFound => "FETCH_SESSION_ID_NOT_FOUND",
            Self::InvalidFetchSessionEpoch => "INVALID_FETCH_SESSION_EPOCH",
            Self::ListenerNotFound => "LISTENER_NOT_FOUND",
            Self::TopicDeletionDisabled => "TOPIC_DELETION_DISABLED",
            Self::FencedLeaderEpoch => "FENCED_LEADER_EPOCH",
            Self::UnknownLeaderEpoch => "UNKNOWN_LEADER_EPOCH",
            Self::UnsupportedCompressionType => "UNSUPPORTED_COMPRESSION_TYPE",
            Self::StaleBrokerEpoch => "STALE_BROKER_EPOCH",
            Self::OffsetNotAvailable => "OFFSET_NOT_AVAILABLE",
            Self::MemberIdRequired => "MEMBER_ID_REQUIRED",
            Self::PreferredLeaderNotAvailable => "PREFERRED_LEADER_NOT_AVAILABLE",
            Self::GroupMaxSizeReached => "GROUP_MAX_SIZE_REACHED",
            Self::FencedInstanceId => "FENCED_INSTANCE_ID",
            Self::EligibleLeadersNotAvailable => "ELIGIBLE_LEADERS_NOT_AVAILABLE",
            Self::ElectionNotNeeded => "ELECTION_NOT_NEEDED",
            Self::NoReassignmentInProgress => "NO_REASSIGNMENT_IN_PROGRESS",
            Self::GroupSubscribedToTopic => "GROUP_SUBSCRIBED_TO_TOPIC",
            Self::InvalidRecord => "INVALID_RECORD",
            Self::UnstableOffsetCommit => "UNSTABLE_OFFSET_COMMIT",
            Self::ThrottlingQuotaExceeded => "THROTTLING_QUOTA_EXCEEDED",
            Self::ProducerFenced => "PRODUCER_FENCED",
            Self::ResourceNotFound => "RESOURCE_NOT_FOUND",
            Self::DuplicateResource => "DUPLICATE_RESOURCE",
            Self::UnacceptableCredential => "UNACCEPTABLE_CREDENTIAL",
            Self::InconsistentVoterSet => "INCONSISTENT_VOTER_SET",
            Self::InvalidUpdateVersion => "INVALID_UPDATE_VERSION",
            Self::FeatureUpdateFailed => "FEATURE_UPDATE_FAILED",
            Self::PrincipalDeserializationFailure => "PRINCIPAL_DESERIALIZATION_FAILURE",
            Self::SnapshotNotFound => "SNAPSHOT_NOT_FOUND",
            Self::PositionOutOfRange => "POSITION_OUT_OF_RANGE",
            Self::UnknownTopicId => "UNKNOWN_TOPIC_ID",
            Self::DuplicateBrokerRegistration => "DUPLICATE_BROKER_REGISTRATION",
            Self::BrokerIdNotRegistered => "BROKER_ID_NOT_REGISTERED",
            Self::InconsistentTopicId => "INCONSISTENT_TOPIC_ID",
            Self::InconsistentClusterId => "INCONSISTENT_CLUSTER_ID",
            Self::TransactionalIdNotFound => "TRANSACTIONAL_ID_NOT_FOUND",
            Self::FetchSessionTopicIdError => "FETCH_SESSION_TOPIC_ID_ERROR",
            Self::IneligibleReplica => "INELIGIBLE_REPLICA",
            Self::NewLeaderElected => "NEW_LEADER_ELECTED",
            Self::OffsetMovedToTieredStorage => "OFFSET_MOVED_TO_TIERED_STORAGE",
            Self::FencedMemberEpoch => "FENCED_MEMBER_EPOCH",
            Self::UnreleasedInstanceId => "UNRELEASED_INSTANCE_ID",
            Self::UnsupportedAssignor => "UNSUPPORTED_ASSIGNOR",
            Self::StaleMemberEpoch => "STALE_MEMBER_EPOCH",
            Self::MismatchedEndpointType => "MISMATCHED_ENDPOINT_TYPE",
            Self::UnsupportedEndpointType => "UNSUPPORTED_ENDPOINT_TYPE",
            Self::UnknownControllerId => "UNKNOWN_CONTROLLER_ID",
            Self::UnknownSubscriptionId => "UNKNOWN_SUBSCRIPTION_ID",
            Self::TelemetryTooLarge => "TELEMETRY_TOO_LARGE",
            Self::InvalidRegistration => "INVALID_REGISTRATION",
            Self::TransactionAbortable => "TRANSACTION_ABORTABLE",
            Self::InvalidRecordState => "INVALID_RECORD_STATE",
            Self::ShareSessionNotFound => "SHARE_SESSION_NOT_FOUND",
            Self::InvalidShareSessionEpoch => "INVALID_SHARE_SESSION_EPOCH",
            Self::FencedStateEpoch => "FENCED_STATE_EPOCH",
            Self::InvalidVoterKey => "INVALID_VOTER_KEY",
            Self::DuplicateVoter => "DUPLICATE_VOTER",
            Self::VoterNotFound => "VOTER_NOT_FOUND",
            Self::InvalidRegularExpression => "INVALID_REGULAR_EXPRESSION",
            Self::RebootstrapRequired => "REBOOTSTRAP_REQUIRED",
            Self::StreamsInvalidTopology => "STREAMS_INVALID_TOPOLOGY",
            Self::StreamsInvalidTopologyEpoch => "STREAMS_INVALID_TOPOLOGY_EPOCH",
            Self::StreamsTopologyFenced => "STREAMS_TOPOLOGY_FENCED",
            Self::ShareSessionLimitReached => "SHARE_SESSION_LIMIT_REACHED",
            Self::GroupDeletionFailed => "GROUP_DELETION_FAILED",
            Self::StreamsTopologyDescriptionUpdateFailed => "STREAMS_TOPOLOGY_DESCRIPTION_UPDATE_FAILED",
            Self::ControllerIdNotRegistered => "CONTROLLER_ID_NOT_REGISTERED",
        }
    }

    /// True where clients may send the same request again and expect it to succeed later.
    #[must_use]
    pub const fn is_retriable(self) -> bool {
        matches!(
            self,
            Self::CorruptMessage
                | Self::UnknownTopicOrPartition
                | Self::LeaderNotAvailable
                | Self::NotLeaderOrFollower
                | Self::RequestTimedOut
                | Self::ReplicaNotAvailable
                | Self::NetworkException
                | Self::CoordinatorLoadInProgress
                | Self::CoordinatorNotAvailable
                | Self::NotCoordinator
                | Self::NotEnoughReplicas
                | Self::NotEnoughReplicasAfterAppend
                | Self::NotController
                | Self::ConcurrentTransactions
                | Self::KafkaStorageError
                | Self::FetchSessionIdNotFound
                | Self::InvalidFetchSessionEpoch
                | Self::ListenerNotFound
                | Self::FencedLeaderEpoch
                | Self::UnknownLeaderEpoch
                | Self::OffsetNotAvailable
                | Self::PreferredLeaderNotAvailable
                | Self::EligibleLeadersNotAvailable
                | Self::ElectionNotNeeded
                | Self::UnstableOffsetCommit
                | Self::ThrottlingQuotaExceeded
                | Self::UnknownTopicId
                | Self::InconsistentTopicId
                | Self::FetchSessionTopicIdError
                | Self::ShareSessionNotFound
                | Self::InvalidShareSessionEpoch
                | Self::ShareSessionLimitReached
        )
    }

    /// True where clients refresh their metadata before they retry.
    #[must_use]
    pub const fn is_invalid_metadata(self) -> bool {
        matches!(
            self,
            Self::UnknownTopicOrPartition
                | Self::LeaderNotAvailable
                | Self::NotLeaderOrFollower
                | Self::ReplicaNotAvailable
                | Self::NetworkException
                | Self::KafkaStorageError
                | Self::ListenerNotFound
                | Self::FencedLeaderEpoch
                | Self::PreferredLeaderNotAvailable
                | Self::EligibleLeadersNotAvailable
                | Self::ElectionNotNeeded
                | Self::UnknownTopicId
                | Self::InconsistentTopicId
        )
    }
}

impl std::fmt::Display for ErrorCode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} [{}]", self.name(), self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_round_trip_and_are_ordered() {
        for pair in ErrorCode::ALL.windows(2) {
            assert!(pair[0].code() < pair[1].code(), "{} before {}", pair[0], pair[1]);
        }
        for error in ErrorCode::ALL {
            assert_eq!(ErrorCode::from_code(error.code()), Some(*error));
        }
        assert_eq!(ErrorCode::from_code(i16::MAX), None);
    }

    #[test]
    fn a_stale_view_is_always_worth_a_retry() {
        for error in ErrorCode::ALL.iter().filter(|e| e.is_invalid_metadata()) {
            assert!(error.is_retriable(), "{error}");
        }
    }
}
