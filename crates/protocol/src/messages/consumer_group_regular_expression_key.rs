// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ConsumerGroupRegularExpressionKey`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ConsumerGroupRegularExpressionKey`.
#[derive(Debug, Clone, PartialEq)]
pub struct ConsumerGroupRegularExpressionKey {
    /// `GroupId`: string, versions 0.
    pub group_id: String,
    /// `RegularExpression`: string, versions 0.
    pub regular_expression: String,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ConsumerGroupRegularExpressionKey {
    fn default() -> Self {
        Self { group_id: String::new(), regular_expression: String::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for ConsumerGroupRegularExpressionKey {
    const NAME: &'static str = "ConsumerGroupRegularExpressionKey";
    const VERSIONS: RangeInclusive<i16> = 0..=0;
    fn is_flexible(version: i16) -> bool {
        let _ = version;
        false
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.group_id = r.string(false)?;
        m.regular_expression = r.string(false)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.string(false, &self.group_id)?;
        w.string(false, &self.regular_expression)?;
        Ok(())
    }
}
