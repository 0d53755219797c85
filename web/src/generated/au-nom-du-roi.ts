// Written by the tests of the game: UPDATE_GENERATED=1 cargo test -p caravelle-au-nom-du-roi typescript

/**
 * A chair at the table, numbered clockwise from 0.
 */
export type Seat = number;

/**
 * A line of a score sheet.
 */
export type Line = { 
/**
 * What the points are for; its words are the message `<prefix>-item-<item>`.
 */
item: string, 
/**
 * The points.
 */
points: number, };

/**
 * The points of one seat, line by line.
 */
export type Sheet = Array<Line>;

/**
 * A colour of boats, missions and expeditions; not one of the players'.
 */
export type RoiColour = "red" | "blue" | "green" | "yellow" | "white" | "brown";

/**
 * One of the four actions (AR-3.4).
 */
export type RoiDeed = "coins" | "mission" | "buy" | "send";

/**
 * What a special contract asks of an expedition.
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
 * The parts of a game between the scorings.
 */
export type RoiStage = "first" | "interim-lap" | "second" | "last-lap" | "over";

/**
 * Where a joker boat is.
 */
export type RoiJokerPlace = "idle" | "mission" | "expedition";

/**
 * How far a scoring is.
 */
export type RoiCountdown = "hidden" | { "due": number } | "held";

/**
 * The game has no variants.
 */
export type RoiOptions = Record<symbol, never>;

/**
 * One choice from a finite list. Slots are counted from 1.
 */
export type RoiAction = { "do": "coins" } | { "do": "mission" } | { "do": "buy" } | { "do": "send" } | { "do": "reserve" } | { "do": "end-turn" } | { "do": "take", slot: number, } | { "do": "draw" } | { "do": "buy-boat", slot: number, } | { "do": "done" } | { "do": "to", expedition: string, } | { "do": "launch", mission: string, } | { "do": "place", boat: string, card?: boolean, } | { "do": "place-joker" } | { "do": "set", volume: number, colour?: RoiColour, card?: boolean, } | { "do": "engage", turns: number, } | { "do": "reserve-boat", row: RoiRow, slot: number, } | { "do": "reserve-mission", slot: number, };

/**
 * Something that happened.
 */
export type RoiEvent = { "kind": "turn-began", seat: Seat, round: number, } | { "kind": "passed", seat: Seat, actions: number, } | { "kind": "coins-taken", seat: Seat, coins: number, } | { "kind": "dealt", seat: Seat, missions: Array<string>, contract: string, joker: string, } | { "kind": "dealt-unseen", seat: Seat, missions: number, } | { "kind": "mission-taken", seat: Seat, mission: string, } | { "kind": "mission-turned-up", mission: string, slot: number, } | { "kind": "mission-drawn", seat: Seat, mission: string, } | { "kind": "mission-drawn-unseen", seat: Seat, } | { "kind": "boat-bought", seat: Seat, boat: string, price: number, slot: number, } | { "kind": "boat-moved-down", boat: string, slot: number, } | { "kind": "boat-turned-up", boat: string, slot: number, } | { "kind": "scoring-card", seat: Seat, scoring: RoiScoring, } | { "kind": "sent", seat: Seat, expedition: string, boat: string, tax: number, card: boolean, } | { "kind": "joker-shown", seat: Seat, joker: string, } | { "kind": "joker-sent", seat: Seat, expedition: string, joker: string, boat: string, tax: number, card: boolean, } | { "kind": "mission-played", seat: Seat, mission: string, } | { "kind": "loaded", seat: Seat, mission: string, boat: string, tax: number, card: boolean, } | { "kind": "joker-loaded", seat: Seat, mission: string, joker: string, volume: number, tax: number, card: boolean, } | { "kind": "engaged", seat: Seat, mission: string, turns: number, income: number, } | { "kind": "mission-advanced", seat: Seat, mission: string, left: number, } | { "kind": "mission-completed", seat: Seat, mission: string, income: number, completed: number, } | { "kind": "mission-dissolved", seat: Seat, mission: string, } | { "kind": "boat-reserved", seat: Seat, boat: string, row: RoiRow, slot: number, } | { "kind": "mission-reserved", seat: Seat, mission: string, slot: number, } | { "kind": "boat-freed", seat: Seat, boat: string, } | { "kind": "mission-freed", seat: Seat, mission: string, } | { "kind": "scoring-began", scoring: RoiScoring, } | { "kind": "expeditions-scored", seat: Seat, scoring: RoiScoring, points: number, } | { "kind": "contract-scored", seat: Seat, contract: string, expeditions: number, points: number, } | { "kind": "boats-scored", seat: Seat, boats: number, points: number, } | { "kind": "stopped", turns: number, } | { "kind": "ended" };

