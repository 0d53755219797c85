// Written by the tests of the game: UPDATE_GENERATED=1 cargo test -p caravelle-au-nom-du-roi typescript

/**
 * A seat at the table, numbered clockwise from 0.
 */
export type Seat = number;

/**
 * A line of a score breakdown.
 */
export type Line = { 
/**
 * The reason for the points; its text is the message `<prefix>-item-<item>`.
 */
item: string, points: number, };

/**
 * The score breakdown of one seat.
 */
export type Sheet = Array<Line>;

/**
 * A colour of boats, missions and expeditions; not a player colour.
 */
export type RoiColour = "red" | "blue" | "green" | "yellow" | "white" | "brown";

/**
 * One of the four actions (AR-3.4).
 */
export type RoiDeed = "coins" | "mission" | "buy" | "send";

/**
 * The condition of a special contract on an expedition.
 */
export type RoiContractKind = "presence" | "half" | "majority" | "totality";

/**
 * One of the two scorings.
 */
export type RoiScoring = "interim" | "final";

/**
 * A row of face-up boats.
 */
export type RoiRow = "purchase" | "filling";

/**
 * The stages of a game, by its scorings.
 */
export type RoiStage = "first" | "interim-lap" | "second" | "last-lap" | "over";

/**
 * The place of a joker boat.
 */
export type RoiJokerPlace = "idle" | "mission" | "expedition";

/**
 * The progress of a scoring.
 */
export type RoiCountdown = "hidden" | { "due": number } | "held";

/**
 * The game has no variants.
 */
export type RoiOptions = Record<symbol, never>;

/**
 * A player action. Slots are counted from 1.
 */
export type RoiAction = { "do": "coins" } | { "do": "mission" } | { "do": "buy" } | { "do": "send" } | { "do": "reserve" } | { "do": "end-turn" } | { "do": "take", slot: number, } | { "do": "draw" } | { "do": "buy-boat", slot: number, } | { "do": "done" } | { "do": "to", expedition: string, } | { "do": "launch", mission: string, } | { "do": "place", boat: string, card?: boolean, } | { "do": "place-joker" } | { "do": "set", volume: number, colour?: RoiColour, card?: boolean, } | { "do": "engage", turns: number, } | { "do": "reserve-boat", row: RoiRow, slot: number, } | { "do": "reserve-mission", slot: number, };

/**
 * A game event.
 */
export type RoiEvent = { "kind": "turn-began", seat: Seat, round: number, } | { "kind": "passed", seat: Seat, actions: number, } | { "kind": "coins-taken", seat: Seat, coins: number, } | { "kind": "dealt", seat: Seat, missions: Array<string>, contract: string, joker: string, } | { "kind": "dealt-unseen", seat: Seat, missions: number, } | { "kind": "mission-taken", seat: Seat, mission: string, } | { "kind": "mission-turned-up", mission: string, slot: number, } | { "kind": "mission-drawn", seat: Seat, mission: string, } | { "kind": "mission-drawn-unseen", seat: Seat, } | { "kind": "boat-bought", seat: Seat, boat: string, price: number, slot: number, } | { "kind": "boat-moved-down", boat: string, slot: number, } | { "kind": "boat-turned-up", boat: string, slot: number, } | { "kind": "scoring-card", seat: Seat, scoring: RoiScoring, } | { "kind": "sent", seat: Seat, expedition: string, boat: string, tax: number, card: boolean, } | { "kind": "joker-shown", seat: Seat, joker: string, } | { "kind": "joker-sent", seat: Seat, expedition: string, joker: string, boat: string, tax: number, card: boolean, } | { "kind": "mission-played", seat: Seat, mission: string, } | { "kind": "loaded", seat: Seat, mission: string, boat: string, tax: number, card: boolean, } | { "kind": "joker-loaded", seat: Seat, mission: string, joker: string, volume: number, tax: number, card: boolean, } | { "kind": "engaged", seat: Seat, mission: string, turns: number, income: number, } | { "kind": "mission-advanced", seat: Seat, mission: string, left: number, } | { "kind": "mission-completed", seat: Seat, mission: string, income: number, completed: number, } | { "kind": "mission-dissolved", seat: Seat, mission: string, } | { "kind": "boat-reserved", seat: Seat, boat: string, row: RoiRow, slot: number, } | { "kind": "mission-reserved", seat: Seat, mission: string, slot: number, } | { "kind": "boat-freed", seat: Seat, boat: string, } | { "kind": "mission-freed", seat: Seat, mission: string, } | { "kind": "scoring-began", scoring: RoiScoring, } | { "kind": "expeditions-scored", seat: Seat, scoring: RoiScoring, points: number, } | { "kind": "contract-scored", seat: Seat, contract: string, expeditions: number, points: number, } | { "kind": "boats-scored", seat: Seat, boats: number, points: number, } | { "kind": "stopped", turns: number, } | { "kind": "ended" };

