//! The program from outside: its process, its exit codes, whole games through the referee and in the terminal.

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
#[cfg(unix)]
mod house;
mod lessons;
#[cfg(unix)]
mod mend;
mod play;
mod protocol;
mod records;
mod referee;
#[cfg(target_os = "linux")]
mod screen;
#[cfg(unix)]
mod settings;
mod tools;
#[cfg(unix)]
mod upkeep;

/// Counts what each thread asks for. The program itself has the system's allocator, for reasons in `bench/README.md`.
#[global_allocator]
static ALLOCATOR: alloc_counter::AllocCounterSystem = alloc_counter::AllocCounterSystem;
