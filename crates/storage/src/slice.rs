//! A range of a segment file, to be sent as it lies.

use std::any::Any;
use std::io;
use std::sync::Arc;

use bytes::Bytes;
use ottla_protocol::records::{Payload, Records};

use crate::DiskFile;

/// Whole record batches that lie in a file. The handle keeps them readable even when the file is deleted meanwhile.
#[derive(Debug, Clone)]
pub struct FileSlice {
    /// The file; [`DiskFile::descriptor`] is what `sendfile` needs.
    pub file: Arc<dyn DiskFile>,
    /// Where the first byte lies.
    pub position: u64,
    /// How many bytes there are.
    pub len_bytes: u32,
}

impl FileSlice {
    /// The bytes, read into memory.
    ///
    /// # Errors
    /// The system's; `UnexpectedEof` if the file is shorter than it was.
    pub fn read_into_memory(&self) -> io::Result<Bytes> {
        let mut buffer = vec![0; self.len_bytes as usize];
        self.file.read_exact_at(self.position, &mut buffer)?;
        Ok(Bytes::from(buffer))
    }

    /// As records: held where the file can be sent from, else read into memory.
    pub(crate) fn into_records(self) -> io::Result<Records> {
        if self.len_bytes == 0 {
            Ok(Records::EMPTY)
        } else if self.file.descriptor().is_some() {
            Ok(Records::Held(Arc::new(self)))
        } else {
            Ok(Records::Memory(self.read_into_memory()?))
        }
    }
}

impl Payload for FileSlice {
    fn size_bytes(&self) -> u32 {
        self.len_bytes
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
