//! Tests, one module per chapter.

mod conformance;
mod data;
mod helpers;
mod ma_buildings;
mod ma_careers;
mod ma_cities;
mod ma_combat_tokens;
mod ma_quests;