/**
 * The points of one boat at one scoring.
 */
export type RoiValues = { 
/**
 * The black number: for boats of other colours than the card.
 */
off: number, 
/**
 * The coloured number: for boats of the card colour.
 */
coloured: number, };

/**
 * The other numbers of the game.
 */
export type RoiNumbers = { 
/**
 * Coins at the start.
 */
coins_at_start: number, 
/**
 * Missions dealt at the start.
 */
missions_at_start: number, 
/**
 * Coins of the action Take 2 coins.
 */
coins_taken: number, 
/**
 * The price of taking a mission.
 */
mission_price: number, 
/**
 * The maximum number of missions in hand.
 */
hand_limit: number, 
/**
 * The placement tax of a standard boat.
 */
tax: number, 
/**
 * The placement tax of a joker boat.
 */
tax_joker: number, 
/**
 * Points for a boat that is not at an expedition.
 */
points_idle_boat: number, 
/**
 * Joker cards of each of two players.
 */
joker_cards_two: number, 
/**
 * Reserve cards of each of two players.
 */
reserve_cards_two: number, 
/**
 * Joker cards of each of three or four players.
 */
joker_cards: number, 
/**
 * Reserve cards of each of three or four players.
 */
reserve_cards: number, 
/**
 * The boats in each pile, without scoring cards.
 */
piles: [number, number, number, number, number], 
/**
 * AR-15.1: laps without a purchase after which the game ends.
 */
idle_laps: number, };

/**
 * The view of a game for one viewer.
 */
export type RoiView = { 
/**
 * The lap, from 1.
 */
round: number, 
/**
 * The number of turns begun.
 */
turns: number, 
/**
 * The current stage.
 */
stage: RoiStage, 
/**
 * The seat that decides now.
 */
actor: Seat | null, 
/**
 * The first player.
 */
first: Seat, 
/**
 * The current turn.
 */
turn: RoiTurn | null, 
/**
 * The pending steps, from the outermost on.
 */
pending: Array<RoiPending>, 
/**
 * The players by seat.
 */
investors: Array<RoiInvestor>, 
/**
 * The twelve expeditions.
 */
expeditions: Array<RoiExpedition>, 
/**
 * The lower row: boats that can be bought.
 */
purchase: Array<RoiBoatSlot>, 
/**
 * The upper row: each boat moves down when the one below is bought.
 */
filling: Array<RoiBoatSlot>, 
/**
 * The five piles, in the order of use.
 */
piles: Array<RoiPile>, 
/**
 * The boats still in the piles, which is public information.
 */
unseen_boats: Array<RoiBoat>, 
/**
 * The face-up missions.
 */
display: Array<RoiMissionSlot>, 
/**
 * The number of missions in the pile.
 */
mission_pile: number, 
/**
 * Missions out of the game.
 */
removed_missions: Array<string>, 
/**
 * The two scorings, the interim one first.
 */
scorings: Array<RoiScoringState>, 
/**
 * The printed special contracts for this number of players.
 */
contracts: Array<RoiContract>, 
/**
 * The number of consecutive turns without a purchase (AR-15.1).
 */
idle_turns: number, 
/**
 * The number of such turns that ends the game.
 */
idle_turns_max: number, 
/**
 * The other numbers.
 */
numbers: RoiNumbers, };

/**
 * A turn.
 */
export type RoiTurn = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The actions chosen in this turn.
 */
used: Array<RoiDeed>, 
/**
 * The number of actions left.
 */
actions_left: number, 
/**
 * The boats sent to expeditions in this turn: the last ones there.
 */
sent: Array<RoiSent>, 
/**
 * The missions launched in this turn.
 */
launched: Array<string>, };

