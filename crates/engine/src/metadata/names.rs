//! Which names a topic can have.

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;

use ottla_protocol::ErrorCode;

use super::controller::Refusal;
use crate::quorum;

const MAX_NAME_BYTES: usize = 249;
const INTERNAL: [&str; 3] = ["__consumer_offsets", "__share_group_state", "__transaction_state"];

/// Whether Kafka keeps this topic for itself.
#[must_use]
pub(crate) fn is_internal(name: &str) -> bool {
    INTERNAL.contains(&name)
}

/// Checks a topic's name.
///
/// # Errors
///
/// `INVALID_TOPIC_EXCEPTION`, with what is wrong.
pub(crate) fn check(name: &str) -> Result<(), Refusal> {
    let wrong: String = if name.is_empty() {
        "the empty string is not allowed".into()
    } else if name == "." || name == ".." {
        "'.' and '..' are not allowed".into()
    } else if name.len() > MAX_NAME_BYTES {
        format!("the length of '{name}' is longer than the max allowed length {MAX_NAME_BYTES}")
    } else if !name.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'_' | b'-')) {
        format!("'{name}' contains one or more characters other than ASCII alphanumerics, '.', '_' and '-'")
    } else {
        return Ok(());
    };
    Err(Refusal::new(ErrorCode::InvalidTopicException, format!("Topic name is invalid: {wrong}")))
}

/// Checks the name of a topic that is to be created.
///
/// # Errors
///
/// As [`check`]; `INVALID_REQUEST` for the name of the metadata log.
pub(crate) fn check_new(name: &str) -> Result<(), Refusal> {
    if name == quorum::TOPIC {
        let message = format!("Creation of internal topic {name} is prohibited.");
        return Err(Refusal::new(ErrorCode::InvalidRequest, message));
    }
    check(name)
}

/// The names that occur more than once.
pub(crate) fn repeated<'a>(names: impl Iterator<Item = &'a str>) -> BTreeSet<&'a str> {
    let mut seen = BTreeSet::new();
    names.filter(|name| !seen.insert(*name)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_held_to_kafkas_rules() {
        let longest = "x".repeat(249);
        for good in ["a", "A.b_c-9", "...", longest.as_str()] {
            assert_eq!(check(good), Ok(()), "{good}");
        }
        for bad in ["", ".", "..", "a b", "a/b", "ä", &"x".repeat(250)] {
            assert_eq!(check(bad).unwrap_err().code, ErrorCode::InvalidTopicException, "{bad}");
        }
        assert_eq!(check_new("__cluster_metadata").unwrap_err().code, ErrorCode::InvalidRequest);
    }
}
