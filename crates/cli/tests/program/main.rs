//! The program from outside: its process, exit codes, and whole games through the referee and in the terminal.

mod bench;
mod campaign;
#[cfg(target_os = "linux")]
mod cluster;
mod commands;
#[cfg(target_os = "linux")]
mod disk;
#[cfg(unix)]
mod folder;
#[cfg(unix)]
mod hostile;
#[cfg(unix)]
mod hosting;
mod lessons;
#[cfg(unix)]
mod maintenance;
mod play;
mod protocol;
mod records;
mod referee;
#[cfg(unix)]
mod repair;
#[cfg(target_os = "linux")]
mod screen;
#[cfg(unix)]
mod settings;
#[cfg(unix)]
mod test_server;
mod tools;

/// Counts allocations by thread. The program itself uses the system's allocator, for reasons in `bench/README.md`.
#[global_allocator]
static ALLOCATOR: alloc_counter::AllocCounterSystem = alloc_counter::AllocCounterSystem;
