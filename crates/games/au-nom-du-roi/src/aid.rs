//! Information that an interactive board needs before a click: the targets of the menu's actions, the places for each boat,
//! their effects, and the reasons against others. It is computed for the seat that decides and is not part of any view.

use engine::{Phrase, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::data::ENGAGEMENTS;
use crate::ids::{BOAT_VOLUMES, Boat, Colour, Deed, ExpeditionId, MissionId, Row, Scoring};
use crate::refusal::Why;
use crate::state::{AuNomDuRoi, Countdown, JokerPlace, Placed};
use crate::step::Pending;

/// Previews for the seat that decides.
#[derive(Clone, Debug, Default, PartialEq, Serialize, TS)]
pub struct RoiAid {
    /// The options of the menu's actions; only at the menu.
    pub reach: Option<ReachAid>,
    /// The effect of buying each boat, at the menu and while boats are bought.
    pub buys: Vec<BuyAid>,
    /// The effect of taking a mission.
    pub mission: Option<TakeAid>,
    /// The places for each kind of boat.
    pub fits: Vec<FitAid>,
    /// The places where boats cannot go, with the reasons.
    pub misfits: Vec<MisfitAid>,
    /// The effect of each engagement.
    pub engagements: Vec<EngagementAid>,
}

/// The options of the menu's actions.
#[derive(Clone, Debug, Default, PartialEq, Serialize, TS)]
#[ts(rename = "RoiReach")]
pub struct ReachAid {
    /// The slots of the purchase row whose boats can be bought.
    pub buy: Vec<u8>,
    /// The slots of the display whose missions can be taken.
    pub take: Vec<u8>,
    /// Whether a mission can be drawn.
    pub draw: bool,
    /// The expeditions to which a boat can be sent.
    pub places: Vec<ExpeditionId>,
    /// The missions in hand that can be launched.
    pub missions: Vec<MissionId>,
}

/// A boat that can be bought.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiBuy")]
pub struct BuyAid {
    /// The slot.
    pub slot: u8,
    /// The coins left afterwards.
    pub coins: u16,
    /// AR-6.3: the boat that moves down.
    pub down: Option<Boat>,
    /// AR-6.4: the pile that refills the gap above, from 1; absent once all piles are empty.
    pub pile: Option<u8>,
    /// The cards of that pile, before and after.
    pub left: [u8; 2],
    /// The scoring whose card may appear with it.
    pub scoring: Option<Scoring>,
}

/// A mission that can be taken.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiTake")]
pub struct TakeAid {
    /// The coins left afterwards.
    pub coins: u16,
    /// The missions in hand afterwards.
    pub hand: u8,
}

/// A kind of boat in port, and its places.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiFit")]
pub struct FitAid {
    /// The boat.
    pub craft: CraftAid,
    /// AR-7.2, AR-10.4: the tax.
    pub tax: u8,
    /// The coins left afterwards.
    pub coins: u16,
    /// The places.
    pub at: Vec<PlaceAid>,
}

/// A boat to be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "RoiCraft")]
pub struct CraftAid {
    /// The kind of standard boat; absent for the joker boat.
    pub boat: Option<Boat>,
    /// The colour; absent for the joker boat on a mission (AR-10.7).
    pub colour: Option<Colour>,
    /// The volume.
    pub volume: u8,
}

/// A boat at a place.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiPlaceFit")]
pub struct PlaceAid {
    /// The expedition, if the place is one.
    pub expedition: Option<ExpeditionId>,
    /// The mission, if the place is one.
    pub mission: Option<MissionId>,
    /// AR-11.4: whether it costs a joker card.
    pub card: bool,
    /// The volume used afterwards.
    pub used: u8,
    /// Whether no volume is free afterwards; a mission is filled exactly.
    pub completes: bool,
    /// The boat's points at the interim scoring, if that is still to come.
    pub interim: Option<u8>,
    /// The boat's points at the final scoring.
    pub last: Option<u8>,
    /// The player's total if the game ended afterwards.
    pub score: Option<i32>,
    /// The value of the player's contract afterwards.
    pub contract: Option<u16>,
}

/// The reason why boats cannot go to a place.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiMisfit")]
pub struct MisfitAid {
    /// The expedition, if the place is one.
    pub expedition: Option<ExpeditionId>,
    /// The mission, if the place is one.
    pub mission: Option<MissionId>,
    /// The boats.
    pub crafts: Vec<CraftAid>,
    /// The clause that forbids it.
    pub clause: &'static str,
    /// The localized reason.
    pub reason: Phrase,
}

/// An engagement of the boats on a mission.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiEngagement")]
pub struct EngagementAid {
    /// The turns.
    pub turns: u8,
    /// The income.
    pub income: u8,
    /// The round in which it pays and the boats return.
    pub round: u16,
}

/// The destination of a boat.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Aim {
    Expedition(ExpeditionId),
    /// A mission and its missing volume.
    Mission(MissionId, u8),
}

