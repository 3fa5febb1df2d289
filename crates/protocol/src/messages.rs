//! Stand-in until the generated messages land.

/// A decoded request.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum RequestBody {}
/// A response to be encoded.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum ResponseBody {}