/**
 * The points of one boat at one scoring.
 */
export type RoiValues = { 
/**
 * The black number: a boat of another colour than the card's.
 */
off: number, 
/**
 * The coloured number: a boat of the card colour.
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
 * What taking a mission costs.
 */
mission_price: number, 
/**
 * The most missions in hand.
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
 * What one viewer may see of a game.
 */
export type RoiView = { 
/**
 * The lap, from 1.
 */
round: number, 
/**
 * How many turns have begun.
 */
turns: number, 
/**
 * Where the game is between its scorings.
 */
stage: RoiStage, 
/**
 * Who decides now.
 */
actor: Seat | null, 
/**
 * Who began.
 */
first: Seat, 
/**
 * The turn under way.
 */
turn: RoiTurn | null, 
/**
 * What is half done in it, from the outermost on.
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
 * The five piles, in the order in which they are used.
 */
piles: Array<RoiPile>, 
/**
 * The boats that are still in the piles, as anybody can count them.
 */
unseen_boats: Array<RoiBoat>, 
/**
 * The face-up missions.
 */
display: Array<RoiMissionSlot>, 
/**
 * How many missions are in the pile.
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
 * The special contracts for this number of players, as printed.
 */
contracts: Array<RoiContract>, 
/**
 * Turns in a row without a boat bought (AR-15.1).
 */
idle_turns: number, 
/**
 * After this many the game ends.
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
 * The actions chosen in it.
 */
used: Array<RoiDeed>, 
/**
 * How many more may be.
 */
actions_left: number, 
/**
 * The boats sent to expeditions in it: the last ones there.
 */
sent: Array<RoiSent>, 
/**
 * The missions launched in it.
 */
launched: Array<string>, };

/**
 * Something half done.
 */
export type RoiPending = { "kind": "mission" } | { "kind": "buy", bought: boolean, } | { "kind": "send", sent: boolean, } | { "kind": "board", expedition: string, room: number, fleet_colour: RoiColour | null, } | { "kind": "rig-at", expedition: string, room: number, fleet_colour: RoiColour | null, } | { "kind": "load", mission: string, placed: number, wanted: number, } | { "kind": "rig-on", mission: string, placed: number, wanted: number, } | { "kind": "engage", mission: string, incomes: Array<number>, } | { "kind": "reserve" };

/**
 * A standard boat, as printed.
 */
export type RoiBoat = { 
/**
 * Its kind.
 */
id: string, 
/**
 * Its colour.
 */
colour: RoiColour, 
/**
 * Its volume.
 */
volume: number, 
/**
 * What it costs.
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
 * Its number, from 1.
 */
slot: number, 
/**
 * What lies there.
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
 * Its number, from 1.
 */
slot: number, 
/**
 * What lies there.
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
 * Whose pawn it is.
 */
seat: Seat, 
/**
 * Whether it ends with the owner's turn that is under way or comes next; if not, it lasts one turn longer.
 */
ends_this_turn: boolean, };

/**
 * A pile of boats.
 */
export type RoiPile = { 
/**
 * Its number, from 1.
 */
pile: number, 
/**
 * How many cards are left, a scoring card included.
 */
left: number, 
/**
 * The scoring whose card is still among them.
 */
scoring: RoiScoring | null, };

/**
 * A commercial mission, as printed.
 */
export type RoiMission = { 
/**
 * The mission.
 */
id: string, 
/**
 * Its colour.
 */
colour: RoiColour, 
/**
 * The volume wanted.
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
 * Whether everybody saw it being taken.
 */
seen: boolean, 
/**
 * Whether it could be filled now with idle boats, joker cards and coins.
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
 * The volume of the joker boat on it, if it is.
 */
joker_volume: number | null, 
/**
 * The volume placed so far.
 */
placed: number, 
/**
 * The engagement; none while it is being filled.
 */
turns: number | null, 
/**
 * Where the turn marker is: it pays after this many upkeeps.
 */
left: number | null, 
/**
 * What it will pay.
 */
income: number | null, 
/**
 * The round in which it pays.
 */
pays: number | null, };

/**
 * An expedition: what is printed, and the boats at it.
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
 * The most volume.
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
 * The colour of the first boat, which later boats must have.
 */
fleet_colour: RoiColour | null, 
/**
 * The volume in use.
 */
used: number, 
/**
 * The volume that is free.
 */
room: number, 
/**
 * The boats, in the order in which they came.
 */
boats: Array<RoiPlaced>, 
/**
 * How many boats each seat has there.
 */
by_seat: Array<number>, };

