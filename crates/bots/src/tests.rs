//! Tests of the bots, on a toy and on every game of the catalog.

mod advice;
mod au_nom_du_roi;
mod budget;
mod goa;
mod honest;
mod ilos;
mod judgement;
mod learned;
mod maracaibo;
mod mundus_novus;
mod names;
mod strength;
mod toy;
