//! The zig-zag variable-length integers inside of records: seven bits a byte, the lowest first, the high bit says "more".

/// The most bytes that a 32-bit one takes.
pub(super) const MAX_VARINT_BYTES: u32 = 5;
/// The most bytes that a 64-bit one takes.
pub(super) const MAX_VARLONG_BYTES: u32 = 10;

/// Appends a 32-bit integer.
pub(super) fn put_varint(value: i32, out: &mut Vec<u8>) {
    put_varlong(i64::from(value), out);
}

/// Appends a 64-bit integer. For values of 32 bits the bytes are those of the 32-bit form.
pub(super) fn put_varlong(value: i64, out: &mut Vec<u8>) {
    let mut rest = ((value << 1) ^ (value >> 63)).cast_unsigned();
    loop {
        let low = rest.to_le_bytes()[0] & 0x7f;
        rest >>= 7;
        if rest == 0 {
            out.push(low);
            return;
        }
        out.push(low | 0x80);
    }
}

/// How many bytes [`put_varlong`] (or [`put_varint`]) writes.
pub(super) const fn varlong_bytes(value: i64) -> usize {
    let bits = 64 - ((value << 1) ^ (value >> 63)).cast_unsigned().leading_zeros();
    if bits == 0 { 1 } else { bits.div_ceil(7) as usize }
}

/// Reads a 32-bit integer byte by byte; `None` if it takes more than five bytes or 32 bits.
pub(super) fn read_varint<E>(next: impl FnMut() -> Result<u8, E>) -> Result<Option<i32>, E> {
    let raw = read_unsigned(MAX_VARINT_BYTES, next)?;
    // Kafka drops the bits past the 32nd of a fifth byte; no writer sets them, so they are refused here.
    Ok(raw.and_then(|raw| u32::try_from(raw).ok()).map(|raw| (raw >> 1).cast_signed() ^ -(raw & 1).cast_signed()))
}

/// Reads a 64-bit integer byte by byte; `None` if it takes more than ten bytes or 64 bits.
pub(super) fn read_varlong<E>(next: impl FnMut() -> Result<u8, E>) -> Result<Option<i64>, E> {
    let raw = read_unsigned(MAX_VARLONG_BYTES, next)?;
    Ok(raw.map(|raw| (raw >> 1).cast_signed() ^ -(raw & 1).cast_signed()))
}

fn read_unsigned<E>(max_bytes: u32, mut next: impl FnMut() -> Result<u8, E>) -> Result<Option<u64>, E> {
    let mut value = 0u64;
    for i in 0..max_bytes {
        let byte = next()?;
        let low = u64::from(byte & 0x7f);
        if i == MAX_VARLONG_BYTES - 1 && low > 1 {
            return Ok(None);
        }
        value |= low << (7 * i);
        if byte & 0x80 == 0 {
            return Ok(Some(value));
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn source(bytes: &[u8]) -> impl FnMut() -> Result<u8, ()> + '_ {
        let mut at = bytes.iter();
        move || at.next().copied().ok_or(())
    }

    #[test]
    fn the_bytes_are_those_of_the_protocol_description() {
        for (value, bytes) in
            [(0, &[0u8][..]), (-1, &[1]), (1, &[2]), (63, &[0x7e]), (64, &[0x80, 1]), (300, &[0xd8, 4])]
        {
            let mut out = Vec::new();
            put_varint(value, &mut out);
            assert_eq!(out, bytes);
        }
    }

    #[test]
    fn what_is_too_long_is_refused() {
        assert_eq!(read_varint(source(&[0xff, 0xff, 0xff, 0xff, 0x0f])), Ok(Some(i32::MIN)));
        assert_eq!(read_varint(source(&[0xff, 0xff, 0xff, 0xff, 0x1f])), Ok(None));
        assert_eq!(read_varint(source(&[0x80; 9])), Ok(None));
        assert_eq!(read_varlong(source(&[0xff; 12])), Ok(None));
        assert_eq!(read_varlong(source(&[0x80])), Err(()));
    }

    proptest! {
        #[test]
        fn integers_round_trip(long: i64, int: i32) {
            let mut out = Vec::new();
            put_varlong(long, &mut out);
            prop_assert_eq!(out.len(), varlong_bytes(long));
            prop_assert_eq!(read_varlong(source(&out)), Ok(Some(long)));
            out.clear();
            put_varint(int, &mut out);
            prop_assert_eq!(read_varint(source(&out)), Ok(Some(int)));
        }
    }
}
