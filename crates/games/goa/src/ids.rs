//! Ids and small enums that states, actions and events use.

use std::fmt;

use engine::{Phrase, arguments, small_id, vocabulary};

vocabulary!(
    /// A spice.
    Spice, "GoaSpice", "go-spice-", {
        /// G.
        Ginger,
        /// C.
        Cinnamon,
        /// P.
        Pepper,
        /// N.
        Nutmeg,
        /// V.
        Clove,
    }
);

vocabulary!(
    /// A column of the development board.
    Column, "GoaColumn", "go-column-", {
        /// The number of ships built.
        Ships,
        /// The number of spices harvested.
        Harvest,
        /// The number of ducats gained.
        Taxes,
        /// The number of cards drawn, and the hand limit.
        Expedition,
        /// The number of colonists added to the revealed ones.
        Colony,
    }
);

vocabulary!(
    /// The name of a colony; each player can found each once.
    City, "GoaCity", "go-city-", {
        /// One field for either of two spices.
        Quilon,
        /// One field for any spice.
        Cochin,
        /// Two fields for either of two spices.
        Madras,
        /// Two fields for any spice.
        Calicut,
    }
);

vocabulary!(
    /// A symbol of Expedition cards.
    Symbol, "GoaSymbol", "go-symbol-", {
        /// Also decides the first player.
        Elephant,
        /// A fish.
        Fish,
        /// A palm tree.
        PalmTree,
        /// A shell.
        Shell,
        /// A statue.
        Statue,
        /// A tiger.
        Tiger,
    }
);

vocabulary!(
    /// A phase of four rounds.
    Phase, "GoaPhase", "go-phase-", {
        /// The first.
        A,
        /// The second.
        B,
    }
);

/// Groups of ids: a letter, the number of ids, and the number of digits.
type Groups = &'static [(char, u8, usize)];

fn write_id(groups: Groups, mut at: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for &(letter, count, digits) in groups {
        if at < count {
            return write!(f, "{letter}{:0digits$}", at + 1);
        }
        at -= count;
    }
    f.write_str("?")
}

fn read_id(groups: Groups, text: &str) -> Option<u8> {
    let mut before = 0;
    for &(letter, count, digits) in groups {
        if let Some(number) = text.strip_prefix(letter) {
            let plain = number.len() == digits && number.bytes().all(|byte| byte.is_ascii_digit());
            let number: u8 = plain.then(|| number.parse().ok())??;
            return (1..=count).contains(&number).then(|| before + number - 1);
        }
        before += count;
    }
    None
}

/// Defines an id whose names come in groups.
macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $count:expr, $groups:expr, $what:literal) => {
        small_id!($(#[$doc])* $name, $count, $what);

        impl $name {
            /// Parses a printed name.
            pub fn read(text: &str) -> Option<$name> {
                read_id($groups, text).and_then(|at| $name::nth(usize::from(at)))
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write_id($groups, self.0.get() - 1, f)
            }
        }
    };
}

id!(
    /// A game tile: `A01` to `A29`, `B01` to `B29`.
    TileId, 58, &[('A', 29, 2), ('B', 29, 2)], "a tile is A01 to A29 or B01 to B29"
);
id!(
    /// A Colony tile: `Q1` to `Q5`, `K1` to `K4`, `M1` to `M5`, `L1` to `L4`.
    ColonyId, 18, &[('Q', 5, 1), ('K', 4, 1), ('M', 5, 1), ('L', 4, 1)], "a Colony is Q1, K1, M1, L1 and so on"
);
id!(
    /// An Expedition card: `X01` to `X30`.
    CardId, 30, &[('X', 30, 2)], "an Expedition card is X01 to X30"
);
id!(
    /// A Bonanza tile: `Z1` to `Z8`.
    BonanzaId, 8, &[('Z', 8, 1)], "a Bonanza tile is Z1 to Z8"
);
id!(
    /// A tile with fields: a plantation or a colony, by the name printed on it.
    PlotId, 76, &[('A', 29, 2), ('B', 29, 2), ('Q', 5, 1), ('K', 4, 1), ('M', 5, 1), ('L', 4, 1)],
    "a plantation or colony is named by its tile"
);

arguments!(TileId, ColonyId, CardId, BonanzaId, PlotId);

impl TileId {
    /// The number of tiles of each phase.
    pub const PER_PHASE: usize = 29;

    /// The phase whose letter is on the back.
    #[inline]
    pub fn phase(self) -> Phase {
        if self.index() < Self::PER_PHASE { Phase::A } else { Phase::B }
    }

    /// The localized name.
    pub fn phrase(self) -> Phrase {
        Phrase::new(format!("go-tile-{self}"))
    }
}

impl ColonyId {
    /// The localized name.
    pub fn phrase(self) -> Phrase {
        Phrase::new(format!("go-colony-{self}"))
    }
}

impl CardId {
    /// The localized name.
    pub fn phrase(self) -> Phrase {
        Phrase::new(format!("go-card-{self}"))
    }
}

impl BonanzaId {
    /// The localized name.
    pub fn phrase(self) -> Phrase {
        Phrase::new(format!("go-bonanza-{self}"))
    }
}

impl PlotId {
    /// The game tile, unless this is a colony.
    #[inline]
    pub fn tile(self) -> Option<TileId> {
        TileId::nth(self.index())
    }

    /// The Colony tile, unless this is a plantation.
    #[inline]
    pub fn colony(self) -> Option<ColonyId> {
        self.index().checked_sub(TileId::COUNT).and_then(ColonyId::nth)
    }

    /// The localized name.
    pub fn phrase(self) -> Phrase {
        match self.colony() {
            Some(colony) => colony.phrase(),
            None => Phrase::new(format!("go-tile-{self}")),
        }
    }
}

impl From<TileId> for PlotId {
    #[inline]
    fn from(tile: TileId) -> PlotId {
        PlotId(tile.0)
    }
}

impl From<ColonyId> for PlotId {
    #[inline]
    fn from(colony: ColonyId) -> PlotId {
        PlotId(colony.0.saturating_add(TileId::COUNT as u8))
    }
}
