//! The processor time of a thread.

/// The processor time this thread has used, in nanoseconds: a wall clock would count the other processes too.
#[cfg(unix)]
pub fn thread_nanos() -> u64 {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    now.tv_sec as u64 * 1_000_000_000 + now.tv_nsec as u64
}

/// The time since the first question, in nanoseconds: where a thread's own time cannot be asked for.
#[cfg(not(unix))]
pub fn thread_nanos() -> u64 {
    static START: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    START.elapsed().as_nanos() as u64
}
