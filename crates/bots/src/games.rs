//! The games the bots know something of: one file and one line each.

mod au_nom_du_roi;
mod goa;
mod ilos;
mod maracaibo;
mod mundus_novus;

use std::any::Any;
use std::sync::{Arc, LazyLock};

use engine::Game;
use serde::Deserialize;

use crate::{Evaluation, Insight};

type Entry = Box<dyn Any + Send + Sync>;

/// What is known of each game, read once.
static KNOWN: LazyLock<Vec<Entry>> = LazyLock::new(|| {
    vec![
        entry::<::au_nom_du_roi::AuNomDuRoi, au_nom_du_roi::Terms>(include_str!(
            "../weights/au-nom-du-roi.toml"
        )),
        entry::<::goa::Goa, goa::Terms>(include_str!("../weights/goa.toml")),
        entry::<::ilos::Ilos, ilos::Terms>(include_str!("../weights/ilos.toml")),
        entry::<::maracaibo::Maracaibo, maracaibo::Terms>(include_str!("../weights/maracaibo.toml")),
        entry::<::mundus_novus::MundusNovus, mundus_novus::Terms>(include_str!(
            "../weights/mundus-novus.toml"
        )),
    ]
});

fn entry<G: Game, E>(weights: &str) -> Entry
where
    E: Evaluation<G> + for<'de> Deserialize<'de> + 'static,
{
    let insight = Insight::<G>::read::<E>(weights);
    Box::new(Arc::new(insight.unwrap_or_else(|error| panic!("the weights of {}: {error}", G::INFO.id))))
}

/// What is known of a game; of one without a file of its own, its score sheets.
pub fn insight<G: Game>() -> Arc<Insight<G>> {
    let found = KNOWN.iter().find_map(|entry| entry.downcast_ref::<Arc<Insight<G>>>());
    found.cloned().unwrap_or_else(|| Arc::new(Insight::standings()))
}

/// Whether the game has a file of its own.
pub fn knows<G: Game>() -> bool {
    KNOWN.iter().any(|entry| entry.is::<Arc<Insight<G>>>())
}