/**
 * A boat at an expedition.
 */
export type RoiPlaced = { 
/**
 * The seat of its owner.
 */
owner: Seat, 
/**
 * Its colour; the one declared for a joker boat.
 */
colour: RoiColour, 
/**
 * Its volume; the one set for a joker boat.
 */
volume: number, 
/**
 * Which joker boat it is, if it is one.
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
 * What one viewer may see of a player.
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
 * Points on the track: those of the interim scoring, and of the final one once it has been held.
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
 * Boats that are not at expeditions, the joker boat among them.
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
 * How many missions are in hand.
 */
hand_count: number, 
/**
 * Which, for those who may know.
 */
hand: Array<RoiHandMission> | null, 
/**
 * Missions on the table.
 */
running: Array<RoiRunning>, 
/**
 * The special contract, for those who may know.
 */
contract: RoiOwnContract | null, 
/**
 * At how many expeditions the player would fulfil each kind of contract.
 */
fulfils: Array<RoiFulfils>, 
/**
 * The points that the viewer can count if the game ended now.
 */
sheet: Sheet, 
/**
 * Their sum.
 */
score: number, 
/**
 * What the boats at expeditions would score at the interim scoring.
 */
interim_now: number, };

/**
 * What one viewer may see of a joker boat.
 */
export type RoiJoker = { 
/**
 * Which, for those who may know.
 */
id: string | null, 
/**
 * Its two colours, for those who may know.
 */
colours: Array<RoiColour> | null, 
/**
 * Whether it lies face up.
 */
shown: boolean, 
/**
 * Where it is.
 */
at: RoiJokerPlace, };

/**
 * A special contract and what it is worth now.
 */
export type RoiOwnContract = { 
/**
 * The contract.
 */
id: string, 
/**
 * Its kind.
 */
kind: RoiContractKind, 
/**
 * Points for each expedition with the missions completed so far.
 */
each: number, 
/**
 * Expeditions that fulfil it.
 */
expeditions: number, 
/**
 * Which they are.
 */
at: Array<string>, 
/**
 * What it is worth now.
 */
points: number, 
/**
 * Points for each expedition with one mission more.
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
 * Which they are.
 */
at: Array<string>, };

/**
 * A scoring and how far it is.
 */
export type RoiScoringState = { 
/**
 * The scoring.
 */
scoring: RoiScoring, 
/**
 * How far it is.
 */
state: RoiCountdown, 
/**
 * What boats scored by expedition, once it has been held.
 */
sheet: Array<RoiTally> | null, };

