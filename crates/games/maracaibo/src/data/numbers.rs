//! Numbers that are not on a component of their own.

use engine::Allowed;
use serde::Serialize;
use ts_rs::TS;

use crate::effect::notation::VALUE_MAX;

engine::numbers! {
    /// The other numbers of the game.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
    #[ts(rename = "MaracaiboNumbers")]
    pub struct Numbers {
        /// Rounds of a game.
        pub rounds: u8 => Allowed::BuiltIn,
        /// Cards dealt at the start.
        pub cards_dealt: u8 => Allowed::BuiltIn,
        /// Cards kept in hand at the start.
        pub cards_kept: u8 => Allowed::BuiltIn,
        /// B cards that join the draw pile.
        pub b_cards: u8 => Allowed::BuiltIn,
        /// Face-up cards.
        pub face_up: u8 => Allowed::BuiltIn,
        /// Spaces of the planning area.
        pub planning: u8 => Allowed::BuiltIn,
        /// Career cards dealt at the start.
        pub careers_dealt: u8 => Allowed::BuiltIn,
        /// Spies of a colour.
        pub spies: u8 => Allowed::BuiltIn,
        /// Spies in the reserve at the start.
        pub spies_at_start: u8 => Allowed::BuiltIn,
        /// Discs on an upgrade area.
        pub discs: u8 => Allowed::BuiltIn,
        /// Compass symbols on the ship.
        pub compasses: u8 => 1..=VALUE_MAX,
        /// Doubloons at the start by order of play.
        pub doubloons_at_start: [u8; 4] => 1..=VALUE_MAX,
        /// Combat points at the start.
        pub combat_at_start: u8 => Allowed::BuiltIn,
        /// The most combat points.
        pub combat_max: u8 => Allowed::BuiltIn,
        /// Doubloon income at the start.
        pub income_at_start: u8 => Allowed::BuiltIn,
        /// The most doubloon income.
        pub income_max: u8 => Allowed::BuiltIn,
        /// The points income that pays out.
        pub points_income_max: u8 => Allowed::BuiltIn,
        /// The most movement points of a turn.
        pub movement: u8 => Allowed::BuiltIn,
        /// The most movement points of sailing on.
        pub resail: u8 => Allowed::BuiltIn,
        /// Movement points for one, two and three village actions.
        pub village: [u8; 3] => 1..=VALUE_MAX,
        /// The same with U1.
        pub village_more: [u8; 3] => 1..=VALUE_MAX,
        /// Doubloons of the village action that takes them.
        pub village_doubloons: u8 => 1..=VALUE_MAX,
        /// Doubloons for the whole hand.
        pub village_discard: u8 => 1..=VALUE_MAX,
        /// The hand limit.
        pub hand_limit: u8 => Allowed::BuiltIn,
        /// The hand limit with U2.
        pub hand_limit_more: u8 => Allowed::BuiltIn,
        /// The price of a face-up card.
        pub card_price: u8 => 1..=VALUE_MAX,
        /// The combat value without a token.
        pub empty_piles: u8 => 1..=VALUE_MAX,
        /// The price of the small influence of a Combat.
        pub influence_small: u8 => 1..=VALUE_MAX,
        /// The small influence of a Combat.
        pub influence_small_gain: u8 => 1..=VALUE_MAX,
        /// The price of the big influence of a Combat.
        pub influence_big: u8 => 1..=VALUE_MAX,
        /// The big influence of a Combat.
        pub influence_big_gain: u8 => 1..=VALUE_MAX,
        /// The price of a city without a cube.
        pub annex: u8 => 1..=VALUE_MAX,
        /// The price of a city with a cube.
        pub capture: u8 => 1..=VALUE_MAX,
        /// The influence for a city.
        pub annex_influence: u8 => 1..=VALUE_MAX,
        /// U7: the price of a village without a cube.
        pub raid: u8 => 1..=VALUE_MAX,
        /// U7: the price of a village with a cube.
        pub raid_capture: u8 => 1..=VALUE_MAX,
        /// U7: the influence for a village.
        pub raid_influence: u8 => 1..=VALUE_MAX,
        /// U7: doubloons for each own spy there.
        pub raid_own_spy: u8 => 1..=VALUE_MAX,
        /// U7: doubloons for each spy of others there.
        pub raid_other_spy: u8 => 1..=VALUE_MAX,
        /// U10: the influence for a village.
        pub cube_here_influence: u8 => 1..=VALUE_MAX,
        /// Points for each step beyond the last space of an influence track.
        pub influence_end: u8 => 1..=VALUE_MAX,
        /// Influence for crossing the red line.
        pub line_red: u8 => 1..=VALUE_MAX,
        /// Points for crossing the blue or the green line first.
        pub line_first: u8 => 1..=VALUE_MAX,
        /// Points for crossing them later.
        pub line_later: u8 => 1..=VALUE_MAX,
        /// Points at the end of the exploration track by order of arrival.
        pub end_points: [u8; 4] => 1..=VALUE_MAX,
        /// Which quest tile scores first.
        pub quest_fourth_place: u8 => Allowed::BuiltIn,
        /// Points for the fourth quest tile.
        pub quest_fourth: u8 => 1..=VALUE_MAX,
        /// Points for each further quest tile.
        pub quest_further: u8 => 1..=VALUE_MAX,
        /// Points for a spy that is not used.
        pub spy_points: u8 => 1..=VALUE_MAX,
        /// Doubloons for a completed career.
        pub career_doubloons: u8 => 1..=VALUE_MAX,
        /// Points for a completed career.
        pub career_points: u8 => 1..=VALUE_MAX,
        /// Points instead of a purchase in a scoring.
        pub scoring_points: u8 => 1..=VALUE_MAX,
        /// Points for the most influence with a nation.
        pub majority: u8 => 1..=VALUE_MAX,
        /// The bonus to the multiplier for cubes on the board: most, second, last.
        pub bonus: [u8; 3] => 0..=VALUE_MAX,
        /// Points for the first investor.
        pub building_first: u8 => 1..=VALUE_MAX,
        /// HOST: points.
        pub host_points: u8 => 1..=VALUE_MAX,
        /// HOST: doubloons.
        pub host_doubloons: u8 => 1..=VALUE_MAX,
        /// SPYTOCP: combat points for a spy.
        pub spy_to_combat: u8 => 1..=VALUE_MAX,
        /// PATRON: combat points.
        pub patron: u8 => 1..=VALUE_MAX,
        /// FIGHTCP: combat points.
        pub fight_points: u8 => 1..=VALUE_MAX,
        /// GRAVE: points.
        pub grave: u8 => 1..=VALUE_MAX,
        /// EXPL1: spaces.
        pub explorer_more: u8 => 1..=VALUE_MAX,
        /// TOLL: points.
        pub toll: u8 => 1..=VALUE_MAX,
        /// SPYINC: income for each spy.
        pub spy_income: u8 => 1..=VALUE_MAX,
        /// The influence that counts for points by nation.
        pub nation3: u8 => 1..=VALUE_MAX,
        /// Jeanne: points for each quest tile.
        pub automa_quest: u8 => 1..=VALUE_MAX,
        /// Jeanne: points for each card in the income step.
        pub automa_card: u8 => 1..=VALUE_MAX,
        /// Jeanne: points for each step beyond the last space of an influence track.
        pub automa_influence_end: u8 => 1..=VALUE_MAX,
    }
}

impl Numbers {
    /// MA-4.5: the cards discarded at the start. One more goes into the planning area.
    #[inline]
    pub fn cards_dropped(&self) -> u8 {
        self.cards_dealt - self.cards_kept - 1
    }
}
