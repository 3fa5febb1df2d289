//! See `ottla_fuzz::compression`.
#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| ottla_fuzz::compression::run(input));
