// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! Every message of the protocol, one module each; records of internal topics and of the metadata log too.

#![allow(clippy::field_reassign_with_default, reason = "fields are read one by one, in the order of the wire")]
#![allow(clippy::nonminimal_bool, reason = "conditions on versions are written as the definitions say them")]

pub mod abort_transaction_record;
pub mod aborted_txn;
pub mod access_control_entry_record;
pub mod add_offsets_to_txn_request;
pub mod add_offsets_to_txn_response;
pub mod add_partitions_to_txn_request;
pub mod add_partitions_to_txn_response;
pub mod add_raft_voter_request;
pub mod add_raft_voter_response;
pub mod allocate_producer_ids_request;
pub mod allocate_producer_ids_response;
pub mod alter_client_quotas_request;
pub mod alter_client_quotas_response;
pub mod alter_configs_request;
pub mod alter_configs_response;
pub mod alter_partition_reassignments_request;
pub mod alter_partition_reassignments_response;
pub mod alter_partition_request;
pub mod alter_partition_response;
pub mod alter_replica_log_dirs_request;
pub mod alter_replica_log_dirs_response;
pub mod alter_share_group_offsets_request;
pub mod alter_share_group_offsets_response;
pub mod alter_user_scram_credentials_request;
pub mod alter_user_scram_credentials_response;
pub mod api_key;
pub mod api_versions_request;
pub mod api_versions_response;
pub mod assign_replicas_to_dirs_request;
pub mod assign_replicas_to_dirs_response;
pub mod begin_quorum_epoch_request;
pub mod begin_quorum_epoch_response;
pub mod begin_transaction_record;
pub mod broker_heartbeat_request;
pub mod broker_heartbeat_response;
pub mod broker_registration_change_record;
pub mod broker_registration_request;
pub mod broker_registration_response;
pub mod clear_elr_record;
pub mod client_quota_record;
pub mod config_record;
pub mod consumer_group_current_member_assignment_key;
pub mod consumer_group_current_member_assignment_value;
pub mod consumer_group_describe_request;
pub mod consumer_group_describe_response;
pub mod consumer_group_heartbeat_request;
pub mod consumer_group_heartbeat_response;
pub mod consumer_group_member_metadata_key;
pub mod consumer_group_member_metadata_value;
pub mod consumer_group_metadata_key;
pub mod consumer_group_metadata_value;
pub mod consumer_group_partition_metadata_key;
pub mod consumer_group_partition_metadata_value;
pub mod consumer_group_regular_expression_key;
pub mod consumer_group_regular_expression_value;
pub mod consumer_group_target_assignment_member_key;
pub mod consumer_group_target_assignment_member_value;
pub mod consumer_group_target_assignment_metadata_key;
pub mod consumer_group_target_assignment_metadata_value;
pub mod consumer_protocol_assignment;
pub mod consumer_protocol_subscription;
pub mod control_record_type_schema;
pub mod controller_registration_request;
pub mod controller_registration_response;
pub mod create_acls_request;
pub mod create_acls_response;
pub mod create_delegation_token_request;
pub mod create_delegation_token_response;
pub mod create_partitions_request;
pub mod create_partitions_response;
pub mod create_topics_request;
pub mod create_topics_response;
pub mod default_principal_data;
pub mod delegation_token_record;
pub mod delete_acls_request;
pub mod delete_acls_response;
pub mod delete_groups_request;
pub mod delete_groups_response;
pub mod delete_records_request;
pub mod delete_records_response;
pub mod delete_share_group_offsets_request;
pub mod delete_share_group_offsets_response;
pub mod delete_share_group_state_request;
pub mod delete_share_group_state_response;
pub mod delete_topics_request;
pub mod delete_topics_response;
pub mod describe_acls_request;
pub mod describe_acls_response;
pub mod describe_client_quotas_request;
pub mod describe_client_quotas_response;
pub mod describe_cluster_request;
pub mod describe_cluster_response;
pub mod describe_configs_request;
pub mod describe_configs_response;
pub mod describe_delegation_token_request;
pub mod describe_delegation_token_response;
pub mod describe_groups_request;
pub mod describe_groups_response;
pub mod describe_log_dirs_request;
pub mod describe_log_dirs_response;
pub mod describe_producers_request;
pub mod describe_producers_response;
pub mod describe_quorum_request;
pub mod describe_quorum_response;
pub mod describe_share_group_offsets_request;
pub mod describe_share_group_offsets_response;
pub mod describe_topic_partitions_request;
pub mod describe_topic_partitions_response;
pub mod describe_transactions_request;
pub mod describe_transactions_response;
pub mod describe_user_scram_credentials_request;
pub mod describe_user_scram_credentials_response;
pub mod elect_leaders_request;
pub mod elect_leaders_response;
pub mod end_quorum_epoch_request;
pub mod end_quorum_epoch_response;
pub mod end_transaction_record;
pub mod end_txn_marker;
pub mod end_txn_request;
pub mod end_txn_response;
pub mod envelope_request;
pub mod envelope_response;
pub mod expire_delegation_token_request;
pub mod expire_delegation_token_response;
pub mod feature_level_record;
pub mod fence_broker_record;
pub mod fetch_request;
pub mod fetch_response;
pub mod fetch_snapshot_request;
pub mod fetch_snapshot_response;
pub mod find_coordinator_request;
pub mod find_coordinator_response;
pub mod get_telemetry_subscriptions_request;
pub mod get_telemetry_subscriptions_response;
pub mod group_metadata_key;
pub mod group_metadata_value;
pub mod heartbeat_request;
pub mod heartbeat_response;
pub mod incremental_alter_configs_request;
pub mod incremental_alter_configs_response;
pub mod init_producer_id_request;
pub mod init_producer_id_response;
pub mod initialize_share_group_state_request;
pub mod initialize_share_group_state_response;
pub mod join_group_request;
pub mod join_group_response;
pub mod k_raft_version_record;
pub mod leader_change_message;
pub mod leave_group_request;
pub mod leave_group_response;
pub mod legacy_offset_commit_key;
pub mod legacy_offset_commit_value;
pub mod list_config_resources_request;
pub mod list_config_resources_response;
pub mod list_groups_request;
pub mod list_groups_response;
pub mod list_offsets_request;
pub mod list_offsets_response;
pub mod list_partition_reassignments_request;
pub mod list_partition_reassignments_response;
pub mod list_transactions_request;
pub mod list_transactions_response;
pub mod metadata_request;
pub mod metadata_response;
pub mod no_op_record;
pub mod offset_commit_key;
pub mod offset_commit_request;
pub mod offset_commit_response;
pub mod offset_commit_value;
pub mod offset_delete_request;
pub mod offset_delete_response;
pub mod offset_fetch_request;
pub mod offset_fetch_response;
pub mod offset_for_leader_epoch_request;
pub mod offset_for_leader_epoch_response;
pub mod partition_change_record;
pub mod partition_record;
pub mod produce_request;
pub mod produce_response;
pub mod producer_ids_record;
pub mod push_telemetry_request;
pub mod push_telemetry_response;
pub mod quorum_state_data;
pub mod read_share_group_state_request;
pub mod read_share_group_state_response;
pub mod read_share_group_state_summary_request;
pub mod read_share_group_state_summary_response;
pub mod register_broker_record;
pub mod register_controller_record;
pub mod remove_access_control_entry_record;
pub mod remove_delegation_token_record;
pub mod remove_raft_voter_request;
pub mod remove_raft_voter_response;
pub mod remove_topic_record;
pub mod remove_user_scram_credential_record;
pub mod renew_delegation_token_request;
pub mod renew_delegation_token_response;
pub mod request_header;
pub mod response_header;
pub mod sasl_authenticate_request;
pub mod sasl_authenticate_response;
pub mod sasl_handshake_request;
pub mod sasl_handshake_response;
pub mod schema;
pub mod share_acknowledge_request;
pub mod share_acknowledge_response;
pub mod share_fetch_request;
pub mod share_fetch_response;
pub mod share_group_current_member_assignment_key;
pub mod share_group_current_member_assignment_value;
pub mod share_group_describe_request;
pub mod share_group_describe_response;
pub mod share_group_heartbeat_request;
pub mod share_group_heartbeat_response;
pub mod share_group_member_metadata_key;
pub mod share_group_member_metadata_value;
pub mod share_group_metadata_key;
pub mod share_group_metadata_value;
pub mod share_group_state_partition_metadata_key;
pub mod share_group_state_partition_metadata_value;
pub mod share_group_target_assignment_member_key;
pub mod share_group_target_assignment_member_value;
pub mod share_group_target_assignment_metadata_key;
pub mod share_group_target_assignment_metadata_value;
pub mod share_snapshot_key;
pub mod share_snapshot_value;
pub mod share_update_key;
pub mod share_update_value;
pub mod snapshot_footer_record;
pub mod snapshot_header_record;
pub mod streams_group_current_member_assignment_key;
pub mod streams_group_current_member_assignment_value;
pub mod streams_group_describe_request;
pub mod streams_group_describe_response;
pub mod streams_group_heartbeat_request;
pub mod streams_group_heartbeat_response;
pub mod streams_group_member_metadata_key;
pub mod streams_group_member_metadata_value;
pub mod streams_group_metadata_key;
pub mod streams_group_metadata_value;
pub mod streams_group_target_assignment_member_key;
pub mod streams_group_target_assignment_member_value;
pub mod streams_group_target_assignment_metadata_key;
pub mod streams_group_target_assignment_metadata_value;
pub mod streams_group_topology_description_update_request;
pub mod streams_group_topology_description_update_response;
pub mod streams_group_topology_key;
pub mod streams_group_topology_value;
pub mod sync_group_request;
pub mod sync_group_response;
pub mod topic_record;
pub mod transaction_log_key;
pub mod transaction_log_value;
pub mod txn_offset_commit_request;
pub mod txn_offset_commit_response;
pub mod unfence_broker_record;
pub mod unregister_broker_record;
pub mod unregister_broker_request;
pub mod unregister_broker_response;
pub mod unregister_controller_record;
pub mod unregister_controller_request;
pub mod unregister_controller_response;
pub mod update_features_request;
pub mod update_features_response;
pub mod update_raft_voter_request;
pub mod update_raft_voter_response;
pub mod user_scram_credential_record;
pub mod vote_request;
pub mod vote_response;
pub mod voters_record;
pub mod write_share_group_state_request;
pub mod write_share_group_state_response;
pub mod write_txn_markers_request;
pub mod write_txn_markers_response;
pub mod zk_migration_state_record;

