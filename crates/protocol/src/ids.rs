//! The identifiers and positions of the protocol, each a type of its own.
//!
//! On the wire they are plain integers; where the wire uses `-1` for "none", code uses `Option`.

use std::fmt;

macro_rules! number {
    ($(#[$doc:meta])* $name:ident($repr:ty)) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        #[repr(transparent)]
        pub struct $name($repr);

        impl $name {
            /// Wraps a number as it stands on the wire.
            #[must_use]
            pub const fn new(value: $repr) -> Self {
                Self(value)
            }

            /// The number as it stands on the wire.
            #[must_use]
            pub const fn get(self) -> $repr {
                self.0
            }

            /// `None` for the wire's negative "none" values.
            #[must_use]
            pub const fn from_wire(value: $repr) -> Option<Self> {
                if value < 0 { None } else { Some(Self(value)) }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

number! {
    /// The position of a record in a partition's log: 0, 1, 2, ...
    ///
    /// An *end* offset is exclusive: the offset that the next record will take.
    Offset(i64)
}
number! {
    /// Counts the leaders that a partition (or the metadata quorum) has had; never falls.
    LeaderEpoch(i32)
}
number! {
    /// Counts every change of a partition's state in the metadata log; never falls.
    PartitionEpoch(i32)
}
number! {
    /// A broker or controller, as `node.id` names it.
    NodeId(i32)
}
number! {
    /// The index of a partition within its topic.
    PartitionId(i32)
}
number! {
    /// An idempotent or transactional producer (KIP-98).
    ProducerId(i64)
}
number! {
    /// Fences older instances of the same producer (KIP-98).
    ProducerEpoch(i16)
}
number! {
    /// Numbers the records of one producer on one partition; wraps from `i32::MAX` to 0 (KIP-98).
    Sequence(i32)
}
number! {
    /// The incarnation of a broker: the offset of its registration in the metadata log (KIP-631).
    BrokerEpoch(i64)
}
number! {
    /// Milliseconds since the Unix epoch.
    Timestamp(i64)
}

impl Offset {
    /// The first offset of any log.
    pub const ZERO: Self = Self(0);

    /// The offset `count` records further on; `None` on overflow.
    #[must_use]
    pub const fn checked_add(self, count: u32) -> Option<Self> {
        match self.0.checked_add(count as i64) {
            Some(v) => Some(Self(v)),
            None => None,
        }
    }

    /// The offset after this one.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }

    /// How many offsets lie in `[earlier, self)`; 0 if `earlier` is not below.
    #[must_use]
    pub const fn distance_from(self, earlier: Self) -> u64 {
        if self.0 > earlier.0 { self.0.abs_diff(earlier.0) } else { 0 }
    }
}

impl LeaderEpoch {
    /// The epoch after this one.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

impl Sequence {
    /// The sequence `delta` records further on; `i32::MAX` is followed by 0.
    #[must_use]
    pub const fn advance_wrapping(self, delta: i32) -> Self {
        match self.0.checked_add(delta) {
            Some(v) => Self(v),
            None => Self(delta - (i32::MAX - self.0) - 1),
        }
    }
}

/// A 128-bit identifier, written in Kafka's own text form: URL-safe base64 without padding.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(transparent)]
pub struct Uuid(u128);

/// The identity of a topic; a topic created again under the same name has another (KIP-516).
pub type TopicId = Uuid;

impl Uuid {
    /// "None": all bits zero.
    pub const ZERO: Self = Self(0);
    /// The topic id of `__cluster_metadata`.
    pub const METADATA_TOPIC: Self = Self(1);
    const ALPHABET: &'static [u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

    /// From the value's 128 bits, most significant first.
    #[must_use]
    pub const fn from_u128(bits: u128) -> Self {
        Self(bits)
    }

    /// The value's 128 bits.
    #[must_use]
    pub const fn as_u128(self) -> u128 {
        self.0
    }

    /// From the 16 bytes of the wire.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 16]) -> Self {
        Self(u128::from_be_bytes(bytes))
    }

    /// The 16 bytes of the wire.
    #[must_use]
    pub const fn to_bytes(self) -> [u8; 16] {
        self.0.to_be_bytes()
    }

    /// True for [`Uuid::ZERO`].
    #[must_use]
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// Reads the text form; `None` if it is not 22 characters of URL-safe base64.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim_end_matches('=');
        if text.len() != 22 {
            return None;
        }
        let mut bits: u128 = 0;
        for (i, c) in text.bytes().enumerate() {
            let six = Self::ALPHABET.iter().position(|a| *a == c)? as u128;
            bits = if i < 21 { (bits << 6) | six } else { (bits << 2) | (six >> 4) };
        }
        Some(Self(bits))
    }
}

impl fmt::Display for Uuid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for i in 0..22u32 {
            let six = if i < 21 { (self.0 >> (122 - 6 * i)) & 63 } else { (self.0 & 3) << 4 };
            let c = Self::ALPHABET.get(usize::try_from(six).unwrap_or(0)).copied().unwrap_or(b'A');
            write!(f, "{}", char::from(c))?;
        }
        Ok(())
    }
}

impl fmt::Debug for Uuid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sequences_wrap_to_zero_and_are_never_negative() {
        assert_eq!(Sequence::new(i32::MAX).advance_wrapping(1), Sequence::new(0));
        assert_eq!(Sequence::new(i32::MAX - 2).advance_wrapping(5), Sequence::new(2));
        assert_eq!(Sequence::new(7).advance_wrapping(3), Sequence::new(10));
    }

    #[test]
    fn uuid_text_is_kafkas() {
        // What Kafka prints for the metadata topic's id and for "unassigned" / "lost" directories.
        assert_eq!(Uuid::METADATA_TOPIC.to_string(), "AAAAAAAAAAAAAAAAAAAAAQ");
        assert_eq!(Uuid::ZERO.to_string(), "AAAAAAAAAAAAAAAAAAAAAA");
        for bits in [0, 1, u128::MAX, 0x0123_4567_89ab_cdef_0011_2233_4455_6677] {
            let id = Uuid::from_u128(bits);
            assert_eq!(Uuid::parse(&id.to_string()), Some(id));
        }
        assert_eq!(Uuid::parse("short"), None);
        assert_eq!(Uuid::parse("!!!!!!!!!!!!!!!!!!!!!!"), None);
    }
}
