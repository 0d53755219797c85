//! Ids and small enums that states, actions and events use.

use std::fmt;

use engine::{Phrase, small_id, vocabulary};

vocabulary!(
    /// A kind of action card (IL-7.1).
    Card, "IlosCard", "il-card-", {
        /// Adds or moves a ship.
        Ship,
        /// A pioneer on an ebony, dye or spice site.
        Plantation,
        /// A pioneer on a gold site.
        GoldMine,
        /// A fort or a counting house.
        Building,
        /// A pioneer on ruins.
        Ruins,
        /// A price rises.
        Market,
    }
);

vocabulary!(
    /// A resource (IL-1.2).
    Resource, "IlosResource", "il-resource-", {
        /// From plantations.
        Ebony,
        /// From plantations.
        Dye,
        /// From plantations.
        Spice,
        /// From mines and ruins.
        Gold,
    }
);

vocabulary!(
    /// A kind of site (IL-1.5).
    SiteKind, "IlosSiteKind", "il-site-", {
        /// A plantation of ebony.
        Ebony,
        /// A plantation of dye.
        Dye,
        /// A plantation of spice.
        Spice,
        /// A gold mine.
        Gold,
        /// Ruins.
        Ruins,
        /// A building site.
        Building,
    }
);

vocabulary!(
    /// The cause of the end of the game (IL-17).
    Ending, "IlosEnding", "il-ending-", {
        /// IL-17.2: a player has placed the last pioneer.
        Pioneers,
        /// IL-17.7: no site is left and no tile can be placed.
        Stalemate,
        /// IL-17.8: the maximum number of rounds is over.
        Rounds,
    }
);

impl Resource {
    /// IL-12.4: the resources that plantations produce and counting houses copy.
    pub const PLANTED: [Resource; 3] = [Resource::Ebony, Resource::Dye, Resource::Spice];
}

impl SiteKind {
    /// The resource that a pioneer produces each turn. IL-13.3: ruins and buildings produce nothing by themselves.
    #[inline]
    pub fn produces(self) -> Option<Resource> {
        match self {
            SiteKind::Ebony => Some(Resource::Ebony),
            SiteKind::Dye => Some(Resource::Dye),
            SiteKind::Spice => Some(Resource::Spice),
            SiteKind::Gold => Some(Resource::Gold),
            SiteKind::Ruins | SiteKind::Building => None,
        }
    }

    /// The card that places a pioneer on this kind of site.
    #[inline]
    pub fn card(self) -> Card {
        match self {
            SiteKind::Ebony | SiteKind::Dye | SiteKind::Spice => Card::Plantation,
            SiteKind::Gold => Card::GoldMine,
            SiteKind::Ruins => Card::Ruins,
            SiteKind::Building => Card::Building,
        }
    }

    /// The localized letter on maps.
    pub fn initial(self) -> Phrase {
        Phrase::new(format!("il-letter-{}", self.id()))
    }

    /// The letter on maps.
    pub fn letter(self) -> char {
        match self {
            SiteKind::Ebony => 'E',
            SiteKind::Dye => 'D',
            SiteKind::Spice => 'S',
            SiteKind::Gold => 'G',
            SiteKind::Ruins => 'R',
            SiteKind::Building => 'B',
        }
    }
}

impl Card {
    /// The kinds of sites for its pioneer; empty for Ship and Market.
    #[inline]
    pub fn sites(self) -> &'static [SiteKind] {
        match self {
            Card::Plantation => &[SiteKind::Ebony, SiteKind::Dye, SiteKind::Spice],
            Card::GoldMine => &[SiteKind::Gold],
            Card::Building => &[SiteKind::Building],
            Card::Ruins => &[SiteKind::Ruins],
            Card::Ship | Card::Market => &[],
        }
    }
}

/// The maximum number of pieces of a tile.
pub const PIECES_PER_TILE: usize = 3;
/// The maximum number of sites of a tile.
pub const SITES_PER_TILE: usize = 6;

