//! See `ottla_fuzz::records`.
#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| ottla_fuzz::records::run(input));
