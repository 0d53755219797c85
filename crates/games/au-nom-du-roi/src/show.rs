//! Builds the view of a game for one viewer, and hides what the viewer may not see.

use engine::{Seat, Viewer};

use crate::data::Tables;
use crate::ids::{Boat, ContractKind, Deed, ExpeditionId, MissionId, Row, Scoring};
use crate::setup::contracts_for;
use crate::state::{AuNomDuRoi, Countdown, Investor, Pawn, Placed, Running};
use crate::step::Pending;
use crate::view::{
    BoatSlotView, BoatView, ContractView, ExpeditionView, FulfilsView, HandMissionView, InvestorView,
    JokerView, MissionSlotView, MissionView, OwnContractView, PileView, PlacedView, ReservationView, RoiView,
    RunningView, ScoringView, SentView, TallyView, TurnView,
};

fn boat_view(tables: &Tables, id: Boat) -> BoatView {
    BoatView { id, colour: id.colour(), volume: id.volume(), price: tables.price(id) }
}

fn mission_view(tables: &Tables, id: MissionId) -> MissionView {
    MissionView { id, colour: id.colour(), volume: id.volume(), incomes: tables.incomes[id.index()].to_vec() }
}

fn reservation(pawn: Option<Pawn>) -> Option<ReservationView> {
    pawn.map(|pawn| ReservationView { seat: pawn.seat, ends_this_turn: !pawn.fresh })
}

impl AuNomDuRoi {
    /// The view of one viewer.
    pub(crate) fn view_for(&self, viewer: Viewer) -> RoiView {
        // Without `..`, a new field fails to compile until it is shown or hidden.
        let AuNomDuRoi {
            data: _,
            investors,
            expeditions: _,
            purchase: _,
            filling: _,
            piles,
            bag,
            display,
            deck,
            removed,
            running: _,
            scorings,
            sent,
            tallied: _,
            idle_turns,
            first,
            active,
            turns,
            steps,
            dice: _,
        } = self;
        let tables = self.tables();
        let seats = investors.len();
        let used = self.used();
        let contract = |id| ContractView {
            id,
            kind: crate::ContractId::kind(id),
            points: tables.contracts[crate::ContractId::index(id)].to_vec(),
        };
        RoiView {
            round: self.round(),
            turns: *turns,
            stage: self.stage(),
            actor: self.actor(),
            first: *first,
            turn: self.actor().map(|_| TurnView {
                seat: *active,
                used: Deed::ALL.into_iter().filter(|deed| used[deed.index()]).collect(),
                actions_left: AuNomDuRoi::actions_left(used) as u8,
                sent: ExpeditionId::all()
                    .zip(sent)
                    .filter(|&(_, &boats)| boats > 0)
                    .map(|(expedition, &boats)| SentView { expedition, boats })
                    .collect(),
                // The upkeep has already moved the markers of older missions.
                launched: self
                    .running
                    .iter()
                    .filter(|running| running.owner == *active && running.left == running.turns)
                    .map(|running| running.mission)
                    .collect(),
            }),
            pending: steps.iter().filter_map(|step| step.shown(self)).collect(),
            investors: Seat::all(seats).map(|seat| self.investor_view(viewer, seat)).collect(),
            expeditions: ExpeditionId::all().map(|id| self.expedition_view(id)).collect(),
            purchase: self.row_view(Row::Purchase),
            filling: self.row_view(Row::Filling),
            piles: (1..)
                .zip(piles)
                .map(|(pile, &left)| {
                    let hidden = |scoring: &Scoring| scorings[scoring.index()] == Countdown::Hidden;
                    let scoring = Scoring::of_pile(usize::from(pile) - 1).filter(hidden);
                    PileView { pile, left, scoring }
                })
                .collect(),
            unseen_boats: bag.each().map(|boat| boat_view(tables, boat)).collect(),
            display: (1..)
                .zip(display)
                .map(|(slot, place)| MissionSlotView {
                    slot,
                    mission: place.card.map(|mission| mission_view(tables, mission)),
                    reserved: reservation(place.pawn),
                })
                .collect(),
            mission_pile: deck.len(),
            removed_missions: *removed,
            scorings: Scoring::ALL.map(|scoring| self.scoring_view(scoring)).into(),
            contracts: contracts_for(seats).iter().map(contract).collect(),
            idle_turns: *idle_turns,
            idle_turns_max: self.idle_turns_max(),
            numbers: tables.numbers,
        }
    }

    fn scoring_view(&self, scoring: Scoring) -> ScoringView {
        let state = self.scorings[scoring.index()];
        // AR-15.1: a stopped game has a final scoring without its card.
        let held = state == Countdown::Held || scoring == Scoring::Final && self.is_over();
        let tally = |expedition| TallyView {
            expedition,
            points: Seat::all(self.investors.len())
                .map(|seat| self.tally(expedition, seat, scoring))
                .collect(),
        };
        ScoringView { scoring, state, sheet: held.then(|| ExpeditionId::all().map(tally).collect()) }
    }