pub use abort_transaction_record::AbortTransactionRecord;
pub use aborted_txn::AbortedTxn;
pub use access_control_entry_record::AccessControlEntryRecord;
pub use add_offsets_to_txn_request::AddOffsetsToTxnRequest;
pub use add_offsets_to_txn_response::AddOffsetsToTxnResponse;
pub use add_partitions_to_txn_request::AddPartitionsToTxnRequest;
pub use add_partitions_to_txn_response::AddPartitionsToTxnResponse;
pub use add_raft_voter_request::AddRaftVoterRequest;
pub use add_raft_voter_response::AddRaftVoterResponse;
pub use allocate_producer_ids_request::AllocateProducerIdsRequest;
pub use allocate_producer_ids_response::AllocateProducerIdsResponse;
pub use alter_client_quotas_request::AlterClientQuotasRequest;
pub use alter_client_quotas_response::AlterClientQuotasResponse;
pub use alter_configs_request::AlterConfigsRequest;
pub use alter_configs_response::AlterConfigsResponse;
pub use alter_partition_reassignments_request::AlterPartitionReassignmentsRequest;
pub use alter_partition_reassignments_response::AlterPartitionReassignmentsResponse;
pub use alter_partition_request::AlterPartitionRequest;
pub use alter_partition_response::AlterPartitionResponse;
pub use alter_replica_log_dirs_request::AlterReplicaLogDirsRequest;
pub use alter_replica_log_dirs_response::AlterReplicaLogDirsResponse;
pub use alter_share_group_offsets_request::AlterShareGroupOffsetsRequest;
pub use alter_share_group_offsets_response::AlterShareGroupOffsetsResponse;
pub use alter_user_scram_credentials_request::AlterUserScramCredentialsRequest;
pub use alter_user_scram_credentials_response::AlterUserScramCredentialsResponse;
pub use api_key::ApiKey;
pub use api_versions_request::ApiVersionsRequest;
pub use api_versions_response::ApiVersionsResponse;
pub use assign_replicas_to_dirs_request::AssignReplicasToDirsRequest;
pub use assign_replicas_to_dirs_response::AssignReplicasToDirsResponse;
pub use begin_quorum_epoch_request::BeginQuorumEpochRequest;
pub use begin_quorum_epoch_response::BeginQuorumEpochResponse;
pub use begin_transaction_record::BeginTransactionRecord;
pub use broker_heartbeat_request::BrokerHeartbeatRequest;
pub use broker_heartbeat_response::BrokerHeartbeatResponse;
pub use broker_registration_change_record::BrokerRegistrationChangeRecord;
pub use broker_registration_request::BrokerRegistrationRequest;
pub use broker_registration_response::BrokerRegistrationResponse;
pub use clear_elr_record::ClearElrRecord;
pub use client_quota_record::ClientQuotaRecord;
pub use config_record::ConfigRecord;
pub use consumer_group_current_member_assignment_key::ConsumerGroupCurrentMemberAssignmentKey;
pub use consumer_group_current_member_assignment_value::ConsumerGroupCurrentMemberAssignmentValue;
pub use consumer_group_describe_request::ConsumerGroupDescribeRequest;
pub use consumer_group_describe_response::ConsumerGroupDescribeResponse;
pub use consumer_group_heartbeat_request::ConsumerGroupHeartbeatRequest;
pub use consumer_group_heartbeat_response::ConsumerGroupHeartbeatResponse;
pub use consumer_group_member_metadata_key::ConsumerGroupMemberMetadataKey;
pub use consumer_group_member_metadata_value::ConsumerGroupMemberMetadataValue;
pub use consumer_group_metadata_key::ConsumerGroupMetadataKey;
pub use consumer_group_metadata_value::ConsumerGroupMetadataValue;
pub use consumer_group_partition_metadata_key::ConsumerGroupPartitionMetadataKey;
pub use consumer_group_partition_metadata_value::ConsumerGroupPartitionMetadataValue;
pub use consumer_group_regular_expression_key::ConsumerGroupRegularExpressionKey;
pub use consumer_group_regular_expression_value::ConsumerGroupRegularExpressionValue;
pub use consumer_group_target_assignment_member_key::ConsumerGroupTargetAssignmentMemberKey;
pub use consumer_group_target_assignment_member_value::ConsumerGroupTargetAssignmentMemberValue;
pub use consumer_group_target_assignment_metadata_key::ConsumerGroupTargetAssignmentMetadataKey;
pub use consumer_group_target_assignment_metadata_value::ConsumerGroupTargetAssignmentMetadataValue;
pub use consumer_protocol_assignment::ConsumerProtocolAssignment;
pub use consumer_protocol_subscription::ConsumerProtocolSubscription;
pub use control_record_type_schema::ControlRecordTypeSchema;
pub use controller_registration_request::ControllerRegistrationRequest;
pub use controller_registration_response::ControllerRegistrationResponse;
pub use create_acls_request::CreateAclsRequest;
pub use create_acls_response::CreateAclsResponse;
pub use create_delegation_token_request::CreateDelegationTokenRequest;
pub use create_delegation_token_response::CreateDelegationTokenResponse;
pub use create_partitions_request::CreatePartitionsRequest;
pub use create_partitions_response::CreatePartitionsResponse;
pub use create_topics_request::CreateTopicsRequest;
pub use create_topics_response::CreateTopicsResponse;
pub use default_principal_data::DefaultPrincipalData;
pub use delegation_token_record::DelegationTokenRecord;
pub use delete_acls_request::DeleteAclsRequest;
pub use delete_acls_response::DeleteAclsResponse;
pub use delete_groups_request::DeleteGroupsRequest;
pub use delete_groups_response::DeleteGroupsResponse;
pub use delete_records_request::DeleteRecordsRequest;
pub use delete_records_response::DeleteRecordsResponse;
pub use delete_share_group_offsets_request::DeleteShareGroupOffsetsRequest;
pub use delete_share_group_offsets_response::DeleteShareGroupOffsetsResponse;
pub use delete_share_group_state_request::DeleteShareGroupStateRequest;
pub use delete_share_group_state_response::DeleteShareGroupStateResponse;
pub use delete_topics_request::DeleteTopicsRequest;
pub use delete_topics_response::DeleteTopicsResponse;
pub use describe_acls_request::DescribeAclsRequest;
pub use describe_acls_response::DescribeAclsResponse;
pub use describe_client_quotas_request::DescribeClientQuotasRequest;
pub use describe_client_quotas_response::DescribeClientQuotasResponse;
pub use describe_cluster_request::DescribeClusterRequest;
pub use describe_cluster_response::DescribeClusterResponse;
pub use describe_configs_request::DescribeConfigsRequest;
pub use describe_configs_response::DescribeConfigsResponse;
pub use describe_delegation_token_request::DescribeDelegationTokenRequest;
pub use describe_delegation_token_response::DescribeDelegationTokenResponse;
pub use describe_groups_request::DescribeGroupsRequest;
pub use describe_groups_response::DescribeGroupsResponse;
pub use describe_log_dirs_request::DescribeLogDirsRequest;
pub use describe_log_dirs_response::DescribeLogDirsResponse;
pub use describe_producers_request::DescribeProducersRequest;
pub use describe_producers_response::DescribeProducersResponse;
pub use describe_quorum_request::DescribeQuorumRequest;
pub use describe_quorum_response::DescribeQuorumResponse;
pub use describe_share_group_offsets_request::DescribeShareGroupOffsetsRequest;
pub use describe_share_group_offsets_response::DescribeShareGroupOffsetsResponse;
pub use describe_topic_partitions_request::DescribeTopicPartitionsRequest;
pub use describe_topic_partitions_response::DescribeTopicPartitionsResponse;
pub use describe_transactions_request::DescribeTransactionsRequest;
pub use describe_transactions_response::DescribeTransactionsResponse;
pub use describe_user_scram_credentials_request::DescribeUserScramCredentialsRequest;
pub use describe_user_scram_credentials_response::DescribeUserScramCredentialsResponse;
pub use elect_leaders_request::ElectLeadersRequest;
pub use elect_leaders_response::ElectLeadersResponse;
pub use end_quorum_epoch_request::EndQuorumEpochRequest;
pub use end_quorum_epoch_response::EndQuorumEpochResponse;
pub use end_transaction_record::EndTransactionRecord;
pub use end_txn_marker::EndTxnMarker;
pub use end_txn_request::EndTxnRequest;
pub use end_txn_response::EndTxnResponse;
pub use envelope_request::EnvelopeRequest;
pub use envelope_response::EnvelopeResponse;
pub use expire_delegation_token_request::ExpireDelegationTokenRequest;
pub use expire_delegation_token_response::ExpireDelegationTokenResponse;
pub use feature_level_record::FeatureLevelRecord;
pub use fence_broker_record::FenceBrokerRecord;
pub use fetch_request::FetchRequest;
pub use fetch_response::FetchResponse;
pub use fetch_snapshot_request::FetchSnapshotRequest;
pub use fetch_snapshot_response::FetchSnapshotResponse;
pub use find_coordinator_request::FindCoordinatorRequest;
pub use find_coordinator_response::FindCoordinatorResponse;
pub use get_telemetry_subscriptions_request::GetTelemetrySubscriptionsRequest;
pub use get_telemetry_subscriptions_response::GetTelemetrySubscriptionsResponse;
pub use group_metadata_key::GroupMetadataKey;
pub use group_metadata_value::GroupMetadataValue;
pub use heartbeat_request::HeartbeatRequest;
pub use heartbeat_response::HeartbeatResponse;
pub use incremental_alter_configs_request::IncrementalAlterConfigsRequest;
pub use incremental_alter_configs_response::IncrementalAlterConfigsResponse;
pub use init_producer_id_request::InitProducerIdRequest;
pub use init_producer_id_response::InitProducerIdResponse;
pub use initialize_share_group_state_request::InitializeShareGroupStateRequest;
pub use initialize_share_group_state_response::InitializeShareGroupStateResponse;
pub use join_group_request::JoinGroupRequest;
pub use join_group_response::JoinGroupResponse;
pub use k_raft_version_record::KRaftVersionRecord;
pub use leader_change_message::LeaderChangeMessage;
pub use leave_group_request::LeaveGroupRequest;
pub use leave_group_response::LeaveGroupResponse;
pub use legacy_offset_commit_key::LegacyOffsetCommitKey;
pub use legacy_offset_commit_value::LegacyOffsetCommitValue;
pub use list_config_resources_request::ListConfigResourcesRequest;
pub use list_config_resources_response::ListConfigResourcesResponse;
pub use list_groups_request::ListGroupsRequest;
pub use list_groups_response::ListGroupsResponse;
pub use list_offsets_request::ListOffsetsRequest;
pub use list_offsets_response::ListOffsetsResponse;
pub use list_partition_reassignments_request::ListPartitionReassignmentsRequest;
pub use list_partition_reassignments_response::ListPartitionReassignmentsResponse;
pub use list_transactions_request::ListTransactionsRequest;
pub use list_transactions_response::ListTransactionsResponse;
pub use metadata_request::MetadataRequest;
pub use metadata_response::MetadataResponse;
pub use no_op_record::NoOpRecord;
pub use offset_commit_key::OffsetCommitKey;
pub use offset_commit_request::OffsetCommitRequest;
pub use offset_commit_response::OffsetCommitResponse;
pub use offset_commit_value::OffsetCommitValue;
pub use offset_delete_request::OffsetDeleteRequest;
pub use offset_delete_response::OffsetDeleteResponse;
pub use offset_fetch_request::OffsetFetchRequest;
pub use offset_fetch_response::OffsetFetchResponse;
pub use offset_for_leader_epoch_request::OffsetForLeaderEpochRequest;
pub use offset_for_leader_epoch_response::OffsetForLeaderEpochResponse;
pub use partition_change_record::PartitionChangeRecord;
pub use partition_record::PartitionRecord;
pub use produce_request::ProduceRequest;
pub use produce_response::ProduceResponse;
pub use producer_ids_record::ProducerIdsRecord;
pub use push_telemetry_request::PushTelemetryRequest;
pub use push_telemetry_response::PushTelemetryResponse;
pub use quorum_state_data::QuorumStateData;
pub use read_share_group_state_request::ReadShareGroupStateRequest;
pub use read_share_group_state_response::ReadShareGroupStateResponse;
pub use read_share_group_state_summary_request::ReadShareGroupStateSummaryRequest;
pub use read_share_group_state_summary_response::ReadShareGroupStateSummaryResponse;
pub use register_broker_record::RegisterBrokerRecord;
pub use register_controller_record::RegisterControllerRecord;
pub use remove_access_control_entry_record::RemoveAccessControlEntryRecord;
pub use remove_delegation_token_record::RemoveDelegationTokenRecord;
pub use remove_raft_voter_request::RemoveRaftVoterRequest;
pub use remove_raft_voter_response::RemoveRaftVoterResponse;
pub use remove_topic_record::RemoveTopicRecord;
pub use remove_user_scram_credential_record::RemoveUserScramCredentialRecord;
pub use renew_delegation_token_request::RenewDelegationTokenRequest;
pub use renew_delegation_token_response::RenewDelegationTokenResponse;
pub use request_header::RequestHeader;
pub use response_header::ResponseHeader;
pub use sasl_authenticate_request::SaslAuthenticateRequest;
pub use sasl_authenticate_response::SaslAuthenticateResponse;
pub use sasl_handshake_request::SaslHandshakeRequest;
pub use sasl_handshake_response::SaslHandshakeResponse;
pub use share_acknowledge_request::ShareAcknowledgeRequest;
pub use share_acknowledge_response::ShareAcknowledgeResponse;
pub use share_fetch_request::ShareFetchRequest;
pub use share_fetch_response::ShareFetchResponse;
pub use share_group_current_member_assignment_key::ShareGroupCurrentMemberAssignmentKey;
pub use share_group_current_member_assignment_value::ShareGroupCurrentMemberAssignmentValue;
pub use share_group_describe_request::ShareGroupDescribeRequest;
pub use share_group_describe_response::ShareGroupDescribeResponse;
pub use share_group_heartbeat_request::ShareGroupHeartbeatRequest;
pub use share_group_heartbeat_response::ShareGroupHeartbeatResponse;
pub use share_group_member_metadata_key::ShareGroupMemberMetadataKey;
pub use share_group_member_metadata_value::ShareGroupMemberMetadataValue;
pub use share_group_metadata_key::ShareGroupMetadataKey;
pub use share_group_metadata_value::ShareGroupMetadataValue;
pub use share_group_state_partition_metadata_key::ShareGroupStatePartitionMetadataKey;
pub use share_group_state_partition_metadata_value::ShareGroupStatePartitionMetadataValue;
pub use share_group_target_assignment_member_key::ShareGroupTargetAssignmentMemberKey;
pub use share_group_target_assignment_member_value::ShareGroupTargetAssignmentMemberValue;
pub use share_group_target_assignment_metadata_key::ShareGroupTargetAssignmentMetadataKey;
pub use share_group_target_assignment_metadata_value::ShareGroupTargetAssignmentMetadataValue;
pub use share_snapshot_key::ShareSnapshotKey;
pub use share_snapshot_value::ShareSnapshotValue;
pub use share_update_key::ShareUpdateKey;
pub use share_update_value::ShareUpdateValue;
pub use snapshot_footer_record::SnapshotFooterRecord;
pub use snapshot_header_record::SnapshotHeaderRecord;
pub use streams_group_current_member_assignment_key::StreamsGroupCurrentMemberAssignmentKey;
pub use streams_group_current_member_assignment_value::StreamsGroupCurrentMemberAssignmentValue;
pub use streams_group_describe_request::StreamsGroupDescribeRequest;
pub use streams_group_describe_response::StreamsGroupDescribeResponse;
pub use streams_group_heartbeat_request::StreamsGroupHeartbeatRequest;
pub use streams_group_heartbeat_response::StreamsGroupHeartbeatResponse;
pub use streams_group_member_metadata_key::StreamsGroupMemberMetadataKey;
pub use streams_group_member_metadata_value::StreamsGroupMemberMetadataValue;
pub use streams_group_metadata_key::StreamsGroupMetadataKey;
pub use streams_group_metadata_value::StreamsGroupMetadataValue;
pub use streams_group_target_assignment_member_key::StreamsGroupTargetAssignmentMemberKey;
pub use streams_group_target_assignment_member_value::StreamsGroupTargetAssignmentMemberValue;
pub use streams_group_target_assignment_metadata_key::StreamsGroupTargetAssignmentMetadataKey;
pub use streams_group_target_assignment_metadata_value::StreamsGroupTargetAssignmentMetadataValue;
pub use streams_group_topology_description_update_request::StreamsGroupTopologyDescriptionUpdateRequest;
pub use streams_group_topology_description_update_response::StreamsGroupTopologyDescriptionUpdateResponse;
pub use streams_group_topology_key::StreamsGroupTopologyKey;
pub use streams_group_topology_value::StreamsGroupTopologyValue;
pub use sync_group_request::SyncGroupRequest;
pub use sync_group_response::SyncGroupResponse;
pub use topic_record::TopicRecord;
pub use transaction_log_key::TransactionLogKey;
pub use transaction_log_value::TransactionLogValue;
pub use txn_offset_commit_request::TxnOffsetCommitRequest;
pub use txn_offset_commit_response::TxnOffsetCommitResponse;
pub use unfence_broker_record::UnfenceBrokerRecord;
pub use unregister_broker_record::UnregisterBrokerRecord;
pub use unregister_broker_request::UnregisterBrokerRequest;
pub use unregister_broker_response::UnregisterBrokerResponse;
pub use unregister_controller_record::UnregisterControllerRecord;
pub use unregister_controller_request::UnregisterControllerRequest;
pub use unregister_controller_response::UnregisterControllerResponse;
pub use update_features_request::UpdateFeaturesRequest;
pub use update_features_response::UpdateFeaturesResponse;
pub use update_raft_voter_request::UpdateRaftVoterRequest;
pub use update_raft_voter_response::UpdateRaftVoterResponse;
pub use user_scram_credential_record::UserScramCredentialRecord;
pub use vote_request::VoteRequest;
pub use vote_response::VoteResponse;
pub use voters_record::VotersRecord;
pub use write_share_group_state_request::WriteShareGroupStateRequest;
pub use write_share_group_state_response::WriteShareGroupStateResponse;
pub use write_txn_markers_request::WriteTxnMarkersRequest;
pub use write_txn_markers_response::WriteTxnMarkersResponse;
pub use zk_migration_state_record::ZkMigrationStateRecord;

mod prelude {
    pub(super) use core::ops::RangeInclusive;

    pub(super) use bytes::Bytes;

    pub(super) use crate::ids::Uuid;
    pub(super) use crate::records::Records;
    pub(super) use crate::wire::{DecodeError, EncodeError, Message, Reader, Tags, UnknownTags, Writer};
}
use crate::wire::{DecodeError, EncodeError, Message, Reader, Writer};

/// A decoded request.
#[derive(Debug, Clone, PartialEq)]
#[allow(clippy::large_enum_variant, reason = "a body is moved a few times and never kept in bulk")]
pub enum RequestBody {
    /// `ProduceRequest`.
    Produce(ProduceRequest),
    /// `FetchRequest`.
    Fetch(FetchRequest),
    /// `ListOffsetsRequest`.
    ListOffsets(ListOffsetsRequest),
    /// `MetadataRequest`.
    Metadata(MetadataRequest),
    /// `OffsetCommitRequest`.
    OffsetCommit(OffsetCommitRequest),
    /// `OffsetFetchRequest`.
    OffsetFetch(OffsetFetchRequest),
    /// `FindCoordinatorRequest`.
    FindCoordinator(FindCoordinatorRequest),
    /// `JoinGroupRequest`.
    JoinGroup(JoinGroupRequest),
    /// `HeartbeatRequest`.
    Heartbeat(HeartbeatRequest),
    /// `LeaveGroupRequest`.
    LeaveGroup(LeaveGroupRequest),
    /// `SyncGroupRequest`.
    SyncGroup(SyncGroupRequest),
    /// `DescribeGroupsRequest`.
    DescribeGroups(DescribeGroupsRequest),
    /// `ListGroupsRequest`.
    ListGroups(ListGroupsRequest),
    /// `SaslHandshakeRequest`.
    SaslHandshake(SaslHandshakeRequest),
    /// `ApiVersionsRequest`.
    ApiVersions(ApiVersionsRequest),
    /// `CreateTopicsRequest`.
    CreateTopics(CreateTopicsRequest),
    /// `DeleteTopicsRequest`.
    DeleteTopics(DeleteTopicsRequest),
    /// `DeleteRecordsRequest`.
    DeleteRecords(DeleteRecordsRequest),
    /// `InitProducerIdRequest`.
    InitProducerId(InitProducerIdRequest),
    /// `OffsetForLeaderEpochRequest`.
    OffsetForLeaderEpoch(OffsetForLeaderEpochRequest),
    /// `AddPartitionsToTxnRequest`.
    AddPartitionsToTxn(AddPartitionsToTxnRequest),
    /// `AddOffsetsToTxnRequest`.
    AddOffsetsToTxn(AddOffsetsToTxnRequest),
    /// `EndTxnRequest`.
    EndTxn(EndTxnRequest),
    /// `WriteTxnMarkersRequest`.
    WriteTxnMarkers(WriteTxnMarkersRequest),
    /// `TxnOffsetCommitRequest`.
    TxnOffsetCommit(TxnOffsetCommitRequest),
    /// `DescribeAclsRequest`.
    DescribeAcls(DescribeAclsRequest),
    /// `CreateAclsRequest`.
    CreateAcls(CreateAclsRequest),
    /// `DeleteAclsRequest`.
    DeleteAcls(DeleteAclsRequest),
    /// `DescribeConfigsRequest`.
    DescribeConfigs(DescribeConfigsRequest),
    /// `AlterConfigsRequest`.
    AlterConfigs(AlterConfigsRequest),
    /// `AlterReplicaLogDirsRequest`.
    AlterReplicaLogDirs(AlterReplicaLogDirsRequest),
    /// `DescribeLogDirsRequest`.
    DescribeLogDirs(DescribeLogDirsRequest),
    /// `SaslAuthenticateRequest`.
    SaslAuthenticate(SaslAuthenticateRequest),
    /// `CreatePartitionsRequest`.
    CreatePartitions(CreatePartitionsRequest),
    /// `CreateDelegationTokenRequest`.
    CreateDelegationToken(CreateDelegationTokenRequest),
    /// `RenewDelegationTokenRequest`.
    RenewDelegationToken(RenewDelegationTokenRequest),
    /// `ExpireDelegationTokenRequest`.
    ExpireDelegationToken(ExpireDelegationTokenRequest),
    /// `DescribeDelegationTokenRequest`.
    DescribeDelegationToken(DescribeDelegationTokenRequest),
    /// `DeleteGroupsRequest`.
    DeleteGroups(DeleteGroupsRequest),
    /// `ElectLeadersRequest`.
    ElectLeaders(ElectLeadersRequest),
    /// `IncrementalAlterConfigsRequest`.
    IncrementalAlterConfigs(IncrementalAlterConfigsRequest),
    /// `AlterPartitionReassignmentsRequest`.
    AlterPartitionReassignments(AlterPartitionReassignmentsRequest),
    /// `ListPartitionReassignmentsRequest`.
    ListPartitionReassignments(ListPartitionReassignmentsRequest),
    /// `OffsetDeleteRequest`.
    OffsetDelete(OffsetDeleteRequest),
    /// `DescribeClientQuotasRequest`.
    DescribeClientQuotas(DescribeClientQuotasRequest),
    /// `AlterClientQuotasRequest`.
    AlterClientQuotas(AlterClientQuotasRequest),
    /// `DescribeUserScramCredentialsRequest`.
    DescribeUserScramCredentials(DescribeUserScramCredentialsRequest),
    /// `AlterUserScramCredentialsRequest`.
    AlterUserScramCredentials(AlterUserScramCredentialsRequest),
    /// `VoteRequest`.
    Vote(VoteRequest),
    /// `BeginQuorumEpochRequest`.
    BeginQuorumEpoch(BeginQuorumEpochRequest),
    /// `EndQuorumEpochRequest`.
    EndQuorumEpoch(EndQuorumEpochRequest),
    /// `DescribeQuorumRequest`.
    DescribeQuorum(DescribeQuorumRequest),
    /// `AlterPartitionRequest`.
    AlterPartition(AlterPartitionRequest),
    /// `UpdateFeaturesRequest`.
    UpdateFeatures(UpdateFeaturesRequest),
    /// `EnvelopeRequest`.
    Envelope(EnvelopeRequest),
    /// `FetchSnapshotRequest`.
    FetchSnapshot(FetchSnapshotRequest),
    /// `DescribeClusterRequest`.
    DescribeCluster(DescribeClusterRequest),
    /// `DescribeProducersRequest`.
    DescribeProducers(DescribeProducersRequest),
    /// `BrokerRegistrationRequest`.
    BrokerRegistration(BrokerRegistrationRequest),
    /// `BrokerHeartbeatRequest`.
    BrokerHeartbeat(BrokerHeartbeatRequest),
    /// `UnregisterBrokerRequest`.
    UnregisterBroker(UnregisterBrokerRequest),
    /// `DescribeTransactionsRequest`.
    DescribeTransactions(DescribeTransactionsRequest),
    /// `ListTransactionsRequest`.
    ListTransactions(ListTransactionsRequest),
    /// `AllocateProducerIdsRequest`.
    AllocateProducerIds(AllocateProducerIdsRequest),
    /// `ConsumerGroupHeartbeatRequest`.
    ConsumerGroupHeartbeat(ConsumerGroupHeartbeatRequest),
    /// `ConsumerGroupDescribeRequest`.
    ConsumerGroupDescribe(ConsumerGroupDescribeRequest),
    /// `ControllerRegistrationRequest`.
    ControllerRegistration(ControllerRegistrationRequest),
    /// `GetTelemetrySubscriptionsRequest`.
    GetTelemetrySubscriptions(GetTelemetrySubscriptionsRequest),
    /// `PushTelemetryRequest`.
    PushTelemetry(PushTelemetryRequest),
    /// `AssignReplicasToDirsRequest`.
    AssignReplicasToDirs(AssignReplicasToDirsRequest),
    /// `ListConfigResourcesRequest`.
    ListConfigResources(ListConfigResourcesRequest),
    /// `DescribeTopicPartitionsRequest`.
    DescribeTopicPartitions(DescribeTopicPartitionsRequest),
    /// `ShareGroupHeartbeatRequest`.
    ShareGroupHeartbeat(ShareGroupHeartbeatRequest),
    /// `ShareGroupDescribeRequest`.
    ShareGroupDescribe(ShareGroupDescribeRequest),
    /// `ShareFetchRequest`.
    ShareFetch(ShareFetchRequest),
    /// `ShareAcknowledgeRequest`.
    ShareAcknowledge(ShareAcknowledgeRequest),
    /// `AddRaftVoterRequest`.
    AddRaftVoter(AddRaftVoterRequest),
    /// `RemoveRaftVoterRequest`.
    RemoveRaftVoter(RemoveRaftVoterRequest),
    /// `UpdateRaftVoterRequest`.
    UpdateRaftVoter(UpdateRaftVoterRequest),
    /// `InitializeShareGroupStateRequest`.
    InitializeShareGroupState(InitializeShareGroupStateRequest),
    /// `ReadShareGroupStateRequest`.
    ReadShareGroupState(ReadShareGroupStateRequest),
    /// `WriteShareGroupStateRequest`.
    WriteShareGroupState(WriteShareGroupStateRequest),
    /// `DeleteShareGroupStateRequest`.
    DeleteShareGroupState(DeleteShareGroupStateRequest),
    /// `ReadShareGroupStateSummaryRequest`.
    ReadShareGroupStateSummary(ReadShareGroupStateSummaryRequest),
    /// `StreamsGroupHeartbeatRequest`.
    StreamsGroupHeartbeat(StreamsGroupHeartbeatRequest),
    /// `StreamsGroupDescribeRequest`.
    StreamsGroupDescribe(StreamsGroupDescribeRequest),
    /// `DescribeShareGroupOffsetsRequest`.
    DescribeShareGroupOffsets(DescribeShareGroupOffsetsRequest),
    /// `AlterShareGroupOffsetsRequest`.
    AlterShareGroupOffsets(AlterShareGroupOffsetsRequest),
    /// `DeleteShareGroupOffsetsRequest`.
    DeleteShareGroupOffsets(DeleteShareGroupOffsetsRequest),
    /// `StreamsGroupTopologyDescriptionUpdateRequest`.
    StreamsGroupTopologyDescriptionUpdate(StreamsGroupTopologyDescriptionUpdateRequest),
    /// `UnregisterControllerRequest`.
    UnregisterController(UnregisterControllerRequest),
}

