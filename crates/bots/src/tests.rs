//! Tests of the bots, on a toy and on every game of the catalog.

mod goa;
mod honest;
mod mundus_novus;
mod names;
mod strength;
mod toy;
