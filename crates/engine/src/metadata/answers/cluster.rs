//! DescribeCluster (KIP-700, KIP-919, KIP-1073).

use ottla_protocol::ErrorCode;
use ottla_protocol::messages::describe_cluster_request::DescribeClusterRequest;
use ottla_protocol::messages::describe_cluster_response::{DescribeClusterBroker, DescribeClusterResponse};

use super::{ALL_CLUSTER_OPERATIONS, NOT_ASKED, View};

const BROKERS: i8 = 1;
const CONTROLLERS: i8 = 2;

/// The brokers and the cluster's id.
pub(crate) fn answer(view: View<'_>, request: &DescribeClusterRequest) -> DescribeClusterResponse {
    let version = view.request.version;
    if request.endpoint_type != BROKERS {
        let (code, message) = if request.endpoint_type == CONTROLLERS {
            (
                ErrorCode::MismatchedEndpointType,
                "The request was sent to an endpoint of type BROKER, but we wanted an endpoint of type CONTROLLER",
            )
        } else {
            (ErrorCode::UnsupportedEndpointType, "Unsupported endpoint type")
        };
        return DescribeClusterResponse {
            error_code: if version == 0 { ErrorCode::InvalidRequest } else { code } as i16,
            error_message: Some(message.into()),
            ..Default::default()
        };
    }
    let shown = view.image.brokers.iter().filter(|(_, broker)| request.include_fenced_brokers || !broker.is_fenced);
    let brokers = shown.filter_map(|(id, broker)| {
        let (host, port) = view.address(*id, broker)?;
        Some(DescribeClusterBroker {
            broker_id: id.get(),
            host,
            port,
            rack: broker.rack.clone(),
            is_fenced: broker.is_fenced,
            ..Default::default()
        })
    });
    DescribeClusterResponse {
        endpoint_type: BROKERS,
        cluster_id: view.config.cluster_id.clone(),
        controller_id: view.any_live_broker(),
        brokers: brokers.collect(),
        cluster_authorized_operations: if request.include_cluster_authorized_operations {
            ALL_CLUSTER_OPERATIONS
        } else {
            NOT_ASKED
        },
        ..Default::default()
    }
}