    fn row_view(&self, row: Row) -> Vec<BoatSlotView> {
        let tables = self.tables();
        let slots = (1..).zip(self.row(row)).map(|(slot, place)| BoatSlotView {
            row,
            slot,
            boat: place.card.map(|boat| boat_view(tables, boat)),
            reserved: reservation(place.pawn),
        });
        slots.collect()
    }

    fn expedition_view(&self, id: ExpeditionId) -> ExpeditionView {
        let card = self.tables().expedition(id);
        let crew = self.crew(id);
        let placed = |placed: &Placed| PlacedView {
            owner: placed.owner,
            colour: placed.boat.colour(),
            volume: placed.boat.volume(),
            // A joker boat at an expedition is face up.
            joker: placed.joker.then(|| self.investor(placed.owner).joker),
            interim: card.points(Scoring::Interim, placed.boat.colour()),
            last: card.points(Scoring::Final, placed.boat.colour()),
        };
        let of = |seat: Seat| crew.iter().filter(|placed| placed.owner == seat).count() as u8;
        let room = self.room(id);
        ExpeditionView {
            id,
            colour: card.colour,
            volume: card.volume,
            interim: card.values[Scoring::Interim.index()],
            last: card.values[Scoring::Final.index()],
            fleet_colour: self.fleet_colour(id),
            used: card.volume - room,
            room,
            boats: crew.iter().map(placed).collect(),
            by_seat: Seat::all(self.investors.len()).map(of).collect(),
        }
    }

    fn running_view(&self, running: &Running) -> RunningView {
        let tables = self.tables();
        let Running { boats, joker, mission, owner, turns, left } = *running;
        let engaged = |value: u8| (turns > 0).then_some(value);
        RunningView {
            mission: mission_view(tables, mission),
            boats: boats.each().map(|boat| boat_view(tables, boat)).collect(),
            joker_volume: (joker > 0).then_some(joker),
            placed: running.volume(),
            turns: engaged(turns),
            left: engaged(left),
            income: engaged(tables.income(mission, turns)),
            pays: (turns > 0).then(|| self.pays_in(owner, left)),
        }
    }

    fn investor_view(&self, viewer: Viewer, seat: Seat) -> InvestorView {
        // Without `..`, a new field fails to compile until it is shown or hidden.
        let Investor {
            idle,
            hand,
            known,
            coins,
            points: _,
            completed,
            contract,
            joker,
            joker_shown,
            joker_at,
            joker_cards,
            reserve_cards,
        } = *self.investor(seat);
        let tables = self.tables();
        // AR-13.6, AR-13.8: everything is open at the final scoring.
        let is_over = self.is_over();
        let own = viewer.is(seat) || is_over;
        let sees_joker = own || joker_shown;
        let means = self.means(seat);
        let in_hand = |mission: MissionId| HandMissionView {
            mission: mission_view(tables, mission),
            seen: known.has(mission),
            fillable: means.fill(mission.colour(), mission.volume()),
        };
        let sheet = self.sheet_for(seat, own);
        let on_track = if is_over { sheet.total() } else { sheet.points("interim") };
        let running = self.running.iter().filter(|running| running.owner == seat);
        InvestorView {
            seat,
            coins,
            points: on_track,
            completed,
            idle: idle.each().map(|boat| boat_view(tables, boat)).collect(),
            boats_kept: self.boats_kept(seat),
            joker: JokerView {
                id: sees_joker.then_some(joker),
                colours: sees_joker.then(|| tables.joker(joker).to_vec()),
                shown: joker_shown || is_over,
                at: joker_at,
            },
            joker_cards,
            reserve_cards,
            hand_count: hand.len(),
            hand: own.then(|| hand.iter().map(in_hand).collect()),
            running: running.map(|running| self.running_view(running)).collect(),
            contract: own.then(|| OwnContractView {
                id: contract,
                kind: contract.kind(),
                each: tables.contract(contract, completed),
                expeditions: self.fulfilled(seat, contract.kind()),
                at: self.fulfilled_at(seat, contract.kind()).collect(),
                points: self.contract_points(seat),
                next: tables.contract(contract, completed.saturating_add(1)),
            }),
            fulfils: ContractKind::ALL
                .map(|kind| FulfilsView {
                    kind,
                    expeditions: self.fulfilled(seat, kind),
                    at: self.fulfilled_at(seat, kind).collect(),
                })
                .into(),
            score: sheet.total(),
            sheet,
            interim_now: self.expedition_points(seat, Scoring::Interim),
        }
    }
}