/**
 * A special contract, as printed.
 */
export type RoiContract = { 
/**
 * The contract.
 */
id: string, 
/**
 * Its kind.
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
 * What boats scored at one expedition.
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
 * Something to be said: the id of a message in `locales/`, with its arguments.
 *
 * `id.attribute` names an attribute of a message, such as the tooltip of a card.
 */
export type Phrase = { 
/**
 * The message.
 */
id: string, 
/**
 * Its arguments by name.
 */
args?: Array<[string, Arg]>, };

/**
 * What the seat that decides would ask the rules before it does.
 */
export type RoiAid = { 
/**
 * What the actions of the menu would offer; only at the menu.
 */
reach: RoiReach | null, 
/**
 * What buying each boat would bring, at the menu and while boats are bought.
 */
buys: Array<RoiBuy>, 
/**
 * What taking a mission would bring.
 */
mission: RoiTake | null, 
/**
 * Where each kind of boat could go.
 */
fits: Array<RoiFit>, 
/**
 * Why it could not go elsewhere.
 */
misfits: Array<RoiMisfit>, 
/**
 * What each engagement would bring.
 */
engagements: Array<RoiEngagement>, };

/**
 * What the actions of the menu would offer.
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
 * The expeditions to which something can be sent.
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
 * Its slot.
 */
slot: number, 
/**
 * The coins left then.
 */
coins: number, 
/**
 * AR-6.3: the boat that moves down.
 */
down: string | null, 
/**
 * AR-6.4: the pile from which the gap above is filled, from 1; none once all are used up.
 */
pile: number | null, 
/**
 * The cards of that pile, before and after.
 */
left: [number, number], 
/**
 * The scoring whose card may come out with it.
 */
scoring: RoiScoring | null, };

/**
 * A mission that can be taken.
 */
export type RoiTake = { 
/**
 * The coins left then.
 */
coins: number, 
/**
 * The missions in hand then.
 */
hand: number, };

/**
 * A kind of boat in port, and where it could go.
 */
export type RoiFit = { 
/**
 * The boat.
 */
craft: RoiCraft, 
/**
 * AR-7.2, AR-10.4: its tax.
 */
tax: number, 
/**
 * The coins left then.
 */
coins: number, 
/**
 * The places.
 */
at: Array<RoiPlaceFit>, };

/**
 * A boat as it would be sent.
 */
export type RoiCraft = { 
/**
 * The kind of standard boat; none for the joker boat.
 */
boat: string | null, 
/**
 * Its colour; none for the joker boat on a mission (AR-10.7).
 */
colour: RoiColour | null, 
/**
 * Its volume.
 */
volume: number, };

/**
 * A boat at a place.
 */
export type RoiPlaceFit = { 
/**
 * The expedition, if it is one.
 */
expedition: string | null, 
/**
 * The mission, if it is one.
 */
mission: string | null, 
/**
 * AR-11.4: whether a joker card is spent.
 */
card: boolean, 
/**
 * The volume in use then.
 */
used: number, 
/**
 * Whether nothing is free any more then; a mission is filled exactly.
 */
completes: boolean, 
/**
 * What the boat scores at the interim scoring, if that is still to come.
 */
interim: number | null, 
/**
 * What it scores at the final scoring.
 */
last: number | null, 
/**
 * The own total if the game ended then.
 */
score: number | null, 
/**
 * What the own contract would be worth then.
 */
contract: number | null, };

/**
 * Why boats cannot go to a place.
 */
export type RoiMisfit = { 
/**
 * The expedition, if it is one.
 */
expedition: string | null, 
/**
 * The mission, if it is one.
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
 * The reason in words.
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
 * What it pays.
 */
income: number, 
/**
 * The round in which it pays and the boats come back.
 */
round: number, };