/**
 * A pending step.
 */
export type RoiPending = { "kind": "mission" } | { "kind": "buy", bought: boolean, } | { "kind": "send", sent: boolean, } | { "kind": "board", expedition: string, room: number, fleet_colour: RoiColour | null, } | { "kind": "rig-at", expedition: string, room: number, fleet_colour: RoiColour | null, } | { "kind": "load", mission: string, placed: number, wanted: number, } | { "kind": "rig-on", mission: string, placed: number, wanted: number, } | { "kind": "engage", mission: string, incomes: Array<number>, } | { "kind": "reserve" };

/**
 * A printed standard boat.
 */
export type RoiBoat = { 
/**
 * The kind.
 */
id: string, 
/**
 * The colour.
 */
colour: RoiColour, 
/**
 * The volume.
 */
volume: number, 
/**
 * The price.
 */
price: number, };

/**
 * A slot of a row of boats.
 */
export type RoiBoatSlot = { 
/**
 * The row.
 */
row: RoiRow, 
/**
 * The number, from 1.
 */
slot: number, 
/**
 * The boat.
 */
boat: RoiBoat | null, 
/**
 * The reservation on it.
 */
reserved: RoiReservation | null, };

/**
 * A slot of the mission display.
 */
export type RoiMissionSlot = { 
/**
 * The number, from 1.
 */
slot: number, 
/**
 * The mission.
 */
mission: RoiMission | null, 
/**
 * The reservation on it.
 */
reserved: RoiReservation | null, };

/**
 * A reservation.
 */
export type RoiReservation = { 
/**
 * The owner of the pawn.
 */
seat: Seat, 
/**
 * Whether it ends with the owner's current or next turn; otherwise it lasts one turn longer.
 */
ends_this_turn: boolean, };

/**
 * A pile of boats.
 */
export type RoiPile = { 
/**
 * The number, from 1.
 */
pile: number, 
/**
 * The number of cards left, including a scoring card.
 */
left: number, 
/**
 * The scoring whose card is still in the pile.
 */
scoring: RoiScoring | null, };

/**
 * A printed commercial mission.
 */
export type RoiMission = { 
/**
 * The mission.
 */
id: string, 
/**
 * The colour.
 */
colour: RoiColour, 
/**
 * The volume to fill.
 */
volume: number, 
/**
 * The incomes for one, two and three turns.
 */
incomes: Array<number>, };

/**
 * A mission in hand.
 */
export type RoiHandMission = { 
/**
 * The mission.
 */
mission: RoiMission, 
/**
 * Whether all players saw it being taken.
 */
seen: boolean, 
/**
 * Whether idle boats, joker cards and coins suffice to fill it now.
 */
fillable: boolean, };

/**
 * A mission on the table.
 */
export type RoiRunning = { 
/**
 * The mission.
 */
mission: RoiMission, 
/**
 * The standard boats on it.
 */
boats: Array<RoiBoat>, 
/**
 * The volume of the joker boat on it, if any.
 */
joker_volume: number | null, 
/**
 * The volume placed so far.
 */
placed: number, 
/**
 * The engagement; absent while the mission is being filled.
 */
turns: number | null, 
/**
 * The position of the turn marker: the mission pays after this many upkeeps.
 */
left: number | null, 
/**
 * The income.
 */
income: number | null, 
/**
 * The round in which it pays.
 */
pays: number | null, };

/**
 * An expedition: its printed face and the boats at it.
 */
export type RoiExpedition = { 
/**
 * The expedition.
 */
id: string, 
/**
 * The card colour.
 */
colour: RoiColour, 
/**
 * The maximum volume.
 */
volume: number, 
/**
 * Points of each boat at the interim scoring.
 */
interim: RoiValues, 
/**
 * Points of each boat at the final scoring.
 */
last: RoiValues, 
/**
 * The colour of the first boat, which later boats must match.
 */
fleet_colour: RoiColour | null, 
/**
 * The used volume.
 */
used: number, 
/**
 * The free volume.
 */
room: number, 
/**
 * The boats, in the order of arrival.
 */
boats: Array<RoiPlaced>, 
/**
 * The number of boats by seat.
 */
by_seat: Array<number>, };

/**
 * A boat at an expedition.
 */