impl Aim {
    fn expedition(self) -> Option<ExpeditionId> {
        match self {
            Aim::Expedition(expedition) => Some(expedition),
            Aim::Mission(..) => None,
        }
    }

    fn mission(self) -> Option<MissionId> {
        match self {
            Aim::Expedition(_) => None,
            Aim::Mission(mission, _) => Some(mission),
        }
    }
}

impl AuNomDuRoi {
    /// The previews for a seat; `None` if it does not decide.
    pub(crate) fn aid_for(&self, seat: Seat) -> Option<RoiAid> {
        if self.actor() != Some(seat) {
            return None;
        }
        let mut aid = RoiAid::default();
        self.step()?.aid(self, seat, &mut aid);
        Some(aid)
    }

    /// The places that each action of the menu reaches; adds the previews of those actions.
    pub(crate) fn reach(&self, seat: Seat, used: [bool; Deed::ALL.len()], aid: &mut RoiAid) -> ReachAid {
        let may = |deed| self.may_choose(seat, used, deed).is_ok();
        let mut reach = ReachAid::default();
        if may(Deed::Buy) {
            aid.buys = self.buys(seat);
            reach.buy = aid.buys.iter().map(|buy| buy.slot).collect();
        }
        if may(Deed::Mission) {
            aid.mission = Some(self.taking(seat));
            let slots = (1..).zip(&self.display);
            let open = slots.filter(|(_, place)| place.card_for(seat).is_some());
            reach.take = open.map(|(slot, _)| slot).collect();
            reach.draw = self.may_draw().is_ok();
        }
        if may(Deed::Send) {
            self.fits(aid, seat, &self.aims(seat), true);
            let open = ExpeditionId::all().filter(|&one| self.may_send_to(seat, one).is_ok());
            reach.places = open.collect();
            let hand = self.investor(seat).hand.iter();
            reach.missions = hand.filter(|&one| self.may_launch(seat, one).is_ok()).collect();
        }
        reach
    }

    /// The engagements of the mission being launched.
    pub(crate) fn engagements(&self, seat: Seat) -> Vec<EngagementAid> {
        let (mission, _) = self.wanted();
        let engagement = |turns| EngagementAid {
            turns,
            income: self.tables().income(mission, turns),
            round: self.pays_in(seat, turns),
        };
        (1..=ENGAGEMENTS as u8).map(engagement).collect()
    }

    pub(crate) fn buys(&self, seat: Seat) -> Vec<BuyAid> {
        let coins = self.investor(seat).coins;
        let pile = self.piles.iter().position(|&left| left > 0);
        let left = pile.map_or(0, |pile| self.piles[pile]);
        let hidden = |scoring: &Scoring| self.scorings[scoring.index()] == Countdown::Hidden;
        let scoring = pile.and_then(Scoring::of_pile).filter(hidden);
        let open = (1..).zip(&self.purchase).filter(|&(slot, _)| self.may_buy(seat, slot).is_ok());
        let buy = |(slot, place): (u8, &crate::Slot<Boat>)| {
            let boat = place.card?;
            Some(BuyAid {
                slot,
                coins: coins - u16::from(self.tables().price(boat)),
                down: self.boat_slot(Row::Filling, slot).and_then(|above| above.card),
                pile: pile.map(|pile| pile as u8 + 1),
                left: [left, left.saturating_sub(1)],
                scoring,
            })
        };
        open.filter_map(buy).collect()
    }

    pub(crate) fn taking(&self, seat: Seat) -> TakeAid {
        let investor = self.investor(seat);
        let price = u16::from(self.tables().numbers.mission_price);
        TakeAid { coins: investor.coins.saturating_sub(price), hand: investor.hand.len() + 1 }
    }

    /// The possible destinations of the seat's boats.
    pub(crate) fn aims(&self, seat: Seat) -> Vec<Aim> {
        let hand = self.investor(seat).hand;
        let missions = hand.iter().map(|mission| Aim::Mission(mission, mission.volume()));
        ExpeditionId::all().map(Aim::Expedition).chain(missions).collect()
    }

    /// The boats of the seat that could be sent.
    fn crafts(&self, seat: Seat, standard: bool) -> Vec<CraftAid> {
        let mut crafts = Vec::new();
        if standard {
            crafts.extend(self.investor(seat).idle.kinds().map(|boat| CraftAid {
                boat: Some(boat),
                colour: Some(boat.colour()),
                volume: boat.volume(),
            }));
        }
        if let Some(colours) = self.idle_joker(seat) {
            for colour in colours.map(Some).into_iter().chain([None]) {
                crafts.extend((1..=BOAT_VOLUMES).map(|volume| CraftAid { boat: None, colour, volume }));
            }
        }
        crafts
    }

