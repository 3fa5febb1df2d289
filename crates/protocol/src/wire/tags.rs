//! Tagged fields (KIP-482).

use bytes::Bytes;

use super::{EncodeError, Writer};

/// Tagged fields that the definitions do not name: kept as read, written back as they were.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[allow(clippy::box_collection, reason = "nearly always empty: one word in every struct instead of three")]
pub struct UnknownTags(Option<Box<Vec<(u32, Bytes)>>>);

impl UnknownTags {
    /// None.
    pub const NONE: Self = Self(None);
    /// What one costs in memory, about.
    pub(super) const COST_BYTES: usize = 64;

    /// Adds a field.
    pub fn push(&mut self, tag: u32, data: Bytes) {
        self.0.get_or_insert_default().push((tag, data));
    }

    /// The fields, as they came.
    pub fn iter(&self) -> impl Iterator<Item = (u32, &Bytes)> {
        self.0.iter().flat_map(|fields| fields.iter().map(|(tag, data)| (*tag, data)))
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_none()
    }
}

/// Gathers a struct's tagged fields, to be written in the order of their tags.
#[derive(Debug, Default)]
pub struct Tags {
    fields: Vec<(u32, Bytes)>,
}

impl Tags {
    /// None so far.
    #[must_use]
    pub const fn new() -> Self {
        Self { fields: Vec::new() }
    }

    /// Adds a field.
    ///
    /// # Errors
    /// What `write` says.
    pub fn add(
        &mut self,
        tag: u32,
        write: impl FnOnce(&mut Writer) -> Result<(), EncodeError>,
    ) -> Result<(), EncodeError> {
        let mut w = Writer::new();
        write(&mut w)?;
        self.fields.push((tag, w.into_bytes()));
        Ok(())
    }

    /// Writes them, together with those the definitions do not name.
    ///
    /// # Errors
    /// When a tag is there twice.
    pub fn finish(mut self, w: &mut Writer, unknown: &UnknownTags) -> Result<(), EncodeError> {
        self.fields.extend(unknown.iter().map(|(tag, data)| (tag, data.clone())));
        self.fields.sort_by_key(|(tag, _)| *tag);
        w.unsigned_varint(u32::try_from(self.fields.len()).map_err(|_| too_long(self.fields.len()))?);
        let mut last = None;
        for (tag, data) in &self.fields {
            if last == Some(*tag) {
                return Err(EncodeError::DuplicateTag { tag: *tag });
            }
            last = Some(*tag);
            w.unsigned_varint(*tag);
            w.unsigned_varint(u32::try_from(data.len()).map_err(|_| too_long(data.len()))?);
            w.raw(data);
        }
        Ok(())
    }
}

const fn too_long(size_bytes: usize) -> EncodeError {
    EncodeError::TooLong { size_bytes }
}