export type RoiPlaced = { 
/**
 * The owner.
 */
owner: Seat, 
/**
 * The colour; for a joker boat, the declared one.
 */
colour: RoiColour, 
/**
 * The volume; for a joker boat, the declared one.
 */
volume: number, 
/**
 * The joker boat, if it is one.
 */
joker: string | null, 
/**
 * Its points at the interim scoring.
 */
interim: number, 
/**
 * Its points at the final scoring.
 */
last: number, };

/**
 * The view of a player for one viewer.
 */
export type RoiInvestor = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Coins.
 */
coins: number, 
/**
 * Points on the track: of the interim scoring, and also of the final one once it has been held.
 */
points: number, 
/**
 * Completed missions.
 */
completed: number, 
/**
 * Idle standard boats.
 */
idle: Array<RoiBoat>, 
/**
 * The number of boats that are not at expeditions, including the joker boat.
 */
boats_kept: number, 
/**
 * The joker boat.
 */
joker: RoiJoker, 
/**
 * Joker cards left.
 */
joker_cards: number, 
/**
 * Reserve cards left.
 */
reserve_cards: number, 
/**
 * The number of missions in hand.
 */
hand_count: number, 
/**
 * The missions in hand, if the viewer may know them.
 */
hand: Array<RoiHandMission> | null, 
/**
 * Missions on the table.
 */
running: Array<RoiRunning>, 
/**
 * The special contract, if the viewer may know it.
 */
contract: RoiOwnContract | null, 
/**
 * By kind of contract, the expeditions at which the player would fulfil it.
 */
fulfils: Array<RoiFulfils>, 
/**
 * The score breakdown if the game ended now, as far as the viewer knows it.
 */
sheet: Sheet, 
/**
 * The sum of the breakdown.
 */
score: number, 
/**
 * The points of the boats at expeditions if the interim scoring were held now.
 */
interim_now: number, };

/**
 * The view of a joker boat for one viewer.
 */
export type RoiJoker = { 
/**
 * The joker boat, if the viewer may know it.
 */
id: string | null, 
/**
 * The two colours, if the viewer may know them.
 */
colours: Array<RoiColour> | null, 
/**
 * Whether it is face up.
 */
shown: boolean, 
/**
 * The place.
 */
at: RoiJokerPlace, };

/**
 * A special contract and its current value.
 */
export type RoiOwnContract = { 
/**
 * The contract.
 */
id: string, 
/**
 * The kind.
 */
kind: RoiContractKind, 
/**
 * Points for each expedition with the missions completed so far.
 */
each: number, 
/**
 * The number of expeditions that fulfil it.
 */
expeditions: number, 
/**
 * The expeditions that fulfil it.
 */
at: Array<string>, 
/**
 * The current value.
 */
points: number, 
/**
 * Points for each expedition with one more completed mission.
 */
next: number, };

/**
 * Expeditions that fulfil a kind of contract.
 */
export type RoiFulfils = { 
/**
 * The kind.
 */
kind: RoiContractKind, 
/**
 * The number of expeditions.
 */
expeditions: number, 
/**
 * The expeditions.
 */
at: Array<string>, };

/**
 * A scoring and its progress.
 */
export type RoiScoringState = { 
/**
 * The scoring.
 */
scoring: RoiScoring, 
/**
 * The progress.
 */
state: RoiCountdown, 
/**
 * The points by expedition, once the scoring has been held.
 */
sheet: Array<RoiTally> | null, };

/**
 * A printed special contract.
 */
export type RoiContract = { 
/**
 * The contract.
 */
id: string, 
/**
 * The kind.
 */
kind: RoiContractKind, 
/**
 * Points for each expedition, by completed missions from 0 up.
 */
points: Array<number>, };

/**
 * Boats sent to an expedition.
 */
export type RoiSent = { 
/**
 * The expedition.
 */
expedition: string, 
/**
 * The number of boats.
 */
boats: number, };

/**
 * The points of boats at one expedition.
 */
export type RoiTally = { 
/**
 * The expedition.
 */
expedition: string, 
/**
 * The points by seat.
 */
points: Array<number>, };

/**
 * An argument of a message.
 */
export type Arg = { "number": number } | { "text": string } | { "seat": Seat } | { "phrase": Phrase } | { "list": Array<Phrase> };