impl RequestBody {
    /// The API it belongs to.
    #[must_use]
    pub const fn api_key(&self) -> ApiKey {
        match self {
            Self::Produce(_) => ApiKey::Produce,
            Self::Fetch(_) => ApiKey::Fetch,
            Self::ListOffsets(_) => ApiKey::ListOffsets,
            Self::Metadata(_) => ApiKey::Metadata,
            Self::OffsetCommit(_) => ApiKey::OffsetCommit,
            Self::OffsetFetch(_) => ApiKey::OffsetFetch,
            Self::FindCoordinator(_) => ApiKey::FindCoordinator,
            Self::JoinGroup(_) => ApiKey::JoinGroup,
            Self::Heartbeat(_) => ApiKey::Heartbeat,
            Self::LeaveGroup(_) => ApiKey::LeaveGroup,
            Self::SyncGroup(_) => ApiKey::SyncGroup,
            Self::DescribeGroups(_) => ApiKey::DescribeGroups,
            Self::ListGroups(_) => ApiKey::ListGroups,
            Self::SaslHandshake(_) => ApiKey::SaslHandshake,
            Self::ApiVersions(_) => ApiKey::ApiVersions,
            Self::CreateTopics(_) => ApiKey::CreateTopics,
            Self::DeleteTopics(_) => ApiKey::DeleteTopics,
            Self::DeleteRecords(_) => ApiKey::DeleteRecords,
            Self::InitProducerId(_) => ApiKey::InitProducerId,
            Self::OffsetForLeaderEpoch(_) => ApiKey::OffsetForLeaderEpoch,
            Self::AddPartitionsToTxn(_) => ApiKey::AddPartitionsToTxn,
            Self::AddOffsetsToTxn(_) => ApiKey::AddOffsetsToTxn,
            Self::EndTxn(_) => ApiKey::EndTxn,
            Self::WriteTxnMarkers(_) => ApiKey::WriteTxnMarkers,
            Self::TxnOffsetCommit(_) => ApiKey::TxnOffsetCommit,
            Self::DescribeAcls(_) => ApiKey::DescribeAcls,
            Self::CreateAcls(_) => ApiKey::CreateAcls,
            Self::DeleteAcls(_) => ApiKey::DeleteAcls,
            Self::DescribeConfigs(_) => ApiKey::DescribeConfigs,
            Self::AlterConfigs(_) => ApiKey::AlterConfigs,
            Self::AlterReplicaLogDirs(_) => ApiKey::AlterReplicaLogDirs,
            Self::DescribeLogDirs(_) => ApiKey::DescribeLogDirs,
            Self::SaslAuthenticate(_) => ApiKey::SaslAuthenticate,
            Self::CreatePartitions(_) => ApiKey::CreatePartitions,
            Self::CreateDelegationToken(_) => ApiKey::CreateDelegationToken,
            Self::RenewDelegationToken(_) => ApiKey::RenewDelegationToken,
            Self::ExpireDelegationToken(_) => ApiKey::ExpireDelegationToken,
            Self::DescribeDelegationToken(_) => ApiKey::DescribeDelegationToken,
            Self::DeleteGroups(_) => ApiKey::DeleteGroups,
            Self::ElectLeaders(_) => ApiKey::ElectLeaders,
            Self::IncrementalAlterConfigs(_) => ApiKey::IncrementalAlterConfigs,
            Self::AlterPartitionReassignments(_) => ApiKey::AlterPartitionReassignments,
            Self::ListPartitionReassignments(_) => ApiKey::ListPartitionReassignments,
            Self::OffsetDelete(_) => ApiKey::OffsetDelete,
            Self::DescribeClientQuotas(_) => ApiKey::DescribeClientQuotas,
            Self::AlterClientQuotas(_) => ApiKey::AlterClientQuotas,
            Self::DescribeUserScramCredentials(_) => ApiKey::DescribeUserScramCredentials,
            Self::AlterUserScramCredentials(_) => ApiKey::AlterUserScramCredentials,
            Self::Vote(_) => ApiKey::Vote,
            Self::BeginQuorumEpoch(_) => ApiKey::BeginQuorumEpoch,
            Self::EndQuorumEpoch(_) => ApiKey::EndQuorumEpoch,
            Self::DescribeQuorum(_) => ApiKey::DescribeQuorum,
            Self::AlterPartition(_) => ApiKey::AlterPartition,
            Self::UpdateFeatures(_) => ApiKey::UpdateFeatures,
            Self::Envelope(_) => ApiKey::Envelope,
            Self::FetchSnapshot(_) => ApiKey::FetchSnapshot,
            Self::DescribeCluster(_) => ApiKey::DescribeCluster,
            Self::DescribeProducers(_) => ApiKey::DescribeProducers,
            Self::BrokerRegistration(_) => ApiKey::BrokerRegistration,
            Self::BrokerHeartbeat(_) => ApiKey::BrokerHeartbeat,
            Self::UnregisterBroker(_) => ApiKey::UnregisterBroker,
            Self::DescribeTransactions(_) => ApiKey::DescribeTransactions,
            Self::ListTransactions(_) => ApiKey::ListTransactions,
            Self::AllocateProducerIds(_) => ApiKey::AllocateProducerIds,
            Self::ConsumerGroupHeartbeat(_) => ApiKey::ConsumerGroupHeartbeat,
            Self::ConsumerGroupDescribe(_) => ApiKey::ConsumerGroupDescribe,
            Self::ControllerRegistration(_) => ApiKey::ControllerRegistration,
            Self::GetTelemetrySubscriptions(_) => ApiKey::GetTelemetrySubscriptions,
            Self::PushTelemetry(_) => ApiKey::PushTelemetry,
            Self::AssignReplicasToDirs(_) => ApiKey::AssignReplicasToDirs,
            Self::ListConfigResources(_) => ApiKey::ListConfigResources,
            Self::DescribeTopicPartitions(_) => ApiKey::DescribeTopicPartitions,
            Self::ShareGroupHeartbeat(_) => ApiKey::ShareGroupHeartbeat,
            Self::ShareGroupDescribe(_) => ApiKey::ShareGroupDescribe,
            Self::ShareFetch(_) => ApiKey::ShareFetch,
            Self::ShareAcknowledge(_) => ApiKey::ShareAcknowledge,
            Self::AddRaftVoter(_) => ApiKey::AddRaftVoter,
            Self::RemoveRaftVoter(_) => ApiKey::RemoveRaftVoter,
            Self::UpdateRaftVoter(_) => ApiKey::UpdateRaftVoter,
            Self::InitializeShareGroupState(_) => ApiKey::InitializeShareGroupState,
            Self::ReadShareGroupState(_) => ApiKey::ReadShareGroupState,
            Self::WriteShareGroupState(_) => ApiKey::WriteShareGroupState,
            Self::DeleteShareGroupState(_) => ApiKey::DeleteShareGroupState,
            Self::ReadShareGroupStateSummary(_) => ApiKey::ReadShareGroupStateSummary,
            Self::StreamsGroupHeartbeat(_) => ApiKey::StreamsGroupHeartbeat,
            Self::StreamsGroupDescribe(_) => ApiKey::StreamsGroupDescribe,
            Self::DescribeShareGroupOffsets(_) => ApiKey::DescribeShareGroupOffsets,
            Self::AlterShareGroupOffsets(_) => ApiKey::AlterShareGroupOffsets,
            Self::DeleteShareGroupOffsets(_) => ApiKey::DeleteShareGroupOffsets,
            Self::StreamsGroupTopologyDescriptionUpdate(_) => ApiKey::StreamsGroupTopologyDescriptionUpdate,
            Self::UnregisterController(_) => ApiKey::UnregisterController,
        }
    }

    /// Reads a body.
    ///
    /// # Errors
    /// When the bytes are not a message of that API and version.
    pub fn decode(api_key: ApiKey, r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        Ok(match api_key {
            ApiKey::Produce => Self::Produce(ProduceRequest::decode(r, version)?),
            ApiKey::Fetch => Self::Fetch(FetchRequest::decode(r, version)?),
            ApiKey::ListOffsets => Self::ListOffsets(ListOffsetsRequest::decode(r, version)?),
            ApiKey::Metadata => Self::Metadata(MetadataRequest::decode(r, version)?),
            ApiKey::OffsetCommit => Self::OffsetCommit(OffsetCommitRequest::decode(r, version)?),
            ApiKey::OffsetFetch => Self::OffsetFetch(OffsetFetchRequest::decode(r, version)?),
            ApiKey::FindCoordinator => Self::FindCoordinator(FindCoordinatorRequest::decode(r, version)?),
            ApiKey::JoinGroup => Self::JoinGroup(JoinGroupRequest::decode(r, version)?),
            ApiKey::Heartbeat => Self::Heartbeat(HeartbeatRequest::decode(r, version)?),
            ApiKey::LeaveGroup => Self::LeaveGroup(LeaveGroupRequest::decode(r, version)?),
            ApiKey::SyncGroup => Self::SyncGroup(SyncGroupRequest::decode(r, version)?),
            ApiKey::DescribeGroups => Self::DescribeGroups(DescribeGroupsRequest::decode(r, version)?),
            ApiKey::ListGroups => Self::ListGroups(ListGroupsRequest::decode(r, version)?),
            ApiKey::SaslHandshake => Self::SaslHandshake(SaslHandshakeRequest::decode(r, version)?),
            ApiKey::ApiVersions => Self::ApiVersions(ApiVersionsRequest::decode(r, version)?),
            ApiKey::CreateTopics => Self::CreateTopics(CreateTopicsRequest::decode(r, version)?),
            ApiKey::DeleteTopics => Self::DeleteTopics(DeleteTopicsRequest::decode(r, version)?),
            ApiKey::DeleteRecords => Self::DeleteRecords(DeleteRecordsRequest::decode(r, version)?),
            ApiKey::InitProducerId => Self::InitProducerId(InitProducerIdRequest::decode(r, version)?),
            ApiKey::OffsetForLeaderEpoch => {
                Self::OffsetForLeaderEpoch(OffsetForLeaderEpochRequest::decode(r, version)?)
            }
            ApiKey::AddPartitionsToTxn => Self::AddPartitionsToTxn(AddPartitionsToTxnRequest::decode(r, version)?),
            ApiKey::AddOffsetsToTxn => Self::AddOffsetsToTxn(AddOffsetsToTxnRequest::decode(r, version)?),
            ApiKey::EndTxn => Self::EndTxn(EndTxnRequest::decode(r, version)?),
            ApiKey::WriteTxnMarkers => Self::WriteTxnMarkers(WriteTxnMarkersRequest::decode(r, version)?),
            ApiKey::TxnOffsetCommit => Self::TxnOffsetCommit(TxnOffsetCommitRequest::decode(r, version)?),
            ApiKey::DescribeAcls => Self::DescribeAcls(DescribeAclsRequest::decode(r, version)?),
            ApiKey::CreateAcls => Self::CreateAcls(CreateAclsRequest::decode(r, version)?),
            ApiKey::DeleteAcls => Self::DeleteAcls(DeleteAclsRequest::decode(r, version)?),
            ApiKey::DescribeConfigs => Self::DescribeConfigs(DescribeConfigsRequest::decode(r, version)?),
            ApiKey::AlterConfigs => Self::AlterConfigs(AlterConfigsRequest::decode(r, version)?),
            ApiKey::AlterReplicaLogDirs => Self::AlterReplicaLogDirs(AlterReplicaLogDirsRequest::decode(r, version)?),
            ApiKey::DescribeLogDirs => Self::DescribeLogDirs(DescribeLogDirsRequest::decode(r, version)?),
            ApiKey::SaslAuthenticate => Self::SaslAuthenticate(SaslAuthenticateRequest::decode(r, version)?),
            ApiKey::CreatePartitions => Self::CreatePartitions(CreatePartitionsRequest::decode(r, version)?),
            ApiKey::CreateDelegationToken => {
                Self::CreateDelegationToken(CreateDelegationTokenRequest::decode(r, version)?)
            }
            ApiKey::RenewDelegationToken => {
                Self::RenewDelegationToken(RenewDelegationTokenRequest::decode(r, version)?)
            }
            ApiKey::ExpireDelegationToken => {
                Self::ExpireDelegationToken(ExpireDelegationTokenRequest::decode(r, version)?)
            }
            ApiKey::DescribeDelegationToken => {
                Self::DescribeDelegationToken(DescribeDelegationTokenRequest::decode(r, version)?)
            }
            ApiKey::DeleteGroups => Self::DeleteGroups(DeleteGroupsRequest::decode(r, version)?),
            ApiKey::ElectLeaders => Self::ElectLeaders(ElectLeadersRequest::decode(r, version)?),
            ApiKey::IncrementalAlterConfigs => {
                Self::IncrementalAlterConfigs(IncrementalAlterConfigsRequest::decode(r, version)?)
            }
            ApiKey::AlterPartitionReassignments => {
                Self::AlterPartitionReassignments(AlterPartitionReassignmentsRequest::decode(r, version)?)
            }
            ApiKey::ListPartitionReassignments => {
                Self::ListPartitionReassignments(ListPartitionReassignmentsRequest::decode(r, version)?)
            }
            ApiKey::OffsetDelete => Self::OffsetDelete(OffsetDeleteRequest::decode(r, version)?),
            ApiKey::DescribeClientQuotas => {
                Self::DescribeClientQuotas(DescribeClientQuotasRequest::decode(r, version)?)
            }
            ApiKey::AlterClientQuotas => Self::AlterClientQuotas(AlterClientQuotasRequest::decode(r, version)?),
            ApiKey::DescribeUserScramCredentials => {
                Self::DescribeUserScramCredentials(DescribeUserScramCredentialsRequest::decode(r, version)?)
            }
            ApiKey::AlterUserScramCredentials => {
                Self::AlterUserScramCredentials(AlterUserScramCredentialsRequest::decode(r, version)?)
            }
            ApiKey::Vote => Self::Vote(VoteRequest::decode(r, version)?),
            ApiKey::BeginQuorumEpoch => Self::BeginQuorumEpoch(BeginQuorumEpochRequest::decode(r, version)?),
            ApiKey::EndQuorumEpoch => Self::EndQuorumEpoch(EndQuorumEpochRequest::decode(r, version)?),
            ApiKey::DescribeQuorum => Self::DescribeQuorum(DescribeQuorumRequest::decode(r, version)?),
            ApiKey::AlterPartition => Self::AlterPartition(AlterPartitionRequest::decode(r, version)?),
            ApiKey::UpdateFeatures => Self::UpdateFeatures(UpdateFeaturesRequest::decode(r, version)?),
            ApiKey::Envelope => Self::Envelope(EnvelopeRequest::decode(r, version)?),
            ApiKey::FetchSnapshot => Self::FetchSnapshot(FetchSnapshotRequest::decode(r, version)?),
            ApiKey::DescribeCluster => Self::DescribeCluster(DescribeClusterRequest::decode(r, version)?),
            ApiKey::DescribeProducers => Self::DescribeProducers(DescribeProducersRequest::decode(r, version)?),
            ApiKey::BrokerRegistration => Self::BrokerRegistration(BrokerRegistrationRequest::decode(r, version)?),
            ApiKey::BrokerHeartbeat => Self::BrokerHeartbeat(BrokerHeartbeatRequest::decode(r, version)?),
            ApiKey::UnregisterBroker => Self::UnregisterBroker(UnregisterBrokerRequest::decode(r, version)?),
            ApiKey::DescribeTransactions => {
                Self::DescribeTransactions(DescribeTransactionsRequest::decode(r, version)?)
            }
            ApiKey::ListTransactions => Self::ListTransactions(ListTransactionsRequest::decode(r, version)?),
            ApiKey::AllocateProducerIds => Self::AllocateProducerIds(AllocateProducerIdsRequest::decode(r, version)?),
            ApiKey::ConsumerGroupHeartbeat => {
                Self::ConsumerGroupHeartbeat(ConsumerGroupHeartbeatRequest::decode(r, version)?)
            }
            ApiKey::ConsumerGroupDescribe => {
                Self::ConsumerGroupDescribe(ConsumerGroupDescribeRequest::decode(r, version)?)
            }
            ApiKey::ControllerRegistration => {
                Self::ControllerRegistration(ControllerRegistrationRequest::decode(r, version)?)
            }
            ApiKey::GetTelemetrySubscriptions => {
                Self::GetTelemetrySubscriptions(GetTelemetrySubscriptionsRequest::decode(r, version)?)
            }
            ApiKey::PushTelemetry => Self::PushTelemetry(PushTelemetryRequest::decode(r, version)?),
            ApiKey::AssignReplicasToDirs => {
                Self::AssignReplicasToDirs(AssignReplicasToDirsRequest::decode(r, version)?)
            }
            ApiKey::ListConfigResources => Self::ListConfigResources(ListConfigResourcesRequest::decode(r, version)?),
            ApiKey::DescribeTopicPartitions => {
                Self::DescribeTopicPartitions(DescribeTopicPartitionsRequest::decode(r, version)?)
            }
            ApiKey::ShareGroupHeartbeat => Self::ShareGroupHeartbeat(ShareGroupHeartbeatRequest::decode(r, version)?),
            ApiKey::ShareGroupDescribe => Self::ShareGroupDescribe(ShareGroupDescribeRequest::decode(r, version)?),
            ApiKey::ShareFetch => Self::ShareFetch(ShareFetchRequest::decode(r, version)?),
            ApiKey::ShareAcknowledge => Self::ShareAcknowledge(ShareAcknowledgeRequest::decode(r, version)?),
            ApiKey::AddRaftVoter => Self::AddRaftVoter(AddRaftVoterRequest::decode(r, version)?),
            ApiKey::RemoveRaftVoter => Self::RemoveRaftVoter(RemoveRaftVoterRequest::decode(r, version)?),
            ApiKey::UpdateRaftVoter => Self::UpdateRaftVoter(UpdateRaftVoterRequest::decode(r, version)?),
            ApiKey::InitializeShareGroupState => {
                Self::InitializeShareGroupState(InitializeShareGroupStateRequest::decode(r, version)?)
            }
            ApiKey::ReadShareGroupState => Self::ReadShareGroupState(ReadShareGroupStateRequest::decode(r, version)?),
            ApiKey::WriteShareGroupState => {
                Self::WriteShareGroupState(WriteShareGroupStateRequest::decode(r, version)?)
            }
            ApiKey::DeleteShareGroupState => {
                Self::DeleteShareGroupState(DeleteShareGroupStateRequest::decode(r, version)?)
            }
            ApiKey::ReadShareGroupStateSummary => {
                Self::ReadShareGroupStateSummary(ReadShareGroupStateSummaryRequest::decode(r, version)?)
            }
            ApiKey::StreamsGroupHeartbeat => {
                Self::StreamsGroupHeartbeat(StreamsGroupHeartbeatRequest::decode(r, version)?)
            }
            ApiKey::StreamsGroupDescribe => {
                Self::StreamsGroupDescribe(StreamsGroupDescribeRequest::decode(r, version)?)
            }
            ApiKey::DescribeShareGroupOffsets => {
                Self::DescribeShareGroupOffsets(DescribeShareGroupOffsetsRequest::decode(r, version)?)
            }
            ApiKey::AlterShareGroupOffsets => {
                Self::AlterShareGroupOffsets(AlterShareGroupOffsetsRequest::decode(r, version)?)
            }
            ApiKey::DeleteShareGroupOffsets => {
                Self::DeleteShareGroupOffsets(DeleteShareGroupOffsetsRequest::decode(r, version)?)
            }
            ApiKey::StreamsGroupTopologyDescriptionUpdate => Self::StreamsGroupTopologyDescriptionUpdate(
                StreamsGroupTopologyDescriptionUpdateRequest::decode(r, version)?,
            ),
            ApiKey::UnregisterController => {
                Self::UnregisterController(UnregisterControllerRequest::decode(r, version)?)
            }
        })
    }

