//! The bytes of an unfinished frame.
//!
//! Small ones lie on the heap, in a buffer that doubles as they arrive. To double a large one would copy and touch all of it
//! again and again, on a thread that others wait for: it moves once, to pages of its own that the system lends as they are
//! written to. A promise of 100 MiB costs addresses, not memory.

use std::ops::Deref;

use bytes::{Buf, BufMut, Bytes, BytesMut};
use memmap2::{MmapMut, MmapOptions};

/// A frame larger than this moves to pages of its own when the heap's buffer is full.
const MAPPED_ABOVE: usize = 2 * 1024 * 1024;

/// What has arrived, and where more goes.
#[derive(Debug)]
pub(super) enum Buffer {
    Heap(BytesMut),
    Pages { map: MmapMut, filled: usize },
}

impl Default for Buffer {
    fn default() -> Self {
        Self::Heap(BytesMut::new())
    }
}

impl Deref for Buffer {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match self {
            Self::Heap(bytes) => bytes,
            Self::Pages { map, filled } => map.get(..*filled).unwrap_or_default(),
        }
    }
}

/// Owns a frame's pages.
struct Mapped {
    map: MmapMut,
    filled: usize,
}

impl AsRef<[u8]> for Mapped {
    fn as_ref(&self) -> &[u8] {
        self.map.get(..self.filled).unwrap_or_default()
    }
}

impl Buffer {
    /// Makes room for `capacity` bytes in all, of a frame of `total` (as far as is known), and lets `read` fill it up to `upper`
    /// bytes in all. What it has put there is told by [`arrived`](Self::arrived).
    pub(super) fn fill<R>(
        &mut self,
        capacity: usize,
        total: usize,
        upper: usize,
        read: impl FnOnce(&mut dyn BufMut) -> R,
    ) -> R {
        if let Self::Heap(bytes) = self
            && total > MAPPED_ABOVE
            && capacity > bytes.capacity()
            && capacity > MAPPED_ABOVE / 2
            && let Some(pages) = Self::pages(total, bytes)
        {
            *self = pages;
        }
        match self {
            Self::Heap(bytes) => {
                let have = bytes.len();
                if bytes.capacity() < capacity || bytes.capacity() == have {
                    bytes.reserve(capacity.max(have + 1) - have);
                }
                let room = bytes.capacity().min(upper).saturating_sub(have);
                read(&mut bytes.limit(room))
            }
            Self::Pages { map, filled } => {
                let end = map.len().min(upper);
                read(&mut map.get_mut(*filled..end).unwrap_or_default())
            }
        }
    }

    /// None: the system lends no more addresses; the heap must do.
    fn pages(total: usize, bytes: &[u8]) -> Option<Self> {
        let mut map = MmapOptions::new().len(total).no_reserve_swap().map_anon().ok()?;
        map.get_mut(..bytes.len())?.copy_from_slice(bytes);
        Some(Self::Pages { map, filled: bytes.len() })
    }

    /// So many bytes were put where `fill` said.
    pub(super) fn arrived(&mut self, bytes: usize) {
        if let Self::Pages { map, filled } = self {
            *filled = (*filled + bytes).min(map.len());
        }
    }

    /// Takes `size` bytes behind the first `skip` out, and drops those. Up to `copy_out` bytes are copied rather than holding
    /// the whole buffer.
    pub(super) fn take(&mut self, skip: usize, size: usize, copy_out: usize) -> Bytes {
        match self {
            Self::Heap(bytes) => {
                bytes.advance(skip);
                if size <= copy_out {
                    let copy = Bytes::copy_from_slice(&bytes[..size]);
                    bytes.advance(size);
                    copy
                } else {
                    bytes.split_to(size).freeze()
                }
            }
            Self::Pages { .. } => match std::mem::take(self) {
                Self::Heap(bytes) => bytes.freeze(),
                // They hold one frame and nothing else.
                Self::Pages { map, filled } => Bytes::from_owner(Mapped { map, filled }).slice(skip..skip + size),
            },
        }
    }
}
