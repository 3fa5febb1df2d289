//! Record batches as others make them, and as nobody should.

mod clients;
