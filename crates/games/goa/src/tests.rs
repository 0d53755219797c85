//! Tests, one module per chapter.

mod conformance;
mod data;
mod examples;
mod go_01_setup;
mod go_02_structure;
mod go_03_tokens;
mod go_04_auctions;
mod go_05_acquiring;
mod go_06_actions;
mod go_07_progress;
mod go_09_harvest;
mod go_11_expedition;
mod go_12_colonies;
mod go_13_bonus;
mod go_14_cards;
mod go_16_tiles;
mod go_17_scoring;
mod go_18_variants;
mod helpers;
mod playthroughs;
mod properties;
mod secrecy;
mod sizes;
