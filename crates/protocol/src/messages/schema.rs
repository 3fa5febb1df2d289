// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! Every definition as a table.

use crate::schema::FieldType::{
    Array, Bool, Bytes, Float64, Int8, Int16, Int32, Int64, Records, String, Struct, Uint16, Uuid,
};
use crate::schema::{MessageKind, MessageSchema, StructSchema, field, recode};

/// Every message, in the order of the names.
pub static ALL: &[MessageSchema] = &[
    MessageSchema {
        name: "AbortTransactionRecord",
        kind: MessageKind::Metadata,
        api_key: Some(25),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::AbortTransactionRecord>,
        structs: &[StructSchema {
            name: "AbortTransactionRecord",
            fields: &[field("Reason", String, (0, 0), (0, 0), Some((0, (0, 0))), false)],
        }],
    },
    MessageSchema {
        name: "AbortedTxn",
        kind: MessageKind::Data,
        api_key: None,
        versions: (0, 0),
        flexible: (0, -1),
        recode: recode::<crate::messages::AbortedTxn>,
        structs: &[StructSchema {
            name: "AbortedTxn",
            fields: &[
                field("ProducerId", Int64, (0, 0), (0, -1), None, false),
                field("FirstOffset", Int64, (0, 0), (0, -1), None, false),
                field("LastOffset", Int64, (0, 0), (0, -1), None, false),
                field("LastStableOffset", Int64, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "AccessControlEntryRecord",
        kind: MessageKind::Metadata,
        api_key: Some(18),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::AccessControlEntryRecord>,
        structs: &[StructSchema {
            name: "AccessControlEntryRecord",
            fields: &[
                field("Id", Uuid, (0, 0), (0, -1), None, false),
                field("ResourceType", Int8, (0, 0), (0, -1), None, false),
                field("ResourceName", String, (0, 0), (0, -1), None, false),
                field("PatternType", Int8, (0, 0), (0, -1), None, false),
                field("Principal", String, (0, 0), (0, -1), None, false),
                field("Host", String, (0, 0), (0, -1), None, false),
                field("Operation", Int8, (0, 0), (0, -1), None, false),
                field("PermissionType", Int8, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "AddOffsetsToTxnRequest",
        kind: MessageKind::Request,
        api_key: Some(25),
        versions: (0, 4),
        flexible: (3, 4),
        recode: recode::<crate::messages::AddOffsetsToTxnRequest>,
        structs: &[StructSchema {
            name: "AddOffsetsToTxnRequest",
            fields: &[
                field("TransactionalId", String, (0, 4), (0, -1), None, false),
                field("ProducerId", Int64, (0, 4), (0, -1), None, false),
                field("ProducerEpoch", Int16, (0, 4), (0, -1), None, false),
                field("GroupId", String, (0, 4), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "AddOffsetsToTxnResponse",
        kind: MessageKind::Response,
        api_key: Some(25),
        versions: (0, 4),
        flexible: (3, 4),
        recode: recode::<crate::messages::AddOffsetsToTxnResponse>,
        structs: &[StructSchema {
            name: "AddOffsetsToTxnResponse",
            fields: &[
                field("ThrottleTimeMs", Int32, (0, 4), (0, -1), None, false),
                field("ErrorCode", Int16, (0, 4), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "AddPartitionsToTxnRequest",
        kind: MessageKind::Request,
        api_key: Some(24),
        versions: (0, 5),
        flexible: (3, 5),
        recode: recode::<crate::messages::AddPartitionsToTxnRequest>,
        structs: &[
            StructSchema {
                name: "AddPartitionsToTxnRequest",
                fields: &[
                    field("Transactions", Array(&Struct(1)), (4, 5), (0, -1), None, false),
                    field("V3AndBelowTransactionalId", String, (0, 3), (0, -1), None, false),
                    field("V3AndBelowProducerId", Int64, (0, 3), (0, -1), None, false),
                    field("V3AndBelowProducerEpoch", Int16, (0, 3), (0, -1), None, false),
                    field("V3AndBelowTopics", Array(&Struct(2)), (0, 3), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "AddPartitionsToTxnTransaction",
                fields: &[
                    field("TransactionalId", String, (4, 5), (0, -1), None, false),
                    field("ProducerId", Int64, (4, 5), (0, -1), None, false),
                    field("ProducerEpoch", Int16, (4, 5), (0, -1), None, false),
                    field("VerifyOnly", Bool, (4, 5), (0, -1), None, false),
                    field("Topics", Array(&Struct(2)), (4, 5), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "AddPartitionsToTxnTopic",
                fields: &[
                    field("Name", String, (0, 5), (0, -1), None, false),
                    field("Partitions", Array(&Int32), (0, 5), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "AddPartitionsToTxnResponse",
        kind: MessageKind::Response,
        api_key: Some(24),
        versions: (0, 5),
        flexible: (3, 5),
        recode: recode::<crate::messages::AddPartitionsToTxnResponse>,
        structs: &[
            StructSchema {
                name: "AddPartitionsToTxnResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (0, 5), (0, -1), None, false),
                    field("ErrorCode", Int16, (4, 5), (0, -1), None, false),
                    field("ResultsByTransaction", Array(&Struct(1)), (4, 5), (0, -1), None, false),
                    field("ResultsByTopicV3AndBelow", Array(&Struct(2)), (0, 3), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "AddPartitionsToTxnResult",
                fields: &[
                    field("TransactionalId", String, (4, 5), (0, -1), None, false),
                    field("TopicResults", Array(&Struct(2)), (4, 5), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "AddPartitionsToTxnTopicResult",
                fields: &[
                    field("Name", String, (0, 5), (0, -1), None, false),
                    field("ResultsByPartition", Array(&Struct(3)), (0, 5), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "AddPartitionsToTxnPartitionResult",
                fields: &[
                    field("PartitionIndex", Int32, (0, 5), (0, -1), None, false),
                    field("PartitionErrorCode", Int16, (0, 5), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "AddRaftVoterRequest",
        kind: MessageKind::Request,
        api_key: Some(80),
        versions: (0, 1),
        flexible: (0, 1),
        recode: recode::<crate::messages::AddRaftVoterRequest>,
        structs: &[
            StructSchema {
                name: "AddRaftVoterRequest",
                fields: &[
                    field("ClusterId", String, (0, 1), (0, 1), None, false),
                    field("TimeoutMs", Int32, (0, 1), (0, -1), None, false),
                    field("VoterId", Int32, (0, 1), (0, -1), None, false),
                    field("VoterDirectoryId", Uuid, (0, 1), (0, -1), None, false),
                    field("Listeners", Array(&Struct(1)), (0, 1), (0, -1), None, false),
                    field("AckWhenCommitted", Bool, (1, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "Listener",
                fields: &[
                    field("Name", String, (0, 1), (0, -1), None, false),
                    field("Host", String, (0, 1), (0, -1), None, false),
                    field("Port", Uint16, (0, 1), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "AddRaftVoterResponse",
        kind: MessageKind::Response,
        api_key: Some(80),
        versions: (0, 1),
        flexible: (0, 1),
        recode: recode::<crate::messages::AddRaftVoterResponse>,
        structs: &[StructSchema {
            name: "AddRaftVoterResponse",
            fields: &[
                field("ThrottleTimeMs", Int32, (0, 1), (0, -1), None, false),
                field("ErrorCode", Int16, (0, 1), (0, -1), None, false),
                field("ErrorMessage", String, (0, 1), (0, 1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "AllocateProducerIdsRequest",
        kind: MessageKind::Request,
        api_key: Some(67),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::AllocateProducerIdsRequest>,
        structs: &[StructSchema {
            name: "AllocateProducerIdsRequest",
            fields: &[
                field("BrokerId", Int32, (0, 0), (0, -1), None, false),
                field("BrokerEpoch", Int64, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "AllocateProducerIdsResponse",
        kind: MessageKind::Response,
        api_key: Some(67),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::AllocateProducerIdsResponse>,
        structs: &[StructSchema {
            name: "AllocateProducerIdsResponse",
            fields: &[
                field("ThrottleTimeMs", Int32, (0, 0), (0, -1), None, false),
                field("ErrorCode", Int16, (0, 0), (0, -1), None, false),
                field("ProducerIdStart", Int64, (0, 0), (0, -1), None, false),
                field("ProducerIdLen", Int32, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "AlterClientQuotasRequest",
        kind: MessageKind::Request,
        api_key: Some(49),
        versions: (0, 1),
        flexible: (1, 1),
        recode: recode::<crate::messages::AlterClientQuotasRequest>,
        structs: &[
            StructSchema {
                name: "AlterClientQuotasRequest",
                fields: &[
                    field("Entries", Array(&Struct(1)), (0, 1), (0, -1), None, false),
                    field("ValidateOnly", Bool, (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "EntryData",
                fields: &[
                    field("Entity", Array(&Struct(2)), (0, 1), (0, -1), None, false),
                    field("Ops", Array(&Struct(3)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "EntityData",
                fields: &[
                    field("EntityType", String, (0, 1), (0, -1), None, false),
                    field("EntityName", String, (0, 1), (0, 1), None, false),
                ],
            },
            StructSchema {
                name: "OpData",
                fields: &[
                    field("Key", String, (0, 1), (0, -1), None, false),
                    field("Value", Float64, (0, 1), (0, -1), None, false),
                    field("Remove", Bool, (0, 1), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "AlterClientQuotasResponse",
        kind: MessageKind::Response,
        api_key: Some(49),
        versions: (0, 1),
        flexible: (1, 1),
        recode: recode::<crate::messages::AlterClientQuotasResponse>,
        structs: &[
            StructSchema {
                name: "AlterClientQuotasResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (0, 1), (0, -1), None, false),
                    field("Entries", Array(&Struct(1)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "EntryData",
                fields: &[
                    field("ErrorCode", Int16, (0, 1), (0, -1), None, false),
                    field("ErrorMessage", String, (0, 1), (0, 1), None, false),
                    field("Entity", Array(&Struct(2)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "EntityData",
                fields: &[
                    field("EntityType", String, (0, 1), (0, -1), None, false),
                    field("EntityName", String, (0, 1), (0, 1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "AlterConfigsRequest",
        kind: MessageKind::Request,
        api_key: Some(33),
        versions: (0, 2),
        flexible: (2, 2),
        recode: recode::<crate::messages::AlterConfigsRequest>,
        structs: &[
            StructSchema {
                name: "AlterConfigsRequest",
                fields: &[
                    field("Resources", Array(&Struct(1)), (0, 2), (0, -1), None, false),
                    field("ValidateOnly", Bool, (0, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "AlterConfigsResource",
                fields: &[
                    field("ResourceType", Int8, (0, 2), (0, -1), None, false),
                    field("ResourceName", String, (0, 2), (0, -1), None, false),
                    field("Configs", Array(&Struct(2)), (0, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "AlterableConfig",
                fields: &[
                    field("Name", String, (0, 2), (0, -1), None, false),
                    field("Value", String, (0, 2), (0, 2), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "AlterConfigsResponse",
        kind: MessageKind::Response,
        api_key: Some(33),
        versions: (0, 2),
        flexible: (2, 2),
        recode: recode::<crate::messages::AlterConfigsResponse>,
        structs: &[
            StructSchema {
                name: "AlterConfigsResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (0, 2), (0, -1), None, false),
                    field("Responses", Array(&Struct(1)), (0, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "AlterConfigsResourceResponse",
                fields: &[
                    field("ErrorCode", Int16, (0, 2), (0, -1), None, false),
                    field("ErrorMessage", String, (0, 2), (0, 2), None, false),
                    field("ResourceType", Int8, (0, 2), (0, -1), None, false),
                    field("ResourceName", String, (0, 2), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "AlterPartitionReassignmentsRequest",
        kind: MessageKind::Request,
        api_key: Some(45),
        versions: (0, 1),
        flexible: (0, 1),
        recode: recode::<crate::messages::AlterPartitionReassignmentsRequest>,
        structs: &[
            StructSchema {
                name: "AlterPartitionReassignmentsRequest",
                fields: &[
                    field("TimeoutMs", Int32, (0, 1), (0, -1), None, false),
                    field("AllowReplicationFactorChange", Bool, (1, 1), (0, -1), None, false),
                    field("Topics", Array(&Struct(1)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "ReassignableTopic",
                fields: &[
                    field("Name", String, (0, 1), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "ReassignablePartition",
                fields: &[
                    field("PartitionIndex", Int32, (0, 1), (0, -1), None, false),
                    field("Replicas", Array(&Int32), (0, 1), (0, 1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "AlterPartitionReassignmentsResponse",
        kind: MessageKind::Response,
        api_key: Some(45),
        versions: (0, 1),
        flexible: (0, 1),
        recode: recode::<crate::messages::AlterPartitionReassignmentsResponse>,
        structs: &[
            StructSchema {
                name: "AlterPartitionReassignmentsResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (0, 1), (0, -1), None, false),
                    field("AllowReplicationFactorChange", Bool, (1, 1), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 1), (0, -1), None, false),
                    field("ErrorMessage", String, (0, 1), (0, 1), None, false),
                    field("Responses", Array(&Struct(1)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "ReassignableTopicResponse",
                fields: &[
                    field("Name", String, (0, 1), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "ReassignablePartitionResponse",
                fields: &[
                    field("PartitionIndex", Int32, (0, 1), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 1), (0, -1), None, false),
                    field("ErrorMessage", String, (0, 1), (0, 1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "AlterPartitionRequest",
        kind: MessageKind::Request,
        api_key: Some(56),
        versions: (2, 3),
        flexible: (2, 3),
        recode: recode::<crate::messages::AlterPartitionRequest>,
        structs: &[
            StructSchema {
                name: "AlterPartitionRequest",
                fields: &[
                    field("BrokerId", Int32, (2, 3), (0, -1), None, false),
                    field("BrokerEpoch", Int64, (2, 3), (0, -1), None, false),
                    field("Topics", Array(&Struct(1)), (2, 3), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TopicData",
                fields: &[
                    field("TopicId", Uuid, (2, 3), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (2, 3), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "PartitionData",
                fields: &[
                    field("PartitionIndex", Int32, (2, 3), (0, -1), None, false),
                    field("LeaderEpoch", Int32, (2, 3), (0, -1), None, false),
                    field("NewIsr", Array(&Int32), (2, 2), (0, -1), None, false),
                    field("NewIsrWithEpochs", Array(&Struct(3)), (3, 3), (0, -1), None, false),
                    field("LeaderRecoveryState", Int8, (2, 3), (0, -1), None, false),
                    field("PartitionEpoch", Int32, (2, 3), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "BrokerState",
                fields: &[
                    field("BrokerId", Int32, (3, 3), (0, -1), None, false),
                    field("BrokerEpoch", Int64, (3, 3), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "AlterPartitionResponse",
        kind: MessageKind::Response,
        api_key: Some(56),
        versions: (2, 3),
        flexible: (2, 3),
        recode: recode::<crate::messages::AlterPartitionResponse>,
        structs: &[
            StructSchema {
                name: "AlterPartitionResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (2, 3), (0, -1), None, false),
                    field("ErrorCode", Int16, (2, 3), (0, -1), None, false),
                    field("Topics", Array(&Struct(1)), (2, 3), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TopicData",
                fields: &[
                    field("TopicId", Uuid, (2, 3), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (2, 3), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "PartitionData",
                fields: &[
                    field("PartitionIndex", Int32, (2, 3), (0, -1), None, false),
                    field("ErrorCode", Int16, (2, 3), (0, -1), None, false),
                    field("LeaderId", Int32, (2, 3), (0, -1), None, false),
                    field("LeaderEpoch", Int32, (2, 3), (0, -1), None, false),
                    field("Isr", Array(&Int32), (2, 3), (0, -1), None, false),
                    field("LeaderRecoveryState", Int8, (2, 3), (0, -1), None, false),
                    field("PartitionEpoch", Int32, (2, 3), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "AlterReplicaLogDirsRequest",
        kind: MessageKind::Request,
        api_key: Some(34),
        versions: (1, 2),
        flexible: (2, 2),
        recode: recode::<crate::messages::AlterReplicaLogDirsRequest>,
        structs: &[
            StructSchema {
                name: "AlterReplicaLogDirsRequest",
                fields: &[field("Dirs", Array(&Struct(1)), (1, 2), (0, -1), None, false)],
            },
            StructSchema {
                name: "AlterReplicaLogDir",
                fields: &[
                    field("Path", String, (1, 2), (0, -1), None, false),
                    field("Topics", Array(&Struct(2)), (1, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "AlterReplicaLogDirTopic",
                fields: &[
                    field("Name", String, (1, 2), (0, -1), None, false),
                    field("Partitions", Array(&Int32), (1, 2), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "AlterReplicaLogDirsResponse",
        kind: MessageKind::Response,
        api_key: Some(34),
        versions: (1, 2),
        flexible: (2, 2),
        recode: recode::<crate::messages::AlterReplicaLogDirsResponse>,
        structs: &[
            StructSchema {
                name: "AlterReplicaLogDirsResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (1, 2), (0, -1), None, false),
                    field("Results", Array(&Struct(1)), (1, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "AlterReplicaLogDirTopicResult",
                fields: &[
                    field("TopicName", String, (1, 2), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (1, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "AlterReplicaLogDirPartitionResult",
                fields: &[
                    field("PartitionIndex", Int32, (1, 2), (0, -1), None, false),
                    field("ErrorCode", Int16, (1, 2), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "AlterShareGroupOffsetsRequest",
        kind: MessageKind::Request,
        api_key: Some(91),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::AlterShareGroupOffsetsRequest>,
        structs: &[
            StructSchema {
                name: "AlterShareGroupOffsetsRequest",
                fields: &[
                    field("GroupId", String, (0, 0), (0, -1), None, false),
                    field("Topics", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "AlterShareGroupOffsetsRequestTopic",
                fields: &[
                    field("TopicName", String, (0, 0), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "AlterShareGroupOffsetsRequestPartition",
                fields: &[
                    field("PartitionIndex", Int32, (0, 0), (0, -1), None, false),
                    field("StartOffset", Int64, (0, 0), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "AlterShareGroupOffsetsResponse",
        kind: MessageKind::Response,
        api_key: Some(91),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::AlterShareGroupOffsetsResponse>,
        structs: &[
            StructSchema {
                name: "AlterShareGroupOffsetsResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (0, 0), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 0), (0, -1), None, false),
                    field("ErrorMessage", String, (0, 0), (0, 0), None, false),
                    field("Responses", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "AlterShareGroupOffsetsResponseTopic",
                fields: &[
                    field("TopicName", String, (0, 0), (0, -1), None, false),
                    field("TopicId", Uuid, (0, 0), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "AlterShareGroupOffsetsResponsePartition",
                fields: &[
                    field("PartitionIndex", Int32, (0, 0), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 0), (0, -1), None, false),
                    field("ErrorMessage", String, (0, 0), (0, 0), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "AlterUserScramCredentialsRequest",
        kind: MessageKind::Request,
        api_key: Some(51),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::AlterUserScramCredentialsRequest>,
        structs: &[
            StructSchema {
                name: "AlterUserScramCredentialsRequest",
                fields: &[
                    field("Deletions", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                    field("Upsertions", Array(&Struct(2)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "ScramCredentialDeletion",
                fields: &[
                    field("Name", String, (0, 0), (0, -1), None, false),
                    field("Mechanism", Int8, (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "ScramCredentialUpsertion",
                fields: &[
                    field("Name", String, (0, 0), (0, -1), None, false),
                    field("Mechanism", Int8, (0, 0), (0, -1), None, false),
                    field("Iterations", Int32, (0, 0), (0, -1), None, false),
                    field("Salt", Bytes, (0, 0), (0, -1), None, false),
                    field("SaltedPassword", Bytes, (0, 0), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "AlterUserScramCredentialsResponse",
        kind: MessageKind::Response,
        api_key: Some(51),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::AlterUserScramCredentialsResponse>,
        structs: &[
            StructSchema {
                name: "AlterUserScramCredentialsResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (0, 0), (0, -1), None, false),
                    field("Results", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "AlterUserScramCredentialsResult",
                fields: &[
                    field("User", String, (0, 0), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 0), (0, -1), None, false),
                    field("ErrorMessage", String, (0, 0), (0, 0), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "ApiVersionsRequest",
        kind: MessageKind::Request,
        api_key: Some(18),
        versions: (0, 5),
        flexible: (3, 5),
        recode: recode::<crate::messages::ApiVersionsRequest>,
        structs: &[StructSchema {
            name: "ApiVersionsRequest",
            fields: &[
                field("ClientSoftwareName", String, (3, 5), (0, -1), None, false),
                field("ClientSoftwareVersion", String, (3, 5), (0, -1), None, false),
                field("ClusterId", String, (5, 5), (5, 5), None, false),
                field("NodeId", Int32, (5, 5), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "ApiVersionsResponse",
        kind: MessageKind::Response,
        api_key: Some(18),
        versions: (0, 5),
        flexible: (3, 5),
        recode: recode::<crate::messages::ApiVersionsResponse>,
        structs: &[
            StructSchema {
                name: "ApiVersionsResponse",
                fields: &[
                    field("ErrorCode", Int16, (0, 5), (0, -1), None, false),
                    field("ApiKeys", Array(&Struct(1)), (0, 5), (0, -1), None, false),
                    field("ThrottleTimeMs", Int32, (1, 5), (0, -1), None, false),
                    field("SupportedFeatures", Array(&Struct(2)), (3, 5), (0, -1), Some((0, (3, 5))), false),
                    field("FinalizedFeaturesEpoch", Int64, (3, 5), (0, -1), Some((1, (3, 5))), false),
                    field("FinalizedFeatures", Array(&Struct(3)), (3, 5), (0, -1), Some((2, (3, 5))), false),
                    field("ZkMigrationReady", Bool, (3, 5), (0, -1), Some((3, (3, 5))), false),
                ],
            },
            StructSchema {
                name: "ApiVersion",
                fields: &[
                    field("ApiKey", Int16, (0, 5), (0, -1), None, false),
                    field("MinVersion", Int16, (0, 5), (0, -1), None, false),
                    field("MaxVersion", Int16, (0, 5), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "SupportedFeatureKey",
                fields: &[
                    field("Name", String, (3, 5), (0, -1), None, false),
                    field("MinVersion", Int16, (3, 5), (0, -1), None, false),
                    field("MaxVersion", Int16, (3, 5), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "FinalizedFeatureKey",
                fields: &[
                    field("Name", String, (3, 5), (0, -1), None, false),
                    field("MaxVersionLevel", Int16, (3, 5), (0, -1), None, false),
                    field("MinVersionLevel", Int16, (3, 5), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "AssignReplicasToDirsRequest",
        kind: MessageKind::Request,
        api_key: Some(73),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::AssignReplicasToDirsRequest>,
        structs: &[
            StructSchema {
                name: "AssignReplicasToDirsRequest",
                fields: &[
                    field("BrokerId", Int32, (0, 0), (0, -1), None, false),
                    field("BrokerEpoch", Int64, (0, 0), (0, -1), None, false),
                    field("Directories", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "DirectoryData",
                fields: &[
                    field("Id", Uuid, (0, 0), (0, -1), None, false),
                    field("Topics", Array(&Struct(2)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TopicData",
                fields: &[
                    field("TopicId", Uuid, (0, 0), (0, -1), None, false),
                    field("Partitions", Array(&Struct(3)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "PartitionData",
                fields: &[field("PartitionIndex", Int32, (0, 0), (0, -1), None, false)],
            },
        ],
    },
    MessageSchema {
        name: "AssignReplicasToDirsResponse",
        kind: MessageKind::Response,
        api_key: Some(73),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::AssignReplicasToDirsResponse>,
        structs: &[
            StructSchema {
                name: "AssignReplicasToDirsResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (0, 0), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 0), (0, -1), None, false),
                    field("Directories", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "DirectoryData",
                fields: &[
                    field("Id", Uuid, (0, 0), (0, -1), None, false),
                    field("Topics", Array(&Struct(2)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TopicData",
                fields: &[
                    field("TopicId", Uuid, (0, 0), (0, -1), None, false),
                    field("Partitions", Array(&Struct(3)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "PartitionData",
                fields: &[
                    field("PartitionIndex", Int32, (0, 0), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 0), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "BeginQuorumEpochRequest",
        kind: MessageKind::Request,
        api_key: Some(53),
        versions: (0, 1),
        flexible: (1, 1),
        recode: recode::<crate::messages::BeginQuorumEpochRequest>,
        structs: &[
            StructSchema {
                name: "BeginQuorumEpochRequest",
                fields: &[
                    field("ClusterId", String, (0, 1), (0, 1), None, false),
                    field("VoterId", Int32, (1, 1), (0, -1), None, false),
                    field("Topics", Array(&Struct(1)), (0, 1), (0, -1), None, false),
                    field("LeaderEndpoints", Array(&Struct(3)), (1, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TopicData",
                fields: &[
                    field("TopicName", String, (0, 1), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "PartitionData",
                fields: &[
                    field("PartitionIndex", Int32, (0, 1), (0, -1), None, false),
                    field("VoterDirectoryId", Uuid, (1, 1), (0, -1), None, false),
                    field("LeaderId", Int32, (0, 1), (0, -1), None, false),
                    field("LeaderEpoch", Int32, (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "LeaderEndpoint",
                fields: &[
                    field("Name", String, (1, 1), (0, -1), None, false),
                    field("Host", String, (1, 1), (0, -1), None, false),
                    field("Port", Uint16, (1, 1), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "BeginQuorumEpochResponse",
        kind: MessageKind::Response,
        api_key: Some(53),
        versions: (0, 1),
        flexible: (1, 1),
        recode: recode::<crate::messages::BeginQuorumEpochResponse>,
        structs: &[
            StructSchema {
                name: "BeginQuorumEpochResponse",
                fields: &[
                    field("ErrorCode", Int16, (0, 1), (0, -1), None, false),
                    field("Topics", Array(&Struct(1)), (0, 1), (0, -1), None, false),
                    field("NodeEndpoints", Array(&Struct(3)), (1, 1), (0, -1), Some((0, (1, 1))), false),
                ],
            },
            StructSchema {
                name: "TopicData",
                fields: &[
                    field("TopicName", String, (0, 1), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "PartitionData",
                fields: &[
                    field("PartitionIndex", Int32, (0, 1), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 1), (0, -1), None, false),
                    field("LeaderId", Int32, (0, 1), (0, -1), None, false),
                    field("LeaderEpoch", Int32, (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "NodeEndpoint",
                fields: &[
                    field("NodeId", Int32, (1, 1), (0, -1), None, false),
                    field("Host", String, (1, 1), (0, -1), None, false),
                    field("Port", Uint16, (1, 1), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "BeginTransactionRecord",
        kind: MessageKind::Metadata,
        api_key: Some(23),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::BeginTransactionRecord>,
        structs: &[StructSchema {
            name: "BeginTransactionRecord",
            fields: &[field("Name", String, (0, 0), (0, 0), Some((0, (0, 0))), false)],
        }],
    },
    MessageSchema {
        name: "BrokerHeartbeatRequest",
        kind: MessageKind::Request,
        api_key: Some(63),
        versions: (0, 2),
        flexible: (0, 2),
        recode: recode::<crate::messages::BrokerHeartbeatRequest>,
        structs: &[StructSchema {
            name: "BrokerHeartbeatRequest",
            fields: &[
                field("BrokerId", Int32, (0, 2), (0, -1), None, false),
                field("BrokerEpoch", Int64, (0, 2), (0, -1), None, false),
                field("CurrentMetadataOffset", Int64, (0, 2), (0, -1), None, false),
                field("WantFence", Bool, (0, 2), (0, -1), None, false),
                field("WantShutDown", Bool, (0, 2), (0, -1), None, false),
                field("OfflineLogDirs", Array(&Uuid), (1, 2), (0, -1), Some((0, (1, 2))), false),
                field("CordonedLogDirs", Array(&Uuid), (2, 2), (2, 2), Some((1, (2, 2))), false),
            ],
        }],
    },
    MessageSchema {
        name: "BrokerHeartbeatResponse",
        kind: MessageKind::Response,
        api_key: Some(63),
        versions: (0, 2),
        flexible: (0, 2),
        recode: recode::<crate::messages::BrokerHeartbeatResponse>,
        structs: &[StructSchema {
            name: "BrokerHeartbeatResponse",
            fields: &[
                field("ThrottleTimeMs", Int32, (0, 2), (0, -1), None, false),
                field("ErrorCode", Int16, (0, 2), (0, -1), None, false),
                field("IsCaughtUp", Bool, (0, 2), (0, -1), None, false),
                field("IsFenced", Bool, (0, 2), (0, -1), None, false),
                field("ShouldShutDown", Bool, (0, 2), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "BrokerRegistrationChangeRecord",
        kind: MessageKind::Metadata,
        api_key: Some(17),
        versions: (0, 3),
        flexible: (0, 3),
        recode: recode::<crate::messages::BrokerRegistrationChangeRecord>,
        structs: &[StructSchema {
            name: "BrokerRegistrationChangeRecord",
            fields: &[
                field("BrokerId", Int32, (0, 3), (0, -1), None, false),
                field("BrokerEpoch", Int64, (0, 3), (0, -1), None, false),
                field("Fenced", Int8, (0, 3), (0, -1), Some((0, (0, 3))), false),
                field("InControlledShutdown", Int8, (1, 3), (0, -1), Some((1, (1, 3))), false),
                field("LogDirs", Array(&Uuid), (2, 3), (0, -1), Some((2, (2, 3))), false),
                field("CordonedLogDirs", Array(&Uuid), (3, 3), (3, 3), Some((3, (3, 3))), false),
            ],
        }],
    },
    MessageSchema {
        name: "BrokerRegistrationRequest",
        kind: MessageKind::Request,
        api_key: Some(62),
        versions: (0, 4),
        flexible: (0, 4),
        recode: recode::<crate::messages::BrokerRegistrationRequest>,
        structs: &[
            StructSchema {
                name: "BrokerRegistrationRequest",
                fields: &[
                    field("BrokerId", Int32, (0, 4), (0, -1), None, false),
                    field("ClusterId", String, (0, 4), (0, -1), None, false),
                    field("IncarnationId", Uuid, (0, 4), (0, -1), None, false),
                    field("Listeners", Array(&Struct(1)), (0, 4), (0, -1), None, false),
                    field("Features", Array(&Struct(2)), (0, 4), (0, -1), None, false),
                    field("Rack", String, (0, 4), (0, 4), None, false),
                    field("IsMigratingZkBroker", Bool, (1, 4), (0, -1), None, false),
                    field("LogDirs", Array(&Uuid), (2, 4), (0, -1), None, false),
                    field("PreviousBrokerEpoch", Int64, (3, 4), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "Listener",
                fields: &[
                    field("Name", String, (0, 4), (0, -1), None, false),
                    field("Host", String, (0, 4), (0, -1), None, false),
                    field("Port", Uint16, (0, 4), (0, -1), None, false),
                    field("SecurityProtocol", Int16, (0, 4), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "Feature",
                fields: &[
                    field("Name", String, (0, 4), (0, -1), None, false),
                    field("MinSupportedVersion", Int16, (0, 4), (0, -1), None, false),
                    field("MaxSupportedVersion", Int16, (0, 4), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "BrokerRegistrationResponse",
        kind: MessageKind::Response,
        api_key: Some(62),
        versions: (0, 4),
        flexible: (0, 4),
        recode: recode::<crate::messages::BrokerRegistrationResponse>,
        structs: &[StructSchema {
            name: "BrokerRegistrationResponse",
            fields: &[
                field("ThrottleTimeMs", Int32, (0, 4), (0, -1), None, false),
                field("ErrorCode", Int16, (0, 4), (0, -1), None, false),
                field("BrokerEpoch", Int64, (0, 4), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "ClearElrRecord",
        kind: MessageKind::Metadata,
        api_key: Some(28),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::ClearElrRecord>,
        structs: &[StructSchema {
            name: "ClearElrRecord",
            fields: &[field("TopicName", String, (0, 0), (0, -1), None, false)],
        }],
    },
    MessageSchema {
        name: "ClientQuotaRecord",
        kind: MessageKind::Metadata,
        api_key: Some(14),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::ClientQuotaRecord>,
        structs: &[
            StructSchema {
                name: "ClientQuotaRecord",
                fields: &[
                    field("Entity", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                    field("Key", String, (0, 0), (0, -1), None, false),
                    field("Value", Float64, (0, 0), (0, -1), None, false),
                    field("Remove", Bool, (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "EntityData",
                fields: &[
                    field("EntityType", String, (0, 0), (0, -1), None, false),
                    field("EntityName", String, (0, 0), (0, 0), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "ConfigRecord",
        kind: MessageKind::Metadata,
        api_key: Some(4),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::ConfigRecord>,
        structs: &[StructSchema {
            name: "ConfigRecord",
            fields: &[
                field("ResourceType", Int8, (0, 0), (0, -1), None, false),
                field("ResourceName", String, (0, 0), (0, -1), None, false),
                field("Name", String, (0, 0), (0, -1), None, false),
                field("Value", String, (0, 0), (0, 0), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "ConsumerGroupCurrentMemberAssignmentKey",
        kind: MessageKind::CoordinatorKey,
        api_key: Some(8),
        versions: (0, 0),
        flexible: (0, -1),
        recode: recode::<crate::messages::ConsumerGroupCurrentMemberAssignmentKey>,
        structs: &[StructSchema {
            name: "ConsumerGroupCurrentMemberAssignmentKey",
            fields: &[
                field("GroupId", String, (0, 0), (0, -1), None, false),
                field("MemberId", String, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "ConsumerGroupCurrentMemberAssignmentValue",
        kind: MessageKind::CoordinatorValue,
        api_key: Some(8),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::ConsumerGroupCurrentMemberAssignmentValue>,
        structs: &[
            StructSchema {
                name: "ConsumerGroupCurrentMemberAssignmentValue",
                fields: &[
                    field("MemberEpoch", Int32, (0, 0), (0, -1), None, false),
                    field("PreviousMemberEpoch", Int32, (0, 0), (0, -1), None, false),
                    field("State", Int8, (0, 0), (0, -1), None, false),
                    field("AssignedPartitions", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                    field("PartitionsPendingRevocation", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TopicPartitions",
                fields: &[
                    field("TopicId", Uuid, (0, 0), (0, -1), None, false),
                    field("Partitions", Array(&Int32), (0, 0), (0, -1), None, false),
                    field("AssignmentEpochs", Array(&Int32), (0, 0), (0, 0), Some((0, (0, 0))), false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "ConsumerGroupDescribeRequest",
        kind: MessageKind::Request,
        api_key: Some(69),
        versions: (0, 1),
        flexible: (0, 1),
        recode: recode::<crate::messages::ConsumerGroupDescribeRequest>,
        structs: &[StructSchema {
            name: "ConsumerGroupDescribeRequest",
            fields: &[
                field("GroupIds", Array(&String), (0, 1), (0, -1), None, false),
                field("IncludeAuthorizedOperations", Bool, (0, 1), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "ConsumerGroupDescribeResponse",
        kind: MessageKind::Response,
        api_key: Some(69),
        versions: (0, 1),
        flexible: (0, 1),
        recode: recode::<crate::messages::ConsumerGroupDescribeResponse>,
        structs: &[
            StructSchema {
                name: "ConsumerGroupDescribeResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (0, 1), (0, -1), None, false),
                    field("Groups", Array(&Struct(1)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "DescribedGroup",
                fields: &[
                    field("ErrorCode", Int16, (0, 1), (0, -1), None, false),
                    field("ErrorMessage", String, (0, 1), (0, 1), None, false),
                    field("GroupId", String, (0, 1), (0, -1), None, false),
                    field("GroupState", String, (0, 1), (0, -1), None, false),
                    field("GroupEpoch", Int32, (0, 1), (0, -1), None, false),
                    field("AssignmentEpoch", Int32, (0, 1), (0, -1), None, false),
                    field("AssignorName", String, (0, 1), (0, -1), None, false),
                    field("Members", Array(&Struct(2)), (0, 1), (0, -1), None, false),
                    field("AuthorizedOperations", Int32, (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "Member",
                fields: &[
                    field("MemberId", String, (0, 1), (0, -1), None, false),
                    field("InstanceId", String, (0, 1), (0, 1), None, false),
                    field("RackId", String, (0, 1), (0, 1), None, false),
                    field("MemberEpoch", Int32, (0, 1), (0, -1), None, false),
                    field("ClientId", String, (0, 1), (0, -1), None, false),
                    field("ClientHost", String, (0, 1), (0, -1), None, false),
                    field("SubscribedTopicNames", Array(&String), (0, 1), (0, -1), None, false),
                    field("SubscribedTopicRegex", String, (0, 1), (0, 1), None, false),
                    field("Assignment", Struct(4), (0, 1), (0, -1), None, false),
                    field("TargetAssignment", Struct(4), (0, 1), (0, -1), None, false),
                    field("MemberType", Int8, (1, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TopicPartitions",
                fields: &[
                    field("TopicId", Uuid, (0, 1), (0, -1), None, false),
                    field("TopicName", String, (0, 1), (0, -1), None, false),
                    field("Partitions", Array(&Int32), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "Assignment",
                fields: &[field("TopicPartitions", Array(&Struct(3)), (0, 1), (0, -1), None, false)],
            },
        ],
    },
    MessageSchema {
        name: "ConsumerGroupHeartbeatRequest",
        kind: MessageKind::Request,
        api_key: Some(68),
        versions: (0, 1),
        flexible: (0, 1),
        recode: recode::<crate::messages::ConsumerGroupHeartbeatRequest>,
        structs: &[
            StructSchema {
                name: "ConsumerGroupHeartbeatRequest",
                fields: &[
                    field("GroupId", String, (0, 1), (0, -1), None, false),
                    field("MemberId", String, (0, 1), (0, -1), None, false),
                    field("MemberEpoch", Int32, (0, 1), (0, -1), None, false),
                    field("InstanceId", String, (0, 1), (0, 1), None, false),
                    field("RackId", String, (0, 1), (0, 1), None, false),
                    field("RebalanceTimeoutMs", Int32, (0, 1), (0, -1), None, false),
                    field("SubscribedTopicNames", Array(&String), (0, 1), (0, 1), None, false),
                    field("SubscribedTopicRegex", String, (1, 1), (1, 1), None, false),
                    field("ServerAssignor", String, (0, 1), (0, 1), None, false),
                    field("TopicPartitions", Array(&Struct(1)), (0, 1), (0, 1), None, false),
                ],
            },
            StructSchema {
                name: "TopicPartitions",
                fields: &[
                    field("TopicId", Uuid, (0, 1), (0, -1), None, false),
                    field("Partitions", Array(&Int32), (0, 1), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "ConsumerGroupHeartbeatResponse",
        kind: MessageKind::Response,
        api_key: Some(68),
        versions: (0, 1),
        flexible: (0, 1),
        recode: recode::<crate::messages::ConsumerGroupHeartbeatResponse>,
        structs: &[
            StructSchema {
                name: "ConsumerGroupHeartbeatResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (0, 1), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 1), (0, -1), None, false),
                    field("ErrorMessage", String, (0, 1), (0, 1), None, false),
                    field("MemberId", String, (0, 1), (0, 1), None, false),
                    field("MemberEpoch", Int32, (0, 1), (0, -1), None, false),
                    field("HeartbeatIntervalMs", Int32, (0, 1), (0, -1), None, false),
                    field("Assignment", Struct(1), (0, 1), (0, 1), None, false),
                ],
            },
            StructSchema {
                name: "Assignment",
                fields: &[field("TopicPartitions", Array(&Struct(2)), (0, 1), (0, -1), None, false)],
            },
            StructSchema {
                name: "TopicPartitions",
                fields: &[
                    field("TopicId", Uuid, (0, 1), (0, -1), None, false),
                    field("Partitions", Array(&Int32), (0, 1), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "ConsumerGroupMemberMetadataKey",
        kind: MessageKind::CoordinatorKey,
        api_key: Some(5),
        versions: (0, 0),
        flexible: (0, -1),
        recode: recode::<crate::messages::ConsumerGroupMemberMetadataKey>,
        structs: &[StructSchema {
            name: "ConsumerGroupMemberMetadataKey",
            fields: &[
                field("GroupId", String, (0, 0), (0, -1), None, false),
                field("MemberId", String, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "ConsumerGroupMemberMetadataValue",
        kind: MessageKind::CoordinatorValue,
        api_key: Some(5),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::ConsumerGroupMemberMetadataValue>,
        structs: &[
            StructSchema {
                name: "ConsumerGroupMemberMetadataValue",
                fields: &[
                    field("InstanceId", String, (0, 0), (0, 0), None, false),
                    field("RackId", String, (0, 0), (0, 0), None, false),
                    field("ClientId", String, (0, 0), (0, -1), None, false),
                    field("ClientHost", String, (0, 0), (0, -1), None, false),
                    field("SubscribedTopicNames", Array(&String), (0, 0), (0, -1), None, false),
                    field("SubscribedTopicRegex", String, (0, 0), (0, 0), None, false),
                    field("RebalanceTimeoutMs", Int32, (0, 0), (0, -1), None, false),
                    field("ServerAssignor", String, (0, 0), (0, 0), None, false),
                    field("ClassicMemberMetadata", Struct(1), (0, 0), (0, 0), Some((0, (0, 0))), false),
                ],
            },
            StructSchema {
                name: "ClassicMemberMetadata",
                fields: &[
                    field("SessionTimeoutMs", Int32, (0, 0), (0, -1), None, false),
                    field("SupportedProtocols", Array(&Struct(2)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "ClassicProtocol",
                fields: &[
                    field("Name", String, (0, 0), (0, -1), None, false),
                    field("Metadata", Bytes, (0, 0), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "ConsumerGroupMetadataKey",
        kind: MessageKind::CoordinatorKey,
        api_key: Some(3),
        versions: (0, 0),
        flexible: (0, -1),
        recode: recode::<crate::messages::ConsumerGroupMetadataKey>,
        structs: &[StructSchema {
            name: "ConsumerGroupMetadataKey",
            fields: &[field("GroupId", String, (0, 0), (0, -1), None, false)],
        }],
    },
    MessageSchema {
        name: "ConsumerGroupMetadataValue",
        kind: MessageKind::CoordinatorValue,
        api_key: Some(3),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::ConsumerGroupMetadataValue>,
        structs: &[StructSchema {
            name: "ConsumerGroupMetadataValue",
            fields: &[
                field("Epoch", Int32, (0, 0), (0, -1), None, false),
                field("MetadataHash", Int64, (0, 0), (0, -1), Some((0, (0, 0))), false),
            ],
        }],
    },
    MessageSchema {
        name: "ConsumerGroupPartitionMetadataKey",
        kind: MessageKind::CoordinatorKey,
        api_key: Some(4),
        versions: (0, 0),
        flexible: (0, -1),
        recode: recode::<crate::messages::ConsumerGroupPartitionMetadataKey>,
        structs: &[StructSchema {
            name: "ConsumerGroupPartitionMetadataKey",
            fields: &[field("GroupId", String, (0, 0), (0, -1), None, false)],
        }],
    },
    MessageSchema {
        name: "ConsumerGroupPartitionMetadataValue",
        kind: MessageKind::CoordinatorValue,
        api_key: Some(4),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::ConsumerGroupPartitionMetadataValue>,
        structs: &[
            StructSchema {
                name: "ConsumerGroupPartitionMetadataValue",
                fields: &[field("Topics", Array(&Struct(1)), (0, 0), (0, -1), None, false)],
            },
            StructSchema {
                name: "TopicMetadata",
                fields: &[
                    field("TopicId", Uuid, (0, 0), (0, -1), None, false),
                    field("TopicName", String, (0, 0), (0, -1), None, false),
                    field("NumPartitions", Int32, (0, 0), (0, -1), None, false),
                    field("PartitionMetadata", Array(&Struct(2)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "PartitionMetadata",
                fields: &[
                    field("Partition", Int32, (0, 0), (0, -1), None, false),
                    field("Racks", Array(&String), (0, 0), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "ConsumerGroupRegularExpressionKey",
        kind: MessageKind::CoordinatorKey,
        api_key: Some(16),
        versions: (0, 0),
        flexible: (0, -1),
        recode: recode::<crate::messages::ConsumerGroupRegularExpressionKey>,
        structs: &[StructSchema {
            name: "ConsumerGroupRegularExpressionKey",
            fields: &[
                field("GroupId", String, (0, 0), (0, -1), None, false),
                field("RegularExpression", String, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "ConsumerGroupRegularExpressionValue",
        kind: MessageKind::CoordinatorValue,
        api_key: Some(16),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::ConsumerGroupRegularExpressionValue>,
        structs: &[StructSchema {
            name: "ConsumerGroupRegularExpressionValue",
            fields: &[
                field("Topics", Array(&String), (0, 0), (0, -1), None, false),
                field("Version", Int64, (0, 0), (0, -1), None, false),
                field("Timestamp", Int64, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "ConsumerGroupTargetAssignmentMemberKey",
        kind: MessageKind::CoordinatorKey,
        api_key: Some(7),
        versions: (0, 0),
        flexible: (0, -1),
        recode: recode::<crate::messages::ConsumerGroupTargetAssignmentMemberKey>,
        structs: &[StructSchema {
            name: "ConsumerGroupTargetAssignmentMemberKey",
            fields: &[
                field("GroupId", String, (0, 0), (0, -1), None, false),
                field("MemberId", String, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "ConsumerGroupTargetAssignmentMemberValue",
        kind: MessageKind::CoordinatorValue,
        api_key: Some(7),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::ConsumerGroupTargetAssignmentMemberValue>,
        structs: &[
            StructSchema {
                name: "ConsumerGroupTargetAssignmentMemberValue",
                fields: &[field("TopicPartitions", Array(&Struct(1)), (0, 0), (0, -1), None, false)],
            },
            StructSchema {
                name: "TopicPartition",
                fields: &[
                    field("TopicId", Uuid, (0, 0), (0, -1), None, false),
                    field("Partitions", Array(&Int32), (0, 0), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "ConsumerGroupTargetAssignmentMetadataKey",
        kind: MessageKind::CoordinatorKey,
        api_key: Some(6),
        versions: (0, 0),
        flexible: (0, -1),
        recode: recode::<crate::messages::ConsumerGroupTargetAssignmentMetadataKey>,
        structs: &[StructSchema {
            name: "ConsumerGroupTargetAssignmentMetadataKey",
            fields: &[field("GroupId", String, (0, 0), (0, -1), None, false)],
        }],
    },
    MessageSchema {
        name: "ConsumerGroupTargetAssignmentMetadataValue",
        kind: MessageKind::CoordinatorValue,
        api_key: Some(6),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::ConsumerGroupTargetAssignmentMetadataValue>,
        structs: &[StructSchema {
            name: "ConsumerGroupTargetAssignmentMetadataValue",
            fields: &[
                field("AssignmentEpoch", Int32, (0, 0), (0, -1), None, false),
                field("AssignmentTimestamp", Int64, (0, 0), (0, -1), Some((0, (0, 0))), false),
            ],
        }],
    },
    MessageSchema {
        name: "ConsumerProtocolAssignment",
        kind: MessageKind::Data,
        api_key: None,
        versions: (0, 3),
        flexible: (0, -1),
        recode: recode::<crate::messages::ConsumerProtocolAssignment>,
        structs: &[
            StructSchema {
                name: "ConsumerProtocolAssignment",
                fields: &[
                    field("AssignedPartitions", Array(&Struct(1)), (0, 3), (0, -1), None, false),
                    field("UserData", Bytes, (0, 3), (0, 3), None, false),
                ],
            },
            StructSchema {
                name: "TopicPartition",
                fields: &[
                    field("Topic", String, (0, 3), (0, -1), None, false),
                    field("Partitions", Array(&Int32), (0, 3), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "ConsumerProtocolSubscription",
        kind: MessageKind::Data,
        api_key: None,
        versions: (0, 3),
        flexible: (0, -1),
        recode: recode::<crate::messages::ConsumerProtocolSubscription>,
        structs: &[
            StructSchema {
                name: "ConsumerProtocolSubscription",
                fields: &[
                    field("Topics", Array(&String), (0, 3), (0, -1), None, false),
                    field("UserData", Bytes, (0, 3), (0, 3), None, false),
                    field("OwnedPartitions", Array(&Struct(1)), (1, 3), (0, -1), None, false),
                    field("GenerationId", Int32, (2, 3), (0, -1), None, false),
                    field("RackId", String, (3, 3), (3, 3), None, false),
                ],
            },
            StructSchema {
                name: "TopicPartition",
                fields: &[
                    field("Topic", String, (1, 3), (0, -1), None, false),
                    field("Partitions", Array(&Int32), (1, 3), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "ControlRecordTypeSchema",
        kind: MessageKind::Data,
        api_key: None,
        versions: (0, 0),
        flexible: (0, -1),
        recode: recode::<crate::messages::ControlRecordTypeSchema>,
        structs: &[StructSchema {
            name: "ControlRecordTypeSchema",
            fields: &[field("Type", Int16, (0, 0), (0, -1), None, false)],
        }],
    },
    MessageSchema {
        name: "ControllerRegistrationRequest",
        kind: MessageKind::Request,
        api_key: Some(70),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::ControllerRegistrationRequest>,
        structs: &[
            StructSchema {
                name: "ControllerRegistrationRequest",
                fields: &[
                    field("ControllerId", Int32, (0, 0), (0, -1), None, false),
                    field("IncarnationId", Uuid, (0, 0), (0, -1), None, false),
                    field("ZkMigrationReady", Bool, (0, 0), (0, -1), None, false),
                    field("Listeners", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                    field("Features", Array(&Struct(2)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "Listener",
                fields: &[
                    field("Name", String, (0, 0), (0, -1), None, false),
                    field("Host", String, (0, 0), (0, -1), None, false),
                    field("Port", Uint16, (0, 0), (0, -1), None, false),
                    field("SecurityProtocol", Int16, (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "Feature",
                fields: &[
                    field("Name", String, (0, 0), (0, -1), None, false),
                    field("MinSupportedVersion", Int16, (0, 0), (0, -1), None, false),
                    field("MaxSupportedVersion", Int16, (0, 0), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "ControllerRegistrationResponse",
        kind: MessageKind::Response,
        api_key: Some(70),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::ControllerRegistrationResponse>,
        structs: &[StructSchema {
            name: "ControllerRegistrationResponse",
            fields: &[
                field("ThrottleTimeMs", Int32, (0, 0), (0, -1), None, false),
                field("ErrorCode", Int16, (0, 0), (0, -1), None, false),
                field("ErrorMessage", String, (0, 0), (0, 0), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "CreateAclsRequest",
        kind: MessageKind::Request,
        api_key: Some(30),
        versions: (1, 3),
        flexible: (2, 3),
        recode: recode::<crate::messages::CreateAclsRequest>,
        structs: &[
            StructSchema {
                name: "CreateAclsRequest",
                fields: &[field("Creations", Array(&Struct(1)), (1, 3), (0, -1), None, false)],
            },
            StructSchema {
                name: "AclCreation",
                fields: &[
                    field("ResourceType", Int8, (1, 3), (0, -1), None, false),
                    field("ResourceName", String, (1, 3), (0, -1), None, false),
                    field("ResourcePatternType", Int8, (1, 3), (0, -1), None, false),
                    field("Principal", String, (1, 3), (0, -1), None, false),
                    field("Host", String, (1, 3), (0, -1), None, false),
                    field("Operation", Int8, (1, 3), (0, -1), None, false),
                    field("PermissionType", Int8, (1, 3), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "CreateAclsResponse",
        kind: MessageKind::Response,
        api_key: Some(30),
        versions: (1, 3),
        flexible: (2, 3),
        recode: recode::<crate::messages::CreateAclsResponse>,
        structs: &[
            StructSchema {
                name: "CreateAclsResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (1, 3), (0, -1), None, false),
                    field("Results", Array(&Struct(1)), (1, 3), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "AclCreationResult",
                fields: &[
                    field("ErrorCode", Int16, (1, 3), (0, -1), None, false),
                    field("ErrorMessage", String, (1, 3), (1, 3), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "CreateDelegationTokenRequest",
        kind: MessageKind::Request,
        api_key: Some(38),
        versions: (1, 3),
        flexible: (2, 3),
        recode: recode::<crate::messages::CreateDelegationTokenRequest>,
        structs: &[
            StructSchema {
                name: "CreateDelegationTokenRequest",
                fields: &[
                    field("OwnerPrincipalType", String, (3, 3), (3, 3), None, false),
                    field("OwnerPrincipalName", String, (3, 3), (3, 3), None, false),
                    field("Renewers", Array(&Struct(1)), (1, 3), (0, -1), None, false),
                    field("MaxLifetimeMs", Int64, (1, 3), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "CreatableRenewers",
                fields: &[
                    field("PrincipalType", String, (1, 3), (0, -1), None, false),
                    field("PrincipalName", String, (1, 3), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "CreateDelegationTokenResponse",
        kind: MessageKind::Response,
        api_key: Some(38),
        versions: (1, 3),
        flexible: (2, 3),
        recode: recode::<crate::messages::CreateDelegationTokenResponse>,
        structs: &[StructSchema {
            name: "CreateDelegationTokenResponse",
            fields: &[
                field("ErrorCode", Int16, (1, 3), (0, -1), None, false),
                field("PrincipalType", String, (1, 3), (0, -1), None, false),
                field("PrincipalName", String, (1, 3), (0, -1), None, false),
                field("TokenRequesterPrincipalType", String, (3, 3), (0, -1), None, false),
                field("TokenRequesterPrincipalName", String, (3, 3), (0, -1), None, false),
                field("IssueTimestampMs", Int64, (1, 3), (0, -1), None, false),
                field("ExpiryTimestampMs", Int64, (1, 3), (0, -1), None, false),
                field("MaxTimestampMs", Int64, (1, 3), (0, -1), None, false),
                field("TokenId", String, (1, 3), (0, -1), None, false),
                field("Hmac", Bytes, (1, 3), (0, -1), None, false),
                field("ThrottleTimeMs", Int32, (1, 3), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "CreatePartitionsRequest",
        kind: MessageKind::Request,
        api_key: Some(37),
        versions: (0, 3),
        flexible: (2, 3),
        recode: recode::<crate::messages::CreatePartitionsRequest>,
        structs: &[
            StructSchema {
                name: "CreatePartitionsRequest",
                fields: &[
                    field("Topics", Array(&Struct(1)), (0, 3), (0, -1), None, false),
                    field("TimeoutMs", Int32, (0, 3), (0, -1), None, false),
                    field("ValidateOnly", Bool, (0, 3), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "CreatePartitionsTopic",
                fields: &[
                    field("Name", String, (0, 3), (0, -1), None, false),
                    field("Count", Int32, (0, 3), (0, -1), None, false),
                    field("Assignments", Array(&Struct(2)), (0, 3), (0, 3), None, false),
                ],
            },
            StructSchema {
                name: "CreatePartitionsAssignment",
                fields: &[field("BrokerIds", Array(&Int32), (0, 3), (0, -1), None, false)],
            },
        ],
    },
    MessageSchema {
        name: "CreatePartitionsResponse",
        kind: MessageKind::Response,
        api_key: Some(37),
        versions: (0, 3),
        flexible: (2, 3),
        recode: recode::<crate::messages::CreatePartitionsResponse>,
        structs: &[
            StructSchema {
                name: "CreatePartitionsResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (0, 3), (0, -1), None, false),
                    field("Results", Array(&Struct(1)), (0, 3), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "CreatePartitionsTopicResult",
                fields: &[
                    field("Name", String, (0, 3), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 3), (0, -1), None, false),
                    field("ErrorMessage", String, (0, 3), (0, 3), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "CreateTopicsRequest",
        kind: MessageKind::Request,
        api_key: Some(19),
        versions: (2, 7),
        flexible: (5, 7),
        recode: recode::<crate::messages::CreateTopicsRequest>,
        structs: &[
            StructSchema {
                name: "CreateTopicsRequest",
                fields: &[
                    field("Topics", Array(&Struct(1)), (2, 7), (0, -1), None, false),
                    field("timeoutMs", Int32, (2, 7), (0, -1), None, false),
                    field("validateOnly", Bool, (2, 7), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "CreatableTopic",
                fields: &[
                    field("Name", String, (2, 7), (0, -1), None, false),
                    field("NumPartitions", Int32, (2, 7), (0, -1), None, false),
                    field("ReplicationFactor", Int16, (2, 7), (0, -1), None, false),
                    field("Assignments", Array(&Struct(2)), (2, 7), (0, -1), None, false),
                    field("Configs", Array(&Struct(3)), (2, 7), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "CreatableReplicaAssignment",
                fields: &[
                    field("PartitionIndex", Int32, (2, 7), (0, -1), None, false),
                    field("BrokerIds", Array(&Int32), (2, 7), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "CreatableTopicConfig",
                fields: &[
                    field("Name", String, (2, 7), (0, -1), None, false),
                    field("Value", String, (2, 7), (2, 7), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "CreateTopicsResponse",
        kind: MessageKind::Response,
        api_key: Some(19),
        versions: (2, 7),
        flexible: (5, 7),
        recode: recode::<crate::messages::CreateTopicsResponse>,
        structs: &[
            StructSchema {
                name: "CreateTopicsResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (2, 7), (0, -1), None, false),
                    field("Topics", Array(&Struct(1)), (2, 7), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "CreatableTopicResult",
                fields: &[
                    field("Name", String, (2, 7), (0, -1), None, false),
                    field("TopicId", Uuid, (7, 7), (0, -1), None, false),
                    field("ErrorCode", Int16, (2, 7), (0, -1), None, false),
                    field("ErrorMessage", String, (2, 7), (2, 7), None, false),
                    field("TopicConfigErrorCode", Int16, (5, 7), (0, -1), Some((0, (5, 7))), false),
                    field("NumPartitions", Int32, (5, 7), (0, -1), None, false),
                    field("ReplicationFactor", Int16, (5, 7), (0, -1), None, false),
                    field("Configs", Array(&Struct(2)), (5, 7), (5, 7), None, false),
                ],
            },
            StructSchema {
                name: "CreatableTopicConfigs",
                fields: &[
                    field("Name", String, (5, 7), (0, -1), None, false),
                    field("Value", String, (5, 7), (5, 7), None, false),
                    field("ReadOnly", Bool, (5, 7), (0, -1), None, false),
                    field("ConfigSource", Int8, (5, 7), (0, -1), None, false),
                    field("IsSensitive", Bool, (5, 7), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "DefaultPrincipalData",
        kind: MessageKind::Data,
        api_key: None,
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::DefaultPrincipalData>,
        structs: &[StructSchema {
            name: "DefaultPrincipalData",
            fields: &[
                field("Type", String, (0, 0), (0, -1), None, false),
                field("Name", String, (0, 0), (0, -1), None, false),
                field("TokenAuthenticated", Bool, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "DelegationTokenRecord",
        kind: MessageKind::Metadata,
        api_key: Some(10),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::DelegationTokenRecord>,
        structs: &[StructSchema {
            name: "DelegationTokenRecord",
            fields: &[
                field("Owner", String, (0, 0), (0, -1), None, false),
                field("Requester", String, (0, 0), (0, -1), None, false),
                field("Renewers", Array(&String), (0, 0), (0, -1), None, false),
                field("IssueTimestamp", Int64, (0, 0), (0, -1), None, false),
                field("MaxTimestamp", Int64, (0, 0), (0, -1), None, false),
                field("ExpirationTimestamp", Int64, (0, 0), (0, -1), None, false),
                field("TokenId", String, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "DeleteAclsRequest",
        kind: MessageKind::Request,
        api_key: Some(31),
        versions: (1, 3),
        flexible: (2, 3),
        recode: recode::<crate::messages::DeleteAclsRequest>,
        structs: &[
            StructSchema {
                name: "DeleteAclsRequest",
                fields: &[field("Filters", Array(&Struct(1)), (1, 3), (0, -1), None, false)],
            },
            StructSchema {
                name: "DeleteAclsFilter",
                fields: &[
                    field("ResourceTypeFilter", Int8, (1, 3), (0, -1), None, false),
                    field("ResourceNameFilter", String, (1, 3), (1, 3), None, false),
                    field("PatternTypeFilter", Int8, (1, 3), (0, -1), None, false),
                    field("PrincipalFilter", String, (1, 3), (1, 3), None, false),
                    field("HostFilter", String, (1, 3), (1, 3), None, false),
                    field("Operation", Int8, (1, 3), (0, -1), None, false),
                    field("PermissionType", Int8, (1, 3), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "DeleteAclsResponse",
        kind: MessageKind::Response,
        api_key: Some(31),
        versions: (1, 3),
        flexible: (2, 3),
        recode: recode::<crate::messages::DeleteAclsResponse>,
        structs: &[
            StructSchema {
                name: "DeleteAclsResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (1, 3), (0, -1), None, false),
                    field("FilterResults", Array(&Struct(1)), (1, 3), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "DeleteAclsFilterResult",
                fields: &[
                    field("ErrorCode", Int16, (1, 3), (0, -1), None, false),
                    field("ErrorMessage", String, (1, 3), (1, 3), None, false),
                    field("MatchingAcls", Array(&Struct(2)), (1, 3), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "DeleteAclsMatchingAcl",
                fields: &[
                    field("ErrorCode", Int16, (1, 3), (0, -1), None, false),
                    field("ErrorMessage", String, (1, 3), (1, 3), None, false),
                    field("ResourceType", Int8, (1, 3), (0, -1), None, false),
                    field("ResourceName", String, (1, 3), (0, -1), None, false),
                    field("PatternType", Int8, (1, 3), (0, -1), None, false),
                    field("Principal", String, (1, 3), (0, -1), None, false),
                    field("Host", String, (1, 3), (0, -1), None, false),
                    field("Operation", Int8, (1, 3), (0, -1), None, false),
                    field("PermissionType", Int8, (1, 3), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "DeleteGroupsRequest",
        kind: MessageKind::Request,
        api_key: Some(42),
        versions: (0, 3),
        flexible: (2, 3),
        recode: recode::<crate::messages::DeleteGroupsRequest>,
        structs: &[StructSchema {
            name: "DeleteGroupsRequest",
            fields: &[field("GroupsNames", Array(&String), (0, 3), (0, -1), None, false)],
        }],
    },
    MessageSchema {
        name: "DeleteGroupsResponse",
        kind: MessageKind::Response,
        api_key: Some(42),
        versions: (0, 3),
        flexible: (2, 3),
        recode: recode::<crate::messages::DeleteGroupsResponse>,
        structs: &[
            StructSchema {
                name: "DeleteGroupsResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (0, 3), (0, -1), None, false),
                    field("Results", Array(&Struct(1)), (0, 3), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "DeletableGroupResult",
                fields: &[
                    field("GroupId", String, (0, 3), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 3), (0, -1), None, false),
                    field("ErrorMessage", String, (3, 3), (3, 3), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "DeleteRecordsRequest",
        kind: MessageKind::Request,
        api_key: Some(21),
        versions: (0, 2),
        flexible: (2, 2),
        recode: recode::<crate::messages::DeleteRecordsRequest>,
        structs: &[
            StructSchema {
                name: "DeleteRecordsRequest",
                fields: &[
                    field("Topics", Array(&Struct(1)), (0, 2), (0, -1), None, false),
                    field("TimeoutMs", Int32, (0, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "DeleteRecordsTopic",
                fields: &[
                    field("Name", String, (0, 2), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (0, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "DeleteRecordsPartition",
                fields: &[
                    field("PartitionIndex", Int32, (0, 2), (0, -1), None, false),
                    field("Offset", Int64, (0, 2), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "DeleteRecordsResponse",
        kind: MessageKind::Response,
        api_key: Some(21),
        versions: (0, 2),
        flexible: (2, 2),
        recode: recode::<crate::messages::DeleteRecordsResponse>,
        structs: &[
            StructSchema {
                name: "DeleteRecordsResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (0, 2), (0, -1), None, false),
                    field("Topics", Array(&Struct(1)), (0, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "DeleteRecordsTopicResult",
                fields: &[
                    field("Name", String, (0, 2), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (0, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "DeleteRecordsPartitionResult",
                fields: &[
                    field("PartitionIndex", Int32, (0, 2), (0, -1), None, false),
                    field("LowWatermark", Int64, (0, 2), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 2), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "DeleteShareGroupOffsetsRequest",
        kind: MessageKind::Request,
        api_key: Some(92),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::DeleteShareGroupOffsetsRequest>,
        structs: &[
            StructSchema {
                name: "DeleteShareGroupOffsetsRequest",
                fields: &[
                    field("GroupId", String, (0, 0), (0, -1), None, false),
                    field("Topics", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "DeleteShareGroupOffsetsRequestTopic",
                fields: &[field("TopicName", String, (0, 0), (0, -1), None, false)],
            },
        ],
    },
    MessageSchema {
        name: "DeleteShareGroupOffsetsResponse",
        kind: MessageKind::Response,
        api_key: Some(92),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::DeleteShareGroupOffsetsResponse>,
        structs: &[
            StructSchema {
                name: "DeleteShareGroupOffsetsResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (0, 0), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 0), (0, -1), None, false),
                    field("ErrorMessage", String, (0, 0), (0, 0), None, false),
                    field("Responses", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "DeleteShareGroupOffsetsResponseTopic",
                fields: &[
                    field("TopicName", String, (0, 0), (0, -1), None, false),
                    field("TopicId", Uuid, (0, 0), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 0), (0, -1), None, false),
                    field("ErrorMessage", String, (0, 0), (0, 0), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "DeleteShareGroupStateRequest",
        kind: MessageKind::Request,
        api_key: Some(86),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::DeleteShareGroupStateRequest>,
        structs: &[
            StructSchema {
                name: "DeleteShareGroupStateRequest",
                fields: &[
                    field("GroupId", String, (0, 0), (0, -1), None, false),
                    field("Topics", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "DeleteStateData",
                fields: &[
                    field("TopicId", Uuid, (0, 0), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema { name: "PartitionData", fields: &[field("Partition", Int32, (0, 0), (0, -1), None, false)] },
        ],
    },
    MessageSchema {
        name: "DeleteShareGroupStateResponse",
        kind: MessageKind::Response,
        api_key: Some(86),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::DeleteShareGroupStateResponse>,
        structs: &[
            StructSchema {
                name: "DeleteShareGroupStateResponse",
                fields: &[field("Results", Array(&Struct(1)), (0, 0), (0, -1), None, false)],
            },
            StructSchema {
                name: "DeleteStateResult",
                fields: &[
                    field("TopicId", Uuid, (0, 0), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "PartitionResult",
                fields: &[
                    field("Partition", Int32, (0, 0), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 0), (0, -1), None, false),
                    field("ErrorMessage", String, (0, 0), (0, 0), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "DeleteTopicsRequest",
        kind: MessageKind::Request,
        api_key: Some(20),
        versions: (1, 6),
        flexible: (4, 6),
        recode: recode::<crate::messages::DeleteTopicsRequest>,
        structs: &[
            StructSchema {
                name: "DeleteTopicsRequest",
                fields: &[
                    field("Topics", Array(&Struct(1)), (6, 6), (0, -1), None, false),
                    field("TopicNames", Array(&String), (1, 5), (0, -1), None, false),
                    field("TimeoutMs", Int32, (1, 6), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "DeleteTopicState",
                fields: &[
                    field("Name", String, (6, 6), (6, 6), None, false),
                    field("TopicId", Uuid, (6, 6), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "DeleteTopicsResponse",
        kind: MessageKind::Response,
        api_key: Some(20),
        versions: (1, 6),
        flexible: (4, 6),
        recode: recode::<crate::messages::DeleteTopicsResponse>,
        structs: &[
            StructSchema {
                name: "DeleteTopicsResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (1, 6), (0, -1), None, false),
                    field("Responses", Array(&Struct(1)), (1, 6), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "DeletableTopicResult",
                fields: &[
                    field("Name", String, (1, 6), (6, 6), None, false),
                    field("TopicId", Uuid, (6, 6), (0, -1), None, false),
                    field("ErrorCode", Int16, (1, 6), (0, -1), None, false),
                    field("ErrorMessage", String, (5, 6), (5, 6), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "DescribeAclsRequest",
        kind: MessageKind::Request,
        api_key: Some(29),
        versions: (1, 3),
        flexible: (2, 3),
        recode: recode::<crate::messages::DescribeAclsRequest>,
        structs: &[StructSchema {
            name: "DescribeAclsRequest",
            fields: &[
                field("ResourceTypeFilter", Int8, (1, 3), (0, -1), None, false),
                field("ResourceNameFilter", String, (1, 3), (1, 3), None, false),
                field("PatternTypeFilter", Int8, (1, 3), (0, -1), None, false),
                field("PrincipalFilter", String, (1, 3), (1, 3), None, false),
                field("HostFilter", String, (1, 3), (1, 3), None, false),
                field("Operation", Int8, (1, 3), (0, -1), None, false),
                field("PermissionType", Int8, (1, 3), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "DescribeAclsResponse",
        kind: MessageKind::Response,
        api_key: Some(29),
        versions: (1, 3),
        flexible: (2, 3),
        recode: recode::<crate::messages::DescribeAclsResponse>,
        structs: &[
            StructSchema {
                name: "DescribeAclsResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (1, 3), (0, -1), None, false),
                    field("ErrorCode", Int16, (1, 3), (0, -1), None, false),
                    field("ErrorMessage", String, (1, 3), (1, 3), None, false),
                    field("Resources", Array(&Struct(1)), (1, 3), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "DescribeAclsResource",
                fields: &[
                    field("ResourceType", Int8, (1, 3), (0, -1), None, false),
                    field("ResourceName", String, (1, 3), (0, -1), None, false),
                    field("PatternType", Int8, (1, 3), (0, -1), None, false),
                    field("Acls", Array(&Struct(2)), (1, 3), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "AclDescription",
                fields: &[
                    field("Principal", String, (1, 3), (0, -1), None, false),
                    field("Host", String, (1, 3), (0, -1), None, false),
                    field("Operation", Int8, (1, 3), (0, -1), None, false),
                    field("PermissionType", Int8, (1, 3), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "DescribeClientQuotasRequest",
        kind: MessageKind::Request,
        api_key: Some(48),
        versions: (0, 1),
        flexible: (1, 1),
        recode: recode::<crate::messages::DescribeClientQuotasRequest>,
        structs: &[
            StructSchema {
                name: "DescribeClientQuotasRequest",
                fields: &[
                    field("Components", Array(&Struct(1)), (0, 1), (0, -1), None, false),
                    field("Strict", Bool, (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "ComponentData",
                fields: &[
                    field("EntityType", String, (0, 1), (0, -1), None, false),
                    field("MatchType", Int8, (0, 1), (0, -1), None, false),
                    field("Match", String, (0, 1), (0, 1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "DescribeClientQuotasResponse",
        kind: MessageKind::Response,
        api_key: Some(48),
        versions: (0, 1),
        flexible: (1, 1),
        recode: recode::<crate::messages::DescribeClientQuotasResponse>,
        structs: &[
            StructSchema {
                name: "DescribeClientQuotasResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (0, 1), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 1), (0, -1), None, false),
                    field("ErrorMessage", String, (0, 1), (0, 1), None, false),
                    field("Entries", Array(&Struct(1)), (0, 1), (0, 1), None, false),
                ],
            },
            StructSchema {
                name: "EntryData",
                fields: &[
                    field("Entity", Array(&Struct(2)), (0, 1), (0, -1), None, false),
                    field("Values", Array(&Struct(3)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "EntityData",
                fields: &[
                    field("EntityType", String, (0, 1), (0, -1), None, false),
                    field("EntityName", String, (0, 1), (0, 1), None, false),
                ],
            },
            StructSchema {
                name: "ValueData",
                fields: &[
                    field("Key", String, (0, 1), (0, -1), None, false),
                    field("Value", Float64, (0, 1), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "DescribeClusterRequest",
        kind: MessageKind::Request,
        api_key: Some(60),
        versions: (0, 2),
        flexible: (0, 2),
        recode: recode::<crate::messages::DescribeClusterRequest>,
        structs: &[StructSchema {
            name: "DescribeClusterRequest",
            fields: &[
                field("IncludeClusterAuthorizedOperations", Bool, (0, 2), (0, -1), None, false),
                field("EndpointType", Int8, (1, 2), (0, -1), None, false),
                field("IncludeFencedBrokers", Bool, (2, 2), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "DescribeClusterResponse",
        kind: MessageKind::Response,
        api_key: Some(60),
        versions: (0, 2),
        flexible: (0, 2),
        recode: recode::<crate::messages::DescribeClusterResponse>,
        structs: &[
            StructSchema {
                name: "DescribeClusterResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (0, 2), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 2), (0, -1), None, false),
                    field("ErrorMessage", String, (0, 2), (0, 2), None, false),
                    field("EndpointType", Int8, (1, 2), (0, -1), None, false),
                    field("ClusterId", String, (0, 2), (0, -1), None, false),
                    field("ControllerId", Int32, (0, 2), (0, -1), None, false),
                    field("Brokers", Array(&Struct(1)), (0, 2), (0, -1), None, false),
                    field("ClusterAuthorizedOperations", Int32, (0, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "DescribeClusterBroker",
                fields: &[
                    field("BrokerId", Int32, (0, 2), (0, -1), None, false),
                    field("Host", String, (0, 2), (0, -1), None, false),
                    field("Port", Int32, (0, 2), (0, -1), None, false),
                    field("Rack", String, (0, 2), (0, 2), None, false),
                    field("IsFenced", Bool, (2, 2), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "DescribeConfigsRequest",
        kind: MessageKind::Request,
        api_key: Some(32),
        versions: (1, 4),
        flexible: (4, 4),
        recode: recode::<crate::messages::DescribeConfigsRequest>,
        structs: &[
            StructSchema {
                name: "DescribeConfigsRequest",
                fields: &[
                    field("Resources", Array(&Struct(1)), (1, 4), (0, -1), None, false),
                    field("IncludeSynonyms", Bool, (1, 4), (0, -1), None, false),
                    field("IncludeDocumentation", Bool, (3, 4), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "DescribeConfigsResource",
                fields: &[
                    field("ResourceType", Int8, (1, 4), (0, -1), None, false),
                    field("ResourceName", String, (1, 4), (0, -1), None, false),
                    field("ConfigurationKeys", Array(&String), (1, 4), (1, 4), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "DescribeConfigsResponse",
        kind: MessageKind::Response,
        api_key: Some(32),
        versions: (1, 4),
        flexible: (4, 4),
        recode: recode::<crate::messages::DescribeConfigsResponse>,
        structs: &[
            StructSchema {
                name: "DescribeConfigsResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (1, 4), (0, -1), None, false),
                    field("Results", Array(&Struct(1)), (1, 4), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "DescribeConfigsResult",
                fields: &[
                    field("ErrorCode", Int16, (1, 4), (0, -1), None, false),
                    field("ErrorMessage", String, (1, 4), (1, 4), None, false),
                    field("ResourceType", Int8, (1, 4), (0, -1), None, false),
                    field("ResourceName", String, (1, 4), (0, -1), None, false),
                    field("Configs", Array(&Struct(2)), (1, 4), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "DescribeConfigsResourceResult",
                fields: &[
                    field("Name", String, (1, 4), (0, -1), None, false),
                    field("Value", String, (1, 4), (1, 4), None, false),
                    field("ReadOnly", Bool, (1, 4), (0, -1), None, false),
                    field("ConfigSource", Int8, (1, 4), (0, -1), None, false),
                    field("IsSensitive", Bool, (1, 4), (0, -1), None, false),
                    field("Synonyms", Array(&Struct(3)), (1, 4), (0, -1), None, false),
                    field("ConfigType", Int8, (3, 4), (0, -1), None, false),
                    field("Documentation", String, (3, 4), (3, 4), None, false),
                ],
            },
            StructSchema {
                name: "DescribeConfigsSynonym",
                fields: &[
                    field("Name", String, (1, 4), (0, -1), None, false),
                    field("Value", String, (1, 4), (1, 4), None, false),
                    field("Source", Int8, (1, 4), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "DescribeDelegationTokenRequest",
        kind: MessageKind::Request,
        api_key: Some(41),
        versions: (1, 3),
        flexible: (2, 3),
        recode: recode::<crate::messages::DescribeDelegationTokenRequest>,
        structs: &[
            StructSchema {
                name: "DescribeDelegationTokenRequest",
                fields: &[field("Owners", Array(&Struct(1)), (1, 3), (1, 3), None, false)],
            },
            StructSchema {
                name: "DescribeDelegationTokenOwner",
                fields: &[
                    field("PrincipalType", String, (1, 3), (0, -1), None, false),
                    field("PrincipalName", String, (1, 3), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "DescribeDelegationTokenResponse",
        kind: MessageKind::Response,
        api_key: Some(41),
        versions: (1, 3),
        flexible: (2, 3),
        recode: recode::<crate::messages::DescribeDelegationTokenResponse>,
        structs: &[
            StructSchema {
                name: "DescribeDelegationTokenResponse",
                fields: &[
                    field("ErrorCode", Int16, (1, 3), (0, -1), None, false),
                    field("Tokens", Array(&Struct(1)), (1, 3), (0, -1), None, false),
                    field("ThrottleTimeMs", Int32, (1, 3), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "DescribedDelegationToken",
                fields: &[
                    field("PrincipalType", String, (1, 3), (0, -1), None, false),
                    field("PrincipalName", String, (1, 3), (0, -1), None, false),
                    field("TokenRequesterPrincipalType", String, (3, 3), (0, -1), None, false),
                    field("TokenRequesterPrincipalName", String, (3, 3), (0, -1), None, false),
                    field("IssueTimestamp", Int64, (1, 3), (0, -1), None, false),
                    field("ExpiryTimestamp", Int64, (1, 3), (0, -1), None, false),
                    field("MaxTimestamp", Int64, (1, 3), (0, -1), None, false),
                    field("TokenId", String, (1, 3), (0, -1), None, false),
                    field("Hmac", Bytes, (1, 3), (0, -1), None, false),
                    field("Renewers", Array(&Struct(2)), (1, 3), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "DescribedDelegationTokenRenewer",
                fields: &[
                    field("PrincipalType", String, (1, 3), (0, -1), None, false),
                    field("PrincipalName", String, (1, 3), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "DescribeGroupsRequest",
        kind: MessageKind::Request,
        api_key: Some(15),
        versions: (0, 6),
        flexible: (5, 6),
        recode: recode::<crate::messages::DescribeGroupsRequest>,
        structs: &[StructSchema {
            name: "DescribeGroupsRequest",
            fields: &[
                field("Groups", Array(&String), (0, 6), (0, -1), None, false),
                field("IncludeAuthorizedOperations", Bool, (3, 6), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "DescribeGroupsResponse",
        kind: MessageKind::Response,
        api_key: Some(15),
        versions: (0, 6),
        flexible: (5, 6),
        recode: recode::<crate::messages::DescribeGroupsResponse>,
        structs: &[
            StructSchema {
                name: "DescribeGroupsResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (1, 6), (0, -1), None, false),
                    field("Groups", Array(&Struct(1)), (0, 6), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "DescribedGroup",
                fields: &[
                    field("ErrorCode", Int16, (0, 6), (0, -1), None, false),
                    field("ErrorMessage", String, (6, 6), (6, 6), None, false),
                    field("GroupId", String, (0, 6), (0, -1), None, false),
                    field("GroupState", String, (0, 6), (0, -1), None, false),
                    field("ProtocolType", String, (0, 6), (0, -1), None, false),
                    field("ProtocolData", String, (0, 6), (0, -1), None, false),
                    field("Members", Array(&Struct(2)), (0, 6), (0, -1), None, false),
                    field("AuthorizedOperations", Int32, (3, 6), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "DescribedGroupMember",
                fields: &[
                    field("MemberId", String, (0, 6), (0, -1), None, false),
                    field("GroupInstanceId", String, (4, 6), (4, 6), None, false),
                    field("ClientId", String, (0, 6), (0, -1), None, false),
                    field("ClientHost", String, (0, 6), (0, -1), None, false),
                    field("MemberMetadata", Bytes, (0, 6), (0, -1), None, false),
                    field("MemberAssignment", Bytes, (0, 6), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "DescribeLogDirsRequest",
        kind: MessageKind::Request,
        api_key: Some(35),
        versions: (1, 5),
        flexible: (2, 5),
        recode: recode::<crate::messages::DescribeLogDirsRequest>,
        structs: &[
            StructSchema {
                name: "DescribeLogDirsRequest",
                fields: &[field("Topics", Array(&Struct(1)), (1, 5), (1, 5), None, false)],
            },
            StructSchema {
                name: "DescribableLogDirTopic",
                fields: &[
                    field("Topic", String, (1, 5), (0, -1), None, false),
                    field("Partitions", Array(&Int32), (1, 5), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "DescribeLogDirsResponse",
        kind: MessageKind::Response,
        api_key: Some(35),
        versions: (1, 5),
        flexible: (2, 5),
        recode: recode::<crate::messages::DescribeLogDirsResponse>,
        structs: &[
            StructSchema {
                name: "DescribeLogDirsResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (1, 5), (0, -1), None, false),
                    field("ErrorCode", Int16, (3, 5), (0, -1), None, false),
                    field("Results", Array(&Struct(1)), (1, 5), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "DescribeLogDirsResult",
                fields: &[
                    field("ErrorCode", Int16, (1, 5), (0, -1), None, false),
                    field("LogDir", String, (1, 5), (0, -1), None, false),
                    field("Topics", Array(&Struct(2)), (1, 5), (0, -1), None, false),
                    field("TotalBytes", Int64, (4, 5), (0, -1), None, false),
                    field("UsableBytes", Int64, (4, 5), (0, -1), None, false),
                    field("IsCordoned", Bool, (5, 5), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "DescribeLogDirsTopic",
                fields: &[
                    field("Name", String, (1, 5), (0, -1), None, false),
                    field("Partitions", Array(&Struct(3)), (1, 5), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "DescribeLogDirsPartition",
                fields: &[
                    field("PartitionIndex", Int32, (1, 5), (0, -1), None, false),
                    field("PartitionSize", Int64, (1, 5), (0, -1), None, false),
                    field("OffsetLag", Int64, (1, 5), (0, -1), None, false),
                    field("IsFutureKey", Bool, (1, 5), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "DescribeProducersRequest",
        kind: MessageKind::Request,
        api_key: Some(61),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::DescribeProducersRequest>,
        structs: &[
            StructSchema {
                name: "DescribeProducersRequest",
                fields: &[field("Topics", Array(&Struct(1)), (0, 0), (0, -1), None, false)],
            },
            StructSchema {
                name: "TopicRequest",
                fields: &[
                    field("Name", String, (0, 0), (0, -1), None, false),
                    field("PartitionIndexes", Array(&Int32), (0, 0), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "DescribeProducersResponse",
        kind: MessageKind::Response,
        api_key: Some(61),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::DescribeProducersResponse>,
        structs: &[
            StructSchema {
                name: "DescribeProducersResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (0, 0), (0, -1), None, false),
                    field("Topics", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TopicResponse",
                fields: &[
                    field("Name", String, (0, 0), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "PartitionResponse",
                fields: &[
                    field("PartitionIndex", Int32, (0, 0), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 0), (0, -1), None, false),
                    field("ErrorMessage", String, (0, 0), (0, 0), None, false),
                    field("ActiveProducers", Array(&Struct(3)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "ProducerState",
                fields: &[
                    field("ProducerId", Int64, (0, 0), (0, -1), None, false),
                    field("ProducerEpoch", Int32, (0, 0), (0, -1), None, false),
                    field("LastSequence", Int32, (0, 0), (0, -1), None, false),
                    field("LastTimestamp", Int64, (0, 0), (0, -1), None, false),
                    field("CoordinatorEpoch", Int32, (0, 0), (0, -1), None, false),
                    field("CurrentTxnStartOffset", Int64, (0, 0), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "DescribeQuorumRequest",
        kind: MessageKind::Request,
        api_key: Some(55),
        versions: (0, 2),
        flexible: (0, 2),
        recode: recode::<crate::messages::DescribeQuorumRequest>,
        structs: &[
            StructSchema {
                name: "DescribeQuorumRequest",
                fields: &[field("Topics", Array(&Struct(1)), (0, 2), (0, -1), None, false)],
            },
            StructSchema {
                name: "TopicData",
                fields: &[
                    field("TopicName", String, (0, 2), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (0, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "PartitionData",
                fields: &[field("PartitionIndex", Int32, (0, 2), (0, -1), None, false)],
            },
        ],
    },
    MessageSchema {
        name: "DescribeQuorumResponse",
        kind: MessageKind::Response,
        api_key: Some(55),
        versions: (0, 2),
        flexible: (0, 2),
        recode: recode::<crate::messages::DescribeQuorumResponse>,
        structs: &[
            StructSchema {
                name: "DescribeQuorumResponse",
                fields: &[
                    field("ErrorCode", Int16, (0, 2), (0, -1), None, false),
                    field("ErrorMessage", String, (2, 2), (2, 2), None, false),
                    field("Topics", Array(&Struct(1)), (0, 2), (0, -1), None, false),
                    field("Nodes", Array(&Struct(3)), (2, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TopicData",
                fields: &[
                    field("TopicName", String, (0, 2), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (0, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "PartitionData",
                fields: &[
                    field("PartitionIndex", Int32, (0, 2), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 2), (0, -1), None, false),
                    field("ErrorMessage", String, (2, 2), (2, 2), None, false),
                    field("LeaderId", Int32, (0, 2), (0, -1), None, false),
                    field("LeaderEpoch", Int32, (0, 2), (0, -1), None, false),
                    field("HighWatermark", Int64, (0, 2), (0, -1), None, false),
                    field("CurrentVoters", Array(&Struct(5)), (0, 2), (0, -1), None, false),
                    field("Observers", Array(&Struct(5)), (0, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "Node",
                fields: &[
                    field("NodeId", Int32, (2, 2), (0, -1), None, false),
                    field("Listeners", Array(&Struct(4)), (2, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "Listener",
                fields: &[
                    field("Name", String, (2, 2), (0, -1), None, false),
                    field("Host", String, (2, 2), (0, -1), None, false),
                    field("Port", Uint16, (2, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "ReplicaState",
                fields: &[
                    field("ReplicaId", Int32, (0, 2), (0, -1), None, false),
                    field("ReplicaDirectoryId", Uuid, (2, 2), (0, -1), None, false),
                    field("LogEndOffset", Int64, (0, 2), (0, -1), None, false),
                    field("LastFetchTimestamp", Int64, (1, 2), (0, -1), None, false),
                    field("LastCaughtUpTimestamp", Int64, (1, 2), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "DescribeShareGroupOffsetsRequest",
        kind: MessageKind::Request,
        api_key: Some(90),
        versions: (0, 1),
        flexible: (0, 1),
        recode: recode::<crate::messages::DescribeShareGroupOffsetsRequest>,
        structs: &[
            StructSchema {
                name: "DescribeShareGroupOffsetsRequest",
                fields: &[field("Groups", Array(&Struct(1)), (0, 1), (0, -1), None, false)],
            },
            StructSchema {
                name: "DescribeShareGroupOffsetsRequestGroup",
                fields: &[
                    field("GroupId", String, (0, 1), (0, -1), None, false),
                    field("Topics", Array(&Struct(2)), (0, 1), (0, 1), None, false),
                ],
            },
            StructSchema {
                name: "DescribeShareGroupOffsetsRequestTopic",
                fields: &[
                    field("TopicName", String, (0, 1), (0, -1), None, false),
                    field("Partitions", Array(&Int32), (0, 1), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "DescribeShareGroupOffsetsResponse",
        kind: MessageKind::Response,
        api_key: Some(90),
        versions: (0, 1),
        flexible: (0, 1),
        recode: recode::<crate::messages::DescribeShareGroupOffsetsResponse>,
        structs: &[
            StructSchema {
                name: "DescribeShareGroupOffsetsResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (0, 1), (0, -1), None, false),
                    field("Groups", Array(&Struct(1)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "DescribeShareGroupOffsetsResponseGroup",
                fields: &[
                    field("GroupId", String, (0, 1), (0, -1), None, false),
                    field("Topics", Array(&Struct(2)), (0, 1), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 1), (0, -1), None, false),
                    field("ErrorMessage", String, (0, 1), (0, 1), None, false),
                ],
            },
            StructSchema {
                name: "DescribeShareGroupOffsetsResponseTopic",
                fields: &[
                    field("TopicName", String, (0, 1), (0, -1), None, false),
                    field("TopicId", Uuid, (0, 1), (0, -1), None, false),
                    field("Partitions", Array(&Struct(3)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "DescribeShareGroupOffsetsResponsePartition",
                fields: &[
                    field("PartitionIndex", Int32, (0, 1), (0, -1), None, false),
                    field("StartOffset", Int64, (0, 1), (0, -1), None, false),
                    field("LeaderEpoch", Int32, (0, 1), (0, -1), None, false),
                    field("Lag", Int64, (1, 1), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 1), (0, -1), None, false),
                    field("ErrorMessage", String, (0, 1), (0, 1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "DescribeTopicPartitionsRequest",
        kind: MessageKind::Request,
        api_key: Some(75),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::DescribeTopicPartitionsRequest>,
        structs: &[
            StructSchema {
                name: "DescribeTopicPartitionsRequest",
                fields: &[
                    field("Topics", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                    field("ResponsePartitionLimit", Int32, (0, 0), (0, -1), None, false),
                    field("Cursor", Struct(2), (0, 0), (0, 0), None, false),
                ],
            },
            StructSchema { name: "TopicRequest", fields: &[field("Name", String, (0, 0), (0, -1), None, false)] },
            StructSchema {
                name: "Cursor",
                fields: &[
                    field("TopicName", String, (0, 0), (0, -1), None, false),
                    field("PartitionIndex", Int32, (0, 0), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "DescribeTopicPartitionsResponse",
        kind: MessageKind::Response,
        api_key: Some(75),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::DescribeTopicPartitionsResponse>,
        structs: &[
            StructSchema {
                name: "DescribeTopicPartitionsResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (0, 0), (0, -1), None, false),
                    field("Topics", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                    field("NextCursor", Struct(3), (0, 0), (0, 0), None, false),
                ],
            },
            StructSchema {
                name: "DescribeTopicPartitionsResponseTopic",
                fields: &[
                    field("ErrorCode", Int16, (0, 0), (0, -1), None, false),
                    field("Name", String, (0, 0), (0, 0), None, false),
                    field("TopicId", Uuid, (0, 0), (0, -1), None, false),
                    field("IsInternal", Bool, (0, 0), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (0, 0), (0, -1), None, false),
                    field("TopicAuthorizedOperations", Int32, (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "DescribeTopicPartitionsResponsePartition",
                fields: &[
                    field("ErrorCode", Int16, (0, 0), (0, -1), None, false),
                    field("PartitionIndex", Int32, (0, 0), (0, -1), None, false),
                    field("LeaderId", Int32, (0, 0), (0, -1), None, false),
                    field("LeaderEpoch", Int32, (0, 0), (0, -1), None, false),
                    field("ReplicaNodes", Array(&Int32), (0, 0), (0, -1), None, false),
                    field("IsrNodes", Array(&Int32), (0, 0), (0, -1), None, false),
                    field("EligibleLeaderReplicas", Array(&Int32), (0, 0), (0, 0), None, false),
                    field("LastKnownElr", Array(&Int32), (0, 0), (0, 0), None, false),
                    field("OfflineReplicas", Array(&Int32), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "Cursor",
                fields: &[
                    field("TopicName", String, (0, 0), (0, -1), None, false),
                    field("PartitionIndex", Int32, (0, 0), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "DescribeTransactionsRequest",
        kind: MessageKind::Request,
        api_key: Some(65),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::DescribeTransactionsRequest>,
        structs: &[StructSchema {
            name: "DescribeTransactionsRequest",
            fields: &[field("TransactionalIds", Array(&String), (0, 0), (0, -1), None, false)],
        }],
    },
    MessageSchema {
        name: "DescribeTransactionsResponse",
        kind: MessageKind::Response,
        api_key: Some(65),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::DescribeTransactionsResponse>,
        structs: &[
            StructSchema {
                name: "DescribeTransactionsResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (0, 0), (0, -1), None, false),
                    field("TransactionStates", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TransactionState",
                fields: &[
                    field("ErrorCode", Int16, (0, 0), (0, -1), None, false),
                    field("TransactionalId", String, (0, 0), (0, -1), None, false),
                    field("TransactionState", String, (0, 0), (0, -1), None, false),
                    field("TransactionTimeoutMs", Int32, (0, 0), (0, -1), None, false),
                    field("TransactionStartTimeMs", Int64, (0, 0), (0, -1), None, false),
                    field("ProducerId", Int64, (0, 0), (0, -1), None, false),
                    field("ProducerEpoch", Int16, (0, 0), (0, -1), None, false),
                    field("Topics", Array(&Struct(2)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TopicData",
                fields: &[
                    field("Topic", String, (0, 0), (0, -1), None, false),
                    field("Partitions", Array(&Int32), (0, 0), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "DescribeUserScramCredentialsRequest",
        kind: MessageKind::Request,
        api_key: Some(50),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::DescribeUserScramCredentialsRequest>,
        structs: &[
            StructSchema {
                name: "DescribeUserScramCredentialsRequest",
                fields: &[field("Users", Array(&Struct(1)), (0, 0), (0, 0), None, false)],
            },
            StructSchema { name: "UserName", fields: &[field("Name", String, (0, 0), (0, -1), None, false)] },
        ],
    },
    MessageSchema {
        name: "DescribeUserScramCredentialsResponse",
        kind: MessageKind::Response,
        api_key: Some(50),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::DescribeUserScramCredentialsResponse>,
        structs: &[
            StructSchema {
                name: "DescribeUserScramCredentialsResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (0, 0), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 0), (0, -1), None, false),
                    field("ErrorMessage", String, (0, 0), (0, 0), None, false),
                    field("Results", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "DescribeUserScramCredentialsResult",
                fields: &[
                    field("User", String, (0, 0), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 0), (0, -1), None, false),
                    field("ErrorMessage", String, (0, 0), (0, 0), None, false),
                    field("CredentialInfos", Array(&Struct(2)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "CredentialInfo",
                fields: &[
                    field("Mechanism", Int8, (0, 0), (0, -1), None, false),
                    field("Iterations", Int32, (0, 0), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "ElectLeadersRequest",
        kind: MessageKind::Request,
        api_key: Some(43),
        versions: (0, 2),
        flexible: (2, 2),
        recode: recode::<crate::messages::ElectLeadersRequest>,
        structs: &[
            StructSchema {
                name: "ElectLeadersRequest",
                fields: &[
                    field("ElectionType", Int8, (1, 2), (0, -1), None, false),
                    field("TopicPartitions", Array(&Struct(1)), (0, 2), (0, 2), None, false),
                    field("TimeoutMs", Int32, (0, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TopicPartitions",
                fields: &[
                    field("Topic", String, (0, 2), (0, -1), None, false),
                    field("Partitions", Array(&Int32), (0, 2), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "ElectLeadersResponse",
        kind: MessageKind::Response,
        api_key: Some(43),
        versions: (0, 2),
        flexible: (2, 2),
        recode: recode::<crate::messages::ElectLeadersResponse>,
        structs: &[
            StructSchema {
                name: "ElectLeadersResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (0, 2), (0, -1), None, false),
                    field("ErrorCode", Int16, (1, 2), (0, -1), None, false),
                    field("ReplicaElectionResults", Array(&Struct(1)), (0, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "ReplicaElectionResult",
                fields: &[
                    field("Topic", String, (0, 2), (0, -1), None, false),
                    field("PartitionResult", Array(&Struct(2)), (0, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "PartitionResult",
                fields: &[
                    field("PartitionId", Int32, (0, 2), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 2), (0, -1), None, false),
                    field("ErrorMessage", String, (0, 2), (0, 2), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "EndQuorumEpochRequest",
        kind: MessageKind::Request,
        api_key: Some(54),
        versions: (0, 1),
        flexible: (1, 1),
        recode: recode::<crate::messages::EndQuorumEpochRequest>,
        structs: &[
            StructSchema {
                name: "EndQuorumEpochRequest",
                fields: &[
                    field("ClusterId", String, (0, 1), (0, 1), None, false),
                    field("Topics", Array(&Struct(1)), (0, 1), (0, -1), None, false),
                    field("LeaderEndpoints", Array(&Struct(4)), (1, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TopicData",
                fields: &[
                    field("TopicName", String, (0, 1), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "PartitionData",
                fields: &[
                    field("PartitionIndex", Int32, (0, 1), (0, -1), None, false),
                    field("LeaderId", Int32, (0, 1), (0, -1), None, false),
                    field("LeaderEpoch", Int32, (0, 1), (0, -1), None, false),
                    field("PreferredSuccessors", Array(&Int32), (0, 0), (0, -1), None, false),
                    field("PreferredCandidates", Array(&Struct(3)), (1, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "ReplicaInfo",
                fields: &[
                    field("CandidateId", Int32, (1, 1), (0, -1), None, false),
                    field("CandidateDirectoryId", Uuid, (1, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "LeaderEndpoint",
                fields: &[
                    field("Name", String, (1, 1), (0, -1), None, false),
                    field("Host", String, (1, 1), (0, -1), None, false),
                    field("Port", Uint16, (1, 1), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "EndQuorumEpochResponse",
        kind: MessageKind::Response,
        api_key: Some(54),
        versions: (0, 1),
        flexible: (1, 1),
        recode: recode::<crate::messages::EndQuorumEpochResponse>,
        structs: &[
            StructSchema {
                name: "EndQuorumEpochResponse",
                fields: &[
                    field("ErrorCode", Int16, (0, 1), (0, -1), None, false),
                    field("Topics", Array(&Struct(1)), (0, 1), (0, -1), None, false),
                    field("NodeEndpoints", Array(&Struct(3)), (1, 1), (0, -1), Some((0, (1, 1))), false),
                ],
            },
            StructSchema {
                name: "TopicData",
                fields: &[
                    field("TopicName", String, (0, 1), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "PartitionData",
                fields: &[
                    field("PartitionIndex", Int32, (0, 1), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 1), (0, -1), None, false),
                    field("LeaderId", Int32, (0, 1), (0, -1), None, false),
                    field("LeaderEpoch", Int32, (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "NodeEndpoint",
                fields: &[
                    field("NodeId", Int32, (1, 1), (0, -1), None, false),
                    field("Host", String, (1, 1), (0, -1), None, false),
                    field("Port", Uint16, (1, 1), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "EndTransactionRecord",
        kind: MessageKind::Metadata,
        api_key: Some(24),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::EndTransactionRecord>,
        structs: &[StructSchema { name: "EndTransactionRecord", fields: &[] }],
    },
    MessageSchema {
        name: "EndTxnMarker",
        kind: MessageKind::Data,
        api_key: None,
        versions: (0, 0),
        flexible: (0, -1),
        recode: recode::<crate::messages::EndTxnMarker>,
        structs: &[StructSchema {
            name: "EndTxnMarker",
            fields: &[field("CoordinatorEpoch", Int32, (0, 0), (0, -1), None, false)],
        }],
    },
    MessageSchema {
        name: "EndTxnRequest",
        kind: MessageKind::Request,
        api_key: Some(26),
        versions: (0, 5),
        flexible: (3, 5),
        recode: recode::<crate::messages::EndTxnRequest>,
        structs: &[StructSchema {
            name: "EndTxnRequest",
            fields: &[
                field("TransactionalId", String, (0, 5), (0, -1), None, false),
                field("ProducerId", Int64, (0, 5), (0, -1), None, false),
                field("ProducerEpoch", Int16, (0, 5), (0, -1), None, false),
                field("Committed", Bool, (0, 5), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "EndTxnResponse",
        kind: MessageKind::Response,
        api_key: Some(26),
        versions: (0, 5),
        flexible: (3, 5),
        recode: recode::<crate::messages::EndTxnResponse>,
        structs: &[StructSchema {
            name: "EndTxnResponse",
            fields: &[
                field("ThrottleTimeMs", Int32, (0, 5), (0, -1), None, false),
                field("ErrorCode", Int16, (0, 5), (0, -1), None, false),
                field("ProducerId", Int64, (5, 5), (0, -1), None, false),
                field("ProducerEpoch", Int16, (5, 5), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "EnvelopeRequest",
        kind: MessageKind::Request,
        api_key: Some(58),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::EnvelopeRequest>,
        structs: &[StructSchema {
            name: "EnvelopeRequest",
            fields: &[
                field("RequestData", Bytes, (0, 0), (0, -1), None, false),
                field("RequestPrincipal", Bytes, (0, 0), (0, 0), None, false),
                field("ClientHostAddress", Bytes, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "EnvelopeResponse",
        kind: MessageKind::Response,
        api_key: Some(58),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::EnvelopeResponse>,
        structs: &[StructSchema {
            name: "EnvelopeResponse",
            fields: &[
                field("ResponseData", Bytes, (0, 0), (0, 0), None, false),
                field("ErrorCode", Int16, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "ExpireDelegationTokenRequest",
        kind: MessageKind::Request,
        api_key: Some(40),
        versions: (1, 2),
        flexible: (2, 2),
        recode: recode::<crate::messages::ExpireDelegationTokenRequest>,
        structs: &[StructSchema {
            name: "ExpireDelegationTokenRequest",
            fields: &[
                field("Hmac", Bytes, (1, 2), (0, -1), None, false),
                field("ExpiryTimePeriodMs", Int64, (1, 2), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "ExpireDelegationTokenResponse",
        kind: MessageKind::Response,
        api_key: Some(40),
        versions: (1, 2),
        flexible: (2, 2),
        recode: recode::<crate::messages::ExpireDelegationTokenResponse>,
        structs: &[StructSchema {
            name: "ExpireDelegationTokenResponse",
            fields: &[
                field("ErrorCode", Int16, (1, 2), (0, -1), None, false),
                field("ExpiryTimestampMs", Int64, (1, 2), (0, -1), None, false),
                field("ThrottleTimeMs", Int32, (1, 2), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "FeatureLevelRecord",
        kind: MessageKind::Metadata,
        api_key: Some(12),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::FeatureLevelRecord>,
        structs: &[StructSchema {
            name: "FeatureLevelRecord",
            fields: &[
                field("Name", String, (0, 0), (0, -1), None, false),
                field("FeatureLevel", Int16, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "FenceBrokerRecord",
        kind: MessageKind::Metadata,
        api_key: Some(7),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::FenceBrokerRecord>,
        structs: &[StructSchema {
            name: "FenceBrokerRecord",
            fields: &[
                field("Id", Int32, (0, 0), (0, -1), None, false),
                field("Epoch", Int64, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "FetchRequest",
        kind: MessageKind::Request,
        api_key: Some(1),
        versions: (4, 18),
        flexible: (12, 18),
        recode: recode::<crate::messages::FetchRequest>,
        structs: &[
            StructSchema {
                name: "FetchRequest",
                fields: &[
                    field("ClusterId", String, (12, 18), (12, 18), Some((0, (12, 18))), false),
                    field("ReplicaId", Int32, (4, 14), (0, -1), None, false),
                    field("ReplicaState", Struct(1), (15, 18), (0, -1), Some((1, (15, 18))), false),
                    field("MaxWaitMs", Int32, (4, 18), (0, -1), None, false),
                    field("MinBytes", Int32, (4, 18), (0, -1), None, false),
                    field("MaxBytes", Int32, (4, 18), (0, -1), None, false),
                    field("IsolationLevel", Int8, (4, 18), (0, -1), None, false),
                    field("SessionId", Int32, (7, 18), (0, -1), None, false),
                    field("SessionEpoch", Int32, (7, 18), (0, -1), None, false),
                    field("Topics", Array(&Struct(2)), (4, 18), (0, -1), None, false),
                    field("ForgottenTopicsData", Array(&Struct(4)), (7, 18), (0, -1), None, false),
                    field("RackId", String, (11, 18), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "ReplicaState",
                fields: &[
                    field("ReplicaId", Int32, (15, 18), (0, -1), None, false),
                    field("ReplicaEpoch", Int64, (15, 18), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "FetchTopic",
                fields: &[
                    field("Topic", String, (4, 12), (0, -1), None, false),
                    field("TopicId", Uuid, (13, 18), (0, -1), None, false),
                    field("Partitions", Array(&Struct(3)), (4, 18), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "FetchPartition",
                fields: &[
                    field("Partition", Int32, (4, 18), (0, -1), None, false),
                    field("CurrentLeaderEpoch", Int32, (9, 18), (0, -1), None, false),
                    field("FetchOffset", Int64, (4, 18), (0, -1), None, false),
                    field("LastFetchedEpoch", Int32, (12, 18), (0, -1), None, false),
                    field("LogStartOffset", Int64, (5, 18), (0, -1), None, false),
                    field("PartitionMaxBytes", Int32, (4, 18), (0, -1), None, false),
                    field("ReplicaDirectoryId", Uuid, (17, 18), (0, -1), Some((0, (17, 18))), false),
                    field("HighWatermark", Int64, (18, 18), (0, -1), Some((1, (18, 18))), false),
                ],
            },
            StructSchema {
                name: "ForgottenTopic",
                fields: &[
                    field("Topic", String, (7, 12), (0, -1), None, false),
                    field("TopicId", Uuid, (13, 18), (0, -1), None, false),
                    field("Partitions", Array(&Int32), (7, 18), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "FetchResponse",
        kind: MessageKind::Response,
        api_key: Some(1),
        versions: (4, 18),
        flexible: (12, 18),
        recode: recode::<crate::messages::FetchResponse>,
        structs: &[
            StructSchema {
                name: "FetchResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (4, 18), (0, -1), None, false),
                    field("ErrorCode", Int16, (7, 18), (0, -1), None, false),
                    field("SessionId", Int32, (7, 18), (0, -1), None, false),
                    field("Responses", Array(&Struct(1)), (4, 18), (0, -1), None, false),
                    field("NodeEndpoints", Array(&Struct(7)), (16, 18), (0, -1), Some((0, (16, 18))), false),
                ],
            },
            StructSchema {
                name: "FetchableTopicResponse",
                fields: &[
                    field("Topic", String, (4, 12), (0, -1), None, false),
                    field("TopicId", Uuid, (13, 18), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (4, 18), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "PartitionData",
                fields: &[
                    field("PartitionIndex", Int32, (4, 18), (0, -1), None, false),
                    field("ErrorCode", Int16, (4, 18), (0, -1), None, false),
                    field("HighWatermark", Int64, (4, 18), (0, -1), None, false),
                    field("LastStableOffset", Int64, (4, 18), (0, -1), None, false),
                    field("LogStartOffset", Int64, (5, 18), (0, -1), None, false),
                    field("DivergingEpoch", Struct(3), (12, 18), (0, -1), Some((0, (12, 18))), false),
                    field("CurrentLeader", Struct(4), (12, 18), (0, -1), Some((1, (12, 18))), false),
                    field("SnapshotId", Struct(5), (12, 18), (0, -1), Some((2, (12, 18))), false),
                    field("AbortedTransactions", Array(&Struct(6)), (4, 18), (4, 18), None, false),
                    field("PreferredReadReplica", Int32, (11, 18), (0, -1), None, false),
                    field("Records", Records, (4, 18), (4, 18), None, false),
                ],
            },
            StructSchema {
                name: "EpochEndOffset",
                fields: &[
                    field("Epoch", Int32, (12, 18), (0, -1), None, false),
                    field("EndOffset", Int64, (12, 18), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "LeaderIdAndEpoch",
                fields: &[
                    field("LeaderId", Int32, (12, 18), (0, -1), None, false),
                    field("LeaderEpoch", Int32, (12, 18), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "SnapshotId",
                fields: &[
                    field("EndOffset", Int64, (4, 18), (0, -1), None, false),
                    field("Epoch", Int32, (4, 18), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "AbortedTransaction",
                fields: &[
                    field("ProducerId", Int64, (4, 18), (0, -1), None, false),
                    field("FirstOffset", Int64, (4, 18), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "NodeEndpoint",
                fields: &[
                    field("NodeId", Int32, (16, 18), (0, -1), None, false),
                    field("Host", String, (16, 18), (0, -1), None, false),
                    field("Port", Int32, (16, 18), (0, -1), None, false),
                    field("Rack", String, (16, 18), (16, 18), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "FetchSnapshotRequest",
        kind: MessageKind::Request,
        api_key: Some(59),
        versions: (0, 1),
        flexible: (0, 1),
        recode: recode::<crate::messages::FetchSnapshotRequest>,
        structs: &[
            StructSchema {
                name: "FetchSnapshotRequest",
                fields: &[
                    field("ClusterId", String, (0, 1), (0, 1), Some((0, (0, 1))), false),
                    field("ReplicaId", Int32, (0, 1), (0, -1), None, false),
                    field("MaxBytes", Int32, (0, 1), (0, -1), None, false),
                    field("Topics", Array(&Struct(1)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TopicSnapshot",
                fields: &[
                    field("Name", String, (0, 1), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "PartitionSnapshot",
                fields: &[
                    field("Partition", Int32, (0, 1), (0, -1), None, false),
                    field("CurrentLeaderEpoch", Int32, (0, 1), (0, -1), None, false),
                    field("SnapshotId", Struct(3), (0, 1), (0, -1), None, false),
                    field("Position", Int64, (0, 1), (0, -1), None, false),
                    field("ReplicaDirectoryId", Uuid, (1, 1), (0, -1), Some((0, (1, 1))), false),
                ],
            },
            StructSchema {
                name: "SnapshotId",
                fields: &[
                    field("EndOffset", Int64, (0, 1), (0, -1), None, false),
                    field("Epoch", Int32, (0, 1), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "FetchSnapshotResponse",
        kind: MessageKind::Response,
        api_key: Some(59),
        versions: (0, 1),
        flexible: (0, 1),
        recode: recode::<crate::messages::FetchSnapshotResponse>,
        structs: &[
            StructSchema {
                name: "FetchSnapshotResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (0, 1), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 1), (0, -1), None, false),
                    field("Topics", Array(&Struct(1)), (0, 1), (0, -1), None, false),
                    field("NodeEndpoints", Array(&Struct(5)), (1, 1), (0, -1), Some((0, (1, 1))), false),
                ],
            },
            StructSchema {
                name: "TopicSnapshot",
                fields: &[
                    field("Name", String, (0, 1), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "PartitionSnapshot",
                fields: &[
                    field("Index", Int32, (0, 1), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 1), (0, -1), None, false),
                    field("SnapshotId", Struct(3), (0, 1), (0, -1), None, false),
                    field("CurrentLeader", Struct(4), (0, 1), (0, -1), Some((0, (0, 1))), false),
                    field("Size", Int64, (0, 1), (0, -1), None, false),
                    field("Position", Int64, (0, 1), (0, -1), None, false),
                    field("UnalignedRecords", Records, (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "SnapshotId",
                fields: &[
                    field("EndOffset", Int64, (0, 1), (0, -1), None, false),
                    field("Epoch", Int32, (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "LeaderIdAndEpoch",
                fields: &[
                    field("LeaderId", Int32, (0, 1), (0, -1), None, false),
                    field("LeaderEpoch", Int32, (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "NodeEndpoint",
                fields: &[
                    field("NodeId", Int32, (1, 1), (0, -1), None, false),
                    field("Host", String, (1, 1), (0, -1), None, false),
                    field("Port", Uint16, (1, 1), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "FindCoordinatorRequest",
        kind: MessageKind::Request,
        api_key: Some(10),
        versions: (0, 6),
        flexible: (3, 6),
        recode: recode::<crate::messages::FindCoordinatorRequest>,
        structs: &[StructSchema {
            name: "FindCoordinatorRequest",
            fields: &[
                field("Key", String, (0, 3), (0, -1), None, false),
                field("KeyType", Int8, (1, 6), (0, -1), None, false),
                field("CoordinatorKeys", Array(&String), (4, 6), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "FindCoordinatorResponse",
        kind: MessageKind::Response,
        api_key: Some(10),
        versions: (0, 6),
        flexible: (3, 6),
        recode: recode::<crate::messages::FindCoordinatorResponse>,
        structs: &[
            StructSchema {
                name: "FindCoordinatorResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (1, 6), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 3), (0, -1), None, false),
                    field("ErrorMessage", String, (1, 3), (1, 3), None, false),
                    field("NodeId", Int32, (0, 3), (0, -1), None, false),
                    field("Host", String, (0, 3), (0, -1), None, false),
                    field("Port", Int32, (0, 3), (0, -1), None, false),
                    field("Coordinators", Array(&Struct(1)), (4, 6), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "Coordinator",
                fields: &[
                    field("Key", String, (4, 6), (0, -1), None, false),
                    field("NodeId", Int32, (4, 6), (0, -1), None, false),
                    field("Host", String, (4, 6), (0, -1), None, false),
                    field("Port", Int32, (4, 6), (0, -1), None, false),
                    field("ErrorCode", Int16, (4, 6), (0, -1), None, false),
                    field("ErrorMessage", String, (4, 6), (4, 6), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "GetTelemetrySubscriptionsRequest",
        kind: MessageKind::Request,
        api_key: Some(71),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::GetTelemetrySubscriptionsRequest>,
        structs: &[StructSchema {
            name: "GetTelemetrySubscriptionsRequest",
            fields: &[field("ClientInstanceId", Uuid, (0, 0), (0, -1), None, false)],
        }],
    },
    MessageSchema {
        name: "GetTelemetrySubscriptionsResponse",
        kind: MessageKind::Response,
        api_key: Some(71),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::GetTelemetrySubscriptionsResponse>,
        structs: &[StructSchema {
            name: "GetTelemetrySubscriptionsResponse",
            fields: &[
                field("ThrottleTimeMs", Int32, (0, 0), (0, -1), None, false),
                field("ErrorCode", Int16, (0, 0), (0, -1), None, false),
                field("ClientInstanceId", Uuid, (0, 0), (0, -1), None, false),
                field("SubscriptionId", Int32, (0, 0), (0, -1), None, false),
                field("AcceptedCompressionTypes", Array(&Int8), (0, 0), (0, -1), None, false),
                field("PushIntervalMs", Int32, (0, 0), (0, -1), None, false),
                field("TelemetryMaxBytes", Int32, (0, 0), (0, -1), None, false),
                field("DeltaTemporality", Bool, (0, 0), (0, -1), None, false),
                field("RequestedMetrics", Array(&String), (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "GroupMetadataKey",
        kind: MessageKind::CoordinatorKey,
        api_key: Some(2),
        versions: (0, 0),
        flexible: (0, -1),
        recode: recode::<crate::messages::GroupMetadataKey>,
        structs: &[StructSchema {
            name: "GroupMetadataKey",
            fields: &[field("group", String, (0, 0), (0, -1), None, false)],
        }],
    },
    MessageSchema {
        name: "GroupMetadataValue",
        kind: MessageKind::CoordinatorValue,
        api_key: Some(2),
        versions: (0, 4),
        flexible: (4, 4),
        recode: recode::<crate::messages::GroupMetadataValue>,
        structs: &[
            StructSchema {
                name: "GroupMetadataValue",
                fields: &[
                    field("protocolType", String, (0, 4), (0, -1), None, false),
                    field("generation", Int32, (0, 4), (0, -1), None, false),
                    field("protocol", String, (0, 4), (0, 4), None, false),
                    field("leader", String, (0, 4), (0, 4), None, false),
                    field("currentStateTimestamp", Int64, (2, 4), (0, -1), None, false),
                    field("members", Array(&Struct(1)), (0, 4), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "MemberMetadata",
                fields: &[
                    field("memberId", String, (0, 4), (0, -1), None, false),
                    field("groupInstanceId", String, (3, 4), (3, 4), None, false),
                    field("clientId", String, (0, 4), (0, -1), None, false),
                    field("clientHost", String, (0, 4), (0, -1), None, false),
                    field("rebalanceTimeout", Int32, (1, 4), (0, -1), None, false),
                    field("sessionTimeout", Int32, (0, 4), (0, -1), None, false),
                    field("subscription", Bytes, (0, 4), (0, -1), None, false),
                    field("assignment", Bytes, (0, 4), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "HeartbeatRequest",
        kind: MessageKind::Request,
        api_key: Some(12),
        versions: (0, 4),
        flexible: (4, 4),
        recode: recode::<crate::messages::HeartbeatRequest>,
        structs: &[StructSchema {
            name: "HeartbeatRequest",
            fields: &[
                field("GroupId", String, (0, 4), (0, -1), None, false),
                field("GenerationId", Int32, (0, 4), (0, -1), None, false),
                field("MemberId", String, (0, 4), (0, -1), None, false),
                field("GroupInstanceId", String, (3, 4), (3, 4), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "HeartbeatResponse",
        kind: MessageKind::Response,
        api_key: Some(12),
        versions: (0, 4),
        flexible: (4, 4),
        recode: recode::<crate::messages::HeartbeatResponse>,
        structs: &[StructSchema {
            name: "HeartbeatResponse",
            fields: &[
                field("ThrottleTimeMs", Int32, (1, 4), (0, -1), None, false),
                field("ErrorCode", Int16, (0, 4), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "IncrementalAlterConfigsRequest",
        kind: MessageKind::Request,
        api_key: Some(44),
        versions: (0, 1),
        flexible: (1, 1),
        recode: recode::<crate::messages::IncrementalAlterConfigsRequest>,
        structs: &[
            StructSchema {
                name: "IncrementalAlterConfigsRequest",
                fields: &[
                    field("Resources", Array(&Struct(1)), (0, 1), (0, -1), None, false),
                    field("ValidateOnly", Bool, (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "AlterConfigsResource",
                fields: &[
                    field("ResourceType", Int8, (0, 1), (0, -1), None, false),
                    field("ResourceName", String, (0, 1), (0, -1), None, false),
                    field("Configs", Array(&Struct(2)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "AlterableConfig",
                fields: &[
                    field("Name", String, (0, 1), (0, -1), None, false),
                    field("ConfigOperation", Int8, (0, 1), (0, -1), None, false),
                    field("Value", String, (0, 1), (0, 1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "IncrementalAlterConfigsResponse",
        kind: MessageKind::Response,
        api_key: Some(44),
        versions: (0, 1),
        flexible: (1, 1),
        recode: recode::<crate::messages::IncrementalAlterConfigsResponse>,
        structs: &[
            StructSchema {
                name: "IncrementalAlterConfigsResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (0, 1), (0, -1), None, false),
                    field("Responses", Array(&Struct(1)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "AlterConfigsResourceResponse",
                fields: &[
                    field("ErrorCode", Int16, (0, 1), (0, -1), None, false),
                    field("ErrorMessage", String, (0, 1), (0, 1), None, false),
                    field("ResourceType", Int8, (0, 1), (0, -1), None, false),
                    field("ResourceName", String, (0, 1), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "InitProducerIdRequest",
        kind: MessageKind::Request,
        api_key: Some(22),
        versions: (0, 6),
        flexible: (2, 6),
        recode: recode::<crate::messages::InitProducerIdRequest>,
        structs: &[StructSchema {
            name: "InitProducerIdRequest",
            fields: &[
                field("TransactionalId", String, (0, 6), (0, 6), None, false),
                field("TransactionTimeoutMs", Int32, (0, 6), (0, -1), None, false),
                field("ProducerId", Int64, (3, 6), (0, -1), None, false),
                field("ProducerEpoch", Int16, (3, 6), (0, -1), None, false),
                field("Enable2Pc", Bool, (6, 6), (0, -1), None, false),
                field("KeepPreparedTxn", Bool, (6, 6), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "InitProducerIdResponse",
        kind: MessageKind::Response,
        api_key: Some(22),
        versions: (0, 6),
        flexible: (2, 6),
        recode: recode::<crate::messages::InitProducerIdResponse>,
        structs: &[StructSchema {
            name: "InitProducerIdResponse",
            fields: &[
                field("ThrottleTimeMs", Int32, (0, 6), (0, -1), None, false),
                field("ErrorCode", Int16, (0, 6), (0, -1), None, false),
                field("ProducerId", Int64, (0, 6), (0, -1), None, false),
                field("ProducerEpoch", Int16, (0, 6), (0, -1), None, false),
                field("OngoingTxnProducerId", Int64, (6, 6), (0, -1), None, false),
                field("OngoingTxnProducerEpoch", Int16, (6, 6), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "InitializeShareGroupStateRequest",
        kind: MessageKind::Request,
        api_key: Some(83),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::InitializeShareGroupStateRequest>,
        structs: &[
            StructSchema {
                name: "InitializeShareGroupStateRequest",
                fields: &[
                    field("GroupId", String, (0, 0), (0, -1), None, false),
                    field("Topics", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "InitializeStateData",
                fields: &[
                    field("TopicId", Uuid, (0, 0), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "PartitionData",
                fields: &[
                    field("Partition", Int32, (0, 0), (0, -1), None, false),
                    field("StateEpoch", Int32, (0, 0), (0, -1), None, false),
                    field("StartOffset", Int64, (0, 0), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "InitializeShareGroupStateResponse",
        kind: MessageKind::Response,
        api_key: Some(83),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::InitializeShareGroupStateResponse>,
        structs: &[
            StructSchema {
                name: "InitializeShareGroupStateResponse",
                fields: &[field("Results", Array(&Struct(1)), (0, 0), (0, -1), None, false)],
            },
            StructSchema {
                name: "InitializeStateResult",
                fields: &[
                    field("TopicId", Uuid, (0, 0), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "PartitionResult",
                fields: &[
                    field("Partition", Int32, (0, 0), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 0), (0, -1), None, false),
                    field("ErrorMessage", String, (0, 0), (0, 0), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "JoinGroupRequest",
        kind: MessageKind::Request,
        api_key: Some(11),
        versions: (0, 9),
        flexible: (6, 9),
        recode: recode::<crate::messages::JoinGroupRequest>,
        structs: &[
            StructSchema {
                name: "JoinGroupRequest",
                fields: &[
                    field("GroupId", String, (0, 9), (0, -1), None, false),
                    field("SessionTimeoutMs", Int32, (0, 9), (0, -1), None, false),
                    field("RebalanceTimeoutMs", Int32, (1, 9), (0, -1), None, false),
                    field("MemberId", String, (0, 9), (0, -1), None, false),
                    field("GroupInstanceId", String, (5, 9), (5, 9), None, false),
                    field("ProtocolType", String, (0, 9), (0, -1), None, false),
                    field("Protocols", Array(&Struct(1)), (0, 9), (0, -1), None, false),
                    field("Reason", String, (8, 9), (8, 9), None, false),
                ],
            },
            StructSchema {
                name: "JoinGroupRequestProtocol",
                fields: &[
                    field("Name", String, (0, 9), (0, -1), None, false),
                    field("Metadata", Bytes, (0, 9), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "JoinGroupResponse",
        kind: MessageKind::Response,
        api_key: Some(11),
        versions: (0, 9),
        flexible: (6, 9),
        recode: recode::<crate::messages::JoinGroupResponse>,
        structs: &[
            StructSchema {
                name: "JoinGroupResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (2, 9), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 9), (0, -1), None, false),
                    field("GenerationId", Int32, (0, 9), (0, -1), None, false),
                    field("ProtocolType", String, (7, 9), (7, 9), None, false),
                    field("ProtocolName", String, (0, 9), (7, 9), None, false),
                    field("Leader", String, (0, 9), (0, -1), None, false),
                    field("SkipAssignment", Bool, (9, 9), (0, -1), None, false),
                    field("MemberId", String, (0, 9), (0, -1), None, false),
                    field("Members", Array(&Struct(1)), (0, 9), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "JoinGroupResponseMember",
                fields: &[
                    field("MemberId", String, (0, 9), (0, -1), None, false),
                    field("GroupInstanceId", String, (5, 9), (5, 9), None, false),
                    field("Metadata", Bytes, (0, 9), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "KRaftVersionRecord",
        kind: MessageKind::Data,
        api_key: None,
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::KRaftVersionRecord>,
        structs: &[StructSchema {
            name: "KRaftVersionRecord",
            fields: &[
                field("Version", Int16, (0, 0), (0, -1), None, false),
                field("KRaftVersion", Int16, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "LeaderChangeMessage",
        kind: MessageKind::Data,
        api_key: None,
        versions: (0, 1),
        flexible: (0, 1),
        recode: recode::<crate::messages::LeaderChangeMessage>,
        structs: &[
            StructSchema {
                name: "LeaderChangeMessage",
                fields: &[
                    field("Version", Int16, (0, 1), (0, -1), None, false),
                    field("LeaderId", Int32, (0, 1), (0, -1), None, false),
                    field("Voters", Array(&Struct(1)), (0, 1), (0, -1), None, false),
                    field("GrantingVoters", Array(&Struct(1)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "Voter",
                fields: &[
                    field("VoterId", Int32, (0, 1), (0, -1), None, false),
                    field("VoterDirectoryId", Uuid, (1, 1), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "LeaveGroupRequest",
        kind: MessageKind::Request,
        api_key: Some(13),
        versions: (0, 5),
        flexible: (4, 5),
        recode: recode::<crate::messages::LeaveGroupRequest>,
        structs: &[
            StructSchema {
                name: "LeaveGroupRequest",
                fields: &[
                    field("GroupId", String, (0, 5), (0, -1), None, false),
                    field("MemberId", String, (0, 2), (0, -1), None, false),
                    field("Members", Array(&Struct(1)), (3, 5), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "MemberIdentity",
                fields: &[
                    field("MemberId", String, (3, 5), (0, -1), None, false),
                    field("GroupInstanceId", String, (3, 5), (3, 5), None, false),
                    field("Reason", String, (5, 5), (5, 5), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "LeaveGroupResponse",
        kind: MessageKind::Response,
        api_key: Some(13),
        versions: (0, 5),
        flexible: (4, 5),
        recode: recode::<crate::messages::LeaveGroupResponse>,
        structs: &[
            StructSchema {
                name: "LeaveGroupResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (1, 5), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 5), (0, -1), None, false),
                    field("Members", Array(&Struct(1)), (3, 5), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "MemberResponse",
                fields: &[
                    field("MemberId", String, (3, 5), (0, -1), None, false),
                    field("GroupInstanceId", String, (3, 5), (3, 5), None, false),
                    field("ErrorCode", Int16, (3, 5), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "LegacyOffsetCommitKey",
        kind: MessageKind::CoordinatorKey,
        api_key: Some(0),
        versions: (0, 0),
        flexible: (0, -1),
        recode: recode::<crate::messages::LegacyOffsetCommitKey>,
        structs: &[StructSchema {
            name: "LegacyOffsetCommitKey",
            fields: &[
                field("group", String, (0, 0), (0, -1), None, false),
                field("topic", String, (0, 0), (0, -1), None, false),
                field("partition", Int32, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "LegacyOffsetCommitValue",
        kind: MessageKind::CoordinatorValue,
        api_key: Some(0),
        versions: (0, 0),
        flexible: (0, -1),
        recode: recode::<crate::messages::LegacyOffsetCommitValue>,
        structs: &[StructSchema {
            name: "LegacyOffsetCommitValue",
            fields: &[
                field("offset", Int64, (0, 0), (0, -1), None, false),
                field("metadata", String, (0, 0), (0, -1), None, false),
                field("commitTimestamp", Int64, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "ListConfigResourcesRequest",
        kind: MessageKind::Request,
        api_key: Some(74),
        versions: (0, 1),
        flexible: (0, 1),
        recode: recode::<crate::messages::ListConfigResourcesRequest>,
        structs: &[StructSchema {
            name: "ListConfigResourcesRequest",
            fields: &[field("ResourceTypes", Array(&Int8), (1, 1), (0, -1), None, false)],
        }],
    },
    MessageSchema {
        name: "ListConfigResourcesResponse",
        kind: MessageKind::Response,
        api_key: Some(74),
        versions: (0, 1),
        flexible: (0, 1),
        recode: recode::<crate::messages::ListConfigResourcesResponse>,
        structs: &[
            StructSchema {
                name: "ListConfigResourcesResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (0, 1), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 1), (0, -1), None, false),
                    field("ConfigResources", Array(&Struct(1)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "ConfigResource",
                fields: &[
                    field("ResourceName", String, (0, 1), (0, -1), None, false),
                    field("ResourceType", Int8, (1, 1), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "ListGroupsRequest",
        kind: MessageKind::Request,
        api_key: Some(16),
        versions: (0, 5),
        flexible: (3, 5),
        recode: recode::<crate::messages::ListGroupsRequest>,
        structs: &[StructSchema {
            name: "ListGroupsRequest",
            fields: &[
                field("StatesFilter", Array(&String), (4, 5), (0, -1), None, false),
                field("TypesFilter", Array(&String), (5, 5), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "ListGroupsResponse",
        kind: MessageKind::Response,
        api_key: Some(16),
        versions: (0, 5),
        flexible: (3, 5),
        recode: recode::<crate::messages::ListGroupsResponse>,
        structs: &[
            StructSchema {
                name: "ListGroupsResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (1, 5), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 5), (0, -1), None, false),
                    field("Groups", Array(&Struct(1)), (0, 5), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "ListedGroup",
                fields: &[
                    field("GroupId", String, (0, 5), (0, -1), None, false),
                    field("ProtocolType", String, (0, 5), (0, -1), None, false),
                    field("GroupState", String, (4, 5), (0, -1), None, false),
                    field("GroupType", String, (5, 5), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "ListOffsetsRequest",
        kind: MessageKind::Request,
        api_key: Some(2),
        versions: (1, 11),
        flexible: (6, 11),
        recode: recode::<crate::messages::ListOffsetsRequest>,
        structs: &[
            StructSchema {
                name: "ListOffsetsRequest",
                fields: &[
                    field("ReplicaId", Int32, (1, 11), (0, -1), None, false),
                    field("IsolationLevel", Int8, (2, 11), (0, -1), None, false),
                    field("Topics", Array(&Struct(1)), (1, 11), (0, -1), None, false),
                    field("TimeoutMs", Int32, (10, 11), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "ListOffsetsTopic",
                fields: &[
                    field("Name", String, (1, 11), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (1, 11), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "ListOffsetsPartition",
                fields: &[
                    field("PartitionIndex", Int32, (1, 11), (0, -1), None, false),
                    field("CurrentLeaderEpoch", Int32, (4, 11), (0, -1), None, false),
                    field("Timestamp", Int64, (1, 11), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "ListOffsetsResponse",
        kind: MessageKind::Response,
        api_key: Some(2),
        versions: (1, 11),
        flexible: (6, 11),
        recode: recode::<crate::messages::ListOffsetsResponse>,
        structs: &[
            StructSchema {
                name: "ListOffsetsResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (2, 11), (0, -1), None, false),
                    field("Topics", Array(&Struct(1)), (1, 11), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "ListOffsetsTopicResponse",
                fields: &[
                    field("Name", String, (1, 11), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (1, 11), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "ListOffsetsPartitionResponse",
                fields: &[
                    field("PartitionIndex", Int32, (1, 11), (0, -1), None, false),
                    field("ErrorCode", Int16, (1, 11), (0, -1), None, false),
                    field("Timestamp", Int64, (1, 11), (0, -1), None, false),
                    field("Offset", Int64, (1, 11), (0, -1), None, false),
                    field("LeaderEpoch", Int32, (4, 11), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "ListPartitionReassignmentsRequest",
        kind: MessageKind::Request,
        api_key: Some(46),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::ListPartitionReassignmentsRequest>,
        structs: &[
            StructSchema {
                name: "ListPartitionReassignmentsRequest",
                fields: &[
                    field("TimeoutMs", Int32, (0, 0), (0, -1), None, false),
                    field("Topics", Array(&Struct(1)), (0, 0), (0, 0), None, false),
                ],
            },
            StructSchema {
                name: "ListPartitionReassignmentsTopics",
                fields: &[
                    field("Name", String, (0, 0), (0, -1), None, false),
                    field("PartitionIndexes", Array(&Int32), (0, 0), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "ListPartitionReassignmentsResponse",
        kind: MessageKind::Response,
        api_key: Some(46),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::ListPartitionReassignmentsResponse>,
        structs: &[
            StructSchema {
                name: "ListPartitionReassignmentsResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (0, 0), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 0), (0, -1), None, false),
                    field("ErrorMessage", String, (0, 0), (0, 0), None, false),
                    field("Topics", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "OngoingTopicReassignment",
                fields: &[
                    field("Name", String, (0, 0), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "OngoingPartitionReassignment",
                fields: &[
                    field("PartitionIndex", Int32, (0, 0), (0, -1), None, false),
                    field("Replicas", Array(&Int32), (0, 0), (0, -1), None, false),
                    field("AddingReplicas", Array(&Int32), (0, 0), (0, -1), None, false),
                    field("RemovingReplicas", Array(&Int32), (0, 0), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "ListTransactionsRequest",
        kind: MessageKind::Request,
        api_key: Some(66),
        versions: (0, 2),
        flexible: (0, 2),
        recode: recode::<crate::messages::ListTransactionsRequest>,
        structs: &[StructSchema {
            name: "ListTransactionsRequest",
            fields: &[
                field("StateFilters", Array(&String), (0, 2), (0, -1), None, false),
                field("ProducerIdFilters", Array(&Int64), (0, 2), (0, -1), None, false),
                field("DurationFilter", Int64, (1, 2), (0, -1), None, false),
                field("TransactionalIdPattern", String, (2, 2), (2, 2), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "ListTransactionsResponse",
        kind: MessageKind::Response,
        api_key: Some(66),
        versions: (0, 2),
        flexible: (0, 2),
        recode: recode::<crate::messages::ListTransactionsResponse>,
        structs: &[
            StructSchema {
                name: "ListTransactionsResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (0, 2), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 2), (0, -1), None, false),
                    field("UnknownStateFilters", Array(&String), (0, 2), (0, -1), None, false),
                    field("TransactionStates", Array(&Struct(1)), (0, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TransactionState",
                fields: &[
                    field("TransactionalId", String, (0, 2), (0, -1), None, false),
                    field("ProducerId", Int64, (0, 2), (0, -1), None, false),
                    field("TransactionState", String, (0, 2), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "MetadataRequest",
        kind: MessageKind::Request,
        api_key: Some(3),
        versions: (0, 13),
        flexible: (9, 13),
        recode: recode::<crate::messages::MetadataRequest>,
        structs: &[
            StructSchema {
                name: "MetadataRequest",
                fields: &[
                    field("Topics", Array(&Struct(1)), (0, 13), (1, 13), None, false),
                    field("AllowAutoTopicCreation", Bool, (4, 13), (0, -1), None, false),
                    field("IncludeClusterAuthorizedOperations", Bool, (8, 10), (0, -1), None, false),
                    field("IncludeTopicAuthorizedOperations", Bool, (8, 13), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "MetadataRequestTopic",
                fields: &[
                    field("TopicId", Uuid, (10, 13), (0, -1), None, false),
                    field("Name", String, (0, 13), (10, 13), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "MetadataResponse",
        kind: MessageKind::Response,
        api_key: Some(3),
        versions: (0, 13),
        flexible: (9, 13),
        recode: recode::<crate::messages::MetadataResponse>,
        structs: &[
            StructSchema {
                name: "MetadataResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (3, 13), (0, -1), None, false),
                    field("Brokers", Array(&Struct(1)), (0, 13), (0, -1), None, false),
                    field("ClusterId", String, (2, 13), (2, 13), None, false),
                    field("ControllerId", Int32, (1, 13), (0, -1), None, false),
                    field("Topics", Array(&Struct(2)), (0, 13), (0, -1), None, false),
                    field("ClusterAuthorizedOperations", Int32, (8, 10), (0, -1), None, false),
                    field("ErrorCode", Int16, (13, 13), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "MetadataResponseBroker",
                fields: &[
                    field("NodeId", Int32, (0, 13), (0, -1), None, false),
                    field("Host", String, (0, 13), (0, -1), None, false),
                    field("Port", Int32, (0, 13), (0, -1), None, false),
                    field("Rack", String, (1, 13), (1, 13), None, false),
                ],
            },
            StructSchema {
                name: "MetadataResponseTopic",
                fields: &[
                    field("ErrorCode", Int16, (0, 13), (0, -1), None, false),
                    field("Name", String, (0, 13), (12, 13), None, false),
                    field("TopicId", Uuid, (10, 13), (0, -1), None, false),
                    field("IsInternal", Bool, (1, 13), (0, -1), None, false),
                    field("Partitions", Array(&Struct(3)), (0, 13), (0, -1), None, false),
                    field("TopicAuthorizedOperations", Int32, (8, 13), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "MetadataResponsePartition",
                fields: &[
                    field("ErrorCode", Int16, (0, 13), (0, -1), None, false),
                    field("PartitionIndex", Int32, (0, 13), (0, -1), None, false),
                    field("LeaderId", Int32, (0, 13), (0, -1), None, false),
                    field("LeaderEpoch", Int32, (7, 13), (0, -1), None, false),
                    field("ReplicaNodes", Array(&Int32), (0, 13), (0, -1), None, false),
                    field("IsrNodes", Array(&Int32), (0, 13), (0, -1), None, false),
                    field("OfflineReplicas", Array(&Int32), (5, 13), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "NoOpRecord",
        kind: MessageKind::Metadata,
        api_key: Some(20),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::NoOpRecord>,
        structs: &[StructSchema { name: "NoOpRecord", fields: &[] }],
    },
    MessageSchema {
        name: "OffsetCommitKey",
        kind: MessageKind::CoordinatorKey,
        api_key: Some(1),
        versions: (0, 0),
        flexible: (0, -1),
        recode: recode::<crate::messages::OffsetCommitKey>,
        structs: &[StructSchema {
            name: "OffsetCommitKey",
            fields: &[
                field("group", String, (0, 0), (0, -1), None, false),
                field("topic", String, (0, 0), (0, -1), None, false),
                field("partition", Int32, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "OffsetCommitRequest",
        kind: MessageKind::Request,
        api_key: Some(8),
        versions: (2, 10),
        flexible: (8, 10),
        recode: recode::<crate::messages::OffsetCommitRequest>,
        structs: &[
            StructSchema {
                name: "OffsetCommitRequest",
                fields: &[
                    field("GroupId", String, (2, 10), (0, -1), None, false),
                    field("GenerationIdOrMemberEpoch", Int32, (2, 10), (0, -1), None, false),
                    field("MemberId", String, (2, 10), (0, -1), None, false),
                    field("GroupInstanceId", String, (7, 10), (7, 10), None, false),
                    field("RetentionTimeMs", Int64, (2, 4), (0, -1), None, false),
                    field("Topics", Array(&Struct(1)), (2, 10), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "OffsetCommitRequestTopic",
                fields: &[
                    field("Name", String, (2, 9), (0, -1), None, false),
                    field("TopicId", Uuid, (10, 10), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (2, 10), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "OffsetCommitRequestPartition",
                fields: &[
                    field("PartitionIndex", Int32, (2, 10), (0, -1), None, false),
                    field("CommittedOffset", Int64, (2, 10), (0, -1), None, false),
                    field("CommittedLeaderEpoch", Int32, (6, 10), (0, -1), None, false),
                    field("CommittedMetadata", String, (2, 10), (2, 10), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "OffsetCommitResponse",
        kind: MessageKind::Response,
        api_key: Some(8),
        versions: (2, 10),
        flexible: (8, 10),
        recode: recode::<crate::messages::OffsetCommitResponse>,
        structs: &[
            StructSchema {
                name: "OffsetCommitResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (3, 10), (0, -1), None, false),
                    field("Topics", Array(&Struct(1)), (2, 10), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "OffsetCommitResponseTopic",
                fields: &[
                    field("Name", String, (2, 9), (0, -1), None, false),
                    field("TopicId", Uuid, (10, 10), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (2, 10), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "OffsetCommitResponsePartition",
                fields: &[
                    field("PartitionIndex", Int32, (2, 10), (0, -1), None, false),
                    field("ErrorCode", Int16, (2, 10), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "OffsetCommitValue",
        kind: MessageKind::CoordinatorValue,
        api_key: Some(1),
        versions: (0, 4),
        flexible: (4, 4),
        recode: recode::<crate::messages::OffsetCommitValue>,
        structs: &[StructSchema {
            name: "OffsetCommitValue",
            fields: &[
                field("offset", Int64, (0, 4), (0, -1), None, false),
                field("leaderEpoch", Int32, (3, 4), (0, -1), None, false),
                field("metadata", String, (0, 4), (0, -1), None, false),
                field("commitTimestamp", Int64, (0, 4), (0, -1), None, false),
                field("expireTimestamp", Int64, (1, 1), (0, -1), None, false),
                field("topicId", Uuid, (4, 4), (0, -1), Some((0, (4, 4))), false),
            ],
        }],
    },
    MessageSchema {
        name: "OffsetDeleteRequest",
        kind: MessageKind::Request,
        api_key: Some(47),
        versions: (0, 0),
        flexible: (0, -1),
        recode: recode::<crate::messages::OffsetDeleteRequest>,
        structs: &[
            StructSchema {
                name: "OffsetDeleteRequest",
                fields: &[
                    field("GroupId", String, (0, 0), (0, -1), None, false),
                    field("Topics", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "OffsetDeleteRequestTopic",
                fields: &[
                    field("Name", String, (0, 0), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "OffsetDeleteRequestPartition",
                fields: &[field("PartitionIndex", Int32, (0, 0), (0, -1), None, false)],
            },
        ],
    },
    MessageSchema {
        name: "OffsetDeleteResponse",
        kind: MessageKind::Response,
        api_key: Some(47),
        versions: (0, 0),
        flexible: (0, -1),
        recode: recode::<crate::messages::OffsetDeleteResponse>,
        structs: &[
            StructSchema {
                name: "OffsetDeleteResponse",
                fields: &[
                    field("ErrorCode", Int16, (0, 0), (0, -1), None, false),
                    field("ThrottleTimeMs", Int32, (0, 0), (0, -1), None, false),
                    field("Topics", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "OffsetDeleteResponseTopic",
                fields: &[
                    field("Name", String, (0, 0), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "OffsetDeleteResponsePartition",
                fields: &[
                    field("PartitionIndex", Int32, (0, 0), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 0), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "OffsetFetchRequest",
        kind: MessageKind::Request,
        api_key: Some(9),
        versions: (1, 10),
        flexible: (6, 10),
        recode: recode::<crate::messages::OffsetFetchRequest>,
        structs: &[
            StructSchema {
                name: "OffsetFetchRequest",
                fields: &[
                    field("GroupId", String, (1, 7), (0, -1), None, false),
                    field("Topics", Array(&Struct(1)), (1, 7), (2, 7), None, false),
                    field("Groups", Array(&Struct(2)), (8, 10), (0, -1), None, false),
                    field("RequireStable", Bool, (7, 10), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "OffsetFetchRequestTopic",
                fields: &[
                    field("Name", String, (1, 7), (0, -1), None, false),
                    field("PartitionIndexes", Array(&Int32), (1, 7), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "OffsetFetchRequestGroup",
                fields: &[
                    field("GroupId", String, (8, 10), (0, -1), None, false),
                    field("MemberId", String, (9, 10), (9, 10), None, false),
                    field("MemberEpoch", Int32, (9, 10), (0, -1), None, false),
                    field("Topics", Array(&Struct(3)), (8, 10), (8, 10), None, false),
                ],
            },
            StructSchema {
                name: "OffsetFetchRequestTopics",
                fields: &[
                    field("Name", String, (8, 9), (0, -1), None, false),
                    field("TopicId", Uuid, (10, 10), (0, -1), None, false),
                    field("PartitionIndexes", Array(&Int32), (8, 10), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "OffsetFetchResponse",
        kind: MessageKind::Response,
        api_key: Some(9),
        versions: (1, 10),
        flexible: (6, 10),
        recode: recode::<crate::messages::OffsetFetchResponse>,
        structs: &[
            StructSchema {
                name: "OffsetFetchResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (3, 10), (0, -1), None, false),
                    field("Topics", Array(&Struct(1)), (1, 7), (0, -1), None, false),
                    field("ErrorCode", Int16, (2, 7), (0, -1), None, false),
                    field("Groups", Array(&Struct(3)), (8, 10), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "OffsetFetchResponseTopic",
                fields: &[
                    field("Name", String, (1, 7), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (1, 7), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "OffsetFetchResponsePartition",
                fields: &[
                    field("PartitionIndex", Int32, (1, 7), (0, -1), None, false),
                    field("CommittedOffset", Int64, (1, 7), (0, -1), None, false),
                    field("CommittedLeaderEpoch", Int32, (5, 7), (0, -1), None, false),
                    field("Metadata", String, (1, 7), (1, 7), None, false),
                    field("ErrorCode", Int16, (1, 7), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "OffsetFetchResponseGroup",
                fields: &[
                    field("GroupId", String, (8, 10), (0, -1), None, false),
                    field("Topics", Array(&Struct(4)), (8, 10), (0, -1), None, false),
                    field("ErrorCode", Int16, (8, 10), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "OffsetFetchResponseTopics",
                fields: &[
                    field("Name", String, (8, 9), (0, -1), None, false),
                    field("TopicId", Uuid, (10, 10), (0, -1), None, false),
                    field("Partitions", Array(&Struct(5)), (8, 10), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "OffsetFetchResponsePartitions",
                fields: &[
                    field("PartitionIndex", Int32, (8, 10), (0, -1), None, false),
                    field("CommittedOffset", Int64, (8, 10), (0, -1), None, false),
                    field("CommittedLeaderEpoch", Int32, (8, 10), (0, -1), None, false),
                    field("Metadata", String, (8, 10), (8, 10), None, false),
                    field("ErrorCode", Int16, (8, 10), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "OffsetForLeaderEpochRequest",
        kind: MessageKind::Request,
        api_key: Some(23),
        versions: (2, 4),
        flexible: (4, 4),
        recode: recode::<crate::messages::OffsetForLeaderEpochRequest>,
        structs: &[
            StructSchema {
                name: "OffsetForLeaderEpochRequest",
                fields: &[
                    field("ReplicaId", Int32, (3, 4), (0, -1), None, false),
                    field("Topics", Array(&Struct(1)), (2, 4), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "OffsetForLeaderTopic",
                fields: &[
                    field("Topic", String, (2, 4), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (2, 4), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "OffsetForLeaderPartition",
                fields: &[
                    field("Partition", Int32, (2, 4), (0, -1), None, false),
                    field("CurrentLeaderEpoch", Int32, (2, 4), (0, -1), None, false),
                    field("LeaderEpoch", Int32, (2, 4), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "OffsetForLeaderEpochResponse",
        kind: MessageKind::Response,
        api_key: Some(23),
        versions: (2, 4),
        flexible: (4, 4),
        recode: recode::<crate::messages::OffsetForLeaderEpochResponse>,
        structs: &[
            StructSchema {
                name: "OffsetForLeaderEpochResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (2, 4), (0, -1), None, false),
                    field("Topics", Array(&Struct(1)), (2, 4), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "OffsetForLeaderTopicResult",
                fields: &[
                    field("Topic", String, (2, 4), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (2, 4), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "EpochEndOffset",
                fields: &[
                    field("ErrorCode", Int16, (2, 4), (0, -1), None, false),
                    field("Partition", Int32, (2, 4), (0, -1), None, false),
                    field("LeaderEpoch", Int32, (2, 4), (0, -1), None, false),
                    field("EndOffset", Int64, (2, 4), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "PartitionChangeRecord",
        kind: MessageKind::Metadata,
        api_key: Some(5),
        versions: (0, 2),
        flexible: (0, 2),
        recode: recode::<crate::messages::PartitionChangeRecord>,
        structs: &[StructSchema {
            name: "PartitionChangeRecord",
            fields: &[
                field("PartitionId", Int32, (0, 2), (0, -1), None, false),
                field("TopicId", Uuid, (0, 2), (0, -1), None, false),
                field("Isr", Array(&Int32), (0, 2), (0, 2), Some((0, (0, 2))), false),
                field("Leader", Int32, (0, 2), (0, -1), Some((1, (0, 2))), false),
                field("Replicas", Array(&Int32), (0, 2), (0, 2), Some((2, (0, 2))), false),
                field("RemovingReplicas", Array(&Int32), (0, 2), (0, 2), Some((3, (0, 2))), false),
                field("AddingReplicas", Array(&Int32), (0, 2), (0, 2), Some((4, (0, 2))), false),
                field("LeaderRecoveryState", Int8, (0, 2), (0, -1), Some((5, (0, 2))), false),
                field("Directories", Array(&Uuid), (1, 2), (1, 2), Some((8, (1, 2))), false),
                field("EligibleLeaderReplicas", Array(&Int32), (2, 2), (2, 2), Some((6, (2, 2))), false),
                field("LastKnownElr", Array(&Int32), (2, 2), (2, 2), Some((7, (2, 2))), false),
            ],
        }],
    },
    MessageSchema {
        name: "PartitionRecord",
        kind: MessageKind::Metadata,
        api_key: Some(3),
        versions: (0, 2),
        flexible: (0, 2),
        recode: recode::<crate::messages::PartitionRecord>,
        structs: &[StructSchema {
            name: "PartitionRecord",
            fields: &[
                field("PartitionId", Int32, (0, 2), (0, -1), None, false),
                field("TopicId", Uuid, (0, 2), (0, -1), None, false),
                field("Replicas", Array(&Int32), (0, 2), (0, -1), None, false),
                field("Isr", Array(&Int32), (0, 2), (0, -1), None, false),
                field("RemovingReplicas", Array(&Int32), (0, 2), (0, -1), None, false),
                field("AddingReplicas", Array(&Int32), (0, 2), (0, -1), None, false),
                field("Leader", Int32, (0, 2), (0, -1), None, false),
                field("LeaderRecoveryState", Int8, (0, 2), (0, -1), Some((0, (0, 2))), false),
                field("LeaderEpoch", Int32, (0, 2), (0, -1), None, false),
                field("PartitionEpoch", Int32, (0, 2), (0, -1), None, false),
                field("Directories", Array(&Uuid), (1, 2), (0, -1), None, false),
                field("EligibleLeaderReplicas", Array(&Int32), (2, 2), (2, 2), Some((1, (2, 2))), false),
                field("LastKnownElr", Array(&Int32), (2, 2), (2, 2), Some((2, (2, 2))), false),
            ],
        }],
    },
    MessageSchema {
        name: "ProduceRequest",
        kind: MessageKind::Request,
        api_key: Some(0),
        versions: (3, 13),
        flexible: (9, 13),
        recode: recode::<crate::messages::ProduceRequest>,
        structs: &[
            StructSchema {
                name: "ProduceRequest",
                fields: &[
                    field("TransactionalId", String, (3, 13), (3, 13), None, false),
                    field("Acks", Int16, (3, 13), (0, -1), None, false),
                    field("TimeoutMs", Int32, (3, 13), (0, -1), None, false),
                    field("TopicData", Array(&Struct(1)), (3, 13), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TopicProduceData",
                fields: &[
                    field("Name", String, (3, 12), (0, -1), None, false),
                    field("TopicId", Uuid, (13, 13), (0, -1), None, false),
                    field("PartitionData", Array(&Struct(2)), (3, 13), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "PartitionProduceData",
                fields: &[
                    field("Index", Int32, (3, 13), (0, -1), None, false),
                    field("Records", Records, (3, 13), (3, 13), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "ProduceResponse",
        kind: MessageKind::Response,
        api_key: Some(0),
        versions: (3, 13),
        flexible: (9, 13),
        recode: recode::<crate::messages::ProduceResponse>,
        structs: &[
            StructSchema {
                name: "ProduceResponse",
                fields: &[
                    field("Responses", Array(&Struct(1)), (3, 13), (0, -1), None, false),
                    field("ThrottleTimeMs", Int32, (3, 13), (0, -1), None, false),
                    field("NodeEndpoints", Array(&Struct(5)), (10, 13), (0, -1), Some((0, (10, 13))), false),
                ],
            },
            StructSchema {
                name: "TopicProduceResponse",
                fields: &[
                    field("Name", String, (3, 12), (0, -1), None, false),
                    field("TopicId", Uuid, (13, 13), (0, -1), None, false),
                    field("PartitionResponses", Array(&Struct(2)), (3, 13), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "PartitionProduceResponse",
                fields: &[
                    field("Index", Int32, (3, 13), (0, -1), None, false),
                    field("ErrorCode", Int16, (3, 13), (0, -1), None, false),
                    field("BaseOffset", Int64, (3, 13), (0, -1), None, false),
                    field("LogAppendTimeMs", Int64, (3, 13), (0, -1), None, false),
                    field("LogStartOffset", Int64, (5, 13), (0, -1), None, false),
                    field("RecordErrors", Array(&Struct(3)), (8, 13), (0, -1), None, false),
                    field("ErrorMessage", String, (8, 13), (8, 13), None, false),
                    field("CurrentLeader", Struct(4), (10, 13), (0, -1), Some((0, (10, 13))), false),
                ],
            },
            StructSchema {
                name: "BatchIndexAndErrorMessage",
                fields: &[
                    field("BatchIndex", Int32, (8, 13), (0, -1), None, false),
                    field("BatchIndexErrorMessage", String, (8, 13), (8, 13), None, false),
                ],
            },
            StructSchema {
                name: "LeaderIdAndEpoch",
                fields: &[
                    field("LeaderId", Int32, (10, 13), (0, -1), None, false),
                    field("LeaderEpoch", Int32, (10, 13), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "NodeEndpoint",
                fields: &[
                    field("NodeId", Int32, (10, 13), (0, -1), None, false),
                    field("Host", String, (10, 13), (0, -1), None, false),
                    field("Port", Int32, (10, 13), (0, -1), None, false),
                    field("Rack", String, (10, 13), (10, 13), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "ProducerIdsRecord",
        kind: MessageKind::Metadata,
        api_key: Some(15),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::ProducerIdsRecord>,
        structs: &[StructSchema {
            name: "ProducerIdsRecord",
            fields: &[
                field("BrokerId", Int32, (0, 0), (0, -1), None, false),
                field("BrokerEpoch", Int64, (0, 0), (0, -1), None, false),
                field("NextProducerId", Int64, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "PushTelemetryRequest",
        kind: MessageKind::Request,
        api_key: Some(72),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::PushTelemetryRequest>,
        structs: &[StructSchema {
            name: "PushTelemetryRequest",
            fields: &[
                field("ClientInstanceId", Uuid, (0, 0), (0, -1), None, false),
                field("SubscriptionId", Int32, (0, 0), (0, -1), None, false),
                field("Terminating", Bool, (0, 0), (0, -1), None, false),
                field("CompressionType", Int8, (0, 0), (0, -1), None, false),
                field("Metrics", Bytes, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "PushTelemetryResponse",
        kind: MessageKind::Response,
        api_key: Some(72),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::PushTelemetryResponse>,
        structs: &[StructSchema {
            name: "PushTelemetryResponse",
            fields: &[
                field("ThrottleTimeMs", Int32, (0, 0), (0, -1), None, false),
                field("ErrorCode", Int16, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "QuorumStateData",
        kind: MessageKind::Data,
        api_key: None,
        versions: (0, 1),
        flexible: (0, 1),
        recode: recode::<crate::messages::QuorumStateData>,
        structs: &[
            StructSchema {
                name: "QuorumStateData",
                fields: &[
                    field("ClusterId", String, (0, 0), (0, -1), None, false),
                    field("LeaderId", Int32, (0, 1), (0, -1), None, false),
                    field("LeaderEpoch", Int32, (0, 1), (0, -1), None, false),
                    field("VotedId", Int32, (0, 1), (0, -1), None, false),
                    field("VotedDirectoryId", Uuid, (1, 1), (0, -1), None, false),
                    field("AppliedOffset", Int64, (0, 0), (0, -1), None, false),
                    field("CurrentVoters", Array(&Struct(1)), (0, 0), (0, 0), None, false),
                ],
            },
            StructSchema { name: "Voter", fields: &[field("VoterId", Int32, (0, 0), (0, -1), None, false)] },
        ],
    },
    MessageSchema {
        name: "ReadShareGroupStateRequest",
        kind: MessageKind::Request,
        api_key: Some(84),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::ReadShareGroupStateRequest>,
        structs: &[
            StructSchema {
                name: "ReadShareGroupStateRequest",
                fields: &[
                    field("GroupId", String, (0, 0), (0, -1), None, false),
                    field("Topics", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "ReadStateData",
                fields: &[
                    field("TopicId", Uuid, (0, 0), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "PartitionData",
                fields: &[
                    field("Partition", Int32, (0, 0), (0, -1), None, false),
                    field("LeaderEpoch", Int32, (0, 0), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "ReadShareGroupStateResponse",
        kind: MessageKind::Response,
        api_key: Some(84),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::ReadShareGroupStateResponse>,
        structs: &[
            StructSchema {
                name: "ReadShareGroupStateResponse",
                fields: &[field("Results", Array(&Struct(1)), (0, 0), (0, -1), None, false)],
            },
            StructSchema {
                name: "ReadStateResult",
                fields: &[
                    field("TopicId", Uuid, (0, 0), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "PartitionResult",
                fields: &[
                    field("Partition", Int32, (0, 0), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 0), (0, -1), None, false),
                    field("ErrorMessage", String, (0, 0), (0, 0), None, false),
                    field("StateEpoch", Int32, (0, 0), (0, -1), None, false),
                    field("StartOffset", Int64, (0, 0), (0, -1), None, false),
                    field("StateBatches", Array(&Struct(3)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "StateBatch",
                fields: &[
                    field("FirstOffset", Int64, (0, 0), (0, -1), None, false),
                    field("LastOffset", Int64, (0, 0), (0, -1), None, false),
                    field("DeliveryState", Int8, (0, 0), (0, -1), None, false),
                    field("DeliveryCount", Int16, (0, 0), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "ReadShareGroupStateSummaryRequest",
        kind: MessageKind::Request,
        api_key: Some(87),
        versions: (0, 1),
        flexible: (0, 1),
        recode: recode::<crate::messages::ReadShareGroupStateSummaryRequest>,
        structs: &[
            StructSchema {
                name: "ReadShareGroupStateSummaryRequest",
                fields: &[
                    field("GroupId", String, (0, 1), (0, -1), None, false),
                    field("Topics", Array(&Struct(1)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "ReadStateSummaryData",
                fields: &[
                    field("TopicId", Uuid, (0, 1), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "PartitionData",
                fields: &[
                    field("Partition", Int32, (0, 1), (0, -1), None, false),
                    field("LeaderEpoch", Int32, (0, 1), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "ReadShareGroupStateSummaryResponse",
        kind: MessageKind::Response,
        api_key: Some(87),
        versions: (0, 1),
        flexible: (0, 1),
        recode: recode::<crate::messages::ReadShareGroupStateSummaryResponse>,
        structs: &[
            StructSchema {
                name: "ReadShareGroupStateSummaryResponse",
                fields: &[field("Results", Array(&Struct(1)), (0, 1), (0, -1), None, false)],
            },
            StructSchema {
                name: "ReadStateSummaryResult",
                fields: &[
                    field("TopicId", Uuid, (0, 1), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "PartitionResult",
                fields: &[
                    field("Partition", Int32, (0, 1), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 1), (0, -1), None, false),
                    field("ErrorMessage", String, (0, 1), (0, 1), None, false),
                    field("StateEpoch", Int32, (0, 1), (0, -1), None, false),
                    field("LeaderEpoch", Int32, (0, 1), (0, -1), None, false),
                    field("StartOffset", Int64, (0, 1), (0, -1), None, false),
                    field("DeliveryCompleteCount", Int32, (1, 1), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "RegisterBrokerRecord",
        kind: MessageKind::Metadata,
        api_key: Some(0),
        versions: (0, 4),
        flexible: (0, 4),
        recode: recode::<crate::messages::RegisterBrokerRecord>,
        structs: &[
            StructSchema {
                name: "RegisterBrokerRecord",
                fields: &[
                    field("BrokerId", Int32, (0, 4), (0, -1), None, false),
                    field("IsMigratingZkBroker", Bool, (2, 4), (0, -1), None, false),
                    field("IncarnationId", Uuid, (0, 4), (0, -1), None, false),
                    field("BrokerEpoch", Int64, (0, 4), (0, -1), None, false),
                    field("EndPoints", Array(&Struct(1)), (0, 4), (0, -1), None, false),
                    field("Features", Array(&Struct(2)), (0, 4), (0, -1), None, false),
                    field("Rack", String, (0, 4), (0, 4), None, false),
                    field("Fenced", Bool, (0, 4), (0, -1), None, false),
                    field("InControlledShutdown", Bool, (1, 4), (0, -1), None, false),
                    field("LogDirs", Array(&Uuid), (3, 4), (0, -1), Some((0, (3, 4))), false),
                    field("CordonedLogDirs", Array(&Uuid), (4, 4), (4, 4), Some((1, (4, 4))), false),
                ],
            },
            StructSchema {
                name: "BrokerEndpoint",
                fields: &[
                    field("Name", String, (0, 4), (0, -1), None, false),
                    field("Host", String, (0, 4), (0, -1), None, false),
                    field("Port", Uint16, (0, 4), (0, -1), None, false),
                    field("SecurityProtocol", Int16, (0, 4), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "BrokerFeature",
                fields: &[
                    field("Name", String, (0, 4), (0, -1), None, false),
                    field("MinSupportedVersion", Int16, (0, 4), (0, -1), None, false),
                    field("MaxSupportedVersion", Int16, (0, 4), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "RegisterControllerRecord",
        kind: MessageKind::Metadata,
        api_key: Some(27),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::RegisterControllerRecord>,
        structs: &[
            StructSchema {
                name: "RegisterControllerRecord",
                fields: &[
                    field("ControllerId", Int32, (0, 0), (0, -1), None, false),
                    field("IncarnationId", Uuid, (0, 0), (0, -1), None, false),
                    field("ZkMigrationReady", Bool, (0, 0), (0, -1), None, false),
                    field("EndPoints", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                    field("Features", Array(&Struct(2)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "ControllerEndpoint",
                fields: &[
                    field("Name", String, (0, 0), (0, -1), None, false),
                    field("Host", String, (0, 0), (0, -1), None, false),
                    field("Port", Uint16, (0, 0), (0, -1), None, false),
                    field("SecurityProtocol", Int16, (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "ControllerFeature",
                fields: &[
                    field("Name", String, (0, 0), (0, -1), None, false),
                    field("MinSupportedVersion", Int16, (0, 0), (0, -1), None, false),
                    field("MaxSupportedVersion", Int16, (0, 0), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "RemoveAccessControlEntryRecord",
        kind: MessageKind::Metadata,
        api_key: Some(19),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::RemoveAccessControlEntryRecord>,
        structs: &[StructSchema {
            name: "RemoveAccessControlEntryRecord",
            fields: &[field("Id", Uuid, (0, 0), (0, -1), None, false)],
        }],
    },
    MessageSchema {
        name: "RemoveDelegationTokenRecord",
        kind: MessageKind::Metadata,
        api_key: Some(26),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::RemoveDelegationTokenRecord>,
        structs: &[StructSchema {
            name: "RemoveDelegationTokenRecord",
            fields: &[field("TokenId", String, (0, 0), (0, -1), None, false)],
        }],
    },
    MessageSchema {
        name: "RemoveRaftVoterRequest",
        kind: MessageKind::Request,
        api_key: Some(81),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::RemoveRaftVoterRequest>,
        structs: &[StructSchema {
            name: "RemoveRaftVoterRequest",
            fields: &[
                field("ClusterId", String, (0, 0), (0, 0), None, false),
                field("VoterId", Int32, (0, 0), (0, -1), None, false),
                field("VoterDirectoryId", Uuid, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "RemoveRaftVoterResponse",
        kind: MessageKind::Response,
        api_key: Some(81),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::RemoveRaftVoterResponse>,
        structs: &[StructSchema {
            name: "RemoveRaftVoterResponse",
            fields: &[
                field("ThrottleTimeMs", Int32, (0, 0), (0, -1), None, false),
                field("ErrorCode", Int16, (0, 0), (0, -1), None, false),
                field("ErrorMessage", String, (0, 0), (0, 0), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "RemoveTopicRecord",
        kind: MessageKind::Metadata,
        api_key: Some(9),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::RemoveTopicRecord>,
        structs: &[StructSchema {
            name: "RemoveTopicRecord",
            fields: &[field("TopicId", Uuid, (0, 0), (0, -1), None, false)],
        }],
    },
    MessageSchema {
        name: "RemoveUserScramCredentialRecord",
        kind: MessageKind::Metadata,
        api_key: Some(22),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::RemoveUserScramCredentialRecord>,
        structs: &[StructSchema {
            name: "RemoveUserScramCredentialRecord",
            fields: &[
                field("Name", String, (0, 0), (0, -1), None, false),
                field("Mechanism", Int8, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "RenewDelegationTokenRequest",
        kind: MessageKind::Request,
        api_key: Some(39),
        versions: (1, 2),
        flexible: (2, 2),
        recode: recode::<crate::messages::RenewDelegationTokenRequest>,
        structs: &[StructSchema {
            name: "RenewDelegationTokenRequest",
            fields: &[
                field("Hmac", Bytes, (1, 2), (0, -1), None, false),
                field("RenewPeriodMs", Int64, (1, 2), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "RenewDelegationTokenResponse",
        kind: MessageKind::Response,
        api_key: Some(39),
        versions: (1, 2),
        flexible: (2, 2),
        recode: recode::<crate::messages::RenewDelegationTokenResponse>,
        structs: &[StructSchema {
            name: "RenewDelegationTokenResponse",
            fields: &[
                field("ErrorCode", Int16, (1, 2), (0, -1), None, false),
                field("ExpiryTimestampMs", Int64, (1, 2), (0, -1), None, false),
                field("ThrottleTimeMs", Int32, (1, 2), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "RequestHeader",
        kind: MessageKind::Header,
        api_key: None,
        versions: (1, 2),
        flexible: (2, 2),
        recode: recode::<crate::messages::RequestHeader>,
        structs: &[StructSchema {
            name: "RequestHeader",
            fields: &[
                field("RequestApiKey", Int16, (1, 2), (0, -1), None, false),
                field("RequestApiVersion", Int16, (1, 2), (0, -1), None, false),
                field("CorrelationId", Int32, (1, 2), (0, -1), None, false),
                field("ClientId", String, (1, 2), (1, 2), None, true),
            ],
        }],
    },
    MessageSchema {
        name: "ResponseHeader",
        kind: MessageKind::Header,
        api_key: None,
        versions: (0, 1),
        flexible: (1, 1),
        recode: recode::<crate::messages::ResponseHeader>,
        structs: &[StructSchema {
            name: "ResponseHeader",
            fields: &[field("CorrelationId", Int32, (0, 1), (0, -1), None, false)],
        }],
    },
    MessageSchema {
        name: "SaslAuthenticateRequest",
        kind: MessageKind::Request,
        api_key: Some(36),
        versions: (0, 2),
        flexible: (2, 2),
        recode: recode::<crate::messages::SaslAuthenticateRequest>,
        structs: &[StructSchema {
            name: "SaslAuthenticateRequest",
            fields: &[field("AuthBytes", Bytes, (0, 2), (0, -1), None, false)],
        }],
    },
    MessageSchema {
        name: "SaslAuthenticateResponse",
        kind: MessageKind::Response,
        api_key: Some(36),
        versions: (0, 2),
        flexible: (2, 2),
        recode: recode::<crate::messages::SaslAuthenticateResponse>,
        structs: &[StructSchema {
            name: "SaslAuthenticateResponse",
            fields: &[
                field("ErrorCode", Int16, (0, 2), (0, -1), None, false),
                field("ErrorMessage", String, (0, 2), (0, 2), None, false),
                field("AuthBytes", Bytes, (0, 2), (0, -1), None, false),
                field("SessionLifetimeMs", Int64, (1, 2), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "SaslHandshakeRequest",
        kind: MessageKind::Request,
        api_key: Some(17),
        versions: (0, 1),
        flexible: (0, -1),
        recode: recode::<crate::messages::SaslHandshakeRequest>,
        structs: &[StructSchema {
            name: "SaslHandshakeRequest",
            fields: &[field("Mechanism", String, (0, 1), (0, -1), None, false)],
        }],
    },
    MessageSchema {
        name: "SaslHandshakeResponse",
        kind: MessageKind::Response,
        api_key: Some(17),
        versions: (0, 1),
        flexible: (0, -1),
        recode: recode::<crate::messages::SaslHandshakeResponse>,
        structs: &[StructSchema {
            name: "SaslHandshakeResponse",
            fields: &[
                field("ErrorCode", Int16, (0, 1), (0, -1), None, false),
                field("Mechanisms", Array(&String), (0, 1), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "ShareAcknowledgeRequest",
        kind: MessageKind::Request,
        api_key: Some(79),
        versions: (1, 2),
        flexible: (1, 2),
        recode: recode::<crate::messages::ShareAcknowledgeRequest>,
        structs: &[
            StructSchema {
                name: "ShareAcknowledgeRequest",
                fields: &[
                    field("GroupId", String, (1, 2), (1, 2), None, false),
                    field("MemberId", String, (1, 2), (1, 2), None, false),
                    field("ShareSessionEpoch", Int32, (1, 2), (0, -1), None, false),
                    field("IsRenewAck", Bool, (2, 2), (0, -1), None, false),
                    field("Topics", Array(&Struct(1)), (1, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "AcknowledgeTopic",
                fields: &[
                    field("TopicId", Uuid, (1, 2), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (1, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "AcknowledgePartition",
                fields: &[
                    field("PartitionIndex", Int32, (1, 2), (0, -1), None, false),
                    field("AcknowledgementBatches", Array(&Struct(3)), (1, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "AcknowledgementBatch",
                fields: &[
                    field("FirstOffset", Int64, (1, 2), (0, -1), None, false),
                    field("LastOffset", Int64, (1, 2), (0, -1), None, false),
                    field("AcknowledgeTypes", Array(&Int8), (1, 2), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "ShareAcknowledgeResponse",
        kind: MessageKind::Response,
        api_key: Some(79),
        versions: (1, 2),
        flexible: (1, 2),
        recode: recode::<crate::messages::ShareAcknowledgeResponse>,
        structs: &[
            StructSchema {
                name: "ShareAcknowledgeResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (1, 2), (0, -1), None, false),
                    field("ErrorCode", Int16, (1, 2), (0, -1), None, false),
                    field("ErrorMessage", String, (1, 2), (1, 2), None, false),
                    field("AcquisitionLockTimeoutMs", Int32, (2, 2), (0, -1), None, false),
                    field("Responses", Array(&Struct(1)), (1, 2), (0, -1), None, false),
                    field("NodeEndpoints", Array(&Struct(4)), (1, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "ShareAcknowledgeTopicResponse",
                fields: &[
                    field("TopicId", Uuid, (1, 2), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (1, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "PartitionData",
                fields: &[
                    field("PartitionIndex", Int32, (1, 2), (0, -1), None, false),
                    field("ErrorCode", Int16, (1, 2), (0, -1), None, false),
                    field("ErrorMessage", String, (1, 2), (1, 2), None, false),
                    field("CurrentLeader", Struct(3), (1, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "LeaderIdAndEpoch",
                fields: &[
                    field("LeaderId", Int32, (1, 2), (0, -1), None, false),
                    field("LeaderEpoch", Int32, (1, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "NodeEndpoint",
                fields: &[
                    field("NodeId", Int32, (1, 2), (0, -1), None, false),
                    field("Host", String, (1, 2), (0, -1), None, false),
                    field("Port", Int32, (1, 2), (0, -1), None, false),
                    field("Rack", String, (1, 2), (1, 2), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "ShareFetchRequest",
        kind: MessageKind::Request,
        api_key: Some(78),
        versions: (1, 2),
        flexible: (1, 2),
        recode: recode::<crate::messages::ShareFetchRequest>,
        structs: &[
            StructSchema {
                name: "ShareFetchRequest",
                fields: &[
                    field("GroupId", String, (1, 2), (1, 2), None, false),
                    field("MemberId", String, (1, 2), (1, 2), None, false),
                    field("ShareSessionEpoch", Int32, (1, 2), (0, -1), None, false),
                    field("MaxWaitMs", Int32, (1, 2), (0, -1), None, false),
                    field("MinBytes", Int32, (1, 2), (0, -1), None, false),
                    field("MaxBytes", Int32, (1, 2), (0, -1), None, false),
                    field("MaxRecords", Int32, (1, 2), (0, -1), None, false),
                    field("BatchSize", Int32, (1, 2), (0, -1), None, false),
                    field("ShareAcquireMode", Int8, (2, 2), (0, -1), None, false),
                    field("IsRenewAck", Bool, (2, 2), (0, -1), None, false),
                    field("Topics", Array(&Struct(1)), (1, 2), (0, -1), None, false),
                    field("ForgottenTopicsData", Array(&Struct(4)), (1, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "FetchTopic",
                fields: &[
                    field("TopicId", Uuid, (1, 2), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (1, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "FetchPartition",
                fields: &[
                    field("PartitionIndex", Int32, (1, 2), (0, -1), None, false),
                    field("AcknowledgementBatches", Array(&Struct(3)), (1, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "AcknowledgementBatch",
                fields: &[
                    field("FirstOffset", Int64, (1, 2), (0, -1), None, false),
                    field("LastOffset", Int64, (1, 2), (0, -1), None, false),
                    field("AcknowledgeTypes", Array(&Int8), (1, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "ForgottenTopic",
                fields: &[
                    field("TopicId", Uuid, (1, 2), (0, -1), None, false),
                    field("Partitions", Array(&Int32), (1, 2), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "ShareFetchResponse",
        kind: MessageKind::Response,
        api_key: Some(78),
        versions: (1, 2),
        flexible: (1, 2),
        recode: recode::<crate::messages::ShareFetchResponse>,
        structs: &[
            StructSchema {
                name: "ShareFetchResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (1, 2), (0, -1), None, false),
                    field("ErrorCode", Int16, (1, 2), (0, -1), None, false),
                    field("ErrorMessage", String, (1, 2), (1, 2), None, false),
                    field("AcquisitionLockTimeoutMs", Int32, (1, 2), (0, -1), None, false),
                    field("Responses", Array(&Struct(1)), (1, 2), (0, -1), None, false),
                    field("NodeEndpoints", Array(&Struct(5)), (1, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "ShareFetchableTopicResponse",
                fields: &[
                    field("TopicId", Uuid, (1, 2), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (1, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "PartitionData",
                fields: &[
                    field("PartitionIndex", Int32, (1, 2), (0, -1), None, false),
                    field("ErrorCode", Int16, (1, 2), (0, -1), None, false),
                    field("ErrorMessage", String, (1, 2), (1, 2), None, false),
                    field("AcknowledgeErrorCode", Int16, (1, 2), (0, -1), None, false),
                    field("AcknowledgeErrorMessage", String, (1, 2), (1, 2), None, false),
                    field("CurrentLeader", Struct(3), (1, 2), (0, -1), None, false),
                    field("Records", Records, (1, 2), (0, -1), None, false),
                    field("AcquiredRecords", Array(&Struct(4)), (1, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "LeaderIdAndEpoch",
                fields: &[
                    field("LeaderId", Int32, (1, 2), (0, -1), None, false),
                    field("LeaderEpoch", Int32, (1, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "AcquiredRecords",
                fields: &[
                    field("FirstOffset", Int64, (1, 2), (0, -1), None, false),
                    field("LastOffset", Int64, (1, 2), (0, -1), None, false),
                    field("DeliveryCount", Int16, (1, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "NodeEndpoint",
                fields: &[
                    field("NodeId", Int32, (1, 2), (0, -1), None, false),
                    field("Host", String, (1, 2), (0, -1), None, false),
                    field("Port", Int32, (1, 2), (0, -1), None, false),
                    field("Rack", String, (1, 2), (1, 2), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "ShareGroupCurrentMemberAssignmentKey",
        kind: MessageKind::CoordinatorKey,
        api_key: Some(14),
        versions: (0, 0),
        flexible: (0, -1),
        recode: recode::<crate::messages::ShareGroupCurrentMemberAssignmentKey>,
        structs: &[StructSchema {
            name: "ShareGroupCurrentMemberAssignmentKey",
            fields: &[
                field("GroupId", String, (0, 0), (0, -1), None, false),
                field("MemberId", String, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "ShareGroupCurrentMemberAssignmentValue",
        kind: MessageKind::CoordinatorValue,
        api_key: Some(14),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::ShareGroupCurrentMemberAssignmentValue>,
        structs: &[
            StructSchema {
                name: "ShareGroupCurrentMemberAssignmentValue",
                fields: &[
                    field("MemberEpoch", Int32, (0, 0), (0, -1), None, false),
                    field("PreviousMemberEpoch", Int32, (0, 0), (0, -1), None, false),
                    field("State", Int8, (0, 0), (0, -1), None, false),
                    field("AssignedPartitions", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TopicPartitions",
                fields: &[
                    field("TopicId", Uuid, (0, 0), (0, -1), None, false),
                    field("Partitions", Array(&Int32), (0, 0), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "ShareGroupDescribeRequest",
        kind: MessageKind::Request,
        api_key: Some(77),
        versions: (1, 1),
        flexible: (1, 1),
        recode: recode::<crate::messages::ShareGroupDescribeRequest>,
        structs: &[StructSchema {
            name: "ShareGroupDescribeRequest",
            fields: &[
                field("GroupIds", Array(&String), (1, 1), (0, -1), None, false),
                field("IncludeAuthorizedOperations", Bool, (1, 1), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "ShareGroupDescribeResponse",
        kind: MessageKind::Response,
        api_key: Some(77),
        versions: (1, 1),
        flexible: (1, 1),
        recode: recode::<crate::messages::ShareGroupDescribeResponse>,
        structs: &[
            StructSchema {
                name: "ShareGroupDescribeResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (1, 1), (0, -1), None, false),
                    field("Groups", Array(&Struct(1)), (1, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "DescribedGroup",
                fields: &[
                    field("ErrorCode", Int16, (1, 1), (0, -1), None, false),
                    field("ErrorMessage", String, (1, 1), (1, 1), None, false),
                    field("GroupId", String, (1, 1), (0, -1), None, false),
                    field("GroupState", String, (1, 1), (0, -1), None, false),
                    field("GroupEpoch", Int32, (1, 1), (0, -1), None, false),
                    field("AssignmentEpoch", Int32, (1, 1), (0, -1), None, false),
                    field("AssignorName", String, (1, 1), (0, -1), None, false),
                    field("Members", Array(&Struct(2)), (1, 1), (0, -1), None, false),
                    field("AuthorizedOperations", Int32, (1, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "Member",
                fields: &[
                    field("MemberId", String, (1, 1), (0, -1), None, false),
                    field("RackId", String, (1, 1), (1, 1), None, false),
                    field("MemberEpoch", Int32, (1, 1), (0, -1), None, false),
                    field("ClientId", String, (1, 1), (0, -1), None, false),
                    field("ClientHost", String, (1, 1), (0, -1), None, false),
                    field("SubscribedTopicNames", Array(&String), (1, 1), (0, -1), None, false),
                    field("Assignment", Struct(4), (1, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TopicPartitions",
                fields: &[
                    field("TopicId", Uuid, (1, 1), (0, -1), None, false),
                    field("TopicName", String, (1, 1), (0, -1), None, false),
                    field("Partitions", Array(&Int32), (1, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "Assignment",
                fields: &[field("TopicPartitions", Array(&Struct(3)), (1, 1), (0, -1), None, false)],
            },
        ],
    },
    MessageSchema {
        name: "ShareGroupHeartbeatRequest",
        kind: MessageKind::Request,
        api_key: Some(76),
        versions: (1, 1),
        flexible: (1, 1),
        recode: recode::<crate::messages::ShareGroupHeartbeatRequest>,
        structs: &[StructSchema {
            name: "ShareGroupHeartbeatRequest",
            fields: &[
                field("GroupId", String, (1, 1), (0, -1), None, false),
                field("MemberId", String, (1, 1), (0, -1), None, false),
                field("MemberEpoch", Int32, (1, 1), (0, -1), None, false),
                field("RackId", String, (1, 1), (1, 1), None, false),
                field("SubscribedTopicNames", Array(&String), (1, 1), (1, 1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "ShareGroupHeartbeatResponse",
        kind: MessageKind::Response,
        api_key: Some(76),
        versions: (1, 1),
        flexible: (1, 1),
        recode: recode::<crate::messages::ShareGroupHeartbeatResponse>,
        structs: &[
            StructSchema {
                name: "ShareGroupHeartbeatResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (1, 1), (0, -1), None, false),
                    field("ErrorCode", Int16, (1, 1), (0, -1), None, false),
                    field("ErrorMessage", String, (1, 1), (1, 1), None, false),
                    field("MemberId", String, (1, 1), (1, 1), None, false),
                    field("MemberEpoch", Int32, (1, 1), (0, -1), None, false),
                    field("HeartbeatIntervalMs", Int32, (1, 1), (0, -1), None, false),
                    field("Assignment", Struct(1), (1, 1), (1, 1), None, false),
                ],
            },
            StructSchema {
                name: "Assignment",
                fields: &[field("TopicPartitions", Array(&Struct(2)), (1, 1), (0, -1), None, false)],
            },
            StructSchema {
                name: "TopicPartitions",
                fields: &[
                    field("TopicId", Uuid, (1, 1), (0, -1), None, false),
                    field("Partitions", Array(&Int32), (1, 1), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "ShareGroupMemberMetadataKey",
        kind: MessageKind::CoordinatorKey,
        api_key: Some(10),
        versions: (0, 0),
        flexible: (0, -1),
        recode: recode::<crate::messages::ShareGroupMemberMetadataKey>,
        structs: &[StructSchema {
            name: "ShareGroupMemberMetadataKey",
            fields: &[
                field("GroupId", String, (0, 0), (0, -1), None, false),
                field("MemberId", String, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "ShareGroupMemberMetadataValue",
        kind: MessageKind::CoordinatorValue,
        api_key: Some(10),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::ShareGroupMemberMetadataValue>,
        structs: &[StructSchema {
            name: "ShareGroupMemberMetadataValue",
            fields: &[
                field("RackId", String, (0, 0), (0, 0), None, false),
                field("ClientId", String, (0, 0), (0, -1), None, false),
                field("ClientHost", String, (0, 0), (0, -1), None, false),
                field("SubscribedTopicNames", Array(&String), (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "ShareGroupMetadataKey",
        kind: MessageKind::CoordinatorKey,
        api_key: Some(11),
        versions: (0, 0),
        flexible: (0, -1),
        recode: recode::<crate::messages::ShareGroupMetadataKey>,
        structs: &[StructSchema {
            name: "ShareGroupMetadataKey",
            fields: &[field("GroupId", String, (0, 0), (0, -1), None, false)],
        }],
    },
    MessageSchema {
        name: "ShareGroupMetadataValue",
        kind: MessageKind::CoordinatorValue,
        api_key: Some(11),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::ShareGroupMetadataValue>,
        structs: &[StructSchema {
            name: "ShareGroupMetadataValue",
            fields: &[
                field("Epoch", Int32, (0, 0), (0, -1), None, false),
                field("MetadataHash", Int64, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "ShareGroupStatePartitionMetadataKey",
        kind: MessageKind::CoordinatorKey,
        api_key: Some(15),
        versions: (0, 0),
        flexible: (0, -1),
        recode: recode::<crate::messages::ShareGroupStatePartitionMetadataKey>,
        structs: &[StructSchema {
            name: "ShareGroupStatePartitionMetadataKey",
            fields: &[field("GroupId", String, (0, 0), (0, -1), None, false)],
        }],
    },
    MessageSchema {
        name: "ShareGroupStatePartitionMetadataValue",
        kind: MessageKind::CoordinatorValue,
        api_key: Some(15),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::ShareGroupStatePartitionMetadataValue>,
        structs: &[
            StructSchema {
                name: "ShareGroupStatePartitionMetadataValue",
                fields: &[
                    field("InitializingTopics", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                    field("InitializedTopics", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                    field("DeletingTopics", Array(&Struct(2)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TopicPartitionsInfo",
                fields: &[
                    field("TopicId", Uuid, (0, 0), (0, -1), None, false),
                    field("TopicName", String, (0, 0), (0, -1), None, false),
                    field("Partitions", Array(&Int32), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TopicInfo",
                fields: &[
                    field("TopicId", Uuid, (0, 0), (0, -1), None, false),
                    field("TopicName", String, (0, 0), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "ShareGroupTargetAssignmentMemberKey",
        kind: MessageKind::CoordinatorKey,
        api_key: Some(13),
        versions: (0, 0),
        flexible: (0, -1),
        recode: recode::<crate::messages::ShareGroupTargetAssignmentMemberKey>,
        structs: &[StructSchema {
            name: "ShareGroupTargetAssignmentMemberKey",
            fields: &[
                field("GroupId", String, (0, 0), (0, -1), None, false),
                field("MemberId", String, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "ShareGroupTargetAssignmentMemberValue",
        kind: MessageKind::CoordinatorValue,
        api_key: Some(13),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::ShareGroupTargetAssignmentMemberValue>,
        structs: &[
            StructSchema {
                name: "ShareGroupTargetAssignmentMemberValue",
                fields: &[field("TopicPartitions", Array(&Struct(1)), (0, 0), (0, -1), None, false)],
            },
            StructSchema {
                name: "TopicPartition",
                fields: &[
                    field("TopicId", Uuid, (0, 0), (0, -1), None, false),
                    field("Partitions", Array(&Int32), (0, 0), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "ShareGroupTargetAssignmentMetadataKey",
        kind: MessageKind::CoordinatorKey,
        api_key: Some(12),
        versions: (0, 0),
        flexible: (0, -1),
        recode: recode::<crate::messages::ShareGroupTargetAssignmentMetadataKey>,
        structs: &[StructSchema {
            name: "ShareGroupTargetAssignmentMetadataKey",
            fields: &[field("GroupId", String, (0, 0), (0, -1), None, false)],
        }],
    },
    MessageSchema {
        name: "ShareGroupTargetAssignmentMetadataValue",
        kind: MessageKind::CoordinatorValue,
        api_key: Some(12),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::ShareGroupTargetAssignmentMetadataValue>,
        structs: &[StructSchema {
            name: "ShareGroupTargetAssignmentMetadataValue",
            fields: &[
                field("AssignmentEpoch", Int32, (0, 0), (0, -1), None, false),
                field("AssignmentTimestamp", Int64, (0, 0), (0, -1), Some((0, (0, 0))), false),
            ],
        }],
    },
    MessageSchema {
        name: "ShareSnapshotKey",
        kind: MessageKind::CoordinatorKey,
        api_key: Some(0),
        versions: (0, 0),
        flexible: (0, -1),
        recode: recode::<crate::messages::ShareSnapshotKey>,
        structs: &[StructSchema {
            name: "ShareSnapshotKey",
            fields: &[
                field("GroupId", String, (0, 0), (0, -1), None, false),
                field("TopicId", Uuid, (0, 0), (0, -1), None, false),
                field("Partition", Int32, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "ShareSnapshotValue",
        kind: MessageKind::CoordinatorValue,
        api_key: Some(0),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::ShareSnapshotValue>,
        structs: &[
            StructSchema {
                name: "ShareSnapshotValue",
                fields: &[
                    field("SnapshotEpoch", Int32, (0, 0), (0, -1), None, false),
                    field("StateEpoch", Int32, (0, 0), (0, -1), None, false),
                    field("LeaderEpoch", Int32, (0, 0), (0, -1), None, false),
                    field("StartOffset", Int64, (0, 0), (0, -1), None, false),
                    field("DeliveryCompleteCount", Int32, (0, 0), (0, -1), Some((0, (0, 0))), false),
                    field("CreateTimestamp", Int64, (0, 0), (0, -1), None, false),
                    field("WriteTimestamp", Int64, (0, 0), (0, -1), None, false),
                    field("StateBatches", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "StateBatch",
                fields: &[
                    field("FirstOffset", Int64, (0, 0), (0, -1), None, false),
                    field("LastOffset", Int64, (0, 0), (0, -1), None, false),
                    field("DeliveryState", Int8, (0, 0), (0, -1), None, false),
                    field("DeliveryCount", Int16, (0, 0), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "ShareUpdateKey",
        kind: MessageKind::CoordinatorKey,
        api_key: Some(1),
        versions: (0, 0),
        flexible: (0, -1),
        recode: recode::<crate::messages::ShareUpdateKey>,
        structs: &[StructSchema {
            name: "ShareUpdateKey",
            fields: &[
                field("GroupId", String, (0, 0), (0, -1), None, false),
                field("TopicId", Uuid, (0, 0), (0, -1), None, false),
                field("Partition", Int32, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "ShareUpdateValue",
        kind: MessageKind::CoordinatorValue,
        api_key: Some(1),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::ShareUpdateValue>,
        structs: &[
            StructSchema {
                name: "ShareUpdateValue",
                fields: &[
                    field("SnapshotEpoch", Int32, (0, 0), (0, -1), None, false),
                    field("LeaderEpoch", Int32, (0, 0), (0, -1), None, false),
                    field("StartOffset", Int64, (0, 0), (0, -1), None, false),
                    field("DeliveryCompleteCount", Int32, (0, 0), (0, -1), Some((0, (0, 0))), false),
                    field("StateBatches", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "StateBatch",
                fields: &[
                    field("FirstOffset", Int64, (0, 0), (0, -1), None, false),
                    field("LastOffset", Int64, (0, 0), (0, -1), None, false),
                    field("DeliveryState", Int8, (0, 0), (0, -1), None, false),
                    field("DeliveryCount", Int16, (0, 0), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "SnapshotFooterRecord",
        kind: MessageKind::Data,
        api_key: None,
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::SnapshotFooterRecord>,
        structs: &[StructSchema {
            name: "SnapshotFooterRecord",
            fields: &[field("Version", Int16, (0, 0), (0, -1), None, false)],
        }],
    },
    MessageSchema {
        name: "SnapshotHeaderRecord",
        kind: MessageKind::Data,
        api_key: None,
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::SnapshotHeaderRecord>,
        structs: &[StructSchema {
            name: "SnapshotHeaderRecord",
            fields: &[
                field("Version", Int16, (0, 0), (0, -1), None, false),
                field("LastContainedLogTimestamp", Int64, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "StreamsGroupCurrentMemberAssignmentKey",
        kind: MessageKind::CoordinatorKey,
        api_key: Some(22),
        versions: (0, 0),
        flexible: (0, -1),
        recode: recode::<crate::messages::StreamsGroupCurrentMemberAssignmentKey>,
        structs: &[StructSchema {
            name: "StreamsGroupCurrentMemberAssignmentKey",
            fields: &[
                field("GroupId", String, (0, 0), (0, -1), None, false),
                field("MemberId", String, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "StreamsGroupCurrentMemberAssignmentValue",
        kind: MessageKind::CoordinatorValue,
        api_key: Some(22),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::StreamsGroupCurrentMemberAssignmentValue>,
        structs: &[
            StructSchema {
                name: "StreamsGroupCurrentMemberAssignmentValue",
                fields: &[
                    field("MemberEpoch", Int32, (0, 0), (0, -1), None, false),
                    field("PreviousMemberEpoch", Int32, (0, 0), (0, -1), None, false),
                    field("State", Int8, (0, 0), (0, -1), None, false),
                    field("ActiveTasks", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                    field("StandbyTasks", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                    field("WarmupTasks", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                    field("ActiveTasksPendingRevocation", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                    field("StandbyTasksPendingRevocation", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                    field("WarmupTasksPendingRevocation", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TaskIds",
                fields: &[
                    field("SubtopologyId", String, (0, 0), (0, -1), None, false),
                    field("Partitions", Array(&Int32), (0, 0), (0, -1), None, false),
                    field("AssignmentEpochs", Array(&Int32), (0, 0), (0, 0), Some((0, (0, 0))), false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "StreamsGroupDescribeRequest",
        kind: MessageKind::Request,
        api_key: Some(89),
        versions: (0, 1),
        flexible: (0, 1),
        recode: recode::<crate::messages::StreamsGroupDescribeRequest>,
        structs: &[StructSchema {
            name: "StreamsGroupDescribeRequest",
            fields: &[
                field("GroupIds", Array(&String), (0, 1), (0, -1), None, false),
                field("IncludeAuthorizedOperations", Bool, (0, 1), (0, -1), None, false),
                field("IncludeTopologyDescription", Bool, (1, 1), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "StreamsGroupDescribeResponse",
        kind: MessageKind::Response,
        api_key: Some(89),
        versions: (0, 1),
        flexible: (0, 1),
        recode: recode::<crate::messages::StreamsGroupDescribeResponse>,
        structs: &[
            StructSchema {
                name: "StreamsGroupDescribeResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (0, 1), (0, -1), None, false),
                    field("Groups", Array(&Struct(1)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "DescribedGroup",
                fields: &[
                    field("ErrorCode", Int16, (0, 1), (0, -1), None, false),
                    field("ErrorMessage", String, (0, 1), (0, 1), None, false),
                    field("GroupId", String, (0, 1), (0, -1), None, false),
                    field("GroupState", String, (0, 1), (0, -1), None, false),
                    field("GroupEpoch", Int32, (0, 1), (0, -1), None, false),
                    field("AssignmentEpoch", Int32, (0, 1), (0, -1), None, false),
                    field("Topology", Struct(2), (0, 1), (0, 1), None, false),
                    field("Members", Array(&Struct(4)), (0, 1), (0, -1), None, false),
                    field("AuthorizedOperations", Int32, (0, 1), (0, -1), None, false),
                    field("TopologyDescription", Struct(11), (1, 1), (1, 1), None, false),
                    field("TopologyDescriptionStatus", Int8, (1, 1), (0, -1), None, false),
                    field("AssignorName", String, (1, 1), (1, 1), None, false),
                ],
            },
            StructSchema {
                name: "Topology",
                fields: &[
                    field("Epoch", Int32, (0, 1), (0, -1), None, false),
                    field("Subtopologies", Array(&Struct(3)), (0, 1), (0, 1), None, false),
                ],
            },
            StructSchema {
                name: "Subtopology",
                fields: &[
                    field("SubtopologyId", String, (0, 1), (0, -1), None, false),
                    field("SourceTopics", Array(&String), (0, 1), (0, -1), None, false),
                    field("RepartitionSinkTopics", Array(&String), (0, 1), (0, -1), None, false),
                    field("StateChangelogTopics", Array(&Struct(10)), (0, 1), (0, -1), None, false),
                    field("RepartitionSourceTopics", Array(&Struct(10)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "Member",
                fields: &[
                    field("MemberId", String, (0, 1), (0, -1), None, false),
                    field("MemberEpoch", Int32, (0, 1), (0, -1), None, false),
                    field("InstanceId", String, (0, 1), (0, 1), None, false),
                    field("RackId", String, (0, 1), (0, 1), None, false),
                    field("ClientId", String, (0, 1), (0, -1), None, false),
                    field("ClientHost", String, (0, 1), (0, -1), None, false),
                    field("TopologyEpoch", Int32, (0, 1), (0, -1), None, false),
                    field("ProcessId", String, (0, 1), (0, -1), None, false),
                    field("UserEndpoint", Struct(5), (0, 1), (0, 1), None, false),
                    field("ClientTags", Array(&Struct(9)), (0, 1), (0, -1), None, false),
                    field("TaskOffsets", Array(&Struct(6)), (0, 1), (0, -1), None, false),
                    field("TaskEndOffsets", Array(&Struct(6)), (0, 1), (0, -1), None, false),
                    field("Assignment", Struct(7), (0, 1), (0, -1), None, false),
                    field("TargetAssignment", Struct(7), (0, 1), (0, -1), None, false),
                    field("IsClassic", Bool, (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "Endpoint",
                fields: &[
                    field("Host", String, (0, 1), (0, -1), None, false),
                    field("Port", Uint16, (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TaskOffset",
                fields: &[
                    field("SubtopologyId", String, (0, 1), (0, -1), None, false),
                    field("Partition", Int32, (0, 1), (0, -1), None, false),
                    field("Offset", Int64, (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "Assignment",
                fields: &[
                    field("ActiveTasks", Array(&Struct(8)), (0, 1), (0, -1), None, false),
                    field("StandbyTasks", Array(&Struct(8)), (0, 1), (0, -1), None, false),
                    field("WarmupTasks", Array(&Struct(8)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TaskIds",
                fields: &[
                    field("SubtopologyId", String, (0, 1), (0, -1), None, false),
                    field("Partitions", Array(&Int32), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "KeyValue",
                fields: &[
                    field("Key", String, (0, 1), (0, -1), None, false),
                    field("Value", String, (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TopicInfo",
                fields: &[
                    field("Name", String, (0, 1), (0, -1), None, false),
                    field("Partitions", Int32, (0, 1), (0, -1), None, false),
                    field("ReplicationFactor", Int16, (0, 1), (0, -1), None, false),
                    field("TopicConfigs", Array(&Struct(9)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TopologyDescription",
                fields: &[
                    field("Subtopologies", Array(&Struct(12)), (1, 1), (0, -1), None, false),
                    field("GlobalStores", Array(&Struct(14)), (1, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TopologyDescriptionSubtopology",
                fields: &[
                    field("SubtopologyId", String, (1, 1), (0, -1), None, false),
                    field("Nodes", Array(&Struct(13)), (1, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TopologyDescriptionNode",
                fields: &[
                    field("Name", String, (1, 1), (0, -1), None, false),
                    field("NodeType", Int8, (1, 1), (0, -1), None, false),
                    field("SourceTopics", Array(&String), (1, 1), (0, -1), None, false),
                    field("SinkTopic", String, (1, 1), (1, 1), None, false),
                    field("Stores", Array(&String), (1, 1), (0, -1), None, false),
                    field("Successors", Array(&String), (1, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TopologyDescriptionGlobalStore",
                fields: &[
                    field("Source", Struct(13), (1, 1), (0, -1), None, false),
                    field("Processor", Struct(13), (1, 1), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "StreamsGroupHeartbeatRequest",
        kind: MessageKind::Request,
        api_key: Some(88),
        versions: (0, 1),
        flexible: (0, 1),
        recode: recode::<crate::messages::StreamsGroupHeartbeatRequest>,
        structs: &[
            StructSchema {
                name: "StreamsGroupHeartbeatRequest",
                fields: &[
                    field("GroupId", String, (0, 1), (0, -1), None, false),
                    field("MemberId", String, (0, 1), (0, -1), None, false),
                    field("MemberEpoch", Int32, (0, 1), (0, -1), None, false),
                    field("EndpointInformationEpoch", Int32, (0, 1), (0, -1), None, false),
                    field("InstanceId", String, (0, 1), (0, 1), None, false),
                    field("RackId", String, (0, 1), (0, 1), None, false),
                    field("RebalanceTimeoutMs", Int32, (0, 1), (0, -1), None, false),
                    field("Topology", Struct(1), (0, 1), (0, 1), None, false),
                    field("ActiveTasks", Array(&Struct(8)), (0, 1), (0, 1), None, false),
                    field("StandbyTasks", Array(&Struct(8)), (0, 1), (0, 1), None, false),
                    field("WarmupTasks", Array(&Struct(8)), (0, 1), (0, 1), None, false),
                    field("ProcessId", String, (0, 1), (0, 1), None, false),
                    field("UserEndpoint", Struct(6), (0, 1), (0, 1), None, false),
                    field("ClientTags", Array(&Struct(4)), (0, 1), (0, 1), None, false),
                    field("TaskOffsets", Array(&Struct(7)), (0, 1), (0, 1), None, false),
                    field("TaskEndOffsets", Array(&Struct(7)), (0, 1), (0, 1), None, false),
                    field("ShutdownApplication", Bool, (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "Topology",
                fields: &[
                    field("Epoch", Int32, (0, 1), (0, -1), None, false),
                    field("Subtopologies", Array(&Struct(2)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "Subtopology",
                fields: &[
                    field("SubtopologyId", String, (0, 1), (0, -1), None, false),
                    field("SourceTopics", Array(&String), (0, 1), (0, -1), None, false),
                    field("SourceTopicRegex", Array(&String), (0, 1), (0, -1), None, false),
                    field("StateChangelogTopics", Array(&Struct(5)), (0, 1), (0, -1), None, false),
                    field("RepartitionSinkTopics", Array(&String), (0, 1), (0, -1), None, false),
                    field("RepartitionSourceTopics", Array(&Struct(5)), (0, 1), (0, -1), None, false),
                    field("CopartitionGroups", Array(&Struct(3)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "CopartitionGroup",
                fields: &[
                    field("SourceTopics", Array(&Int16), (0, 1), (0, -1), None, false),
                    field("SourceTopicRegex", Array(&Int16), (0, 1), (0, -1), None, false),
                    field("RepartitionSourceTopics", Array(&Int16), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "KeyValue",
                fields: &[
                    field("Key", String, (0, 1), (0, -1), None, false),
                    field("Value", String, (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TopicInfo",
                fields: &[
                    field("Name", String, (0, 1), (0, -1), None, false),
                    field("Partitions", Int32, (0, 1), (0, -1), None, false),
                    field("ReplicationFactor", Int16, (0, 1), (0, -1), None, false),
                    field("TopicConfigs", Array(&Struct(4)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "Endpoint",
                fields: &[
                    field("Host", String, (0, 1), (0, -1), None, false),
                    field("Port", Uint16, (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TaskOffset",
                fields: &[
                    field("SubtopologyId", String, (0, 1), (0, -1), None, false),
                    field("Partition", Int32, (0, 1), (0, -1), None, false),
                    field("Offset", Int64, (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TaskIds",
                fields: &[
                    field("SubtopologyId", String, (0, 1), (0, -1), None, false),
                    field("Partitions", Array(&Int32), (0, 1), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "StreamsGroupHeartbeatResponse",
        kind: MessageKind::Response,
        api_key: Some(88),
        versions: (0, 1),
        flexible: (0, 1),
        recode: recode::<crate::messages::StreamsGroupHeartbeatResponse>,
        structs: &[
            StructSchema {
                name: "StreamsGroupHeartbeatResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (0, 1), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 1), (0, -1), None, false),
                    field("ErrorMessage", String, (0, 1), (0, 1), None, false),
                    field("MemberId", String, (0, 1), (0, -1), None, false),
                    field("MemberEpoch", Int32, (0, 1), (0, -1), None, false),
                    field("HeartbeatIntervalMs", Int32, (0, 1), (0, -1), None, false),
                    field("AcceptableRecoveryLagLegacy", Int32, (0, 0), (0, -1), None, false),
                    field("TaskOffsetIntervalMs", Int32, (0, 1), (0, -1), None, false),
                    field("AcceptableRecoveryLag", Int64, (1, 1), (0, -1), None, false),
                    field("Status", Array(&Struct(2)), (0, 1), (0, 1), None, false),
                    field("ActiveTasks", Array(&Struct(4)), (0, 1), (0, 1), None, false),
                    field("StandbyTasks", Array(&Struct(4)), (0, 1), (0, 1), None, false),
                    field("WarmupTasks", Array(&Struct(4)), (0, 1), (0, 1), None, false),
                    field("TopologyDescriptionRequired", Bool, (1, 1), (0, -1), None, false),
                    field("EndpointInformationEpoch", Int32, (0, 1), (0, -1), None, false),
                    field("PartitionsByUserEndpoint", Array(&Struct(1)), (0, 1), (0, 1), None, false),
                ],
            },
            StructSchema {
                name: "EndpointToPartitions",
                fields: &[
                    field("UserEndpoint", Struct(5), (0, 1), (0, -1), None, false),
                    field("ActivePartitions", Array(&Struct(3)), (0, 1), (0, -1), None, false),
                    field("StandbyPartitions", Array(&Struct(3)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "Status",
                fields: &[
                    field("StatusCode", Int8, (0, 1), (0, -1), None, false),
                    field("StatusDetail", String, (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TopicPartition",
                fields: &[
                    field("Topic", String, (0, 1), (0, -1), None, false),
                    field("Partitions", Array(&Int32), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TaskIds",
                fields: &[
                    field("SubtopologyId", String, (0, 1), (0, -1), None, false),
                    field("Partitions", Array(&Int32), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "Endpoint",
                fields: &[
                    field("Host", String, (0, 1), (0, -1), None, false),
                    field("Port", Uint16, (0, 1), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "StreamsGroupMemberMetadataKey",
        kind: MessageKind::CoordinatorKey,
        api_key: Some(19),
        versions: (0, 0),
        flexible: (0, -1),
        recode: recode::<crate::messages::StreamsGroupMemberMetadataKey>,
        structs: &[StructSchema {
            name: "StreamsGroupMemberMetadataKey",
            fields: &[
                field("GroupId", String, (0, 0), (0, -1), None, false),
                field("MemberId", String, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "StreamsGroupMemberMetadataValue",
        kind: MessageKind::CoordinatorValue,
        api_key: Some(19),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::StreamsGroupMemberMetadataValue>,
        structs: &[
            StructSchema {
                name: "StreamsGroupMemberMetadataValue",
                fields: &[
                    field("InstanceId", String, (0, 0), (0, 0), None, false),
                    field("RackId", String, (0, 0), (0, 0), None, false),
                    field("ClientId", String, (0, 0), (0, -1), None, false),
                    field("ClientHost", String, (0, 0), (0, -1), None, false),
                    field("RebalanceTimeoutMs", Int32, (0, 0), (0, -1), None, false),
                    field("TopologyEpoch", Int32, (0, 0), (0, -1), None, false),
                    field("ProcessId", String, (0, 0), (0, -1), None, false),
                    field("UserEndpoint", Struct(1), (0, 0), (0, 0), None, false),
                    field("ClientTags", Array(&Struct(2)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "Endpoint",
                fields: &[
                    field("Host", String, (0, 0), (0, -1), None, false),
                    field("Port", Uint16, (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "KeyValue",
                fields: &[
                    field("Key", String, (0, 0), (0, -1), None, false),
                    field("Value", String, (0, 0), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "StreamsGroupMetadataKey",
        kind: MessageKind::CoordinatorKey,
        api_key: Some(17),
        versions: (0, 0),
        flexible: (0, -1),
        recode: recode::<crate::messages::StreamsGroupMetadataKey>,
        structs: &[StructSchema {
            name: "StreamsGroupMetadataKey",
            fields: &[field("GroupId", String, (0, 0), (0, -1), None, false)],
        }],
    },
    MessageSchema {
        name: "StreamsGroupMetadataValue",
        kind: MessageKind::CoordinatorValue,
        api_key: Some(17),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::StreamsGroupMetadataValue>,
        structs: &[
            StructSchema {
                name: "StreamsGroupMetadataValue",
                fields: &[
                    field("Epoch", Int32, (0, 0), (0, -1), None, false),
                    field("MetadataHash", Int64, (0, 0), (0, -1), None, false),
                    field("ValidatedTopologyEpoch", Int32, (0, 0), (0, -1), Some((0, (0, 0))), false),
                    field("LastAssignmentConfigs", Array(&Struct(1)), (0, 0), (0, 0), Some((1, (0, 0))), false),
                    field("StoredDescriptionTopologyEpoch", Int32, (0, 0), (0, -1), Some((2, (0, 0))), false),
                    field("FailedDescriptionTopologyEpoch", Int32, (0, 0), (0, -1), Some((3, (0, 0))), false),
                ],
            },
            StructSchema {
                name: "LastAssignmentConfig",
                fields: &[
                    field("Key", String, (0, 0), (0, -1), None, false),
                    field("Value", String, (0, 0), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "StreamsGroupTargetAssignmentMemberKey",
        kind: MessageKind::CoordinatorKey,
        api_key: Some(21),
        versions: (0, 0),
        flexible: (0, -1),
        recode: recode::<crate::messages::StreamsGroupTargetAssignmentMemberKey>,
        structs: &[StructSchema {
            name: "StreamsGroupTargetAssignmentMemberKey",
            fields: &[
                field("GroupId", String, (0, 0), (0, -1), None, false),
                field("MemberId", String, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "StreamsGroupTargetAssignmentMemberValue",
        kind: MessageKind::CoordinatorValue,
        api_key: Some(21),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::StreamsGroupTargetAssignmentMemberValue>,
        structs: &[
            StructSchema {
                name: "StreamsGroupTargetAssignmentMemberValue",
                fields: &[
                    field("ActiveTasks", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                    field("StandbyTasks", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                    field("WarmupTasks", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TaskIds",
                fields: &[
                    field("SubtopologyId", String, (0, 0), (0, -1), None, false),
                    field("Partitions", Array(&Int32), (0, 0), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "StreamsGroupTargetAssignmentMetadataKey",
        kind: MessageKind::CoordinatorKey,
        api_key: Some(20),
        versions: (0, 0),
        flexible: (0, -1),
        recode: recode::<crate::messages::StreamsGroupTargetAssignmentMetadataKey>,
        structs: &[StructSchema {
            name: "StreamsGroupTargetAssignmentMetadataKey",
            fields: &[field("GroupId", String, (0, 0), (0, -1), None, false)],
        }],
    },
    MessageSchema {
        name: "StreamsGroupTargetAssignmentMetadataValue",
        kind: MessageKind::CoordinatorValue,
        api_key: Some(20),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::StreamsGroupTargetAssignmentMetadataValue>,
        structs: &[StructSchema {
            name: "StreamsGroupTargetAssignmentMetadataValue",
            fields: &[
                field("AssignmentEpoch", Int32, (0, 0), (0, -1), None, false),
                field("AssignmentTimestamp", Int64, (0, 0), (0, -1), Some((0, (0, 0))), false),
            ],
        }],
    },
    MessageSchema {
        name: "StreamsGroupTopologyDescriptionUpdateRequest",
        kind: MessageKind::Request,
        api_key: Some(93),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::StreamsGroupTopologyDescriptionUpdateRequest>,
        structs: &[
            StructSchema {
                name: "StreamsGroupTopologyDescriptionUpdateRequest",
                fields: &[
                    field("GroupId", String, (0, 0), (0, -1), None, false),
                    field("MemberId", String, (0, 0), (0, -1), None, false),
                    field("TopologyEpoch", Int32, (0, 0), (0, -1), None, false),
                    field("TopologyDescription", Struct(1), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TopologyDescription",
                fields: &[
                    field("Subtopologies", Array(&Struct(2)), (0, 0), (0, -1), None, false),
                    field("GlobalStores", Array(&Struct(4)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TopologyDescriptionSubtopology",
                fields: &[
                    field("SubtopologyId", String, (0, 0), (0, -1), None, false),
                    field("Nodes", Array(&Struct(3)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TopologyDescriptionNode",
                fields: &[
                    field("Name", String, (0, 0), (0, -1), None, false),
                    field("NodeType", Int8, (0, 0), (0, -1), None, false),
                    field("SourceTopics", Array(&String), (0, 0), (0, -1), None, false),
                    field("SinkTopic", String, (0, 0), (0, 0), None, false),
                    field("Stores", Array(&String), (0, 0), (0, -1), None, false),
                    field("Successors", Array(&String), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TopologyDescriptionGlobalStore",
                fields: &[
                    field("Source", Struct(3), (0, 0), (0, -1), None, false),
                    field("Processor", Struct(3), (0, 0), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "StreamsGroupTopologyDescriptionUpdateResponse",
        kind: MessageKind::Response,
        api_key: Some(93),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::StreamsGroupTopologyDescriptionUpdateResponse>,
        structs: &[StructSchema {
            name: "StreamsGroupTopologyDescriptionUpdateResponse",
            fields: &[
                field("ThrottleTimeMs", Int32, (0, 0), (0, -1), None, false),
                field("ErrorCode", Int16, (0, 0), (0, -1), None, false),
                field("ErrorMessage", String, (0, 0), (0, 0), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "StreamsGroupTopologyKey",
        kind: MessageKind::CoordinatorKey,
        api_key: Some(23),
        versions: (0, 0),
        flexible: (0, -1),
        recode: recode::<crate::messages::StreamsGroupTopologyKey>,
        structs: &[StructSchema {
            name: "StreamsGroupTopologyKey",
            fields: &[field("GroupId", String, (0, 0), (0, -1), None, false)],
        }],
    },
    MessageSchema {
        name: "StreamsGroupTopologyValue",
        kind: MessageKind::CoordinatorValue,
        api_key: Some(23),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::StreamsGroupTopologyValue>,
        structs: &[
            StructSchema {
                name: "StreamsGroupTopologyValue",
                fields: &[
                    field("Epoch", Int32, (0, 0), (0, -1), None, false),
                    field("Subtopologies", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "Subtopology",
                fields: &[
                    field("SubtopologyId", String, (0, 0), (0, -1), None, false),
                    field("SourceTopics", Array(&String), (0, 0), (0, -1), None, false),
                    field("SourceTopicRegex", Array(&String), (0, 0), (0, -1), None, false),
                    field("StateChangelogTopics", Array(&Struct(4)), (0, 0), (0, -1), None, false),
                    field("RepartitionSinkTopics", Array(&String), (0, 0), (0, -1), None, false),
                    field("RepartitionSourceTopics", Array(&Struct(4)), (0, 0), (0, -1), None, false),
                    field("CopartitionGroups", Array(&Struct(2)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "CopartitionGroup",
                fields: &[
                    field("SourceTopics", Array(&Int16), (0, 0), (0, -1), None, false),
                    field("SourceTopicRegex", Array(&Int16), (0, 0), (0, -1), None, false),
                    field("RepartitionSourceTopics", Array(&Int16), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TopicConfig",
                fields: &[
                    field("key", String, (0, 0), (0, -1), None, false),
                    field("value", String, (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TopicInfo",
                fields: &[
                    field("Name", String, (0, 0), (0, -1), None, false),
                    field("Partitions", Int32, (0, 0), (0, -1), None, false),
                    field("ReplicationFactor", Int16, (0, 0), (0, -1), None, false),
                    field("TopicConfigs", Array(&Struct(3)), (0, 0), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "SyncGroupRequest",
        kind: MessageKind::Request,
        api_key: Some(14),
        versions: (0, 5),
        flexible: (4, 5),
        recode: recode::<crate::messages::SyncGroupRequest>,
        structs: &[
            StructSchema {
                name: "SyncGroupRequest",
                fields: &[
                    field("GroupId", String, (0, 5), (0, -1), None, false),
                    field("GenerationId", Int32, (0, 5), (0, -1), None, false),
                    field("MemberId", String, (0, 5), (0, -1), None, false),
                    field("GroupInstanceId", String, (3, 5), (3, 5), None, false),
                    field("ProtocolType", String, (5, 5), (5, 5), None, false),
                    field("ProtocolName", String, (5, 5), (5, 5), None, false),
                    field("Assignments", Array(&Struct(1)), (0, 5), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "SyncGroupRequestAssignment",
                fields: &[
                    field("MemberId", String, (0, 5), (0, -1), None, false),
                    field("Assignment", Bytes, (0, 5), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "SyncGroupResponse",
        kind: MessageKind::Response,
        api_key: Some(14),
        versions: (0, 5),
        flexible: (4, 5),
        recode: recode::<crate::messages::SyncGroupResponse>,
        structs: &[StructSchema {
            name: "SyncGroupResponse",
            fields: &[
                field("ThrottleTimeMs", Int32, (1, 5), (0, -1), None, false),
                field("ErrorCode", Int16, (0, 5), (0, -1), None, false),
                field("ProtocolType", String, (5, 5), (5, 5), None, false),
                field("ProtocolName", String, (5, 5), (5, 5), None, false),
                field("Assignment", Bytes, (0, 5), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "TopicRecord",
        kind: MessageKind::Metadata,
        api_key: Some(2),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::TopicRecord>,
        structs: &[StructSchema {
            name: "TopicRecord",
            fields: &[
                field("Name", String, (0, 0), (0, -1), None, false),
                field("TopicId", Uuid, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "TransactionLogKey",
        kind: MessageKind::CoordinatorKey,
        api_key: Some(0),
        versions: (0, 0),
        flexible: (0, -1),
        recode: recode::<crate::messages::TransactionLogKey>,
        structs: &[StructSchema {
            name: "TransactionLogKey",
            fields: &[field("TransactionalId", String, (0, 0), (0, -1), None, false)],
        }],
    },
    MessageSchema {
        name: "TransactionLogValue",
        kind: MessageKind::CoordinatorValue,
        api_key: Some(0),
        versions: (0, 1),
        flexible: (1, 1),
        recode: recode::<crate::messages::TransactionLogValue>,
        structs: &[
            StructSchema {
                name: "TransactionLogValue",
                fields: &[
                    field("ProducerId", Int64, (0, 1), (0, -1), None, false),
                    field("PreviousProducerId", Int64, (1, 1), (0, -1), Some((0, (1, 1))), false),
                    field("NextProducerId", Int64, (1, 1), (0, -1), Some((1, (1, 1))), false),
                    field("ProducerEpoch", Int16, (0, 1), (0, -1), None, false),
                    field("NextProducerEpoch", Int16, (1, 1), (0, -1), Some((3, (1, 1))), false),
                    field("TransactionTimeoutMs", Int32, (0, 1), (0, -1), None, false),
                    field("TransactionStatus", Int8, (0, 1), (0, -1), None, false),
                    field("TransactionPartitions", Array(&Struct(1)), (0, 1), (0, 1), None, false),
                    field("TransactionLastUpdateTimestampMs", Int64, (0, 1), (0, -1), None, false),
                    field("TransactionStartTimestampMs", Int64, (0, 1), (0, -1), None, false),
                    field("ClientTransactionVersion", Int16, (1, 1), (0, -1), Some((2, (1, 1))), false),
                ],
            },
            StructSchema {
                name: "PartitionsSchema",
                fields: &[
                    field("Topic", String, (0, 1), (0, -1), None, false),
                    field("PartitionIds", Array(&Int32), (0, 1), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "TxnOffsetCommitRequest",
        kind: MessageKind::Request,
        api_key: Some(28),
        versions: (0, 6),
        flexible: (3, 6),
        recode: recode::<crate::messages::TxnOffsetCommitRequest>,
        structs: &[
            StructSchema {
                name: "TxnOffsetCommitRequest",
                fields: &[
                    field("TransactionalId", String, (0, 6), (0, -1), None, false),
                    field("GroupId", String, (0, 6), (0, -1), None, false),
                    field("ProducerId", Int64, (0, 6), (0, -1), None, false),
                    field("ProducerEpoch", Int16, (0, 6), (0, -1), None, false),
                    field("GenerationIdOrMemberEpoch", Int32, (3, 6), (0, -1), None, false),
                    field("MemberId", String, (3, 6), (0, -1), None, false),
                    field("GroupInstanceId", String, (3, 6), (3, 6), None, false),
                    field("Topics", Array(&Struct(1)), (0, 6), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TxnOffsetCommitRequestTopic",
                fields: &[
                    field("Name", String, (0, 5), (0, -1), None, false),
                    field("TopicId", Uuid, (6, 6), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (0, 6), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TxnOffsetCommitRequestPartition",
                fields: &[
                    field("PartitionIndex", Int32, (0, 6), (0, -1), None, false),
                    field("CommittedOffset", Int64, (0, 6), (0, -1), None, false),
                    field("CommittedLeaderEpoch", Int32, (2, 6), (0, -1), None, false),
                    field("CommittedMetadata", String, (0, 6), (0, 6), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "TxnOffsetCommitResponse",
        kind: MessageKind::Response,
        api_key: Some(28),
        versions: (0, 6),
        flexible: (3, 6),
        recode: recode::<crate::messages::TxnOffsetCommitResponse>,
        structs: &[
            StructSchema {
                name: "TxnOffsetCommitResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (0, 6), (0, -1), None, false),
                    field("Topics", Array(&Struct(1)), (0, 6), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TxnOffsetCommitResponseTopic",
                fields: &[
                    field("Name", String, (0, 5), (0, -1), None, false),
                    field("TopicId", Uuid, (6, 6), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (0, 6), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TxnOffsetCommitResponsePartition",
                fields: &[
                    field("PartitionIndex", Int32, (0, 6), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 6), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "UnfenceBrokerRecord",
        kind: MessageKind::Metadata,
        api_key: Some(8),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::UnfenceBrokerRecord>,
        structs: &[StructSchema {
            name: "UnfenceBrokerRecord",
            fields: &[
                field("Id", Int32, (0, 0), (0, -1), None, false),
                field("Epoch", Int64, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "UnregisterBrokerRecord",
        kind: MessageKind::Metadata,
        api_key: Some(1),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::UnregisterBrokerRecord>,
        structs: &[StructSchema {
            name: "UnregisterBrokerRecord",
            fields: &[
                field("BrokerId", Int32, (0, 0), (0, -1), None, false),
                field("BrokerEpoch", Int64, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "UnregisterBrokerRequest",
        kind: MessageKind::Request,
        api_key: Some(64),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::UnregisterBrokerRequest>,
        structs: &[StructSchema {
            name: "UnregisterBrokerRequest",
            fields: &[field("BrokerId", Int32, (0, 0), (0, -1), None, false)],
        }],
    },
    MessageSchema {
        name: "UnregisterBrokerResponse",
        kind: MessageKind::Response,
        api_key: Some(64),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::UnregisterBrokerResponse>,
        structs: &[StructSchema {
            name: "UnregisterBrokerResponse",
            fields: &[
                field("ThrottleTimeMs", Int32, (0, 0), (0, -1), None, false),
                field("ErrorCode", Int16, (0, 0), (0, -1), None, false),
                field("ErrorMessage", String, (0, 0), (0, 0), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "UnregisterControllerRecord",
        kind: MessageKind::Metadata,
        api_key: Some(29),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::UnregisterControllerRecord>,
        structs: &[StructSchema {
            name: "UnregisterControllerRecord",
            fields: &[field("ControllerId", Int32, (0, 0), (0, -1), None, false)],
        }],
    },
    MessageSchema {
        name: "UnregisterControllerRequest",
        kind: MessageKind::Request,
        api_key: Some(94),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::UnregisterControllerRequest>,
        structs: &[StructSchema {
            name: "UnregisterControllerRequest",
            fields: &[field("ControllerId", Int32, (0, 0), (0, -1), None, false)],
        }],
    },
    MessageSchema {
        name: "UnregisterControllerResponse",
        kind: MessageKind::Response,
        api_key: Some(94),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::UnregisterControllerResponse>,
        structs: &[StructSchema {
            name: "UnregisterControllerResponse",
            fields: &[
                field("ThrottleTimeMs", Int32, (0, 0), (0, -1), None, false),
                field("ErrorCode", Int16, (0, 0), (0, -1), None, false),
                field("ErrorMessage", String, (0, 0), (0, 0), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "UpdateFeaturesRequest",
        kind: MessageKind::Request,
        api_key: Some(57),
        versions: (0, 2),
        flexible: (0, 2),
        recode: recode::<crate::messages::UpdateFeaturesRequest>,
        structs: &[
            StructSchema {
                name: "UpdateFeaturesRequest",
                fields: &[
                    field("timeoutMs", Int32, (0, 2), (0, -1), None, false),
                    field("FeatureUpdates", Array(&Struct(1)), (0, 2), (0, -1), None, false),
                    field("ValidateOnly", Bool, (1, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "FeatureUpdateKey",
                fields: &[
                    field("Feature", String, (0, 2), (0, -1), None, false),
                    field("MaxVersionLevel", Int16, (0, 2), (0, -1), None, false),
                    field("AllowDowngrade", Bool, (0, 0), (0, -1), None, false),
                    field("UpgradeType", Int8, (1, 2), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "UpdateFeaturesResponse",
        kind: MessageKind::Response,
        api_key: Some(57),
        versions: (0, 2),
        flexible: (0, 2),
        recode: recode::<crate::messages::UpdateFeaturesResponse>,
        structs: &[
            StructSchema {
                name: "UpdateFeaturesResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (0, 2), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 2), (0, -1), None, false),
                    field("ErrorMessage", String, (0, 2), (0, 2), None, false),
                    field("Results", Array(&Struct(1)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "UpdatableFeatureResult",
                fields: &[
                    field("Feature", String, (0, 2), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 2), (0, -1), None, false),
                    field("ErrorMessage", String, (0, 2), (0, 2), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "UpdateRaftVoterRequest",
        kind: MessageKind::Request,
        api_key: Some(82),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::UpdateRaftVoterRequest>,
        structs: &[
            StructSchema {
                name: "UpdateRaftVoterRequest",
                fields: &[
                    field("ClusterId", String, (0, 0), (0, 0), None, false),
                    field("CurrentLeaderEpoch", Int32, (0, 0), (0, -1), None, false),
                    field("VoterId", Int32, (0, 0), (0, -1), None, false),
                    field("VoterDirectoryId", Uuid, (0, 0), (0, -1), None, false),
                    field("Listeners", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                    field("KRaftVersionFeature", Struct(2), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "Listener",
                fields: &[
                    field("Name", String, (0, 0), (0, -1), None, false),
                    field("Host", String, (0, 0), (0, -1), None, false),
                    field("Port", Uint16, (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "KRaftVersionFeature",
                fields: &[
                    field("MinSupportedVersion", Int16, (0, 0), (0, -1), None, false),
                    field("MaxSupportedVersion", Int16, (0, 0), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "UpdateRaftVoterResponse",
        kind: MessageKind::Response,
        api_key: Some(82),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::UpdateRaftVoterResponse>,
        structs: &[
            StructSchema {
                name: "UpdateRaftVoterResponse",
                fields: &[
                    field("ThrottleTimeMs", Int32, (0, 0), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 0), (0, -1), None, false),
                    field("CurrentLeader", Struct(1), (0, 0), (0, -1), Some((0, (0, 0))), false),
                ],
            },
            StructSchema {
                name: "CurrentLeader",
                fields: &[
                    field("LeaderId", Int32, (0, 0), (0, -1), None, false),
                    field("LeaderEpoch", Int32, (0, 0), (0, -1), None, false),
                    field("Host", String, (0, 0), (0, -1), None, false),
                    field("Port", Int32, (0, 0), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "UserScramCredentialRecord",
        kind: MessageKind::Metadata,
        api_key: Some(11),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::UserScramCredentialRecord>,
        structs: &[StructSchema {
            name: "UserScramCredentialRecord",
            fields: &[
                field("Name", String, (0, 0), (0, -1), None, false),
                field("Mechanism", Int8, (0, 0), (0, -1), None, false),
                field("Salt", Bytes, (0, 0), (0, -1), None, false),
                field("StoredKey", Bytes, (0, 0), (0, -1), None, false),
                field("ServerKey", Bytes, (0, 0), (0, -1), None, false),
                field("Iterations", Int32, (0, 0), (0, -1), None, false),
            ],
        }],
    },
    MessageSchema {
        name: "VoteRequest",
        kind: MessageKind::Request,
        api_key: Some(52),
        versions: (0, 2),
        flexible: (0, 2),
        recode: recode::<crate::messages::VoteRequest>,
        structs: &[
            StructSchema {
                name: "VoteRequest",
                fields: &[
                    field("ClusterId", String, (0, 2), (0, 2), None, false),
                    field("VoterId", Int32, (1, 2), (0, -1), None, false),
                    field("Topics", Array(&Struct(1)), (0, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "TopicData",
                fields: &[
                    field("TopicName", String, (0, 2), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (0, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "PartitionData",
                fields: &[
                    field("PartitionIndex", Int32, (0, 2), (0, -1), None, false),
                    field("ReplicaEpoch", Int32, (0, 2), (0, -1), None, false),
                    field("ReplicaId", Int32, (0, 2), (0, -1), None, false),
                    field("ReplicaDirectoryId", Uuid, (1, 2), (0, -1), None, false),
                    field("VoterDirectoryId", Uuid, (1, 2), (0, -1), None, false),
                    field("LastOffsetEpoch", Int32, (0, 2), (0, -1), None, false),
                    field("LastOffset", Int64, (0, 2), (0, -1), None, false),
                    field("PreVote", Bool, (2, 2), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "VoteResponse",
        kind: MessageKind::Response,
        api_key: Some(52),
        versions: (0, 2),
        flexible: (0, 2),
        recode: recode::<crate::messages::VoteResponse>,
        structs: &[
            StructSchema {
                name: "VoteResponse",
                fields: &[
                    field("ErrorCode", Int16, (0, 2), (0, -1), None, false),
                    field("Topics", Array(&Struct(1)), (0, 2), (0, -1), None, false),
                    field("NodeEndpoints", Array(&Struct(3)), (1, 2), (0, -1), Some((0, (1, 2))), false),
                ],
            },
            StructSchema {
                name: "TopicData",
                fields: &[
                    field("TopicName", String, (0, 2), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (0, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "PartitionData",
                fields: &[
                    field("PartitionIndex", Int32, (0, 2), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 2), (0, -1), None, false),
                    field("LeaderId", Int32, (0, 2), (0, -1), None, false),
                    field("LeaderEpoch", Int32, (0, 2), (0, -1), None, false),
                    field("VoteGranted", Bool, (0, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "NodeEndpoint",
                fields: &[
                    field("NodeId", Int32, (1, 2), (0, -1), None, false),
                    field("Host", String, (1, 2), (0, -1), None, false),
                    field("Port", Uint16, (1, 2), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "VotersRecord",
        kind: MessageKind::Data,
        api_key: None,
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::VotersRecord>,
        structs: &[
            StructSchema {
                name: "VotersRecord",
                fields: &[
                    field("Version", Int16, (0, 0), (0, -1), None, false),
                    field("Voters", Array(&Struct(1)), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "Voter",
                fields: &[
                    field("VoterId", Int32, (0, 0), (0, -1), None, false),
                    field("VoterDirectoryId", Uuid, (0, 0), (0, -1), None, false),
                    field("Endpoints", Array(&Struct(2)), (0, 0), (0, -1), None, false),
                    field("KRaftVersionFeature", Struct(3), (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "Endpoint",
                fields: &[
                    field("Name", String, (0, 0), (0, -1), None, false),
                    field("Host", String, (0, 0), (0, -1), None, false),
                    field("Port", Uint16, (0, 0), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "KRaftVersionFeature",
                fields: &[
                    field("MinSupportedVersion", Int16, (0, 0), (0, -1), None, false),
                    field("MaxSupportedVersion", Int16, (0, 0), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "WriteShareGroupStateRequest",
        kind: MessageKind::Request,
        api_key: Some(85),
        versions: (0, 1),
        flexible: (0, 1),
        recode: recode::<crate::messages::WriteShareGroupStateRequest>,
        structs: &[
            StructSchema {
                name: "WriteShareGroupStateRequest",
                fields: &[
                    field("GroupId", String, (0, 1), (0, -1), None, false),
                    field("Topics", Array(&Struct(1)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "WriteStateData",
                fields: &[
                    field("TopicId", Uuid, (0, 1), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "PartitionData",
                fields: &[
                    field("Partition", Int32, (0, 1), (0, -1), None, false),
                    field("StateEpoch", Int32, (0, 1), (0, -1), None, false),
                    field("LeaderEpoch", Int32, (0, 1), (0, -1), None, false),
                    field("StartOffset", Int64, (0, 1), (0, -1), None, false),
                    field("DeliveryCompleteCount", Int32, (1, 1), (0, -1), None, false),
                    field("StateBatches", Array(&Struct(3)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "StateBatch",
                fields: &[
                    field("FirstOffset", Int64, (0, 1), (0, -1), None, false),
                    field("LastOffset", Int64, (0, 1), (0, -1), None, false),
                    field("DeliveryState", Int8, (0, 1), (0, -1), None, false),
                    field("DeliveryCount", Int16, (0, 1), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "WriteShareGroupStateResponse",
        kind: MessageKind::Response,
        api_key: Some(85),
        versions: (0, 1),
        flexible: (0, 1),
        recode: recode::<crate::messages::WriteShareGroupStateResponse>,
        structs: &[
            StructSchema {
                name: "WriteShareGroupStateResponse",
                fields: &[field("Results", Array(&Struct(1)), (0, 1), (0, -1), None, false)],
            },
            StructSchema {
                name: "WriteStateResult",
                fields: &[
                    field("TopicId", Uuid, (0, 1), (0, -1), None, false),
                    field("Partitions", Array(&Struct(2)), (0, 1), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "PartitionResult",
                fields: &[
                    field("Partition", Int32, (0, 1), (0, -1), None, false),
                    field("ErrorCode", Int16, (0, 1), (0, -1), None, false),
                    field("ErrorMessage", String, (0, 1), (0, 1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "WriteTxnMarkersRequest",
        kind: MessageKind::Request,
        api_key: Some(27),
        versions: (1, 2),
        flexible: (1, 2),
        recode: recode::<crate::messages::WriteTxnMarkersRequest>,
        structs: &[
            StructSchema {
                name: "WriteTxnMarkersRequest",
                fields: &[field("Markers", Array(&Struct(1)), (1, 2), (0, -1), None, false)],
            },
            StructSchema {
                name: "WritableTxnMarker",
                fields: &[
                    field("ProducerId", Int64, (1, 2), (0, -1), None, false),
                    field("ProducerEpoch", Int16, (1, 2), (0, -1), None, false),
                    field("TransactionResult", Bool, (1, 2), (0, -1), None, false),
                    field("Topics", Array(&Struct(2)), (1, 2), (0, -1), None, false),
                    field("CoordinatorEpoch", Int32, (1, 2), (0, -1), None, false),
                    field("TransactionVersion", Int8, (2, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "WritableTxnMarkerTopic",
                fields: &[
                    field("Name", String, (1, 2), (0, -1), None, false),
                    field("PartitionIndexes", Array(&Int32), (1, 2), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "WriteTxnMarkersResponse",
        kind: MessageKind::Response,
        api_key: Some(27),
        versions: (1, 2),
        flexible: (1, 2),
        recode: recode::<crate::messages::WriteTxnMarkersResponse>,
        structs: &[
            StructSchema {
                name: "WriteTxnMarkersResponse",
                fields: &[field("Markers", Array(&Struct(1)), (1, 2), (0, -1), None, false)],
            },
            StructSchema {
                name: "WritableTxnMarkerResult",
                fields: &[
                    field("ProducerId", Int64, (1, 2), (0, -1), None, false),
                    field("Topics", Array(&Struct(2)), (1, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "WritableTxnMarkerTopicResult",
                fields: &[
                    field("Name", String, (1, 2), (0, -1), None, false),
                    field("Partitions", Array(&Struct(3)), (1, 2), (0, -1), None, false),
                ],
            },
            StructSchema {
                name: "WritableTxnMarkerPartitionResult",
                fields: &[
                    field("PartitionIndex", Int32, (1, 2), (0, -1), None, false),
                    field("ErrorCode", Int16, (1, 2), (0, -1), None, false),
                ],
            },
        ],
    },
    MessageSchema {
        name: "ZkMigrationStateRecord",
        kind: MessageKind::Metadata,
        api_key: Some(21),
        versions: (0, 0),
        flexible: (0, 0),
        recode: recode::<crate::messages::ZkMigrationStateRecord>,
        structs: &[StructSchema {
            name: "ZkMigrationStateRecord",
            fields: &[field("ZkMigrationState", Int8, (0, 0), (0, -1), None, false)],
        }],
    },
];