/// Parses the tile at the start of a name; returns its index and the rest.
fn read_tile(text: &str) -> Option<(usize, &str)> {
    let rest = text.strip_prefix('T')?;
    let (digits, rest) = rest.split_at_checked(2)?;
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
    let number: usize = plain.then(|| digits.parse().ok())??;
    (1..=TileId::COUNT).contains(&number).then(|| (number - 1, rest))
}

small_id!(
    /// An island tile: `T01` to `T20`.
    TileId, 20, "a tile is T01 to T20"
);
small_id!(
    /// The part of an island on one tile (IL-1.4): `T06a`, `T06b`. An island is named after its oldest piece.
    PieceId, TileId::COUNT * PIECES_PER_TILE, "a piece is a tile with a letter from a to c"
);
small_id!(
    /// A site of a tile (IL-1.5): `T06-1`, `T06-2`.
    SiteId, TileId::COUNT * SITES_PER_TILE, "a site is a tile with a number from 1 to 6"
);

engine::arguments!(TileId);

impl TileId {
    /// Parses a printed name.
    pub fn read(text: &str) -> Option<TileId> {
        read_tile(text).filter(|(_, rest)| rest.is_empty()).and_then(|(at, _)| TileId::nth(at))
    }

    /// The piece with this index on the tile.
    #[inline]
    pub fn piece(self, at: usize) -> Option<PieceId> {
        if at < PIECES_PER_TILE { PieceId::nth(self.index() * PIECES_PER_TILE + at) } else { None }
    }

    /// The site with this index on the tile.
    #[inline]
    pub fn site(self, at: usize) -> Option<SiteId> {
        if at < SITES_PER_TILE { SiteId::nth(self.index() * SITES_PER_TILE + at) } else { None }
    }

    /// The localized name, after its first piece.
    pub fn phrase(self) -> Phrase {
        Phrase::new("il-tile").with("name", Phrase::new(format!("il-isle-{self}a")))
    }
}

impl fmt::Display for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "T{:02}", self.0.get())
    }
}

impl PieceId {
    /// Parses a name.
    pub fn read(text: &str) -> Option<PieceId> {
        let (tile, rest) = read_tile(text)?;
        let at = ["a", "b", "c"].iter().position(|&letter| letter == rest)?;
        TileId::nth(tile)?.piece(at)
    }

    /// The tile of the piece.
    #[inline]
    pub fn tile(self) -> TileId {
        TileId::nth(self.index() / PIECES_PER_TILE).expect("every piece has a tile")
    }

    /// The index on the tile.
    #[inline]
    pub fn place(self) -> usize {
        self.index() % PIECES_PER_TILE
    }

    /// The letter on the tile.
    pub fn letter(self) -> char {
        ['a', 'b', 'c'][self.place()]
    }

    /// The localized name.
    pub fn isle(self) -> Phrase {
        Phrase::new(format!("il-isle-{self}"))
    }

    /// The localized name of the island whose oldest piece this is.
    pub fn island(self) -> Phrase {
        Phrase::new("il-island").with("name", self.isle()).with("island", self.to_string().as_str())
    }
}

impl fmt::Display for PieceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.tile(), self.letter())
    }
}

impl SiteId {
    /// Parses a name.
    pub fn read(text: &str) -> Option<SiteId> {
        let (tile, rest) = read_tile(text)?;
        let at = ["-1", "-2", "-3", "-4", "-5", "-6"].iter().position(|&number| number == rest)?;
        TileId::nth(tile)?.site(at)
    }

    /// The tile of the site.
    #[inline]
    pub fn tile(self) -> TileId {
        TileId::nth(self.index() / SITES_PER_TILE).expect("every site has a tile")
    }

    /// The index on the tile.
    #[inline]
    pub fn place(self) -> usize {
        self.index() % SITES_PER_TILE
    }
}

impl fmt::Display for SiteId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.tile(), self.place() + 1)
    }
}
