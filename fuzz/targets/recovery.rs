//! See `ottla_fuzz::recovery`.
#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| ottla_fuzz::recovery::run(input));
