//! Tests, one module per chapter.

mod conformance;
mod data;
mod examples;
mod helpers;
mod ma_19_final;
mod ma_21_upgrades;
mod ma_22_cards;
mod ma_30_legacy;
mod ma_31_jeanne;
mod ma_automa;
mod ma_buildings;
mod ma_careers;
mod ma_cities;
mod ma_combat_tokens;
mod ma_effects;
mod ma_quests;
