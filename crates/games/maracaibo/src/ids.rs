//! Ids and enums of components.

use std::fmt;
use std::num::NonZeroU8;

use engine::{Phrase, small_id, vocabulary};

vocabulary!(
    /// A nation; ties go in this order (MA-31.13).
    Nation, "MaracaiboNation", "ma-nation-", {
        /// `F`, blue.
        France,
        /// `S`, red.
        Spain,
        /// `E`, white.
        England,
    }
);

vocabulary!(
    /// A good.
    Good, "MaracaiboGood", "ma-good-", {
        /// Sugar.
        Sugar,
        /// Tobacco.
        Tobacco,
        /// Maize.
        Maize,
    }
);

vocabulary!(
    /// An object.
    Object, "MaracaiboObject", "ma-object-", {
        /// A book.
        Book,
        /// A spyglass.
        Spyglass,
        /// Herbs.
        Herbs,
        /// A map.
        Map,
    }
);

vocabulary!(
    /// A combination token.
    Token, "MaracaiboToken", "ma-token-", {
        /// `anc`.
        Anchor,
        /// `hou`.
        House,
        /// `med`.
        Medal,
        /// `scr`.
        Scroll,
        /// `sab`.
        Sabre,
    }
);

vocabulary!(
    /// A line across the exploration track.
    Line, "MaracaiboLine", "ma-line-", {
        /// Three influence.
        Red,
        /// Points.
        Blue,
        /// Points.
        Green,
    }
);

vocabulary!(
    /// The level of a classic game: story card 75, 76 or 77.
    Level, "MaracaiboLevel", "ma-level-", {
        /// Card 75.
        Easy,
        /// Card 76.
        Medium,
        /// Card 77.
        Hard,
    }
);

vocabulary!(
    /// A deck of project cards.
    Deck, "MaracaiboDeck", "ma-deck-", {
        /// Dealt at the start.
        A,
        /// Forty cards join the draw pile.
        B,
        /// Special cards of the story.
        C,
        /// La Armada; the cards belong to B.
        Armada,
    }
);

vocabulary!(
    /// A career card.
    Career, "MaracaiboCareer", "ma-career-", {
        /// Glory.
        Glory,
        /// Power.
        Power,
        /// Wealth.
        Wealth,
        /// Thirst for Discovery.
        Discovery,
        /// Courage.
        Courage,
        /// Experience.
        Experience,
        /// Ambition.
        Ambition,
        /// Cunning.
        Cunning,
        /// La Armada.
        French,
        /// La Armada.
        Spanish,
        /// La Armada.
        English,
    }
);

vocabulary!(
    /// A prestige building.
    Building, "MaracaiboBuilding", "ma-building-", {
        /// Lines crossed.
        Abbey,
        /// Quests.
        Palace,
        /// Spies on the board.
        Basilica,
        /// Spies and combat points left.
        Citadel,
        /// Combination tokens.
        Church,
        /// Combat tokens.
        Garrison,
        /// Ship upgrades.
        Academy,
        /// Doubloon income.
        Cathedral,
    }
);

/// Printed names: a list, or a prefix with a number from 1 to a count, padded to some digits.
#[derive(Clone, Copy)]
enum Names {
    Numbered(&'static str, u8, usize),
    Listed(&'static [&'static str]),
}

impl Names {
    fn count(self) -> u8 {
        match self {
            Names::Numbered(_, count, _) => count,
            Names::Listed(names) => names.len() as u8,
        }
    }
}

fn write_id(groups: &[Names], mut at: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for &group in groups {
        if at < group.count() {
            return match group {
                Names::Numbered(prefix, _, digits) => write!(f, "{prefix}{:0digits$}", at + 1),
                Names::Listed(names) => f.write_str(names[usize::from(at)]),
            };
        }
        at -= group.count();
    }
    f.write_str("?")
}

fn read_id(groups: &[Names], text: &str) -> Option<u8> {
    let mut before = 0;
    for &group in groups {
        let found = match group {
            Names::Numbered(prefix, count, digits) => text.strip_prefix(prefix).and_then(|number| {
                let plain = number.len() >= digits.max(1) && number.bytes().all(|byte| byte.is_ascii_digit());
                let lean = number.len() == digits || !number.starts_with('0');
                let number: u8 = (plain && lean).then(|| number.parse().ok())??;
                (1..=count).contains(&number).then(|| number - 1)
            }),
            Names::Listed(names) => names.iter().position(|&name| name == text).map(|at| at as u8),
        };
        if let Some(at) = found {
            return Some(before + at);
        }
        before += group.count();
    }
    None
}

