//! The evaluations of the games: one file and one line per game.

mod au_nom_du_roi;
mod goa;
mod ilos;
mod maracaibo;
mod mundus_novus;

use std::any::Any;
use std::sync::{Arc, LazyLock, OnceLock};

use engine::Game;
use serde::Deserialize;

use crate::features::{self, Features};
use crate::net::Net;
use crate::{Evaluation, Insight, WeightsError};

/// The evaluations of one game.
struct Entry<G: Game> {
    insight: Arc<Insight<G>>,
    /// The evaluation with nets, loaded when first used.
    learned: OnceLock<Arc<Insight<G>>>,
    /// The evaluation with the weights of the first release.
    first: Arc<Insight<G>>,
    weights: &'static str,
    nets: &'static [&'static str],
    features: Features<G>,
    read: fn(&str) -> Result<Insight<G>, WeightsError>,
}

/// The evaluations of all games, loaded once.
static KNOWN: LazyLock<Vec<Box<dyn Any + Send + Sync>>> = LazyLock::new(|| {
    macro_rules! entry {
        ($game:ty, $module:ident, $file:literal, [$($net:literal),*]) => {
            entry::<$game, $module::Terms>(
                include_str!(concat!("../weights/", $file)),
                include_str!(concat!("../weights/first/", $file)),
                features::$module::FEATURES,
                &[$(include_str!(concat!("../nets/", $net))),*],
            )
        };
    }
    vec![
        entry!(
            ::au_nom_du_roi::AuNomDuRoi,
            au_nom_du_roi,
            "au-nom-du-roi.toml",
            ["au-nom-du-roi-2.toml", "au-nom-du-roi-4.toml"]
        ),
        entry!(::goa::Goa, goa, "goa.toml", ["goa-2.toml", "goa-4.toml"]),
        entry!(::ilos::Ilos, ilos, "ilos.toml", ["ilos-2.toml", "ilos-4.toml"]),
        entry!(
            ::maracaibo::Maracaibo,
            maracaibo,
            "maracaibo.toml",
            ["maracaibo-1.toml", "maracaibo-2.toml", "maracaibo-4.toml"]
        ),
        entry!(
            ::mundus_novus::MundusNovus,
            mundus_novus,
            "mundus-novus.toml",
            ["mundus-novus-2.toml", "mundus-novus-4.toml"]
        ),
    ]
});

fn entry<G: Game, E>(
    weights: &'static str,
    first: &str,
    features: Features<G>,
    nets: &'static [&'static str],
) -> Box<dyn Any + Send + Sync>
where
    E: Evaluation<G> + for<'de> Deserialize<'de> + 'static,
{
    let read = |weights: &str| {
        let insight = Insight::<G>::read::<E>(weights);
        insight.unwrap_or_else(|error| panic!("the weights of {}: {error}", G::INFO.id))
    };
    let insight = Arc::new(read(weights).with_features(features));
    let (first, learned) = (Arc::new(read(first)), OnceLock::new());
    Box::new(Entry { insight, learned, first, weights, nets, features, read: Insight::<G>::read::<E> })
}

fn known<G: Game>() -> Option<&'static Entry<G>> {
    KNOWN.iter().find_map(|entry| entry.downcast_ref())
}

/// The evaluation of a game; its score breakdown if it has no file.
pub fn insight<G: Game>() -> Arc<Insight<G>> {
    known::<G>().map_or_else(|| Arc::new(Insight::standings()), |entry| Arc::clone(&entry.insight))
}

/// The evaluation of a game with its nets; equal to [`insight`] without nets.
pub fn learned<G: Game>() -> Arc<Insight<G>> {
    let Some(entry) = known::<G>() else { return insight() };
    let read = |text: &&str| Net::read(text).map(Arc::new);
    let learned = || {
        let nets: Result<Vec<Arc<Net>>, _> = entry.nets.iter().map(read).collect();
        let insight = nets.and_then(|nets| entry.insight.with_nets(&nets));
        Arc::new(insight.unwrap_or_else(|error| panic!("a net of {}: {error}", G::INFO.id)))
    };
    Arc::clone(entry.learned.get_or_init(learned))
}

/// The files of a game's shipped nets.
pub fn nets<G: Game>() -> &'static [&'static str] {
    known::<G>().map_or(&[], |entry| entry.nets)
}

/// The evaluation of a game in the first release.
pub fn first<G: Game>() -> Arc<Insight<G>> {
    known::<G>().map_or_else(|| Arc::new(Insight::standings()), |entry| Arc::clone(&entry.first))
}

/// Whether the game has an evaluation file.
pub fn knows<G: Game>() -> bool {
    known::<G>().is_some()
}

/// The shipped weights of a game, if it has a file.
pub fn weights<G: Game>() -> Option<&'static str> {
    known::<G>().map(|entry| entry.weights)
}

/// Parses other weights of a game, if it has a file.
pub fn read<G: Game>(weights: &str) -> Option<Result<Insight<G>, WeightsError>> {
    known::<G>().map(|entry| Ok((entry.read)(weights)?.with_features(entry.features)))
}