    /// Writes the body.
    ///
    /// # Errors
    /// When a value does not fit the version.
    pub fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        match self {
            Self::Produce(m) => m.encode(w, version),
            Self::Fetch(m) => m.encode(w, version),
            Self::ListOffsets(m) => m.encode(w, version),
            Self::Metadata(m) => m.encode(w, version),
            Self::OffsetCommit(m) => m.encode(w, version),
            Self::OffsetFetch(m) => m.encode(w, version),
            Self::FindCoordinator(m) => m.encode(w, version),
            Self::JoinGroup(m) => m.encode(w, version),
            Self::Heartbeat(m) => m.encode(w, version),
            Self::LeaveGroup(m) => m.encode(w, version),
            Self::SyncGroup(m) => m.encode(w, version),
            Self::DescribeGroups(m) => m.encode(w, version),
            Self::ListGroups(m) => m.encode(w, version),
            Self::SaslHandshake(m) => m.encode(w, version),
            Self::ApiVersions(m) => m.encode(w, version),
            Self::CreateTopics(m) => m.encode(w, version),
            Self::DeleteTopics(m) => m.encode(w, version),
            Self::DeleteRecords(m) => m.encode(w, version),
            Self::InitProducerId(m) => m.encode(w, version),
            Self::OffsetForLeaderEpoch(m) => m.encode(w, version),
            Self::AddPartitionsToTxn(m) => m.encode(w, version),
            Self::AddOffsetsToTxn(m) => m.encode(w, version),
            Self::EndTxn(m) => m.encode(w, version),
            Self::WriteTxnMarkers(m) => m.encode(w, version),
            Self::TxnOffsetCommit(m) => m.encode(w, version),
            Self::DescribeAcls(m) => m.encode(w, version),
            Self::CreateAcls(m) => m.encode(w, version),
            Self::DeleteAcls(m) => m.encode(w, version),
            Self::DescribeConfigs(m) => m.encode(w, version),
            Self::AlterConfigs(m) => m.encode(w, version),
            Self::AlterReplicaLogDirs(m) => m.encode(w, version),
            Self::DescribeLogDirs(m) => m.encode(w, version),
            Self::SaslAuthenticate(m) => m.encode(w, version),
            Self::CreatePartitions(m) => m.encode(w, version),
            Self::CreateDelegationToken(m) => m.encode(w, version),
            Self::RenewDelegationToken(m) => m.encode(w, version),
            Self::ExpireDelegationToken(m) => m.encode(w, version),
            Self::DescribeDelegationToken(m) => m.encode(w, version),
            Self::DeleteGroups(m) => m.encode(w, version),
            Self::ElectLeaders(m) => m.encode(w, version),
            Self::IncrementalAlterConfigs(m) => m.encode(w, version),
            Self::AlterPartitionReassignments(m) => m.encode(w, version),
            Self::ListPartitionReassignments(m) => m.encode(w, version),
            Self::OffsetDelete(m) => m.encode(w, version),
            Self::DescribeClientQuotas(m) => m.encode(w, version),
            Self::AlterClientQuotas(m) => m.encode(w, version),
            Self::DescribeUserScramCredentials(m) => m.encode(w, version),
            Self::AlterUserScramCredentials(m) => m.encode(w, version),
            Self::Vote(m) => m.encode(w, version),
            Self::BeginQuorumEpoch(m) => m.encode(w, version),
            Self::EndQuorumEpoch(m) => m.encode(w, version),
            Self::DescribeQuorum(m) => m.encode(w, version),
            Self::AlterPartition(m) => m.encode(w, version),
            Self::UpdateFeatures(m) => m.encode(w, version),
            Self::Envelope(m) => m.encode(w, version),
            Self::FetchSnapshot(m) => m.encode(w, version),
            Self::DescribeCluster(m) => m.encode(w, version),
            Self::DescribeProducers(m) => m.encode(w, version),
            Self::BrokerRegistration(m) => m.encode(w, version),
            Self::BrokerHeartbeat(m) => m.encode(w, version),
            Self::UnregisterBroker(m) => m.encode(w, version),
            Self::DescribeTransactions(m) => m.encode(w, version),
            Self::ListTransactions(m) => m.encode(w, version),
            Self::AllocateProducerIds(m) => m.encode(w, version),
            Self::ConsumerGroupHeartbeat(m) => m.encode(w, version),
            Self::ConsumerGroupDescribe(m) => m.encode(w, version),
            Self::ControllerRegistration(m) => m.encode(w, version),
            Self::GetTelemetrySubscriptions(m) => m.encode(w, version),
            Self::PushTelemetry(m) => m.encode(w, version),
            Self::AssignReplicasToDirs(m) => m.encode(w, version),
            Self::ListConfigResources(m) => m.encode(w, version),
            Self::DescribeTopicPartitions(m) => m.encode(w, version),
            Self::ShareGroupHeartbeat(m) => m.encode(w, version),
            Self::ShareGroupDescribe(m) => m.encode(w, version),
            Self::ShareFetch(m) => m.encode(w, version),
            Self::ShareAcknowledge(m) => m.encode(w, version),
            Self::AddRaftVoter(m) => m.encode(w, version),
            Self::RemoveRaftVoter(m) => m.encode(w, version),
            Self::UpdateRaftVoter(m) => m.encode(w, version),
            Self::InitializeShareGroupState(m) => m.encode(w, version),
            Self::ReadShareGroupState(m) => m.encode(w, version),
            Self::WriteShareGroupState(m) => m.encode(w, version),
            Self::DeleteShareGroupState(m) => m.encode(w, version),
            Self::ReadShareGroupStateSummary(m) => m.encode(w, version),
            Self::StreamsGroupHeartbeat(m) => m.encode(w, version),
            Self::StreamsGroupDescribe(m) => m.encode(w, version),
            Self::DescribeShareGroupOffsets(m) => m.encode(w, version),
            Self::AlterShareGroupOffsets(m) => m.encode(w, version),
            Self::DeleteShareGroupOffsets(m) => m.encode(w, version),
            Self::StreamsGroupTopologyDescriptionUpdate(m) => m.encode(w, version),
            Self::UnregisterController(m) => m.encode(w, version),
        }
    }
}

impl From<ProduceRequest> for RequestBody {
    fn from(m: ProduceRequest) -> Self {
        Self::Produce(m)
    }
}
impl From<FetchRequest> for RequestBody {
    fn from(m: FetchRequest) -> Self {
        Self::Fetch(m)
    }
}
impl From<ListOffsetsRequest> for RequestBody {
    fn from(m: ListOffsetsRequest) -> Self {
        Self::ListOffsets(m)
    }
}
impl From<MetadataRequest> for RequestBody {
    fn from(m: MetadataRequest) -> Self {
        Self::Metadata(m)
    }
}
impl From<OffsetCommitRequest> for RequestBody {
    fn from(m: OffsetCommitRequest) -> Self {
        Self::OffsetCommit(m)
    }
}
impl From<OffsetFetchRequest> for RequestBody {
    fn from(m: OffsetFetchRequest) -> Self {
        Self::OffsetFetch(m)
    }
}
impl From<FindCoordinatorRequest> for RequestBody {
    fn from(m: FindCoordinatorRequest) -> Self {
        Self::FindCoordinator(m)
    }
}
impl From<JoinGroupRequest> for RequestBody {
    fn from(m: JoinGroupRequest) -> Self {
        Self::JoinGroup(m)
    }
}
impl From<HeartbeatRequest> for RequestBody {
    fn from(m: HeartbeatRequest) -> Self {
        Self::Heartbeat(m)
    }
}
impl From<LeaveGroupRequest> for RequestBody {
    fn from(m: LeaveGroupRequest) -> Self {
        Self::LeaveGroup(m)
    }
}
impl From<SyncGroupRequest> for RequestBody {
    fn from(m: SyncGroupRequest) -> Self {
        Self::SyncGroup(m)
    }
}
impl From<DescribeGroupsRequest> for RequestBody {
    fn from(m: DescribeGroupsRequest) -> Self {
        Self::DescribeGroups(m)
    }
}
impl From<ListGroupsRequest> for RequestBody {
    fn from(m: ListGroupsRequest) -> Self {
        Self::ListGroups(m)
    }
}
impl From<SaslHandshakeRequest> for RequestBody {
    fn from(m: SaslHandshakeRequest) -> Self {
        Self::SaslHandshake(m)
    }
}
impl From<ApiVersionsRequest> for RequestBody {
    fn from(m: ApiVersionsRequest) -> Self {
        Self::ApiVersions(m)
    }
}
impl From<CreateTopicsRequest> for RequestBody {
    fn from(m: CreateTopicsRequest) -> Self {
        Self::CreateTopics(m)
    }
}
impl From<DeleteTopicsRequest> for RequestBody {
    fn from(m: DeleteTopicsRequest) -> Self {
        Self::DeleteTopics(m)
    }
}
impl From<DeleteRecordsRequest> for RequestBody {
    fn from(m: DeleteRecordsRequest) -> Self {
        Self::DeleteRecords(m)
    }
}
impl From<InitProducerIdRequest> for RequestBody {
    fn from(m: InitProducerIdRequest) -> Self {
        Self::InitProducerId(m)
    }
}
impl From<OffsetForLeaderEpochRequest> for RequestBody {
    fn from(m: OffsetForLeaderEpochRequest) -> Self {
        Self::OffsetForLeaderEpoch(m)
    }
}
impl From<AddPartitionsToTxnRequest> for RequestBody {
    fn from(m: AddPartitionsToTxnRequest) -> Self {
        Self::AddPartitionsToTxn(m)
    }
}
impl From<AddOffsetsToTxnRequest> for RequestBody {
    fn from(m: AddOffsetsToTxnRequest) -> Self {
        Self::AddOffsetsToTxn(m)
    }
}
impl From<EndTxnRequest> for RequestBody {
    fn from(m: EndTxnRequest) -> Self {
        Self::EndTxn(m)
    }
}
impl From<WriteTxnMarkersRequest> for RequestBody {
    fn from(m: WriteTxnMarkersRequest) -> Self {
        Self::WriteTxnMarkers(m)
    }
}
impl From<TxnOffsetCommitRequest> for RequestBody {
    fn from(m: TxnOffsetCommitRequest) -> Self {
        Self::TxnOffsetCommit(m)
    }
}
impl From<DescribeAclsRequest> for RequestBody {
    fn from(m: DescribeAclsRequest) -> Self {
        Self::DescribeAcls(m)
    }
}
impl From<CreateAclsRequest> for RequestBody {
    fn from(m: CreateAclsRequest) -> Self {
        Self::CreateAcls(m)
    }
}
impl From<DeleteAclsRequest> for RequestBody {
    fn from(m: DeleteAclsRequest) -> Self {
        Self::DeleteAcls(m)
    }
}
impl From<DescribeConfigsRequest> for RequestBody {
    fn from(m: DescribeConfigsRequest) -> Self {
        Self::DescribeConfigs(m)
    }
}
impl From<AlterConfigsRequest> for RequestBody {
    fn from(m: AlterConfigsRequest) -> Self {
        Self::AlterConfigs(m)
    }
}
impl From<AlterReplicaLogDirsRequest> for RequestBody {
    fn from(m: AlterReplicaLogDirsRequest) -> Self {
        Self::AlterReplicaLogDirs(m)
    }
}
impl From<DescribeLogDirsRequest> for RequestBody {
    fn from(m: DescribeLogDirsRequest) -> Self {
        Self::DescribeLogDirs(m)
    }
}
impl From<SaslAuthenticateRequest> for RequestBody {
    fn from(m: SaslAuthenticateRequest) -> Self {
        Self::SaslAuthenticate(m)
    }
}
impl From<CreatePartitionsRequest> for RequestBody {
    fn from(m: CreatePartitionsRequest) -> Self {
        Self::CreatePartitions(m)
    }
}
impl From<CreateDelegationTokenRequest> for RequestBody {
    fn from(m: CreateDelegationTokenRequest) -> Self {
        Self::CreateDelegationToken(m)
    }
}
impl From<RenewDelegationTokenRequest> for RequestBody {
    fn from(m: RenewDelegationTokenRequest) -> Self {
        Self::RenewDelegationToken(m)
    }
}
impl From<ExpireDelegationTokenRequest> for RequestBody {
    fn from(m: ExpireDelegationTokenRequest) -> Self {
        Self::ExpireDelegationToken(m)
    }
}
impl From<DescribeDelegationTokenRequest> for RequestBody {
    fn from(m: DescribeDelegationTokenRequest) -> Self {
        Self::DescribeDelegationToken(m)
    }
}
impl From<DeleteGroupsRequest> for RequestBody {
    fn from(m: DeleteGroupsRequest) -> Self {
        Self::DeleteGroups(m)
    }
}
impl From<ElectLeadersRequest> for RequestBody {
    fn from(m: ElectLeadersRequest) -> Self {
        Self::ElectLeaders(m)
    }
}
impl From<IncrementalAlterConfigsRequest> for RequestBody {
    fn from(m: IncrementalAlterConfigsRequest) -> Self {
        Self::IncrementalAlterConfigs(m)
    }
}
impl From<AlterPartitionReassignmentsRequest> for RequestBody {
    fn from(m: AlterPartitionReassignmentsRequest) -> Self {
        Self::AlterPartitionReassignments(m)
    }
}
impl From<ListPartitionReassignmentsRequest> for RequestBody {
    fn from(m: ListPartitionReassignmentsRequest) -> Self {
        Self::ListPartitionReassignments(m)
    }
}
impl From<OffsetDeleteRequest> for RequestBody {
    fn from(m: OffsetDeleteRequest) -> Self {
        Self::OffsetDelete(m)
    }
}
impl From<DescribeClientQuotasRequest> for RequestBody {
    fn from(m: DescribeClientQuotasRequest) -> Self {
        Self::DescribeClientQuotas(m)
    }
}
impl From<AlterClientQuotasRequest> for RequestBody {
    fn from(m: AlterClientQuotasRequest) -> Self {
        Self::AlterClientQuotas(m)
    }
}
impl From<DescribeUserScramCredentialsRequest> for RequestBody {
    fn from(m: DescribeUserScramCredentialsRequest) -> Self {
        Self::DescribeUserScramCredentials(m)
    }
}
impl From<AlterUserScramCredentialsRequest> for RequestBody {
    fn from(m: AlterUserScramCredentialsRequest) -> Self {
        Self::AlterUserScramCredentials(m)
    }
}
impl From<VoteRequest> for RequestBody {
    fn from(m: VoteRequest) -> Self {
        Self::Vote(m)
    }
}
impl From<BeginQuorumEpochRequest> for RequestBody {
    fn from(m: BeginQuorumEpochRequest) -> Self {
        Self::BeginQuorumEpoch(m)
    }
}
impl From<EndQuorumEpochRequest> for RequestBody {
    fn from(m: EndQuorumEpochRequest) -> Self {
        Self::EndQuorumEpoch(m)
    }
}
impl From<DescribeQuorumRequest> for RequestBody {
    fn from(m: DescribeQuorumRequest) -> Self {
        Self::DescribeQuorum(m)
    }
}
impl From<AlterPartitionRequest> for RequestBody {
    fn from(m: AlterPartitionRequest) -> Self {
        Self::AlterPartition(m)
    }
}
impl From<UpdateFeaturesRequest> for RequestBody {
    fn from(m: UpdateFeaturesRequest) -> Self {
        Self::UpdateFeatures(m)
    }
}
impl From<EnvelopeRequest> for RequestBody {
    fn from(m: EnvelopeRequest) -> Self {
        Self::Envelope(m)
    }
}
impl From<FetchSnapshotRequest> for RequestBody {
    fn from(m: FetchSnapshotRequest) -> Self {
        Self::FetchSnapshot(m)
    }
}
impl From<DescribeClusterRequest> for RequestBody {
    fn from(m: DescribeClusterRequest) -> Self {
        Self::DescribeCluster(m)
    }
}
impl From<DescribeProducersRequest> for RequestBody {
    fn from(m: DescribeProducersRequest) -> Self {
        Self::DescribeProducers(m)
    }
}
impl From<BrokerRegistrationRequest> for RequestBody {
    fn from(m: BrokerRegistrationRequest) -> Self {
        Self::BrokerRegistration(m)
    }
}
impl From<BrokerHeartbeatRequest> for RequestBody {
    fn from(m: BrokerHeartbeatRequest) -> Self {
        Self::BrokerHeartbeat(m)
    }
}
impl From<UnregisterBrokerRequest> for RequestBody {
    fn from(m: UnregisterBrokerRequest) -> Self {
        Self::UnregisterBroker(m)
    }
}
impl From<DescribeTransactionsRequest> for RequestBody {
    fn from(m: DescribeTransactionsRequest) -> Self {
        Self::DescribeTransactions(m)
    }
}
impl From<ListTransactionsRequest> for RequestBody {
    fn from(m: ListTransactionsRequest) -> Self {
        Self::ListTransactions(m)
    }
}
impl From<AllocateProducerIdsRequest> for RequestBody {
    fn from(m: AllocateProducerIdsRequest) -> Self {
        Self::AllocateProducerIds(m)
    }
}
impl From<ConsumerGroupHeartbeatRequest> for RequestBody {
    fn from(m: ConsumerGroupHeartbeatRequest) -> Self {
        Self::ConsumerGroupHeartbeat(m)
    }
}
impl From<ConsumerGroupDescribeRequest> for RequestBody {
    fn from(m: ConsumerGroupDescribeRequest) -> Self {
        Self::ConsumerGroupDescribe(m)
    }
}
impl From<ControllerRegistrationRequest> for RequestBody {
    fn from(m: ControllerRegistrationRequest) -> Self {
        Self::ControllerRegistration(m)
    }
}
impl From<GetTelemetrySubscriptionsRequest> for RequestBody {
    fn from(m: GetTelemetrySubscriptionsRequest) -> Self {
        Self::GetTelemetrySubscriptions(m)
    }
}
impl From<PushTelemetryRequest> for RequestBody {
    fn from(m: PushTelemetryRequest) -> Self {
        Self::PushTelemetry(m)
    }
}
impl From<AssignReplicasToDirsRequest> for RequestBody {
    fn from(m: AssignReplicasToDirsRequest) -> Self {
        Self::AssignReplicasToDirs(m)
    }
}
impl From<ListConfigResourcesRequest> for RequestBody {
    fn from(m: ListConfigResourcesRequest) -> Self {
        Self::ListConfigResources(m)
    }
}
impl From<DescribeTopicPartitionsRequest> for RequestBody {
    fn from(m: DescribeTopicPartitionsRequest) -> Self {
        Self::DescribeTopicPartitions(m)
    }
}
impl From<ShareGroupHeartbeatRequest> for RequestBody {
    fn from(m: ShareGroupHeartbeatRequest) -> Self {
        Self::ShareGroupHeartbeat(m)
    }
}
impl From<ShareGroupDescribeRequest> for RequestBody {
    fn from(m: ShareGroupDescribeRequest) -> Self {
        Self::ShareGroupDescribe(m)
    }
}
impl From<ShareFetchRequest> for RequestBody {
    fn from(m: ShareFetchRequest) -> Self {
        Self::ShareFetch(m)
    }
}
impl From<ShareAcknowledgeRequest> for RequestBody {
    fn from(m: ShareAcknowledgeRequest) -> Self {
        Self::ShareAcknowledge(m)
    }
}
impl From<AddRaftVoterRequest> for RequestBody {
    fn from(m: AddRaftVoterRequest) -> Self {
        Self::AddRaftVoter(m)
    }
}
impl From<RemoveRaftVoterRequest> for RequestBody {
    fn from(m: RemoveRaftVoterRequest) -> Self {
        Self::RemoveRaftVoter(m)
    }
}
impl From<UpdateRaftVoterRequest> for RequestBody {
    fn from(m: UpdateRaftVoterRequest) -> Self {
        Self::UpdateRaftVoter(m)
    }
}
impl From<InitializeShareGroupStateRequest> for RequestBody {
    fn from(m: InitializeShareGroupStateRequest) -> Self {
        Self::InitializeShareGroupState(m)
    }
}
impl From<ReadShareGroupStateRequest> for RequestBody {
    fn from(m: ReadShareGroupStateRequest) -> Self {
        Self::ReadShareGroupState(m)
    }
}
impl From<WriteShareGroupStateRequest> for RequestBody {
    fn from(m: WriteShareGroupStateRequest) -> Self {
        Self::WriteShareGroupState(m)
    }
}
impl From<DeleteShareGroupStateRequest> for RequestBody {
    fn from(m: DeleteShareGroupStateRequest) -> Self {
        Self::DeleteShareGroupState(m)
    }
}
impl From<ReadShareGroupStateSummaryRequest> for RequestBody {
    fn from(m: ReadShareGroupStateSummaryRequest) -> Self {
        Self::ReadShareGroupStateSummary(m)
    }
}
impl From<StreamsGroupHeartbeatRequest> for RequestBody {
    fn from(m: StreamsGroupHeartbeatRequest) -> Self {
        Self::StreamsGroupHeartbeat(m)
    }
}
impl From<StreamsGroupDescribeRequest> for RequestBody {
    fn from(m: StreamsGroupDescribeRequest) -> Self {
        Self::StreamsGroupDescribe(m)
    }
}
impl From<DescribeShareGroupOffsetsRequest> for RequestBody {
    fn from(m: DescribeShareGroupOffsetsRequest) -> Self {
        Self::DescribeShareGroupOffsets(m)
    }
}
impl From<AlterShareGroupOffsetsRequest> for RequestBody {
    fn from(m: AlterShareGroupOffsetsRequest) -> Self {
        Self::AlterShareGroupOffsets(m)
    }
}
impl From<DeleteShareGroupOffsetsRequest> for RequestBody {
    fn from(m: DeleteShareGroupOffsetsRequest) -> Self {
        Self::DeleteShareGroupOffsets(m)
    }
}
impl From<StreamsGroupTopologyDescriptionUpdateRequest> for RequestBody {
    fn from(m: StreamsGroupTopologyDescriptionUpdateRequest) -> Self {
        Self::StreamsGroupTopologyDescriptionUpdate(m)
    }
}
impl From<UnregisterControllerRequest> for RequestBody {
    fn from(m: UnregisterControllerRequest) -> Self {
        Self::UnregisterController(m)
    }
}