/// Defines an id whose names come in groups.
macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $count:expr, $groups:expr, $message:literal, $what:literal) => {
        small_id!($(#[$doc])* $name, $count, $what);
        engine::arguments!($name);

        impl $name {
            /// Parses a printed name.
            pub fn read(text: &str) -> Option<$name> {
                read_id($groups, text).and_then(|at| $name::nth(usize::from(at)))
            }

            /// The display name.
            pub fn phrase(self) -> Phrase {
                Phrase::new(format!(concat!($message, "{}"), self))
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write_id($groups, self.0.get() - 1, f)
            }
        }
    };
}

const C_CARDS: &[&str] = &["90", "91", "92", "93", "95", "96", "98", "99"];
const PLACES: &[&str] = &[
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "9a", "10", "11", "12", "13", "14", "15", "16", "16a",
    "17", "18", "19", "20", "21a", "21b", "22",
];
const LEGACIES: &[&str] = &[
    "L1", "L2", "L3", "L4", "L5", "L6", "L7", "L8", "L9", "L10", "L11", "L12", "L13", "L14", "L15", "L16",
    "L17", "L18", "L20", "L21", "L22", "L23", "L25",
];
const BRANCHES: &[&str] = &["7a", "7b", "7c", "13a", "13b", "13c", "18a", "18b"];

id!(
    /// A project card: `A01` to `A56`, `B001` to `B101`, eight numbers from `90` to `99`, `AR01` to `AR09`.
    CardId, 174,
    &[Names::Numbered("A", 56, 2), Names::Numbered("B", 101, 3), Names::Listed(C_CARDS), Names::Numbered("AR", 9, 2)],
    "ma-card-", "a project card is A01 to A56, B001 to B101, 90 to 99 or AR01 to AR09"
);
id!(
    /// A quest tile: `Q01` to `Q24`; or a story tile, which counts like one (MA-14.9): `S1` to `S4`.
    QuestId, 28, &[Names::Numbered("Q", 24, 2), Names::Numbered("S", 4, 1)],
    "ma-quest-", "a quest tile is Q01 to Q24, a story tile S1 to S4"
);
id!(
    /// A combat token: `K01` to `K25`.
    CombatId, 25, &[Names::Numbered("K", 25, 2)], "ma-combat-", "a combat token is K01 to K25"
);
id!(
    /// A city tile: `T01` to `T13`.
    CityTile, 13, &[Names::Numbered("T", 13, 2)], "ma-city-", "a city tile is T01 to T13"
);
id!(
    /// An upgrade area of a ship: `U1` to `U12`.
    Area, 12, &[Names::Numbered("U", 12, 1)], "ma-area-", "an upgrade area is U1 to U12"
);
id!(
    /// An espionage action: `ESP1` to `ESP17`.
    Spying, 17, &[Names::Numbered("ESP", 17, 1)], "ma-spying-", "an espionage action is ESP1 to ESP17"
);
id!(
    /// An Automa card: `A1` to `A5`, `B1` to `B6`, `C1` to `C4`.
    AutomaId, 15, &[Names::Numbered("A", 5, 1), Names::Numbered("B", 6, 1), Names::Numbered("C", 4, 1)],
    "ma-automa-", "an Automa card is A1 to A5, B1 to B6 or C1 to C4"
);
id!(
    /// A legacy tile: `L1` to `L18`, `L20` to `L23`, `L25`.
    Legacy, 23, &[Names::Listed(LEGACIES)], "ma-legacy-", "a legacy tile is L1 to L18, L20 to L23 or L25"
);
id!(
    /// A story card, by the number on its back: `01` to `99`. A campaign uses some of them.
    StoryCard, 99, &[Names::Numbered("", 99, 2)], "ma-story-", "a story card is 01 to 99"
);
id!(
    /// The quest of a story card: a row of the campaign in use.
    GoalId, 64, &[Names::Numbered("G", 64, 2)], "ma-story-goal-", "the quest of a story card is G01 to G64"
);
id!(
    /// A location of the Caribbean, by its number; `9a` and `16a` come with legacy tiles.
    Place, 26, &[Names::Listed(PLACES)], "ma-place-", "a location is 0 to 22, with 9a, 16a, 21a and 21b"
);
id!(
    /// A space of the exploration track: `E1` to `E22` on the short branch, `7a` to `18b` on the long one.
    Space, 30, &[Names::Numbered("E", 22, 1), Names::Listed(BRANCHES)], "ma-space-", "a space is E1 to E22, 7a to 18b"
);

macro_rules! places {
    ($($(#[$doc:meta])* $name:ident = $at:literal),* $(,)?) => {
        impl Place {
            $($(#[$doc])* pub const $name: Place = Place(NonZeroU8::new($at + 1).unwrap());)*
        }
    };
}
places!(
    /// La Habana.
    HABANA = 0,
    /// Santiago.
    SANTIAGO = 3,
    /// Puerto Plata.
    PUERTO_PLATA = 4,
    /// Santo Domingo.
    SANTO_DOMINGO = 5,
    /// San Juan.
    SAN_JUAN = 6,
    /// St. Kitts.
    ST_KITTS = 7,
    /// Martinique.
    MARTINIQUE = 8,
    /// The inland town of L4.
    INLAND = 10,
    /// Maracaibo.
    MARACAIBO = 12,
    /// Port Royal.
    PORT_ROYAL = 14,
    /// Cartagena.
    CARTAGENA = 15,
    /// The lake city of L7.
    LAKE = 18,
    /// Puerto Cabezas, a city with L1.
    PUERTO_CABEZAS = 19,
    /// Homeward bound.
    HOME_20 = 22,
    /// Homeward bound, rounds I to III.
    HOME_21A = 23,
    /// Homeward bound, round IV.
    HOME_21B = 24,
    /// The end of round IV.
    HOME_22 = 25,
);

macro_rules! areas {
    ($($name:ident = $at:literal),* $(,)?) => {
        #[expect(missing_docs, reason = "the labels of the dossier")]
        impl Area {
            $(pub const $name: Area = Area(NonZeroU8::new($at).unwrap());)*
        }
    };
}
areas!(U1 = 1, U2 = 2, U3 = 3, U4 = 4, U5 = 5, U6 = 6, U7 = 7, U8 = 8, U9 = 9, U10 = 10, U11 = 11, U12 = 12);

macro_rules! legacies {
    ($($name:ident = $at:literal),* $(,)?) => {
        #[expect(missing_docs, reason = "the names printed on the tiles")]
        impl Legacy {
            $(pub const $name: Legacy = Legacy(NonZeroU8::new($at).unwrap());)*
        }
    };
}
legacies!(L1 = 1, L3 = 3, L4 = 4, L5 = 5, L6 = 6, L7 = 7, L8 = 8, L9 = 9, L10 = 10, L11 = 11);

impl Space {
    /// The first space.
    pub const START: Space = Space(NonZeroU8::MIN);
    /// The last space.
    pub const END: Space = Space(NonZeroU8::new(22).unwrap());
    /// MA-2.4: the quest spaces, from the first on.
    pub const QUESTS: [Space; 3] = [
        Space(NonZeroU8::new(24).unwrap()),
        Space(NonZeroU8::new(27).unwrap()),
        Space(NonZeroU8::new(29).unwrap()),
    ];
}

vocabulary!(
    /// An option of a vote.
    Choice, "MaracaiboChoice", "ma-choice-", {
        /// The first.
        A,
        /// The second.
        B,
    }
);

impl QuestId {
    /// MA-2.4: the number of tiles of the quest pile.
    pub const PILED: usize = 24;

    /// MA-2.4: the tiles of the quest pile.
    pub fn piled() -> impl Iterator<Item = QuestId> {
        QuestId::all().take(QuestId::PILED)
    }

    /// MA-2.5: the story tiles, in the order of their stack.
    pub fn story() -> impl Iterator<Item = QuestId> {
        QuestId::all().skip(QuestId::PILED)
    }

    /// Whether it is a story tile.
    #[inline]
    pub fn is_story(self) -> bool {
        self.index() >= QuestId::PILED
    }
}

impl CardId {
    /// Its deck.
    #[inline]
    pub fn deck(self) -> Deck {
        match self.index() {
            0..56 => Deck::A,
            56..157 => Deck::B,
            157..165 => Deck::C,
            _ => Deck::Armada,
        }
    }
}

impl AutomaId {
    /// MA-31.3: 0 for A, 1 for B, 2 for C.
    #[inline]
    pub fn letter(self) -> usize {
        match self.index() {
            0..5 => 0,
            5..11 => 1,
            _ => 2,
        }
    }
}
