//! Tests, one module per chapter.

mod aids;
mod conformance;
mod data;
mod examples;
mod helpers;
mod il_01_terms;
mod il_02_setup;
mod il_04_exploration;
mod il_05_islands;
mod il_07_actions;
mod il_08_ships;
mod il_09_piracy;
mod il_10_pioneers;
mod il_14_market;
mod il_16_draw;
mod il_17_end;
mod page;
mod playthroughs;
mod properties;
mod secrecy;
mod sizes;