/// A response.
#[derive(Debug, Clone, PartialEq)]
#[allow(clippy::large_enum_variant, reason = "a body is moved a few times and never kept in bulk")]
pub enum ResponseBody {
    /// `ProduceResponse`.
    Produce(ProduceResponse),
    /// `FetchResponse`.
    Fetch(FetchResponse),
    /// `ListOffsetsResponse`.
    ListOffsets(ListOffsetsResponse),
    /// `MetadataResponse`.
    Metadata(MetadataResponse),
    /// `OffsetCommitResponse`.
    OffsetCommit(OffsetCommitResponse),
    /// `OffsetFetchResponse`.
    OffsetFetch(OffsetFetchResponse),
    /// `FindCoordinatorResponse`.
    FindCoordinator(FindCoordinatorResponse),
    /// `JoinGroupResponse`.
    JoinGroup(JoinGroupResponse),
    /// `HeartbeatResponse`.
    Heartbeat(HeartbeatResponse),
    /// `LeaveGroupResponse`.
    LeaveGroup(LeaveGroupResponse),
    /// `SyncGroupResponse`.
    SyncGroup(SyncGroupResponse),
    /// `DescribeGroupsResponse`.
    DescribeGroups(DescribeGroupsResponse),
    /// `ListGroupsResponse`.
    ListGroups(ListGroupsResponse),
    /// `SaslHandshakeResponse`.
    SaslHandshake(SaslHandshakeResponse),
    /// `ApiVersionsResponse`.
    ApiVersions(ApiVersionsResponse),
    /// `CreateTopicsResponse`.
    CreateTopics(CreateTopicsResponse),
    /// `DeleteTopicsResponse`.
    DeleteTopics(DeleteTopicsResponse),
    /// `DeleteRecordsResponse`.
    DeleteRecords(DeleteRecordsResponse),
    /// `InitProducerIdResponse`.
    InitProducerId(InitProducerIdResponse),
    /// `OffsetForLeaderEpochResponse`.
    OffsetForLeaderEpoch(OffsetForLeaderEpochResponse),
    /// `AddPartitionsToTxnResponse`.
    AddPartitionsToTxn(AddPartitionsToTxnResponse),
    /// `AddOffsetsToTxnResponse`.
    AddOffsetsToTxn(AddOffsetsToTxnResponse),
    /// `EndTxnResponse`.
    EndTxn(EndTxnResponse),
    /// `WriteTxnMarkersResponse`.
    WriteTxnMarkers(WriteTxnMarkersResponse),
    /// `TxnOffsetCommitResponse`.
    TxnOffsetCommit(TxnOffsetCommitResponse),
    /// `DescribeAclsResponse`.
    DescribeAcls(DescribeAclsResponse),
    /// `CreateAclsResponse`.
    CreateAcls(CreateAclsResponse),
    /// `DeleteAclsResponse`.
    DeleteAcls(DeleteAclsResponse),
    /// `DescribeConfigsResponse`.
    DescribeConfigs(DescribeConfigsResponse),
    /// `AlterConfigsResponse`.
    AlterConfigs(AlterConfigsResponse),
    /// `AlterReplicaLogDirsResponse`.
    AlterReplicaLogDirs(AlterReplicaLogDirsResponse),
    /// `DescribeLogDirsResponse`.
    DescribeLogDirs(DescribeLogDirsResponse),
    /// `SaslAuthenticateResponse`.
    SaslAuthenticate(SaslAuthenticateResponse),
    /// `CreatePartitionsResponse`.
    CreatePartitions(CreatePartitionsResponse),
    /// `CreateDelegationTokenResponse`.
    CreateDelegationToken(CreateDelegationTokenResponse),
    /// `RenewDelegationTokenResponse`.
    RenewDelegationToken(RenewDelegationTokenResponse),
    /// `ExpireDelegationTokenResponse`.
    ExpireDelegationToken(ExpireDelegationTokenResponse),
    /// `DescribeDelegationTokenResponse`.
    DescribeDelegationToken(DescribeDelegationTokenResponse),
    /// `DeleteGroupsResponse`.
    DeleteGroups(DeleteGroupsResponse),
    /// `ElectLeadersResponse`.
    ElectLeaders(ElectLeadersResponse),
    /// `IncrementalAlterConfigsResponse`.
    IncrementalAlterConfigs(IncrementalAlterConfigsResponse),
    /// `AlterPartitionReassignmentsResponse`.
    AlterPartitionReassignments(AlterPartitionReassignmentsResponse),
    /// `ListPartitionReassignmentsResponse`.
    ListPartitionReassignments(ListPartitionReassignmentsResponse),
    /// `OffsetDeleteResponse`.
    OffsetDelete(OffsetDeleteResponse),
    /// `DescribeClientQuotasResponse`.
    DescribeClientQuotas(DescribeClientQuotasResponse),
    /// `AlterClientQuotasResponse`.
    AlterClientQuotas(AlterClientQuotasResponse),
    /// `DescribeUserScramCredentialsResponse`.
    DescribeUserScramCredentials(DescribeUserScramCredentialsResponse),
    /// `AlterUserScramCredentialsResponse`.
    AlterUserScramCredentials(AlterUserScramCredentialsResponse),
    /// `VoteResponse`.
    Vote(VoteResponse),
    /// `BeginQuorumEpochResponse`.
    BeginQuorumEpoch(BeginQuorumEpochResponse),
    /// `EndQuorumEpochResponse`.
    EndQuorumEpoch(EndQuorumEpochResponse),
    /// `DescribeQuorumResponse`.
    DescribeQuorum(DescribeQuorumResponse),
    /// `AlterPartitionResponse`.
    AlterPartition(AlterPartitionResponse),
    /// `UpdateFeaturesResponse`.
    UpdateFeatures(UpdateFeaturesResponse),
    /// `EnvelopeResponse`.
    Envelope(EnvelopeResponse),
    /// `FetchSnapshotResponse`.
    FetchSnapshot(FetchSnapshotResponse),
    /// `DescribeClusterResponse`.
    DescribeCluster(DescribeClusterResponse),
    /// `DescribeProducersResponse`.
    DescribeProducers(DescribeProducersResponse),
    /// `BrokerRegistrationResponse`.
    BrokerRegistration(BrokerRegistrationResponse),
    /// `BrokerHeartbeatResponse`.
    BrokerHeartbeat(BrokerHeartbeatResponse),
    /// `UnregisterBrokerResponse`.
    UnregisterBroker(UnregisterBrokerResponse),
    /// `DescribeTransactionsResponse`.
    DescribeTransactions(DescribeTransactionsResponse),
    /// `ListTransactionsResponse`.
    ListTransactions(ListTransactionsResponse),
    /// `AllocateProducerIdsResponse`.
    AllocateProducerIds(AllocateProducerIdsResponse),
    /// `ConsumerGroupHeartbeatResponse`.
    ConsumerGroupHeartbeat(ConsumerGroupHeartbeatResponse),
    /// `ConsumerGroupDescribeResponse`.
    ConsumerGroupDescribe(ConsumerGroupDescribeResponse),
    /// `ControllerRegistrationResponse`.
    ControllerRegistration(ControllerRegistrationResponse),
    /// `GetTelemetrySubscriptionsResponse`.
    GetTelemetrySubscriptions(GetTelemetrySubscriptionsResponse),
    /// `PushTelemetryResponse`.
    PushTelemetry(PushTelemetryResponse),
    /// `AssignReplicasToDirsResponse`.
    AssignReplicasToDirs(AssignReplicasToDirsResponse),
    /// `ListConfigResourcesResponse`.
    ListConfigResources(ListConfigResourcesResponse),
    /// `DescribeTopicPartitionsResponse`.
    DescribeTopicPartitions(DescribeTopicPartitionsResponse),
    /// `ShareGroupHeartbeatResponse`.
    ShareGroupHeartbeat(ShareGroupHeartbeatResponse),
    /// `ShareGroupDescribeResponse`.
    ShareGroupDescribe(ShareGroupDescribeResponse),
    /// `ShareFetchResponse`.
    ShareFetch(ShareFetchResponse),
    /// `ShareAcknowledgeResponse`.
    ShareAcknowledge(ShareAcknowledgeResponse),
    /// `AddRaftVoterResponse`.
    AddRaftVoter(AddRaftVoterResponse),
    /// `RemoveRaftVoterResponse`.
    RemoveRaftVoter(RemoveRaftVoterResponse),
    /// `UpdateRaftVoterResponse`.
    UpdateRaftVoter(UpdateRaftVoterResponse),
    /// `InitializeShareGroupStateResponse`.
    InitializeShareGroupState(InitializeShareGroupStateResponse),
    /// `ReadShareGroupStateResponse`.
    ReadShareGroupState(ReadShareGroupStateResponse),
    /// `WriteShareGroupStateResponse`.
    WriteShareGroupState(WriteShareGroupStateResponse),
    /// `DeleteShareGroupStateResponse`.
    DeleteShareGroupState(DeleteShareGroupStateResponse),
    /// `ReadShareGroupStateSummaryResponse`.
    ReadShareGroupStateSummary(ReadShareGroupStateSummaryResponse),
    /// `StreamsGroupHeartbeatResponse`.
    StreamsGroupHeartbeat(StreamsGroupHeartbeatResponse),
    /// `StreamsGroupDescribeResponse`.
    StreamsGroupDescribe(StreamsGroupDescribeResponse),
    /// `DescribeShareGroupOffsetsResponse`.
    DescribeShareGroupOffsets(DescribeShareGroupOffsetsResponse),
    /// `AlterShareGroupOffsetsResponse`.
    AlterShareGroupOffsets(AlterShareGroupOffsetsResponse),
    /// `DeleteShareGroupOffsetsResponse`.
    DeleteShareGroupOffsets(DeleteShareGroupOffsetsResponse),
    /// `StreamsGroupTopologyDescriptionUpdateResponse`.
    StreamsGroupTopologyDescriptionUpdate(StreamsGroupTopologyDescriptionUpdateResponse),
    /// `UnregisterControllerResponse`.
    UnregisterController(UnregisterControllerResponse),
}

impl ResponseBody {
    /// The API it belongs to.
    #[must_use]
    pub const fn api_key(&self) -> ApiKey {
        match self {
            Self::Produce(_) => ApiKey::Produce,
            Self::Fetch(_) => ApiKey::Fetch,
            Self::ListOffsets(_) => ApiKey::ListOffsets,
            Self::Metadata(_) => ApiKey::Metadata,
            Self::OffsetCommit(_) => ApiKey::OffsetCommit,
            Self::OffsetFetch(_) => ApiKey::OffsetFetch,
            Self::FindCoordinator(_) => ApiKey::FindCoordinator,
            Self::JoinGroup(_) => ApiKey::JoinGroup,
            Self::Heartbeat(_) => ApiKey::Heartbeat,
            Self::LeaveGroup(_) => ApiKey::LeaveGroup,
            Self::SyncGroup(_) => ApiKey::SyncGroup,
            Self::DescribeGroups(_) => ApiKey::DescribeGroups,
            Self::ListGroups(_) => ApiKey::ListGroups,
            Self::SaslHandshake(_) => ApiKey::SaslHandshake,
            Self::ApiVersions(_) => ApiKey::ApiVersions,
            Self::CreateTopics(_) => ApiKey::CreateTopics,
            Self::DeleteTopics(_) => ApiKey::DeleteTopics,
            Self::DeleteRecords(_) => ApiKey::DeleteRecords,
            Self::InitProducerId(_) => ApiKey::InitProducerId,
            Self::OffsetForLeaderEpoch(_) => ApiKey::OffsetForLeaderEpoch,
            Self::AddPartitionsToTxn(_) => ApiKey::AddPartitionsToTxn,
            Self::AddOffsetsToTxn(_) => ApiKey::AddOffsetsToTxn,
            Self::EndTxn(_) => ApiKey::EndTxn,
            Self::WriteTxnMarkers(_) => ApiKey::WriteTxnMarkers,
            Self::TxnOffsetCommit(_) => ApiKey::TxnOffsetCommit,
            Self::DescribeAcls(_) => ApiKey::DescribeAcls,
            Self::CreateAcls(_) => ApiKey::CreateAcls,
            Self::DeleteAcls(_) => ApiKey::DeleteAcls,
            Self::DescribeConfigs(_) => ApiKey::DescribeConfigs,
            Self::AlterConfigs(_) => ApiKey::AlterConfigs,
            Self::AlterReplicaLogDirs(_) => ApiKey::AlterReplicaLogDirs,
            Self::DescribeLogDirs(_) => ApiKey::DescribeLogDirs,
            Self::SaslAuthenticate(_) => ApiKey::SaslAuthenticate,
            Self::CreatePartitions(_) => ApiKey::CreatePartitions,
            Self::CreateDelegationToken(_) => ApiKey::CreateDelegationToken,
            Self::RenewDelegationToken(_) => ApiKey::RenewDelegationToken,
            Self::ExpireDelegationToken(_) => ApiKey::ExpireDelegationToken,
            Self::DescribeDelegationToken(_) => ApiKey::DescribeDelegationToken,
            Self::DeleteGroups(_) => ApiKey::DeleteGroups,
            Self::ElectLeaders(_) => ApiKey::ElectLeaders,
            Self::IncrementalAlterConfigs(_) => ApiKey::IncrementalAlterConfigs,
            Self::AlterPartitionReassignments(_) => ApiKey::AlterPartitionReassignments,
            Self::ListPartitionReassignments(_) => ApiKey::ListPartitionReassignments,
            Self::OffsetDelete(_) => ApiKey::OffsetDelete,
            Self::DescribeClientQuotas(_) => ApiKey::DescribeClientQuotas,
            Self::AlterClientQuotas(_) => ApiKey::AlterClientQuotas,
            Self::DescribeUserScramCredentials(_) => ApiKey::DescribeUserScramCredentials,
            Self::AlterUserScramCredentials(_) => ApiKey::AlterUserScramCredentials,
            Self::Vote(_) => ApiKey::Vote,
            Self::BeginQuorumEpoch(_) => ApiKey::BeginQuorumEpoch,
            Self::EndQuorumEpoch(_) => ApiKey::EndQuorumEpoch,
            Self::DescribeQuorum(_) => ApiKey::DescribeQuorum,
            Self::AlterPartition(_) => ApiKey::AlterPartition,
            Self::UpdateFeatures(_) => ApiKey::UpdateFeatures,
            Self::Envelope(_) => ApiKey::Envelope,
            Self::FetchSnapshot(_) => ApiKey::FetchSnapshot,
            Self::DescribeCluster(_) => ApiKey::DescribeCluster,
            Self::DescribeProducers(_) => ApiKey::DescribeProducers,
            Self::BrokerRegistration(_) => ApiKey::BrokerRegistration,
            Self::BrokerHeartbeat(_) => ApiKey::BrokerHeartbeat,
            Self::UnregisterBroker(_) => ApiKey::UnregisterBroker,
            Self::DescribeTransactions(_) => ApiKey::DescribeTransactions,
            Self::ListTransactions(_) => ApiKey::ListTransactions,
            Self::AllocateProducerIds(_) => ApiKey::AllocateProducerIds,
            Self::ConsumerGroupHeartbeat(_) => ApiKey::ConsumerGroupHeartbeat,
            Self::ConsumerGroupDescribe(_) => ApiKey::ConsumerGroupDescribe,
            Self::ControllerRegistration(_) => ApiKey::ControllerRegistration,
            Self::GetTelemetrySubscriptions(_) => ApiKey::GetTelemetrySubscriptions,
            Self::PushTelemetry(_) => ApiKey::PushTelemetry,
            Self::AssignReplicasToDirs(_) => ApiKey::AssignReplicasToDirs,
            Self::ListConfigResources(_) => ApiKey::ListConfigResources,
            Self::DescribeTopicPartitions(_) => ApiKey::DescribeTopicPartitions,
            Self::ShareGroupHeartbeat(_) => ApiKey::ShareGroupHeartbeat,
            Self::ShareGroupDescribe(_) => ApiKey::ShareGroupDescribe,
            Self::ShareFetch(_) => ApiKey::ShareFetch,
            Self::ShareAcknowledge(_) => ApiKey::ShareAcknowledge,
            Self::AddRaftVoter(_) => ApiKey::AddRaftVoter,
            Self::RemoveRaftVoter(_) => ApiKey::RemoveRaftVoter,
            Self::UpdateRaftVoter(_) => ApiKey::UpdateRaftVoter,
            Self::InitializeShareGroupState(_) => ApiKey::InitializeShareGroupState,
            Self::ReadShareGroupState(_) => ApiKey::ReadShareGroupState,
            Self::WriteShareGroupState(_) => ApiKey::WriteShareGroupState,
            Self::DeleteShareGroupState(_) => ApiKey::DeleteShareGroupState,
            Self::ReadShareGroupStateSummary(_) => ApiKey::ReadShareGroupStateSummary,
            Self::StreamsGroupHeartbeat(_) => ApiKey::StreamsGroupHeartbeat,
            Self::StreamsGroupDescribe(_) => ApiKey::StreamsGroupDescribe,
            Self::DescribeShareGroupOffsets(_) => ApiKey::DescribeShareGroupOffsets,
            Self::AlterShareGroupOffsets(_) => ApiKey::AlterShareGroupOffsets,
            Self::DeleteShareGroupOffsets(_) => ApiKey::DeleteShareGroupOffsets,
            Self::StreamsGroupTopologyDescriptionUpdate(_) => ApiKey::StreamsGroupTopologyDescriptionUpdate,
            Self::UnregisterController(_) => ApiKey::UnregisterController,
        }
    }

