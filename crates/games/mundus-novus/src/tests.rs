//! Tests: one module per chapter, the worked examples, the laws of the engine, and what only this game has.

mod conformance;
mod data;
mod examples;
mod helpers;
mod mn_1_setup;
mod mn_2_rounds;
mod mn_3_events;
mod mn_4_supply;
mod mn_5_trade;
mod mn_6_progression;
mod mn_7_developments;
mod mn_8_end;
mod playthroughs;
mod properties;
mod secrecy;
