//! Ids and small enums that states, actions and events use.

use std::fmt;

use engine::{Phrase, small_id, vocabulary};

vocabulary!(
    /// A colour of boats, missions and expeditions; not a player colour.
    Colour, "RoiColour", "ar-colour-", {
        /// Red.
        Red,
        /// Blue.
        Blue,
        /// Green.
        Green,
        /// Yellow.
        Yellow,
        /// White.
        White,
        /// Brown.
        Brown,
    }
);

vocabulary!(
    /// One of the four actions (AR-3.4).
    Deed, "RoiDeed", "ar-deed-", {
        /// Take 2 coins.
        Coins,
        /// Take a mission.
        Mission,
        /// Buy boats.
        Buy,
        /// Send boats.
        Send,
    }
);

vocabulary!(
    /// The condition of a special contract on an expedition.
    ContractKind, "RoiContractKind", "ar-kind-", {
        /// AR-14.3: at least one boat.
        Presence,
        /// AR-14.4: at least half of the boats.
        Half,
        /// AR-14.5: more boats than all others together.
        Majority,
        /// AR-14.6: all boats.
        Totality,
    }
);

vocabulary!(
    /// One of the two scorings.
    Scoring, "RoiScoring", "ar-scoring-", {
        /// Its card is in pile 3.
        Interim,
        /// Its card is in pile 5.
        Final,
    }
);

vocabulary!(
    /// A row of face-up boats.
    Row, "RoiRow", "ar-row-", {
        /// The lower row, from which boats are bought.
        Purchase,
        /// The upper row, from which boats move down.
        Filling,
    }
);

impl Scoring {
    /// AR-2.6: the pile with its card, counted from 0.
    #[inline]
    pub fn pile(self) -> usize {
        match self {
            Scoring::Interim => 2,
            Scoring::Final => 4,
        }
    }

    /// The scoring whose card is shuffled into this pile, counted from 0.
    #[inline]
    pub(crate) fn of_pile(pile: usize) -> Option<Scoring> {
        Scoring::ALL.into_iter().find(|scoring| scoring.pile() == pile)
    }
}

impl Colour {
    fn read(text: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.id() == text)
    }
}

/// Parses a colour and a number, as in `red-3`.
fn read_kind(text: &str, least: u8, most: u8) -> Option<(Colour, u8)> {
    let (colour, number) = text.split_once('-')?;
    let number = number.parse().ok().filter(|n| number.len() == 1 && (least..=most).contains(n))?;
    Some((Colour::read(colour)?, number))
}

/// Parses a letter followed by a number with this many digits.
fn read_number(text: &str, letter: char, digits: usize) -> Option<u8> {
    let number = text.strip_prefix(letter)?;
    let plain = number.len() == digits && number.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| number.parse().ok())?
}

/// Defines an id. `read` and `write` convert between names and indices.
macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $count:expr, $message:literal, $what:literal, $read:expr, $write:expr) => {
        small_id!($(#[$doc])* $name, $count, $what);
        engine::arguments!($name);

        impl $name {
            /// Parses a name.
            pub fn read(text: &str) -> Option<$name> {
                let read: fn(&str) -> Option<usize> = $read;
                read(text).and_then($name::nth)
            }

            /// The localized name.
            pub fn phrase(self) -> Phrase {
                Phrase::new(format!(concat!($message, "{}"), self))
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let write: fn($name, &mut fmt::Formatter<'_>) -> fmt::Result = $write;
                write(*self, f)
            }
        }
    };
}

/// The volumes of boats: 1 to 3 (AR-1.1).
pub const BOAT_VOLUMES: u8 = 3;
/// The minimum volume of a mission (AR-1.5).
pub const MISSION_VOLUME_MIN: u8 = 3;
/// The maximum volume of a mission (AR-1.5).
pub const MISSION_VOLUME_MAX: u8 = 6;
/// The number of missions of each colour.
const PER_COLOUR: usize = (MISSION_VOLUME_MAX - MISSION_VOLUME_MIN + 1) as usize;

id!(
    /// A kind of standard boat: `red-1` to `brown-3`. Boats of one kind are identical.
    Boat, 18, "ar-boat-", "a boat is named by its colour and volume, such as red-1",
    |text| {
        let (colour, volume) = read_kind(text, 1, BOAT_VOLUMES)?;
        Some(Boat::new(colour, volume)?.index())
    },
    |boat, f| write!(f, "{}-{}", boat.colour().id(), boat.volume())
);
id!(
    /// A commercial mission: `m-red-3` to `m-brown-6`.
    MissionId, 24, "ar-mission-", "a mission is named by its colour and volume, such as m-red-3",
    |text| {
        let (colour, volume) = read_kind(text.strip_prefix("m-")?, MISSION_VOLUME_MIN, MISSION_VOLUME_MAX)?;
        Some(colour.index() * PER_COLOUR + usize::from(volume - MISSION_VOLUME_MIN))
    },
    |mission, f| write!(f, "m-{}-{}", mission.colour().id(), mission.volume())
);
id!(
    /// An expedition: `E01` to `E12`.
    ExpeditionId, 12, "ar-expedition-", "an expedition is E01 to E12",
    |text| usize::from(read_number(text, 'E', 2)?).checked_sub(1),
    |expedition, f| write!(f, "E{:02}", expedition.index() + 1)
);
id!(
    /// A joker boat: `J1` to `J6`.
    JokerId, 6, "ar-joker-", "a joker boat is J1 to J6",
    |text| usize::from(read_number(text, 'J', 1)?).checked_sub(1),
    |joker, f| write!(f, "J{}", joker.index() + 1)
);
id!(
    /// A special contract: `C2P` to `C4T`, by the number of players and the kind.
    ContractId, 12, "ar-contract-", "a special contract is C2P to C4T",
    |text| ContractId::all().find(|contract| contract.to_string() == text).map(ContractId::index),
    |contract, f| write!(f, "C{}{}", contract.players(), ["P", "H", "M", "T"][contract.kind().index()])
);

impl Boat {
    /// The kind with this colour and volume.
    #[inline]
    pub fn new(colour: Colour, volume: u8) -> Option<Boat> {
        if (1..=BOAT_VOLUMES).contains(&volume) {
            Boat::nth(colour.index() * usize::from(BOAT_VOLUMES) + usize::from(volume) - 1)
        } else {
            None
        }
    }

    /// The colour.
    #[inline]
    pub fn colour(self) -> Colour {
        Colour::ALL[self.index() / usize::from(BOAT_VOLUMES)]
    }

    /// The volume.
    #[inline]
    pub fn volume(self) -> u8 {
        (self.index() % usize::from(BOAT_VOLUMES)) as u8 + 1
    }
}

impl MissionId {
    /// The colour.
    #[inline]
    pub fn colour(self) -> Colour {
        Colour::ALL[self.index() / PER_COLOUR]
    }

    /// The volume to fill.
    #[inline]
    pub fn volume(self) -> u8 {
        (self.index() % PER_COLOUR) as u8 + MISSION_VOLUME_MIN
    }
}

impl ContractId {
    /// The contract of this kind for this many players.
    pub fn of(players: usize, kind: ContractKind) -> Option<ContractId> {
        ContractId::nth(players.checked_sub(2)? * ContractKind::ALL.len() + kind.index())
    }

    /// The number of players.
    #[inline]
    pub fn players(self) -> usize {
        self.index() / ContractKind::ALL.len() + 2
    }

    /// The kind.
    #[inline]
    pub fn kind(self) -> ContractKind {
        ContractKind::ALL[self.index() % ContractKind::ALL.len()]
    }
}