    /// Reads a body.
    ///
    /// # Errors
    /// When the bytes are not a message of that API and version.
    pub fn decode(api_key: ApiKey, r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        Ok(match api_key {
            ApiKey::Produce => Self::Produce(ProduceResponse::decode(r, version)?),
            ApiKey::Fetch => Self::Fetch(FetchResponse::decode(r, version)?),
            ApiKey::ListOffsets => Self::ListOffsets(ListOffsetsResponse::decode(r, version)?),
            ApiKey::Metadata => Self::Metadata(MetadataResponse::decode(r, version)?),
            ApiKey::OffsetCommit => Self::OffsetCommit(OffsetCommitResponse::decode(r, version)?),
            ApiKey::OffsetFetch => Self::OffsetFetch(OffsetFetchResponse::decode(r, version)?),
            ApiKey::FindCoordinator => Self::FindCoordinator(FindCoordinatorResponse::decode(r, version)?),
            ApiKey::JoinGroup => Self::JoinGroup(JoinGroupResponse::decode(r, version)?),
            ApiKey::Heartbeat => Self::Heartbeat(HeartbeatResponse::decode(r, version)?),
            ApiKey::LeaveGroup => Self::LeaveGroup(LeaveGroupResponse::decode(r, version)?),
            ApiKey::SyncGroup => Self::SyncGroup(SyncGroupResponse::decode(r, version)?),
            ApiKey::DescribeGroups => Self::DescribeGroups(DescribeGroupsResponse::decode(r, version)?),
            ApiKey::ListGroups => Self::ListGroups(ListGroupsResponse::decode(r, version)?),
            ApiKey::SaslHandshake => Self::SaslHandshake(SaslHandshakeResponse::decode(r, version)?),
            ApiKey::ApiVersions => Self::ApiVersions(ApiVersionsResponse::decode(r, version)?),
            ApiKey::CreateTopics => Self::CreateTopics(CreateTopicsResponse::decode(r, version)?),
            ApiKey::DeleteTopics => Self::DeleteTopics(DeleteTopicsResponse::decode(r, version)?),
            ApiKey::DeleteRecords => Self::DeleteRecords(DeleteRecordsResponse::decode(r, version)?),
            ApiKey::InitProducerId => Self::InitProducerId(InitProducerIdResponse::decode(r, version)?),
            ApiKey::OffsetForLeaderEpoch => {
                Self::OffsetForLeaderEpoch(OffsetForLeaderEpochResponse::decode(r, version)?)
            }
            ApiKey::AddPartitionsToTxn => Self::AddPartitionsToTxn(AddPartitionsToTxnResponse::decode(r, version)?),
            ApiKey::AddOffsetsToTxn => Self::AddOffsetsToTxn(AddOffsetsToTxnResponse::decode(r, version)?),
            ApiKey::EndTxn => Self::EndTxn(EndTxnResponse::decode(r, version)?),
            ApiKey::WriteTxnMarkers => Self::WriteTxnMarkers(WriteTxnMarkersResponse::decode(r, version)?),
            ApiKey::TxnOffsetCommit => Self::TxnOffsetCommit(TxnOffsetCommitResponse::decode(r, version)?),
            ApiKey::DescribeAcls => Self::DescribeAcls(DescribeAclsResponse::decode(r, version)?),
            ApiKey::CreateAcls => Self::CreateAcls(CreateAclsResponse::decode(r, version)?),
            ApiKey::DeleteAcls => Self::DeleteAcls(DeleteAclsResponse::decode(r, version)?),
            ApiKey::DescribeConfigs => Self::DescribeConfigs(DescribeConfigsResponse::decode(r, version)?),
            ApiKey::AlterConfigs => Self::AlterConfigs(AlterConfigsResponse::decode(r, version)?),
            ApiKey::AlterReplicaLogDirs => Self::AlterReplicaLogDirs(AlterReplicaLogDirsResponse::decode(r, version)?),
            ApiKey::DescribeLogDirs => Self::DescribeLogDirs(DescribeLogDirsResponse::decode(r, version)?),
            ApiKey::SaslAuthenticate => Self::SaslAuthenticate(SaslAuthenticateResponse::decode(r, version)?),
            ApiKey::CreatePartitions => Self::CreatePartitions(CreatePartitionsResponse::decode(r, version)?),
            ApiKey::CreateDelegationToken => {
                Self::CreateDelegationToken(CreateDelegationTokenResponse::decode(r, version)?)
            }
            ApiKey::RenewDelegationToken => {
                Self::RenewDelegationToken(RenewDelegationTokenResponse::decode(r, version)?)
            }
            ApiKey::ExpireDelegationToken => {
                Self::ExpireDelegationToken(ExpireDelegationTokenResponse::decode(r, version)?)
            }
            ApiKey::DescribeDelegationToken => {
                Self::DescribeDelegationToken(DescribeDelegationTokenResponse::decode(r, version)?)
            }
            ApiKey::DeleteGroups => Self::DeleteGroups(DeleteGroupsResponse::decode(r, version)?),
            ApiKey::ElectLeaders => Self::ElectLeaders(ElectLeadersResponse::decode(r, version)?),
            ApiKey::IncrementalAlterConfigs => {
                Self::IncrementalAlterConfigs(IncrementalAlterConfigsResponse::decode(r, version)?)
            }
            ApiKey::AlterPartitionReassignments => {
                Self::AlterPartitionReassignments(AlterPartitionReassignmentsResponse::decode(r, version)?)
            }
            ApiKey::ListPartitionReassignments => {
                Self::ListPartitionReassignments(ListPartitionReassignmentsResponse::decode(r, version)?)
            }
            ApiKey::OffsetDelete => Self::OffsetDelete(OffsetDeleteResponse::decode(r, version)?),
            ApiKey::DescribeClientQuotas => {
                Self::DescribeClientQuotas(DescribeClientQuotasResponse::decode(r, version)?)
            }
            ApiKey::AlterClientQuotas => Self::AlterClientQuotas(AlterClientQuotasResponse::decode(r, version)?),
            ApiKey::DescribeUserScramCredentials => {
                Self::DescribeUserScramCredentials(DescribeUserScramCredentialsResponse::decode(r, version)?)
            }
            ApiKey::AlterUserScramCredentials => {
                Self::AlterUserScramCredentials(AlterUserScramCredentialsResponse::decode(r, version)?)
            }
            ApiKey::Vote => Self::Vote(VoteResponse::decode(r, version)?),
            ApiKey::BeginQuorumEpoch => Self::BeginQuorumEpoch(BeginQuorumEpochResponse::decode(r, version)?),
            ApiKey::EndQuorumEpoch => Self::EndQuorumEpoch(EndQuorumEpochResponse::decode(r, version)?),
            ApiKey::DescribeQuorum => Self::DescribeQuorum(DescribeQuorumResponse::decode(r, version)?),
            ApiKey::AlterPartition => Self::AlterPartition(AlterPartitionResponse::decode(r, version)?),
            ApiKey::UpdateFeatures => Self::UpdateFeatures(UpdateFeaturesResponse::decode(r, version)?),
            ApiKey::Envelope => Self::Envelope(EnvelopeResponse::decode(r, version)?),
            ApiKey::FetchSnapshot => Self::FetchSnapshot(FetchSnapshotResponse::decode(r, version)?),
            ApiKey::DescribeCluster => Self::DescribeCluster(DescribeClusterResponse::decode(r, version)?),
            ApiKey::DescribeProducers => Self::DescribeProducers(DescribeProducersResponse::decode(r, version)?),
            ApiKey::BrokerRegistration => Self::BrokerRegistration(BrokerRegistrationResponse::decode(r, version)?),
            ApiKey::BrokerHeartbeat => Self::BrokerHeartbeat(BrokerHeartbeatResponse::decode(r, version)?),
            ApiKey::UnregisterBroker => Self::UnregisterBroker(UnregisterBrokerResponse::decode(r, version)?),
            ApiKey::DescribeTransactions => {
                Self::DescribeTransactions(DescribeTransactionsResponse::decode(r, version)?)
            }
            ApiKey::ListTransactions => Self::ListTransactions(ListTransactionsResponse::decode(r, version)?),
            ApiKey::AllocateProducerIds => Self::AllocateProducerIds(AllocateProducerIdsResponse::decode(r, version)?),
            ApiKey::ConsumerGroupHeartbeat => {
                Self::ConsumerGroupHeartbeat(ConsumerGroupHeartbeatResponse::decode(r, version)?)
            }
            ApiKey::ConsumerGroupDescribe => {
                Self::ConsumerGroupDescribe(ConsumerGroupDescribeResponse::decode(r, version)?)
            }
            ApiKey::ControllerRegistration => {
                Self::ControllerRegistration(ControllerRegistrationResponse::decode(r, version)?)
            }
            ApiKey::GetTelemetrySubscriptions => {
                Self::GetTelemetrySubscriptions(GetTelemetrySubscriptionsResponse::decode(r, version)?)
            }
            ApiKey::PushTelemetry => Self::PushTelemetry(PushTelemetryResponse::decode(r, version)?),
            ApiKey::AssignReplicasToDirs => {
                Self::AssignReplicasToDirs(AssignReplicasToDirsResponse::decode(r, version)?)
            }
            ApiKey::ListConfigResources => Self::ListConfigResources(ListConfigResourcesResponse::decode(r, version)?),
            ApiKey::DescribeTopicPartitions => {
                Self::DescribeTopicPartitions(DescribeTopicPartitionsResponse::decode(r, version)?)
            }
            ApiKey::ShareGroupHeartbeat => Self::ShareGroupHeartbeat(ShareGroupHeartbeatResponse::decode(r, version)?),
            ApiKey::ShareGroupDescribe => Self::ShareGroupDescribe(ShareGroupDescribeResponse::decode(r, version)?),
            ApiKey::ShareFetch => Self::ShareFetch(ShareFetchResponse::decode(r, version)?),
            ApiKey::ShareAcknowledge => Self::ShareAcknowledge(ShareAcknowledgeResponse::decode(r, version)?),
            ApiKey::AddRaftVoter => Self::AddRaftVoter(AddRaftVoterResponse::decode(r, version)?),
            ApiKey::RemoveRaftVoter => Self::RemoveRaftVoter(RemoveRaftVoterResponse::decode(r, version)?),
            ApiKey::UpdateRaftVoter => Self::UpdateRaftVoter(UpdateRaftVoterResponse::decode(r, version)?),
            ApiKey::InitializeShareGroupState => {
                Self::InitializeShareGroupState(InitializeShareGroupStateResponse::decode(r, version)?)
            }
            ApiKey::ReadShareGroupState => Self::ReadShareGroupState(ReadShareGroupStateResponse::decode(r, version)?),
            ApiKey::WriteShareGroupState => {
                Self::WriteShareGroupState(WriteShareGroupStateResponse::decode(r, version)?)
            }
            ApiKey::DeleteShareGroupState => {
                Self::DeleteShareGroupState(DeleteShareGroupStateResponse::decode(r, version)?)
            }
            ApiKey::ReadShareGroupStateSummary => {
                Self::ReadShareGroupStateSummary(ReadShareGroupStateSummaryResponse::decode(r, version)?)
            }
            ApiKey::StreamsGroupHeartbeat => {
                Self::StreamsGroupHeartbeat(StreamsGroupHeartbeatResponse::decode(r, version)?)
            }
            ApiKey::StreamsGroupDescribe => {
                Self::StreamsGroupDescribe(StreamsGroupDescribeResponse::decode(r, version)?)
            }
            ApiKey::DescribeShareGroupOffsets => {
                Self::DescribeShareGroupOffsets(DescribeShareGroupOffsetsResponse::decode(r, version)?)
            }
            ApiKey::AlterShareGroupOffsets => {
                Self::AlterShareGroupOffsets(AlterShareGroupOffsetsResponse::decode(r, version)?)
            }
            ApiKey::DeleteShareGroupOffsets => {
                Self::DeleteShareGroupOffsets(DeleteShareGroupOffsetsResponse::decode(r, version)?)
            }
            ApiKey::StreamsGroupTopologyDescriptionUpdate => Self::StreamsGroupTopologyDescriptionUpdate(
                StreamsGroupTopologyDescriptionUpdateResponse::decode(r, version)?,
            ),
            ApiKey::UnregisterController => {
                Self::UnregisterController(UnregisterControllerResponse::decode(r, version)?)
            }
        })
    }

    /// Writes the body.
    ///
    /// # Errors
    /// When a value does not fit the version.
    pub fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        match self {
            Self::Produce(m) => m.encode(w, version),
            Self::Fetch(m) => m.encode(w, version),
            Self::ListOffsets(m) => m.encode(w, version),
            Self::Metadata(m) => m.encode(w, version),
            Self::OffsetCommit(m) => m.encode(w, version),
            Self::OffsetFetch(m) => m.encode(w, version),
            Self::FindCoordinator(m) => m.encode(w, version),
            Self::JoinGroup(m) => m.encode(w, version),
            Self::Heartbeat(m) => m.encode(w, version),
            Self::LeaveGroup(m) => m.encode(w, version),
            Self::SyncGroup(m) => m.encode(w, version),
            Self::DescribeGroups(m) => m.encode(w, version),
            Self::ListGroups(m) => m.encode(w, version),
            Self::SaslHandshake(m) => m.encode(w, version),
            Self::ApiVersions(m) => m.encode(w, version),
            Self::CreateTopics(m) => m.encode(w, version),
            Self::DeleteTopics(m) => m.encode(w, version),
            Self::DeleteRecords(m) => m.encode(w, version),
            Self::InitProducerId(m) => m.encode(w, version),
            Self::OffsetForLeaderEpoch(m) => m.encode(w, version),
            Self::AddPartitionsToTxn(m) => m.encode(w, version),
            Self::AddOffsetsToTxn(m) => m.encode(w, version),
            Self::EndTxn(m) => m.encode(w, version),
            Self::WriteTxnMarkers(m) => m.encode(w, version),
            Self::TxnOffsetCommit(m) => m.encode(w, version),
            Self::DescribeAcls(m) => m.encode(w, version),
            Self::CreateAcls(m) => m.encode(w, version),
            Self::DeleteAcls(m) => m.encode(w, version),
            Self::DescribeConfigs(m) => m.encode(w, version),
            Self::AlterConfigs(m) => m.encode(w, version),
            Self::AlterReplicaLogDirs(m) => m.encode(w, version),
            Self::DescribeLogDirs(m) => m.encode(w, version),
            Self::SaslAuthenticate(m) => m.encode(w, version),
            Self::CreatePartitions(m) => m.encode(w, version),
            Self::CreateDelegationToken(m) => m.encode(w, version),
            Self::RenewDelegationToken(m) => m.encode(w, version),
            Self::ExpireDelegationToken(m) => m.encode(w, version),
            Self::DescribeDelegationToken(m) => m.encode(w, version),
            Self::DeleteGroups(m) => m.encode(w, version),
            Self::ElectLeaders(m) => m.encode(w, version),
            Self::IncrementalAlterConfigs(m) => m.encode(w, version),
            Self::AlterPartitionReassignments(m) => m.encode(w, version),
            Self::ListPartitionReassignments(m) => m.encode(w, version),
            Self::OffsetDelete(m) => m.encode(w, version),
            Self::DescribeClientQuotas(m) => m.encode(w, version),
            Self::AlterClientQuotas(m) => m.encode(w, version),
            Self::DescribeUserScramCredentials(m) => m.encode(w, version),
            Self::AlterUserScramCredentials(m) => m.encode(w, version),
            Self::Vote(m) => m.encode(w, version),
            Self::BeginQuorumEpoch(m) => m.encode(w, version),
            Self::EndQuorumEpoch(m) => m.encode(w, version),
            Self::DescribeQuorum(m) => m.encode(w, version),
            Self::AlterPartition(m) => m.encode(w, version),
            Self::UpdateFeatures(m) => m.encode(w, version),
            Self::Envelope(m) => m.encode(w, version),
            Self::FetchSnapshot(m) => m.encode(w, version),
            Self::DescribeCluster(m) => m.encode(w, version),
            Self::DescribeProducers(m) => m.encode(w, version),
            Self::BrokerRegistration(m) => m.encode(w, version),
            Self::BrokerHeartbeat(m) => m.encode(w, version),
            Self::UnregisterBroker(m) => m.encode(w, version),
            Self::DescribeTransactions(m) => m.encode(w, version),
            Self::ListTransactions(m) => m.encode(w, version),
            Self::AllocateProducerIds(m) => m.encode(w, version),
            Self::ConsumerGroupHeartbeat(m) => m.encode(w, version),
            Self::ConsumerGroupDescribe(m) => m.encode(w, version),
            Self::ControllerRegistration(m) => m.encode(w, version),
            Self::GetTelemetrySubscriptions(m) => m.encode(w, version),
            Self::PushTelemetry(m) => m.encode(w, version),
            Self::AssignReplicasToDirs(m) => m.encode(w, version),
            Self::ListConfigResources(m) => m.encode(w, version),
            Self::DescribeTopicPartitions(m) => m.encode(w, version),
            Self::ShareGroupHeartbeat(m) => m.encode(w, version),
            Self::ShareGroupDescribe(m) => m.encode(w, version),
            Self::ShareFetch(m) => m.encode(w, version),
            Self::ShareAcknowledge(m) => m.encode(w, version),
            Self::AddRaftVoter(m) => m.encode(w, version),
            Self::RemoveRaftVoter(m) => m.encode(w, version),
            Self::UpdateRaftVoter(m) => m.encode(w, version),
            Self::InitializeShareGroupState(m) => m.encode(w, version),
            Self::ReadShareGroupState(m) => m.encode(w, version),
            Self::WriteShareGroupState(m) => m.encode(w, version),
            Self::DeleteShareGroupState(m) => m.encode(w, version),
            Self::ReadShareGroupStateSummary(m) => m.encode(w, version),
            Self::StreamsGroupHeartbeat(m) => m.encode(w, version),
            Self::StreamsGroupDescribe(m) => m.encode(w, version),
            Self::DescribeShareGroupOffsets(m) => m.encode(w, version),
            Self::AlterShareGroupOffsets(m) => m.encode(w, version),
            Self::DeleteShareGroupOffsets(m) => m.encode(w, version),
            Self::StreamsGroupTopologyDescriptionUpdate(m) => m.encode(w, version),
            Self::UnregisterController(m) => m.encode(w, version),
        }
    }
}