/**
 * The id of a message in `locales/`, with its arguments.
 *
 * `id.attribute` names an attribute of a message, such as the tooltip of a card.
 */
export type Phrase = { id: string, args?: Array<[string, Arg]>, };

/**
 * Previews for the seat that decides.
 */
export type RoiAid = { 
/**
 * The options of the menu's actions; only at the menu.
 */
reach: RoiReach | null, 
/**
 * The effect of buying each boat, at the menu and while boats are bought.
 */
buys: Array<RoiBuy>, 
/**
 * The effect of taking a mission.
 */
mission: RoiTake | null, 
/**
 * The places for each kind of boat.
 */
fits: Array<RoiFit>, 
/**
 * The places where boats cannot go, with the reasons.
 */
misfits: Array<RoiMisfit>, 
/**
 * The effect of each engagement.
 */
engagements: Array<RoiEngagement>, };

/**
 * The options of the menu's actions.
 */
export type RoiReach = { 
/**
 * The slots of the purchase row whose boats can be bought.
 */
buy: Array<number>, 
/**
 * The slots of the display whose missions can be taken.
 */
take: Array<number>, 
/**
 * Whether a mission can be drawn.
 */
draw: boolean, 
/**
 * The expeditions to which a boat can be sent.
 */
places: Array<string>, 
/**
 * The missions in hand that can be launched.
 */
missions: Array<string>, };

/**
 * A boat that can be bought.
 */
export type RoiBuy = { 
/**
 * The slot.
 */
slot: number, 
/**
 * The coins left afterwards.
 */
coins: number, 
/**
 * AR-6.3: the boat that moves down.
 */
down: string | null, 
/**
 * AR-6.4: the pile that refills the gap above, from 1; absent once all piles are empty.
 */
pile: number | null, 
/**
 * The cards of that pile, before and after.
 */
left: [number, number], 
/**
 * The scoring whose card may appear with it.
 */
scoring: RoiScoring | null, };

/**
 * A mission that can be taken.
 */
export type RoiTake = { 
/**
 * The coins left afterwards.
 */
coins: number, 
/**
 * The missions in hand afterwards.
 */
hand: number, };

/**
 * A kind of boat in port, and its places.
 */
export type RoiFit = { 
/**
 * The boat.
 */
craft: RoiCraft, 
/**
 * AR-7.2, AR-10.4: the tax.
 */
tax: number, 
/**
 * The coins left afterwards.
 */
coins: number, 
/**
 * The places.
 */
at: Array<RoiPlaceFit>, };

/**
 * A boat to be sent.
 */
export type RoiCraft = { 
/**
 * The kind of standard boat; absent for the joker boat.
 */
boat: string | null, 
/**
 * The colour; absent for the joker boat on a mission (AR-10.7).
 */
colour: RoiColour | null, 
/**
 * The volume.
 */
volume: number, };

/**
 * A boat at a place.
 */
export type RoiPlaceFit = { 
/**
 * The expedition, if the place is one.
 */
expedition: string | null, 
/**
 * The mission, if the place is one.
 */
mission: string | null, 
/**
 * AR-11.4: whether it costs a joker card.
 */
card: boolean, 
/**
 * The volume used afterwards.
 */
used: number, 
/**
 * Whether no volume is free afterwards; a mission is filled exactly.
 */
completes: boolean, 
/**
 * The boat's points at the interim scoring, if that is still to come.
 */
interim: number | null, 
/**
 * The boat's points at the final scoring.
 */
last: number | null, 
/**
 * The player's total if the game ended afterwards.
 */
score: number | null, 
/**
 * The value of the player's contract afterwards.
 */
contract: number | null, };

/**
 * The reason why boats cannot go to a place.
 */
export type RoiMisfit = { 
/**
 * The expedition, if the place is one.
 */
expedition: string | null, 
/**
 * The mission, if the place is one.
 */
mission: string | null, 
/**
 * The boats.
 */
crafts: Array<RoiCraft>, 
/**
 * The clause that forbids it.
 */
clause: string, 
/**
 * The localized reason.
 */
reason: Phrase, };

/**
 * An engagement of the boats on a mission.
 */
export type RoiEngagement = { 
/**
 * The turns.
 */
turns: number, 
/**
 * The income.
 */
income: number, 
/**
 * The round in which it pays and the boats return.
 */
round: number, };

