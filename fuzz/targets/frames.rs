//! See `ottla_fuzz::frames`.
#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| ottla_fuzz::frames::run(input));
