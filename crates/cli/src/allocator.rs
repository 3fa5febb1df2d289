//! The allocator, set for a process that is idle most of its life: no threads of its own, and memory goes back soon.

#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

/// Read by jemalloc when it starts. Freed pages go back after a second; arenas are as many as threads that work at once.
#[allow(unsafe_code, reason = "jemalloc finds its settings under this symbol; nothing else has the name")]
#[unsafe(export_name = "_rjem_malloc_conf")]
static SETTINGS: &[u8; 83] = b"background_thread:false,dirty_decay_ms:1000,muzzy_decay_ms:0,narenas:4,tcache:true\0";
