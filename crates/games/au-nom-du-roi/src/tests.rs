//! Tests: one module for each chapter of the rules, and modules for general properties.

mod aid;
mod ar_01_general;
mod ar_02_setup;
mod ar_03_turn;
mod ar_05_missions;
mod ar_06_boats;
mod ar_07_sending;
mod ar_08_expeditions;
mod ar_09_launching;
mod ar_10_jokers;
mod ar_11_cards;
mod ar_12_scoring;
mod conformance;
mod data;
mod examples;
mod helpers;
mod playthroughs;
mod properties;
mod secrecy;
mod sizes;
