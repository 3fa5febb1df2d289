//! ApiVersions (KIP-35, KIP-511, KIP-584, KIP-1242).

use alloc::string::ToString as _;
use alloc::vec::Vec;

use ottla_protocol::ErrorCode;
use ottla_protocol::api::ApiKey;
use ottla_protocol::messages::api_versions_request::ApiVersionsRequest;
use ottla_protocol::messages::api_versions_response::{
    ApiVersion, ApiVersionsResponse, FinalizedFeatureKey, SupportedFeatureKey,
};

use super::View;
use crate::metadata::controller::supported_features;

/// What this node serves, and which features are finalized.
pub(crate) fn answer(view: View<'_>, kraft_version: i16, request: &ApiVersionsRequest) -> ApiVersionsResponse {
    let version = view.request.version;
    if let Err(code) = check(view, version, request) {
        return ApiVersionsResponse { error_code: code as i16, ..Default::default() };
    }
    let api_keys = ApiKey::ALL.iter().filter_map(|api| {
        let versions = api.advertised()?;
        Some(ApiVersion {
            api_key: api.code(),
            min_version: *versions.start(),
            max_version: *versions.end(),
            ..Default::default()
        })
    });
    let mut response = ApiVersionsResponse {
        api_keys: api_keys.collect(),
        finalized_features_epoch: view.image.end_offset.get() - 1,
        ..Default::default()
    };
    for (name, min_version, max_version) in supported_features() {
        // Clients that speak no newer version stumble over a minimum of 0 (KAFKA-17492).
        if version >= 4 || min_version > 0 {
            let feature =
                SupportedFeatureKey { name: name.to_string(), min_version, max_version, ..Default::default() };
            response.supported_features.push(feature);
        }
        let level = if name == "kraft.version" { kraft_version } else { view.image.feature_level(name) };
        if level > 0 {
            response.finalized_features.push(FinalizedFeatureKey {
                name: name.to_string(),
                max_version_level: level,
                min_version_level: level,
                ..Default::default()
            });
        }
    }
    response
}

fn check(view: View<'_>, version: i16, request: &ApiVersionsRequest) -> Result<(), ErrorCode> {
    let is_named =
        is_software_text(&request.client_software_name) && is_software_text(&request.client_software_version);
    if version >= 3 && !is_named {
        return Err(ErrorCode::InvalidRequest);
    }
    // Whom the client takes this node for: both or neither.
    match (&request.cluster_id, request.node_id) {
        _ if version < 5 => Ok(()),
        (None, -1) => Ok(()),
        (None, _) | (Some(_), -1) => Err(ErrorCode::InvalidRequest),
        (Some(cluster), node) if *cluster == view.config.cluster_id && node == view.config.node_id.get() => Ok(()),
        (Some(_), _) => Err(ErrorCode::RebootstrapRequired),
    }
}

/// Letters, digits, dots and dashes; the first and the last a letter or digit.
fn is_software_text(text: &str) -> bool {
    let bytes: Vec<u8> = text.bytes().collect();
    let (Some(first), Some(last)) = (bytes.first(), bytes.last()) else { return false };
    first.is_ascii_alphanumeric()
        && last.is_ascii_alphanumeric()
        && bytes.iter().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'-'))
}

#[cfg(test)]
mod tests {
    use super::is_software_text;

    #[test]
    fn software_names_are_held_to_kafkas_pattern() {
        for good in ["a", "apache-kafka-java", "4.4.0", "librdkafka"] {
            assert!(is_software_text(good), "{good}");
        }
        for bad in ["", "-a", "a-", "a b", "a/b", "ä"] {
            assert!(!is_software_text(bad), "{bad}");
        }
    }
}
