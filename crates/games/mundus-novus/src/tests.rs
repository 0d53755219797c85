//! Tests: one module per chapter, the worked examples, the engine's conformance suite, and tests of this game alone.

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
