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

use crate::{Evaluation, Insight, WeightsError};

/// What is known of one game.
struct Entry<G: Game> {
    insight: Arc<Insight<G>>,
    /// The same with the weights of the first release.
    first: Arc<Insight<G>>,
    weights: &'static str,
    read: fn(&str) -> Result<Insight<G>, WeightsError>,
}

/// What is known of each game, read once.
static KNOWN: LazyLock<Vec<Box<dyn Any + Send + Sync>>> = LazyLock::new(|| {
    macro_rules! entry {
        ($game:ty, $terms:ty, $file:literal) => {
            entry::<$game, $terms>(
                include_str!(concat!("../weights/", $file)),
                include_str!(concat!("../weights/first/", $file)),
            )
        };
    }
    vec![
        entry!(::au_nom_du_roi::AuNomDuRoi, au_nom_du_roi::Terms, "au-nom-du-roi.toml"),
        entry!(::goa::Goa, goa::Terms, "goa.toml"),
        entry!(::ilos::Ilos, ilos::Terms, "ilos.toml"),
        entry!(::maracaibo::Maracaibo, maracaibo::Terms, "maracaibo.toml"),
        entry!(::mundus_novus::MundusNovus, mundus_novus::Terms, "mundus-novus.toml"),
    ]
});

fn entry<G: Game, E>(weights: &'static str, first: &str) -> Box<dyn Any + Send + Sync>
where
    E: Evaluation<G> + for<'de> Deserialize<'de> + 'static,
{
    let read = |weights: &str| {
        let insight = Insight::<G>::read::<E>(weights);
        Arc::new(insight.unwrap_or_else(|error| panic!("the weights of {}: {error}", G::INFO.id)))
    };
    let (insight, first) = (read(weights), read(first));
    Box::new(Entry { insight, first, weights, read: Insight::<G>::read::<E> })
}

fn known<G: Game>() -> Option<&'static Entry<G>> {
    KNOWN.iter().find_map(|entry| entry.downcast_ref())
}

/// What is known of a game; of one without a file of its own, its score sheets.
pub fn insight<G: Game>() -> Arc<Insight<G>> {
    known::<G>().map_or_else(|| Arc::new(Insight::standings()), |entry| Arc::clone(&entry.insight))
}

/// What was known of a game in the first release.
pub fn first<G: Game>() -> Arc<Insight<G>> {
    known::<G>().map_or_else(|| Arc::new(Insight::standings()), |entry| Arc::clone(&entry.first))
}

/// Whether the game has a file of its own.
pub fn knows<G: Game>() -> bool {
    known::<G>().is_some()
}

/// The weights of a game as they are shipped; none of a game without a file of its own.
pub fn weights<G: Game>() -> Option<&'static str> {
    known::<G>().map(|entry| entry.weights)
}

/// Reads other weights of a game; none of a game without a file of its own.
pub fn read<G: Game>(weights: &str) -> Option<Result<Insight<G>, WeightsError>> {
    known::<G>().map(|entry| (entry.read)(weights))
}