    /// Computes the places for each boat, and the reasons against others.
    pub(crate) fn fits(&self, aid: &mut RoiAid, seat: Seat, aims: &[Aim], standard: bool) {
        let mut misfits: Vec<(Aim, Why, Vec<CraftAid>)> = Vec::new();
        for craft in self.crafts(seat, standard) {
            let tax = self.tax(craft.boat.is_none());
            let mut at = Vec::new();
            // A joker boat has a colour at an expedition, but not on a mission.
            let joker = craft.boat.is_none();
            let fitting = |aim: &&Aim| !joker || craft.colour.is_some() == aim.expedition().is_some();
            for &aim in aims.iter().filter(fitting) {
                match self.may_go(seat, craft, aim) {
                    Ok(card) => at.push(self.place(seat, craft, aim, card)),
                    Err(why) => match misfits.iter_mut().find(|(to, other, _)| (*to, *other) == (aim, why)) {
                        Some((.., crafts)) => crafts.push(craft),
                        None => misfits.push((aim, why, vec![craft])),
                    },
                }
            }
            let coins = self.investor(seat).coins.saturating_sub(u16::from(tax));
            aid.fits.push(FitAid { craft, tax, coins, at });
        }
        aid.misfits = misfits
            .into_iter()
            .map(|(aim, why, crafts)| {
                let refusal = why.illegal();
                let (expedition, mission) = (aim.expedition(), aim.mission());
                MisfitAid { expedition, mission, crafts, clause: refusal.clause, reason: refusal.reason }
            })
            .collect();
    }

    /// Checks whether a boat can go to a place; returns whether that costs a joker card.
    fn may_go(&self, seat: Seat, craft: CraftAid, aim: Aim) -> Result<bool, Why> {
        // Without joker cards the refusal names the wrong colour, not the missing card.
        let cards = self.investor(seat).joker_cards > 0;
        match aim {
            Aim::Expedition(expedition) => {
                if self.room(expedition) == 0 {
                    return Err(Why::ExpeditionFull { expedition });
                }
                let card = cards && craft.colour.is_some_and(|colour| self.needs_card_at(expedition, colour));
                match craft.boat {
                    Some(boat) => self.may_board(seat, expedition, boat, card)?,
                    None => {
                        self.may_board_joker(seat, expedition)?;
                        self.may_rig_at(seat, expedition, craft.volume, craft.colour, card)?;
                    }
                }
                Ok(card)
            }
            Aim::Mission(mission, wanted) => match craft.boat {
                Some(boat) => {
                    let card = cards && boat.colour() != mission.colour();
                    self.may_load_onto(seat, (mission, wanted), boat, card)?;
                    Ok(card)
                }
                None => {
                    let card = cards && self.joker_needs_card_for(seat, mission);
                    self.may_rig_onto(seat, (mission, wanted), craft.volume, card)?;
                    Ok(card)
                }
            },
        }
    }

    /// The effect of a boat at a place.
    fn place(&self, seat: Seat, craft: CraftAid, aim: Aim, card: bool) -> PlaceAid {
        let (expedition, mission) = (aim.expedition(), aim.mission());
        let mut place = PlaceAid {
            expedition,
            mission,
            card,
            used: 0,
            completes: false,
            interim: None,
            last: None,
            score: None,
            contract: None,
        };
        match aim {
            Aim::Mission(mission, wanted) => {
                place.used = mission.volume() - wanted + craft.volume;
                place.completes = wanted == craft.volume;
            }
            Aim::Expedition(expedition) => {
                let printed = self.tables().expedition(expedition);
                let Some(boat) = craft.colour.and_then(|colour| Boat::new(colour, craft.volume)) else {
                    return place;
                };
                let points = |scoring| printed.points(scoring, boat.colour());
                let held = self.scorings[Scoring::Interim.index()] == Countdown::Held;
                place.used = printed.volume - self.room(expedition) + craft.volume;
                place.completes = place.used == printed.volume;
                place.interim = (!held).then(|| points(Scoring::Interim));
                place.last = Some(points(Scoring::Final));
                let mut then = self.clone();
                let joker = craft.boat.is_none();
                then.expeditions[expedition.index()].push(Placed { owner: seat, boat, joker });
                let investor = then.investor_mut(seat);
                if joker {
                    investor.joker_at = JokerPlace::Expedition;
                } else {
                    investor.idle.remove(boat);
                }
                place.score = Some(then.sheet(seat).total());
                place.contract = Some(then.contract_points(seat));
            }
        }
        place
    }
}
