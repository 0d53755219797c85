//! Numbers that are not on a component of their own.

use serde::Serialize;
use ts_rs::TS;

/// The other numbers of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "MaracaiboNumbers")]
pub struct Numbers {
    /// Rounds of a game.
    pub rounds: u8,
    /// Cards dealt at the start.
    pub cards_dealt: u8,
    /// Cards kept in hand at the start.
    pub cards_kept: u8,
    /// B cards that join the draw pile.
    pub b_cards: u8,
    /// Face-up cards.
    pub face_up: u8,
    /// Spaces of the planning area.
    pub planning: u8,
    /// Career cards dealt at the start.
    pub careers_dealt: u8,
    /// Spies of a colour.
    pub spies: u8,
    /// Spies in the reserve at the start.
    pub spies_at_start: u8,
    /// Discs on an upgrade area.
    pub discs: u8,
    /// Compass symbols on the ship.
    pub compasses: u8,
    /// Doubloons at the start by order of play.
    pub doubloons_at_start: [u8; 4],
    /// Combat points at the start.
    pub combat_at_start: u8,
    /// The most combat points.
    pub combat_max: u8,
    /// Doubloon income at the start.
    pub income_at_start: u8,
    /// The most doubloon income.
    pub income_max: u8,
    /// The points income that pays out.
    pub points_income_max: u8,
    /// The most movement points of a turn.
    pub movement: u8,
    /// The most movement points of sailing on.
    pub resail: u8,
    /// Movement points for one, two and three village actions.
    pub village: [u8; 3],
    /// The same with U1.
    pub village_more: [u8; 3],
    /// Doubloons of the village action that takes them.
    pub village_doubloons: u8,
    /// Doubloons for the whole hand.
    pub village_discard: u8,
    /// The hand limit.
    pub hand_limit: u8,
    /// The hand limit with U2.
    pub hand_limit_more: u8,
    /// The price of a face-up card.
    pub card_price: u8,
    /// The combat value without a token.
    pub empty_piles: u8,
    /// The price of the small influence of a Combat.
    pub influence_small: u8,
    /// The small influence of a Combat.
    pub influence_small_gain: u8,
    /// The price of the big influence of a Combat.
    pub influence_big: u8,
    /// The big influence of a Combat.
    pub influence_big_gain: u8,
    /// The price of a city without a cube.
    pub annex: u8,
    /// The price of a city with a cube.
    pub capture: u8,
    /// The influence for a city.
    pub annex_influence: u8,
    /// U7: the price of a village without a cube.
    pub raid: u8,
    /// U7: the price of a village with a cube.
    pub raid_capture: u8,
    /// U7: the influence for a village.
    pub raid_influence: u8,
    /// U7: doubloons for each own spy there.
    pub raid_own_spy: u8,
    /// U7: doubloons for each spy of others there.
    pub raid_other_spy: u8,
    /// U10: the influence for a village.
    pub cube_here_influence: u8,
    /// Points for each step beyond the last space of an influence track.
    pub influence_end: u8,
    /// Influence for crossing the red line.
    pub line_red: u8,
    /// Points for crossing the blue or the green line first.
    pub line_first: u8,
    /// Points for crossing them later.
    pub line_later: u8,
    /// Points at the end of the exploration track by order of arrival.
    pub end_points: [u8; 4],
    /// Which quest tile scores first.
    pub quest_fourth_place: u8,
    /// Points for the fourth quest tile.
    pub quest_fourth: u8,
    /// Points for each further quest tile.
    pub quest_further: u8,
    /// Points for a spy that is not used.
    pub spy_points: u8,
    /// Doubloons for a completed career.
    pub career_doubloons: u8,
    /// Points for a completed career.
    pub career_points: u8,
    /// Points instead of a purchase in a scoring.
    pub scoring_points: u8,
    /// Points for the most influence with a nation.
    pub majority: u8,
    /// The bonus to the multiplier for cubes on the board: most, second, last.
    pub bonus: [u8; 3],
    /// Points for the first investor.
    pub building_first: u8,
    /// HOST: points.
    pub host_points: u8,
    /// HOST: doubloons.
    pub host_doubloons: u8,
    /// SPYTOCP: combat points for a spy.
    pub spy_to_combat: u8,
    /// PATRON: combat points.
    pub patron: u8,
    /// FIGHTCP: combat points.
    pub fight_points: u8,
    /// GRAVE: points.
    pub grave: u8,
    /// EXPL1: spaces.
    pub explorer_more: u8,
    /// TOLL: points.
    pub toll: u8,
    /// SPYINC: income for each spy.
    pub spy_income: u8,
    /// The influence that counts for points by nation.
    pub nation3: u8,
    /// Jeanne: points for each quest tile.
    pub automa_quest: u8,
    /// Jeanne: points for each card in the income step.
    pub automa_card: u8,
    /// Jeanne: points for each step beyond the last space of an influence track.
    pub automa_influence_end: u8,
}