impl From<ProduceResponse> for ResponseBody {
    fn from(m: ProduceResponse) -> Self {
        Self::Produce(m)
    }
}
impl From<FetchResponse> for ResponseBody {
    fn from(m: FetchResponse) -> Self {
        Self::Fetch(m)
    }
}
impl From<ListOffsetsResponse> for ResponseBody {
    fn from(m: ListOffsetsResponse) -> Self {
        Self::ListOffsets(m)
    }
}
impl From<MetadataResponse> for ResponseBody {
    fn from(m: MetadataResponse) -> Self {
        Self::Metadata(m)
    }
}
impl From<OffsetCommitResponse> for ResponseBody {
    fn from(m: OffsetCommitResponse) -> Self {
        Self::OffsetCommit(m)
    }
}
impl From<OffsetFetchResponse> for ResponseBody {
    fn from(m: OffsetFetchResponse) -> Self {
        Self::OffsetFetch(m)
    }
}
impl From<FindCoordinatorResponse> for ResponseBody {
    fn from(m: FindCoordinatorResponse) -> Self {
        Self::FindCoordinator(m)
    }
}
impl From<JoinGroupResponse> for ResponseBody {
    fn from(m: JoinGroupResponse) -> Self {
        Self::JoinGroup(m)
    }
}
impl From<HeartbeatResponse> for ResponseBody {
    fn from(m: HeartbeatResponse) -> Self {
        Self::Heartbeat(m)
    }
}
impl From<LeaveGroupResponse> for ResponseBody {
    fn from(m: LeaveGroupResponse) -> Self {
        Self::LeaveGroup(m)
    }
}
impl From<SyncGroupResponse> for ResponseBody {
    fn from(m: SyncGroupResponse) -> Self {
        Self::SyncGroup(m)
    }
}
impl From<DescribeGroupsResponse> for ResponseBody {
    fn from(m: DescribeGroupsResponse) -> Self {
        Self::DescribeGroups(m)
    }
}
impl From<ListGroupsResponse> for ResponseBody {
    fn from(m: ListGroupsResponse) -> Self {
        Self::ListGroups(m)
    }
}
impl From<SaslHandshakeResponse> for ResponseBody {
    fn from(m: SaslHandshakeResponse) -> Self {
        Self::SaslHandshake(m)
    }
}
impl From<ApiVersionsResponse> for ResponseBody {
    fn from(m: ApiVersionsResponse) -> Self {
        Self::ApiVersions(m)
    }
}
impl From<CreateTopicsResponse> for ResponseBody {
    fn from(m: CreateTopicsResponse) -> Self {
        Self::CreateTopics(m)
    }
}
impl From<DeleteTopicsResponse> for ResponseBody {
    fn from(m: DeleteTopicsResponse) -> Self {
        Self::DeleteTopics(m)
    }
}
impl From<DeleteRecordsResponse> for ResponseBody {
    fn from(m: DeleteRecordsResponse) -> Self {
        Self::DeleteRecords(m)
    }
}
impl From<InitProducerIdResponse> for ResponseBody {
    fn from(m: InitProducerIdResponse) -> Self {
        Self::InitProducerId(m)
    }
}
impl From<OffsetForLeaderEpochResponse> for ResponseBody {
    fn from(m: OffsetForLeaderEpochResponse) -> Self {
        Self::OffsetForLeaderEpoch(m)
    }
}
impl From<AddPartitionsToTxnResponse> for ResponseBody {
    fn from(m: AddPartitionsToTxnResponse) -> Self {
        Self::AddPartitionsToTxn(m)
    }
}
impl From<AddOffsetsToTxnResponse> for ResponseBody {
    fn from(m: AddOffsetsToTxnResponse) -> Self {
        Self::AddOffsetsToTxn(m)
    }
}
impl From<EndTxnResponse> for ResponseBody {
    fn from(m: EndTxnResponse) -> Self {
        Self::EndTxn(m)
    }
}
impl From<WriteTxnMarkersResponse> for ResponseBody {
    fn from(m: WriteTxnMarkersResponse) -> Self {
        Self::WriteTxnMarkers(m)
    }
}
impl From<TxnOffsetCommitResponse> for ResponseBody {
    fn from(m: TxnOffsetCommitResponse) -> Self {
        Self::TxnOffsetCommit(m)
    }
}
impl From<DescribeAclsResponse> for ResponseBody {
    fn from(m: DescribeAclsResponse) -> Self {
        Self::DescribeAcls(m)
    }
}
impl From<CreateAclsResponse> for ResponseBody {
    fn from(m: CreateAclsResponse) -> Self {
        Self::CreateAcls(m)
    }
}
impl From<DeleteAclsResponse> for ResponseBody {
    fn from(m: DeleteAclsResponse) -> Self {
        Self::DeleteAcls(m)
    }
}
impl From<DescribeConfigsResponse> for ResponseBody {
    fn from(m: DescribeConfigsResponse) -> Self {
        Self::DescribeConfigs(m)
    }
}
impl From<AlterConfigsResponse> for ResponseBody {
    fn from(m: AlterConfigsResponse) -> Self {
        Self::AlterConfigs(m)
    }
}
impl From<AlterReplicaLogDirsResponse> for ResponseBody {
    fn from(m: AlterReplicaLogDirsResponse) -> Self {
        Self::AlterReplicaLogDirs(m)
    }
}
impl From<DescribeLogDirsResponse> for ResponseBody {
    fn from(m: DescribeLogDirsResponse) -> Self {
        Self::DescribeLogDirs(m)
    }
}
impl From<SaslAuthenticateResponse> for ResponseBody {
    fn from(m: SaslAuthenticateResponse) -> Self {
        Self::SaslAuthenticate(m)
    }
}
impl From<CreatePartitionsResponse> for ResponseBody {
    fn from(m: CreatePartitionsResponse) -> Self {
        Self::CreatePartitions(m)
    }
}
impl From<CreateDelegationTokenResponse> for ResponseBody {
    fn from(m: CreateDelegationTokenResponse) -> Self {
        Self::CreateDelegationToken(m)
    }
}
impl From<RenewDelegationTokenResponse> for ResponseBody {
    fn from(m: RenewDelegationTokenResponse) -> Self {
        Self::RenewDelegationToken(m)
    }
}
impl From<ExpireDelegationTokenResponse> for ResponseBody {
    fn from(m: ExpireDelegationTokenResponse) -> Self {
        Self::ExpireDelegationToken(m)
    }
}
impl From<DescribeDelegationTokenResponse> for ResponseBody {
    fn from(m: DescribeDelegationTokenResponse) -> Self {
        Self::DescribeDelegationToken(m)
    }
}
impl From<DeleteGroupsResponse> for ResponseBody {
    fn from(m: DeleteGroupsResponse) -> Self {
        Self::DeleteGroups(m)
    }
}
impl From<ElectLeadersResponse> for ResponseBody {
    fn from(m: ElectLeadersResponse) -> Self {
        Self::ElectLeaders(m)
    }
}
impl From<IncrementalAlterConfigsResponse> for ResponseBody {
    fn from(m: IncrementalAlterConfigsResponse) -> Self {
        Self::IncrementalAlterConfigs(m)
    }
}
impl From<AlterPartitionReassignmentsResponse> for ResponseBody {
    fn from(m: AlterPartitionReassignmentsResponse) -> Self {
        Self::AlterPartitionReassignments(m)
    }
}
impl From<ListPartitionReassignmentsResponse> for ResponseBody {
    fn from(m: ListPartitionReassignmentsResponse) -> Self {
        Self::ListPartitionReassignments(m)
    }
}
impl From<OffsetDeleteResponse> for ResponseBody {
    fn from(m: OffsetDeleteResponse) -> Self {
        Self::OffsetDelete(m)
    }
}
impl From<DescribeClientQuotasResponse> for ResponseBody {
    fn from(m: DescribeClientQuotasResponse) -> Self {
        Self::DescribeClientQuotas(m)
    }
}
impl From<AlterClientQuotasResponse> for ResponseBody {
    fn from(m: AlterClientQuotasResponse) -> Self {
        Self::AlterClientQuotas(m)
    }
}
impl From<DescribeUserScramCredentialsResponse> for ResponseBody {
    fn from(m: DescribeUserScramCredentialsResponse) -> Self {
        Self::DescribeUserScramCredentials(m)
    }
}
impl From<AlterUserScramCredentialsResponse> for ResponseBody {
    fn from(m: AlterUserScramCredentialsResponse) -> Self {
        Self::AlterUserScramCredentials(m)
    }
}
impl From<VoteResponse> for ResponseBody {
    fn from(m: VoteResponse) -> Self {
        Self::Vote(m)
    }
}
impl From<BeginQuorumEpochResponse> for ResponseBody {
    fn from(m: BeginQuorumEpochResponse) -> Self {
        Self::BeginQuorumEpoch(m)
    }
}
impl From<EndQuorumEpochResponse> for ResponseBody {
    fn from(m: EndQuorumEpochResponse) -> Self {
        Self::EndQuorumEpoch(m)
    }
}
impl From<DescribeQuorumResponse> for ResponseBody {
    fn from(m: DescribeQuorumResponse) -> Self {
        Self::DescribeQuorum(m)
    }
}
impl From<AlterPartitionResponse> for ResponseBody {
    fn from(m: AlterPartitionResponse) -> Self {
        Self::AlterPartition(m)
    }
}
impl From<UpdateFeaturesResponse> for ResponseBody {
    fn from(m: UpdateFeaturesResponse) -> Self {
        Self::UpdateFeatures(m)
    }
}
impl From<EnvelopeResponse> for ResponseBody {
    fn from(m: EnvelopeResponse) -> Self {
        Self::Envelope(m)
    }
}
impl From<FetchSnapshotResponse> for ResponseBody {
    fn from(m: FetchSnapshotResponse) -> Self {
        Self::FetchSnapshot(m)
    }
}
impl From<DescribeClusterResponse> for ResponseBody {
    fn from(m: DescribeClusterResponse) -> Self {
        Self::DescribeCluster(m)
    }
}
impl From<DescribeProducersResponse> for ResponseBody {
    fn from(m: DescribeProducersResponse) -> Self {
        Self::DescribeProducers(m)
    }
}
impl From<BrokerRegistrationResponse> for ResponseBody {
    fn from(m: BrokerRegistrationResponse) -> Self {
        Self::BrokerRegistration(m)
    }
}
impl From<BrokerHeartbeatResponse> for ResponseBody {
    fn from(m: BrokerHeartbeatResponse) -> Self {
        Self::BrokerHeartbeat(m)
    }
}
impl From<UnregisterBrokerResponse> for ResponseBody {
    fn from(m: UnregisterBrokerResponse) -> Self {
        Self::UnregisterBroker(m)
    }
}
impl From<DescribeTransactionsResponse> for ResponseBody {
    fn from(m: DescribeTransactionsResponse) -> Self {
        Self::DescribeTransactions(m)
    }
}
impl From<ListTransactionsResponse> for ResponseBody {
    fn from(m: ListTransactionsResponse) -> Self {
        Self::ListTransactions(m)
    }
}
impl From<AllocateProducerIdsResponse> for ResponseBody {
    fn from(m: AllocateProducerIdsResponse) -> Self {
        Self::AllocateProducerIds(m)
    }
}
impl From<ConsumerGroupHeartbeatResponse> for ResponseBody {
    fn from(m: ConsumerGroupHeartbeatResponse) -> Self {
        Self::ConsumerGroupHeartbeat(m)
    }
}
impl From<ConsumerGroupDescribeResponse> for ResponseBody {
    fn from(m: ConsumerGroupDescribeResponse) -> Self {
        Self::ConsumerGroupDescribe(m)
    }
}
impl From<ControllerRegistrationResponse> for ResponseBody {
    fn from(m: ControllerRegistrationResponse) -> Self {
        Self::ControllerRegistration(m)
    }
}
impl From<GetTelemetrySubscriptionsResponse> for ResponseBody {
    fn from(m: GetTelemetrySubscriptionsResponse) -> Self {
        Self::GetTelemetrySubscriptions(m)
    }
}
impl From<PushTelemetryResponse> for ResponseBody {
    fn from(m: PushTelemetryResponse) -> Self {
        Self::PushTelemetry(m)
    }
}
impl From<AssignReplicasToDirsResponse> for ResponseBody {
    fn from(m: AssignReplicasToDirsResponse) -> Self {
        Self::AssignReplicasToDirs(m)
    }
}
impl From<ListConfigResourcesResponse> for ResponseBody {
    fn from(m: ListConfigResourcesResponse) -> Self {
        Self::ListConfigResources(m)
    }
}
impl From<DescribeTopicPartitionsResponse> for ResponseBody {
    fn from(m: DescribeTopicPartitionsResponse) -> Self {
        Self::DescribeTopicPartitions(m)
    }
}
impl From<ShareGroupHeartbeatResponse> for ResponseBody {
    fn from(m: ShareGroupHeartbeatResponse) -> Self {
        Self::ShareGroupHeartbeat(m)
    }
}
impl From<ShareGroupDescribeResponse> for ResponseBody {
    fn from(m: ShareGroupDescribeResponse) -> Self {
        Self::ShareGroupDescribe(m)
    }
}
impl From<ShareFetchResponse> for ResponseBody {
    fn from(m: ShareFetchResponse) -> Self {
        Self::ShareFetch(m)
    }
}
impl From<ShareAcknowledgeResponse> for ResponseBody {
    fn from(m: ShareAcknowledgeResponse) -> Self {
        Self::ShareAcknowledge(m)
    }
}
impl From<AddRaftVoterResponse> for ResponseBody {
    fn from(m: AddRaftVoterResponse) -> Self {
        Self::AddRaftVoter(m)
    }
}
impl From<RemoveRaftVoterResponse> for ResponseBody {
    fn from(m: RemoveRaftVoterResponse) -> Self {
        Self::RemoveRaftVoter(m)
    }
}
impl From<UpdateRaftVoterResponse> for ResponseBody {
    fn from(m: UpdateRaftVoterResponse) -> Self {
        Self::UpdateRaftVoter(m)
    }
}
impl From<InitializeShareGroupStateResponse> for ResponseBody {
    fn from(m: InitializeShareGroupStateResponse) -> Self {
        Self::InitializeShareGroupState(m)
    }
}
impl From<ReadShareGroupStateResponse> for ResponseBody {
    fn from(m: ReadShareGroupStateResponse) -> Self {
        Self::ReadShareGroupState(m)
    }
}
impl From<WriteShareGroupStateResponse> for ResponseBody {
    fn from(m: WriteShareGroupStateResponse) -> Self {
        Self::WriteShareGroupState(m)
    }
}
impl From<DeleteShareGroupStateResponse> for ResponseBody {
    fn from(m: DeleteShareGroupStateResponse) -> Self {
        Self::DeleteShareGroupState(m)
    }
}
impl From<ReadShareGroupStateSummaryResponse> for ResponseBody {
    fn from(m: ReadShareGroupStateSummaryResponse) -> Self {
        Self::ReadShareGroupStateSummary(m)
    }
}
impl From<StreamsGroupHeartbeatResponse> for ResponseBody {
    fn from(m: StreamsGroupHeartbeatResponse) -> Self {
        Self::StreamsGroupHeartbeat(m)
    }
}
impl From<StreamsGroupDescribeResponse> for ResponseBody {
    fn from(m: StreamsGroupDescribeResponse) -> Self {
        Self::StreamsGroupDescribe(m)
    }
}
impl From<DescribeShareGroupOffsetsResponse> for ResponseBody {
    fn from(m: DescribeShareGroupOffsetsResponse) -> Self {
        Self::DescribeShareGroupOffsets(m)
    }
}
impl From<AlterShareGroupOffsetsResponse> for ResponseBody {
    fn from(m: AlterShareGroupOffsetsResponse) -> Self {
        Self::AlterShareGroupOffsets(m)
    }
}
impl From<DeleteShareGroupOffsetsResponse> for ResponseBody {
    fn from(m: DeleteShareGroupOffsetsResponse) -> Self {
        Self::DeleteShareGroupOffsets(m)
    }
}
impl From<StreamsGroupTopologyDescriptionUpdateResponse> for ResponseBody {
    fn from(m: StreamsGroupTopologyDescriptionUpdateResponse) -> Self {
        Self::StreamsGroupTopologyDescriptionUpdate(m)
    }
}
impl From<UnregisterControllerResponse> for ResponseBody {
    fn from(m: UnregisterControllerResponse) -> Self {
        Self::UnregisterController(m)
    }
}

