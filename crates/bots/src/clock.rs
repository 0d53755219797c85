//! The processor time of a thread.

/// The processor time used by this thread, in nanoseconds. The wall clock would include other processes.
#[cfg(unix)]
pub fn thread_nanos() -> u64 {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    now.tv_sec as u64 * 1_000_000_000 + now.tv_nsec as u64
}

/// The wall-clock time since the first call, in nanoseconds, on systems without processor time per thread.
#[cfg(not(unix))]
pub fn thread_nanos() -> u64 {
    static START: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    START.elapsed().as_nanos() as u64
}