/// The numbers that component files cannot change, because sizes of arrays depend on them.
pub(super) const FIXED: &[&str] = &[
    "rounds",
    "cards-dealt",
    "cards-kept",
    "b-cards",
    "face-up",
    "planning",
    "careers-dealt",
    "spies",
    "spies-at-start",
    "discs",
    "combat-at-start",
    "combat-max",
    "income-at-start",
    "income-max",
    "points-income-max",
    "movement",
    "resail",
    "hand-limit",
    "hand-limit-more",
    "quest-fourth-place",
];

impl Numbers {
    /// Reads the numbers by id.
    pub(super) fn read(value: impl Fn(&str) -> u8) -> Numbers {
        Numbers {
            rounds: value("rounds"),
            cards_dealt: value("cards-dealt"),
            cards_kept: value("cards-kept"),
            b_cards: value("b-cards"),
            face_up: value("face-up"),
            planning: value("planning"),
            careers_dealt: value("careers-dealt"),
            spies: value("spies"),
            spies_at_start: value("spies-at-start"),
            discs: value("discs"),
            compasses: value("compasses"),
            doubloons_at_start: [
                value("doubloons-at-start-1"),
                value("doubloons-at-start-2"),
                value("doubloons-at-start-3"),
                value("doubloons-at-start-4"),
            ],
            combat_at_start: value("combat-at-start"),
            combat_max: value("combat-max"),
            income_at_start: value("income-at-start"),
            income_max: value("income-max"),
            points_income_max: value("points-income-max"),
            movement: value("movement"),
            resail: value("resail"),
            village: [value("village-1"), value("village-2"), value("village-3")],
            village_more: [value("village-more-1"), value("village-more-2"), value("village-more-3")],
            village_doubloons: value("village-doubloons"),
            village_discard: value("village-discard"),
            hand_limit: value("hand-limit"),
            hand_limit_more: value("hand-limit-more"),
            card_price: value("card-price"),
            empty_piles: value("empty-piles"),
            influence_small: value("influence-small"),
            influence_small_gain: value("influence-small-gain"),
            influence_big: value("influence-big"),
            influence_big_gain: value("influence-big-gain"),
            annex: value("annex"),
            capture: value("capture"),
            annex_influence: value("annex-influence"),
            raid: value("raid"),
            raid_capture: value("raid-capture"),
            raid_influence: value("raid-influence"),
            raid_own_spy: value("raid-own-spy"),
            raid_other_spy: value("raid-other-spy"),
            cube_here_influence: value("cube-here-influence"),
            influence_end: value("influence-end"),
            line_red: value("line-red"),
            line_first: value("line-first"),
            line_later: value("line-later"),
            end_points: [
                value("end-points-1"),
                value("end-points-2"),
                value("end-points-3"),
                value("end-points-4"),
            ],
            quest_fourth_place: value("quest-fourth-place"),
            quest_fourth: value("quest-fourth"),
            quest_further: value("quest-further"),
            spy_points: value("spy-points"),
            career_doubloons: value("career-doubloons"),
            career_points: value("career-points"),
            scoring_points: value("scoring-points"),
            majority: value("majority"),
            bonus: [value("bonus-1"), value("bonus-2"), value("bonus-3")],
            building_first: value("building-first"),
            host_points: value("host-points"),
            host_doubloons: value("host-doubloons"),
            spy_to_combat: value("spy-to-combat"),
            patron: value("patron"),
            fight_points: value("fight-points"),
            grave: value("grave"),
            explorer_more: value("explorer-more"),
            toll: value("toll"),
            spy_income: value("spy-income"),
            nation3: value("nation3"),
            automa_quest: value("automa-quest"),
            automa_card: value("automa-card"),
            automa_influence_end: value("automa-influence-end"),
        }
    }

    /// MA-4.5: the cards discarded at the start. One more goes into the planning area.
    #[inline]
    pub fn cards_dropped(&self) -> u8 {
        self.cards_dealt - self.cards_kept - 1
    }
}