/// A record of `__cluster_metadata`, without its frame (see [`crate::metadata`]).
#[derive(Debug, Clone, PartialEq)]
#[allow(clippy::large_enum_variant, reason = "records are moved a few times and never kept in bulk")]
pub enum MetadataRecord {
    /// `RegisterBrokerRecord`.
    RegisterBrokerRecord(RegisterBrokerRecord),
    /// `UnregisterBrokerRecord`.
    UnregisterBrokerRecord(UnregisterBrokerRecord),
    /// `TopicRecord`.
    TopicRecord(TopicRecord),
    /// `PartitionRecord`.
    PartitionRecord(PartitionRecord),
    /// `ConfigRecord`.
    ConfigRecord(ConfigRecord),
    /// `PartitionChangeRecord`.
    PartitionChangeRecord(PartitionChangeRecord),
    /// `FenceBrokerRecord`.
    FenceBrokerRecord(FenceBrokerRecord),
    /// `UnfenceBrokerRecord`.
    UnfenceBrokerRecord(UnfenceBrokerRecord),
    /// `RemoveTopicRecord`.
    RemoveTopicRecord(RemoveTopicRecord),
    /// `DelegationTokenRecord`.
    DelegationTokenRecord(DelegationTokenRecord),
    /// `UserScramCredentialRecord`.
    UserScramCredentialRecord(UserScramCredentialRecord),
    /// `FeatureLevelRecord`.
    FeatureLevelRecord(FeatureLevelRecord),
    /// `ClientQuotaRecord`.
    ClientQuotaRecord(ClientQuotaRecord),
    /// `ProducerIdsRecord`.
    ProducerIdsRecord(ProducerIdsRecord),
    /// `BrokerRegistrationChangeRecord`.
    BrokerRegistrationChangeRecord(BrokerRegistrationChangeRecord),
    /// `AccessControlEntryRecord`.
    AccessControlEntryRecord(AccessControlEntryRecord),
    /// `RemoveAccessControlEntryRecord`.
    RemoveAccessControlEntryRecord(RemoveAccessControlEntryRecord),
    /// `NoOpRecord`.
    NoOpRecord(NoOpRecord),
    /// `ZkMigrationStateRecord`.
    ZkMigrationStateRecord(ZkMigrationStateRecord),
    /// `RemoveUserScramCredentialRecord`.
    RemoveUserScramCredentialRecord(RemoveUserScramCredentialRecord),
    /// `BeginTransactionRecord`.
    BeginTransactionRecord(BeginTransactionRecord),
    /// `EndTransactionRecord`.
    EndTransactionRecord(EndTransactionRecord),
    /// `AbortTransactionRecord`.
    AbortTransactionRecord(AbortTransactionRecord),
    /// `RemoveDelegationTokenRecord`.
    RemoveDelegationTokenRecord(RemoveDelegationTokenRecord),
    /// `RegisterControllerRecord`.
    RegisterControllerRecord(RegisterControllerRecord),
    /// `ClearElrRecord`.
    ClearElrRecord(ClearElrRecord),
    /// `UnregisterControllerRecord`.
    UnregisterControllerRecord(UnregisterControllerRecord),
}

impl MetadataRecord {
    /// The record type's number.
    #[must_use]
    pub const fn api_key(&self) -> i16 {
        match self {
            Self::RegisterBrokerRecord(_) => 0,
            Self::UnregisterBrokerRecord(_) => 1,
            Self::TopicRecord(_) => 2,
            Self::PartitionRecord(_) => 3,
            Self::ConfigRecord(_) => 4,
            Self::PartitionChangeRecord(_) => 5,
            Self::FenceBrokerRecord(_) => 7,
            Self::UnfenceBrokerRecord(_) => 8,
            Self::RemoveTopicRecord(_) => 9,
            Self::DelegationTokenRecord(_) => 10,
            Self::UserScramCredentialRecord(_) => 11,
            Self::FeatureLevelRecord(_) => 12,
            Self::ClientQuotaRecord(_) => 14,
            Self::ProducerIdsRecord(_) => 15,
            Self::BrokerRegistrationChangeRecord(_) => 17,
            Self::AccessControlEntryRecord(_) => 18,
            Self::RemoveAccessControlEntryRecord(_) => 19,
            Self::NoOpRecord(_) => 20,
            Self::ZkMigrationStateRecord(_) => 21,
            Self::RemoveUserScramCredentialRecord(_) => 22,
            Self::BeginTransactionRecord(_) => 23,
            Self::EndTransactionRecord(_) => 24,
            Self::AbortTransactionRecord(_) => 25,
            Self::RemoveDelegationTokenRecord(_) => 26,
            Self::RegisterControllerRecord(_) => 27,
            Self::ClearElrRecord(_) => 28,
            Self::UnregisterControllerRecord(_) => 29,
        }
    }

    /// The record type in Kafka's spelling, for example `TOPIC_RECORD`.
    #[must_use]
    pub const fn type_name(&self) -> &'static str {
        match self {
            Self::RegisterBrokerRecord(_) => "REGISTER_BROKER_RECORD",
            Self::UnregisterBrokerRecord(_) => "UNREGISTER_BROKER_RECORD",
            Self::TopicRecord(_) => "TOPIC_RECORD",
            Self::PartitionRecord(_) => "PARTITION_RECORD",
            Self::ConfigRecord(_) => "CONFIG_RECORD",
            Self::PartitionChangeRecord(_) => "PARTITION_CHANGE_RECORD",
            Self::FenceBrokerRecord(_) => "FENCE_BROKER_RECORD",
            Self::UnfenceBrokerRecord(_) => "UNFENCE_BROKER_RECORD",
            Self::RemoveTopicRecord(_) => "REMOVE_TOPIC_RECORD",
            Self::DelegationTokenRecord(_) => "DELEGATION_TOKEN_RECORD",
            Self::UserScramCredentialRecord(_) => "USER_SCRAM_CREDENTIAL_RECORD",
            Self::FeatureLevelRecord(_) => "FEATURE_LEVEL_RECORD",
            Self::ClientQuotaRecord(_) => "CLIENT_QUOTA_RECORD",
            Self::ProducerIdsRecord(_) => "PRODUCER_IDS_RECORD",
            Self::BrokerRegistrationChangeRecord(_) => "BROKER_REGISTRATION_CHANGE_RECORD",
            Self::AccessControlEntryRecord(_) => "ACCESS_CONTROL_ENTRY_RECORD",
            Self::RemoveAccessControlEntryRecord(_) => "REMOVE_ACCESS_CONTROL_ENTRY_RECORD",
            Self::NoOpRecord(_) => "NO_OP_RECORD",
            Self::ZkMigrationStateRecord(_) => "ZK_MIGRATION_STATE_RECORD",
            Self::RemoveUserScramCredentialRecord(_) => "REMOVE_USER_SCRAM_CREDENTIAL_RECORD",
            Self::BeginTransactionRecord(_) => "BEGIN_TRANSACTION_RECORD",
            Self::EndTransactionRecord(_) => "END_TRANSACTION_RECORD",
            Self::AbortTransactionRecord(_) => "ABORT_TRANSACTION_RECORD",
            Self::RemoveDelegationTokenRecord(_) => "REMOVE_DELEGATION_TOKEN_RECORD",
            Self::RegisterControllerRecord(_) => "REGISTER_CONTROLLER_RECORD",
            Self::ClearElrRecord(_) => "CLEAR_ELR_RECORD",
            Self::UnregisterControllerRecord(_) => "UNREGISTER_CONTROLLER_RECORD",
        }
    }

    /// The newest version of this record type.
    #[must_use]
    pub const fn latest_version(&self) -> i16 {
        match self {
            Self::RegisterBrokerRecord(_) => 4,
            Self::UnregisterBrokerRecord(_) => 0,
            Self::TopicRecord(_) => 0,
            Self::PartitionRecord(_) => 2,
            Self::ConfigRecord(_) => 0,
            Self::PartitionChangeRecord(_) => 2,
            Self::FenceBrokerRecord(_) => 0,
            Self::UnfenceBrokerRecord(_) => 0,
            Self::RemoveTopicRecord(_) => 0,
            Self::DelegationTokenRecord(_) => 0,
            Self::UserScramCredentialRecord(_) => 0,
            Self::FeatureLevelRecord(_) => 0,
            Self::ClientQuotaRecord(_) => 0,
            Self::ProducerIdsRecord(_) => 0,
            Self::BrokerRegistrationChangeRecord(_) => 3,
            Self::AccessControlEntryRecord(_) => 0,
            Self::RemoveAccessControlEntryRecord(_) => 0,
            Self::NoOpRecord(_) => 0,
            Self::ZkMigrationStateRecord(_) => 0,
            Self::RemoveUserScramCredentialRecord(_) => 0,
            Self::BeginTransactionRecord(_) => 0,
            Self::EndTransactionRecord(_) => 0,
            Self::AbortTransactionRecord(_) => 0,
            Self::RemoveDelegationTokenRecord(_) => 0,
            Self::RegisterControllerRecord(_) => 0,
            Self::ClearElrRecord(_) => 0,
            Self::UnregisterControllerRecord(_) => 0,
        }
    }

    /// Reads a record's fields; `None` if the type is unknown.
    ///
    /// # Errors
    /// When the bytes are not a record of that type and version.
    pub fn decode(api_key: i16, r: &mut Reader, version: i16) -> Result<Option<Self>, DecodeError> {
        Ok(Some(match api_key {
            0 => Self::RegisterBrokerRecord(RegisterBrokerRecord::decode(r, version)?),
            1 => Self::UnregisterBrokerRecord(UnregisterBrokerRecord::decode(r, version)?),
            2 => Self::TopicRecord(TopicRecord::decode(r, version)?),
            3 => Self::PartitionRecord(PartitionRecord::decode(r, version)?),
            4 => Self::ConfigRecord(ConfigRecord::decode(r, version)?),
            5 => Self::PartitionChangeRecord(PartitionChangeRecord::decode(r, version)?),
            7 => Self::FenceBrokerRecord(FenceBrokerRecord::decode(r, version)?),
            8 => Self::UnfenceBrokerRecord(UnfenceBrokerRecord::decode(r, version)?),
            9 => Self::RemoveTopicRecord(RemoveTopicRecord::decode(r, version)?),
            10 => Self::DelegationTokenRecord(DelegationTokenRecord::decode(r, version)?),
            11 => Self::UserScramCredentialRecord(UserScramCredentialRecord::decode(r, version)?),
            12 => Self::FeatureLevelRecord(FeatureLevelRecord::decode(r, version)?),
            14 => Self::ClientQuotaRecord(ClientQuotaRecord::decode(r, version)?),
            15 => Self::ProducerIdsRecord(ProducerIdsRecord::decode(r, version)?),
            17 => Self::BrokerRegistrationChangeRecord(BrokerRegistrationChangeRecord::decode(r, version)?),
            18 => Self::AccessControlEntryRecord(AccessControlEntryRecord::decode(r, version)?),
            19 => Self::RemoveAccessControlEntryRecord(RemoveAccessControlEntryRecord::decode(r, version)?),
            20 => Self::NoOpRecord(NoOpRecord::decode(r, version)?),
            21 => Self::ZkMigrationStateRecord(ZkMigrationStateRecord::decode(r, version)?),
            22 => Self::RemoveUserScramCredentialRecord(RemoveUserScramCredentialRecord::decode(r, version)?),
            23 => Self::BeginTransactionRecord(BeginTransactionRecord::decode(r, version)?),
            24 => Self::EndTransactionRecord(EndTransactionRecord::decode(r, version)?),
            25 => Self::AbortTransactionRecord(AbortTransactionRecord::decode(r, version)?),
            26 => Self::RemoveDelegationTokenRecord(RemoveDelegationTokenRecord::decode(r, version)?),
            27 => Self::RegisterControllerRecord(RegisterControllerRecord::decode(r, version)?),
            28 => Self::ClearElrRecord(ClearElrRecord::decode(r, version)?),
            29 => Self::UnregisterControllerRecord(UnregisterControllerRecord::decode(r, version)?),
            _ => return Ok(None),
        }))
    }

    /// Writes the record's fields.
    ///
    /// # Errors
    /// When a value does not fit the version.
    pub fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        match self {
            Self::RegisterBrokerRecord(m) => m.encode(w, version),
            Self::UnregisterBrokerRecord(m) => m.encode(w, version),
            Self::TopicRecord(m) => m.encode(w, version),
            Self::PartitionRecord(m) => m.encode(w, version),
            Self::ConfigRecord(m) => m.encode(w, version),
            Self::PartitionChangeRecord(m) => m.encode(w, version),
            Self::FenceBrokerRecord(m) => m.encode(w, version),
            Self::UnfenceBrokerRecord(m) => m.encode(w, version),
            Self::RemoveTopicRecord(m) => m.encode(w, version),
            Self::DelegationTokenRecord(m) => m.encode(w, version),
            Self::UserScramCredentialRecord(m) => m.encode(w, version),
            Self::FeatureLevelRecord(m) => m.encode(w, version),
            Self::ClientQuotaRecord(m) => m.encode(w, version),
            Self::ProducerIdsRecord(m) => m.encode(w, version),
            Self::BrokerRegistrationChangeRecord(m) => m.encode(w, version),
            Self::AccessControlEntryRecord(m) => m.encode(w, version),
            Self::RemoveAccessControlEntryRecord(m) => m.encode(w, version),
            Self::NoOpRecord(m) => m.encode(w, version),
            Self::ZkMigrationStateRecord(m) => m.encode(w, version),
            Self::RemoveUserScramCredentialRecord(m) => m.encode(w, version),
            Self::BeginTransactionRecord(m) => m.encode(w, version),
            Self::EndTransactionRecord(m) => m.encode(w, version),
            Self::AbortTransactionRecord(m) => m.encode(w, version),
            Self::RemoveDelegationTokenRecord(m) => m.encode(w, version),
            Self::RegisterControllerRecord(m) => m.encode(w, version),
            Self::ClearElrRecord(m) => m.encode(w, version),
            Self::UnregisterControllerRecord(m) => m.encode(w, version),
        }
    }
}

impl From<RegisterBrokerRecord> for MetadataRecord {
    fn from(m: RegisterBrokerRecord) -> Self {
        Self::RegisterBrokerRecord(m)
    }
}
impl From<UnregisterBrokerRecord> for MetadataRecord {
    fn from(m: UnregisterBrokerRecord) -> Self {
        Self::UnregisterBrokerRecord(m)
    }
}
impl From<TopicRecord> for MetadataRecord {
    fn from(m: TopicRecord) -> Self {
        Self::TopicRecord(m)
    }
}
impl From<PartitionRecord> for MetadataRecord {
    fn from(m: PartitionRecord) -> Self {
        Self::PartitionRecord(m)
    }
}
impl From<ConfigRecord> for MetadataRecord {
    fn from(m: ConfigRecord) -> Self {
        Self::ConfigRecord(m)
    }
}
impl From<PartitionChangeRecord> for MetadataRecord {
    fn from(m: PartitionChangeRecord) -> Self {
        Self::PartitionChangeRecord(m)
    }
}
impl From<FenceBrokerRecord> for MetadataRecord {
    fn from(m: FenceBrokerRecord) -> Self {
        Self::FenceBrokerRecord(m)
    }
}
impl From<UnfenceBrokerRecord> for MetadataRecord {
    fn from(m: UnfenceBrokerRecord) -> Self {
        Self::UnfenceBrokerRecord(m)
    }
}
impl From<RemoveTopicRecord> for MetadataRecord {
    fn from(m: RemoveTopicRecord) -> Self {
        Self::RemoveTopicRecord(m)
    }
}
impl From<DelegationTokenRecord> for MetadataRecord {
    fn from(m: DelegationTokenRecord) -> Self {
        Self::DelegationTokenRecord(m)
    }
}
impl From<UserScramCredentialRecord> for MetadataRecord {
    fn from(m: UserScramCredentialRecord) -> Self {
        Self::UserScramCredentialRecord(m)
    }
}
impl From<FeatureLevelRecord> for MetadataRecord {
    fn from(m: FeatureLevelRecord) -> Self {
        Self::FeatureLevelRecord(m)
    }
}
impl From<ClientQuotaRecord> for MetadataRecord {
    fn from(m: ClientQuotaRecord) -> Self {
        Self::ClientQuotaRecord(m)
    }
}
impl From<ProducerIdsRecord> for MetadataRecord {
    fn from(m: ProducerIdsRecord) -> Self {
        Self::ProducerIdsRecord(m)
    }
}
impl From<BrokerRegistrationChangeRecord> for MetadataRecord {
    fn from(m: BrokerRegistrationChangeRecord) -> Self {
        Self::BrokerRegistrationChangeRecord(m)
    }
}
impl From<AccessControlEntryRecord> for MetadataRecord {
    fn from(m: AccessControlEntryRecord) -> Self {
        Self::AccessControlEntryRecord(m)
    }
}
impl From<RemoveAccessControlEntryRecord> for MetadataRecord {
    fn from(m: RemoveAccessControlEntryRecord) -> Self {
        Self::RemoveAccessControlEntryRecord(m)
    }
}
impl From<NoOpRecord> for MetadataRecord {
    fn from(m: NoOpRecord) -> Self {
        Self::NoOpRecord(m)
    }
}
impl From<ZkMigrationStateRecord> for MetadataRecord {
    fn from(m: ZkMigrationStateRecord) -> Self {
        Self::ZkMigrationStateRecord(m)
    }
}
impl From<RemoveUserScramCredentialRecord> for MetadataRecord {
    fn from(m: RemoveUserScramCredentialRecord) -> Self {
        Self::RemoveUserScramCredentialRecord(m)
    }
}
impl From<BeginTransactionRecord> for MetadataRecord {
    fn from(m: BeginTransactionRecord) -> Self {
        Self::BeginTransactionRecord(m)
    }
}
impl From<EndTransactionRecord> for MetadataRecord {
    fn from(m: EndTransactionRecord) -> Self {
        Self::EndTransactionRecord(m)
    }
}
impl From<AbortTransactionRecord> for MetadataRecord {
    fn from(m: AbortTransactionRecord) -> Self {
        Self::AbortTransactionRecord(m)
    }
}
impl From<RemoveDelegationTokenRecord> for MetadataRecord {
    fn from(m: RemoveDelegationTokenRecord) -> Self {
        Self::RemoveDelegationTokenRecord(m)
    }
}
impl From<RegisterControllerRecord> for MetadataRecord {
    fn from(m: RegisterControllerRecord) -> Self {
        Self::RegisterControllerRecord(m)
    }
}
impl From<ClearElrRecord> for MetadataRecord {
    fn from(m: ClearElrRecord) -> Self {
        Self::ClearElrRecord(m)
    }
}
impl From<UnregisterControllerRecord> for MetadataRecord {
    fn from(m: UnregisterControllerRecord) -> Self {
        Self::UnregisterControllerRecord(m)
    }
}
