//! The program from outside: its process, its exit codes, whole games through the referee and in the terminal.

mod bench;
mod campaign;
#[cfg(target_os = "linux")]
mod cluster;
mod commands;
#[cfg(target_os = "linux")]
mod disk;
#[cfg(unix)]
mod hosting;
#[cfg(unix)]
mod house;
mod lessons;
mod play;
mod protocol;
mod records;
mod referee;
#[cfg(target_os = "linux")]
mod screen;
mod tools;
#[cfg(unix)]
mod upkeep;

/// The same allocator as the program's, so that allocations can be counted here too.
#[global_allocator]
static ALLOCATOR: alloc_counter::AllocCounterSystem = alloc_counter::AllocCounterSystem;
