// Written by the tests of the game: UPDATE_GENERATED=1 cargo test -p caravelle-mundus-novus typescript

/**
 * A chair at the table, numbered clockwise from 0.
 */
export type Seat = number;

/**
 * Where the value of a component row comes from.
 */
export type Source = "book" | "public" | "reconstructed";

/**
 * A kind of Resource card.
 */
export type Resource = "cocoa" | "corn" | "tobacco" | "coffee" | "cotton" | "sugar-cane" | "potato" | "indigo" | "vanilla" | "relic";

/**
 * How rare a Resource is.
 */
export type Rarity = "common" | "uncommon" | "rare";

/**
 * The Resources a merchant can make.
 */
export type Band = "1-3" | "4-6" | "7-9";

/**
 * A character.
 */
export type Character = "almagro" | "la-cosa" | "las-casas" | "pizarro" | "ponce-de-leon" | "valdivia" | "orellana" | "coronado" | "cortes";

/**
 * An event of a round, as the marker shows it.
 */
export type Marker = "kings-help" | "natives" | "storm" | "fire" | "pirates";

/**
 * The four stages of a round (MN-2.1), and the end.
 */
export type Stage = "event" | "supply" | "trade" | "progression" | "over";

/**
 * How a game ends.
 */
export type Ending = "perfect" | "doubloons" | "deck" | "stop";

/**
 * One choice from a finite list.
 */
export type MundusNovusAction = { "do": "pass" } | { "do": "event", 
/**
 * The event.
 */
event: Marker, } | { "do": "squadron", 
/**
 * The first or the second.
 */
number: number, } | { "do": "pick", 
/**
 * The Resource.
 */
card: Resource, } | { "do": "discard", 
/**
 * The Resource.
 */
card: Resource, } | { "do": "announce", 
/**
 * The number of cards.
 */
number: number, } | { "do": "offer", 
/**
 * The Resource.
 */
card: Resource, } | { "do": "stop" } | { "do": "title", 
/**
 * The seat.
 */
seat: Seat, } | { "do": "take", 
/**
 * The Resource.
 */
card: Resource, 
/**
 * The seat that had it.
 */
from: Seat, } | { "do": "keep" } | { "do": "swap", 
/**
 * For which card.
 */
card: Resource, } | { "do": "give", 
/**
 * The Resource.
 */
card: Resource, } | { "do": "first", 
/**
 * The seat.
 */
seat: Seat, } | { "do": "identical" } | { "do": "different" } | { "do": "relics", 
/**
 * The number of cards.
 */
number: number, } | { "do": "perfect" } | { "do": "end" } | { "do": "of", 
/**
 * The Resource.
 */
card: Resource, } | { "do": "natural", 
/**
 * The number of cards.
 */
number: number, } | { "do": "jokers", 
/**
 * The number of cards.
 */
number: number, } | { "do": "without", 
/**
 * The Development.
 */
merchant: string, } | { "do": "employ", 
/**
 * Which merchant.
 */
merchant: string, 
/**
 * Which card.
 */
card: Resource, } | { "do": "develop", 
/**
 * The Development.
 */
card: string, } | { "do": "draw" } | { "do": "add", 
/**
 * The Resource.
 */
card: Resource, } | { "do": "merchant", 
/**
 * The Development.
 */
merchant: string, } | { "do": "change", 
/**
 * The Resource.
 */
card: Resource, } | { "do": "into", 
/**
 * The Resource.
 */
card: Resource, } | { "do": "done" } | { "do": "back" } | { "do": "store", 
/**
 * The Resource.
 */
card: Resource, } | { "do": "leave" };

/**
 * Something that happened.
 */
export type MundusNovusEvent = { "kind": "market-laid", cards: Array<Resource>, } | { "kind": "master-named", seat: Seat, } | { "kind": "round-begun", round: number, } | { "kind": "event-bought", seat: Seat, marker: Marker, doubloons: number, } | { "kind": "marker-set", marker: Marker | null, } | { "kind": "store-emptied", seat: Seat, count: number, } | { "kind": "reshuffled", count: number, } | { "kind": "dealt", seat: Seat, cards: Array<Resource>, } | { "kind": "dealt-unseen", seat: Seat, count: number, } | { "kind": "assigned", seat: Seat, caravel: string, number: number, } | { "kind": "pool-turned-up", cards: Array<Resource>, } | { "kind": "picked", seat: Seat, card: Resource, } | { "kind": "pool-emptied", seat: Seat, cards: Array<Resource>, } | { "kind": "plundered", seat: Seat, card: Resource, } | { "kind": "announced", seat: Seat, number: number, } | { "kind": "offered-card", seat: Seat, card: Resource, } | { "kind": "offer-ready", seat: Seat, } | { "kind": "offer-shown", seat: Seat, cards: Array<Resource>, total: number, } | { "kind": "title-kept", seat: Seat, } | { "kind": "title-won", seat: Seat, } | { "kind": "taken", seat: Seat, card: Resource, from: Seat, } | { "kind": "kept", seat: Seat, card: Resource, } | { "kind": "swapped", seat: Seat, card: Resource, got: Resource, } | { "kind": "orellana-paid", seat: Seat, doubloons: number, } | { "kind": "offer-taken-back", seat: Seat, cards: Array<Resource>, } | { "kind": "compensated", giver: Seat, receiver: Seat, card: Resource, } | { "kind": "compensated-unseen", giver: Seat, receiver: Seat, } | { "kind": "first-chosen", seat: Seat, first: Seat, } | { "kind": "identical-made", seat: Seat, of: Resource, size: number, cards: Array<Resource>, changes: Array<Change>, } | { "kind": "development-taken", seat: Seat, card: string, } | { "kind": "development-drawn", seat: Seat, card: string, } | { "kind": "queue-refilled", card: string, } | { "kind": "different-made", seat: Seat, set: Array<Resource>, cards: Array<Resource>, changes: Array<Change>, doubloons: number, } | { "kind": "relics-sold", seat: Seat, number: number, doubloons: number, } | { "kind": "perfect-shown", seat: Seat, cards: Array<Resource>, changes: Array<Change>, } | { "kind": "income", seat: Seat, doubloons: number, } | { "kind": "shipyard-income", seat: Seat, doubloons: number, } | { "kind": "stored", seat: Seat, cards: Array<Resource>, } | { "kind": "stored-unseen", seat: Seat, count: number, } | { "kind": "discarded", seat: Seat, cards: Array<Resource>, } | { "kind": "turn-ended", seat: Seat, } | { "kind": "game-over", ending: Ending, };

/**
 * A card changed by a merchant.
 */
export type Change = { 
/**
 * By which merchant.
 */
merchant: string, 
/**
 * The card in hand.
 */
from: Resource, 
/**
 * What it stands for.
 */
to: Resource, };

/**
 * One card changing hands.
 */
export type Exchange = { 
/**
 * Who took.
 */
taker: Seat, 
/**
 * From whom.
 */
from: Seat, 
/**
 * Which card.
 */
card: Resource, 
/**
 * The market card it was swapped for, unless it was kept.
 */
swapped_for: Resource | null, };

/**
 * What one viewer may see of a game.
 */
export type MundusNovusView = { 
/**
 * The round, from 1.
 */
round: number, 
/**
 * The stage of the round.
 */
stage: Stage, 
/**
 * The event of the round.
 */
event: Marker | null, 
/**
 * The holder of the Trade Master token.
 */
master: Seat, 
/**
 * The three cards of the market.
 */
market: Array<Resource>, 
/**
 * The cards turned up for the caravels.
 */
pool: Array<Resource>, 
/**
 * The Resource discard pile, which lies face up.
 */
discard: Array<CountView>, 
/**
 * How many cards the Resource pile has left.
 */
pile_left: number, 
/**
 * How many cards the Development pile has left.
 */
deck_left: number, 
/**
 * The queue, position 1 first.
 */
queue: Array<QueueView>, 
/**
 * The players, by seat.
 */
players: Array<MundusNovusPlayer>, 
/**
 * The trade of this round, once a number has been announced.
 */
trade: TradeView | null, 
/**
 * The squadron being served and those still to come, in order.
 */
serving: Array<SquadronView>, 
/**
 * The turn in the Progression stage.
 */
turn: MundusNovusTurn | null, 
/**
 * The combination the viewer is building.
 */
build: BuildView | null, 
/**
 * Who must decide now.
 */
awaited: Array<Seat>, 
/**
 * How the game ended, and who won.
 */
over: MundusNovusOver | null, 
/**
 * The numbers printed on the components, for the price lists.
 */
prices: PricesView, };

/**
 * This many cards of a kind.
 */
export type CountView = { 
/**
 * The kind.
 */
card: Resource, 
/**
 * How many there are.
 */
count: number, };

/**
 * A card of the queue.
 */
export type QueueView = { 
/**
 * Its position, from 1.
 */
position: number, 
/**
 * The card.
 */
card: MundusNovusDevelopment, 
/**
 * Whether the combination the viewer is building opens it.
 */
open: boolean, };

/**
 * A Development card.
 */
export type MundusNovusDevelopment = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its kind.
 */
kind: MundusNovusKind, 
/**
 * Doubloons per round.
 */
income: number, 
/**
 * The event it brings at the head of the queue.
 */
event: Marker | null, 
/**
 * Who it is, of a character.
 */
character: Character | null, 
/**
 * The value, of a caravel.
 */
value: number | null, 
/**
 * What he can make, of a merchant.
 */
band: Band | null, 
/**
 * How many cards it keeps, of a warehouse.
 */
capacity: number | null, 
/**
 * Where its values come from.
 */
source: Source, 
/**
 * Whether this merchant has been used in the present turn.
 */
used: boolean, };

/**
 * The kind of a Development card.
 */
export type MundusNovusKind = "character" | "caravel" | "merchant" | "warehouse" | "shipyard";

/**
 * Cards, or how many there are.
 */
export type HandView = { "cards": Array<Resource> } | { "count": number };

/**
 * A player.
 */
export type MundusNovusPlayer = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Doubloons.
 */
doubloons: number, 
/**
 * Doubloons still wanted to end the game.
 */
doubloons_wanted: number, 
/**
 * The hand; cards laid out for a covered offer go on counting in it for the others.
 */
hand: HandView, 
/**
 * The cards in the warehouses.
 */
stored: HandView, 
/**
 * How many cards the warehouses take.
 */
capacity: number, 
/**
 * The Developments owned.
 */
developments: Array<MundusNovusDevelopment>, 
/**
 * How many of them are caravels.
 */
caravels: number, 
/**
 * The squadrons they form.
 */
squadrons: Array<SquadronView>, 
/**
 * Doubloons per round from Developments.
 */
income: number, 
/**
 * Doubloons that the shipyards would bring now.
 */
shipyard_income: number, 
/**
 * Whether the event of the round does not bear on this player.
 */
immune: boolean, 
/**
 * Whether this player has shown the perfect combination this round.
 */
perfect: boolean, 
/**
 * Whether this player has acted in this Progression stage.
 */
acted: boolean, };

/**
 * A squadron.
 */
export type SquadronView = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Its caravels.
 */
caravels: Array<string>, 
/**
 * What they count together.
 */
value: number, 
/**
 * The lowest that one of them counts.
 */
lowest: number, 
/**
 * How many cards it is still to be served, while it is.
 */
left: number | null, };

/**
 * The trade of a round.
 */
export type TradeView = { 
/**
 * The number announced.
 */
number: number, 
/**
 * Whether the offers have been turned up.
 */
revealed: boolean, 
/**
 * The offers, by seat.
 */
offers: Array<OfferView>, 
/**
 * The exchanges in order.
 */
chain: Array<Exchange>, 
/**
 * The card between two hands, taken and not yet kept or swapped.
 */
taken: TakenView | null, 
/**
 * From whom the active player may not take now.
 */
barred: Seat | null, 
/**
 * The players among whom the title is given.
 */
tied: Array<Seat>, 
/**
 * Who took back cards that nobody wanted.
 */
taken_back: TakenBackView | null, 
/**
 * The secret card at the end.
 */
compensation: CompensationView | null, };

/**
 * An offer.
 */
export type OfferView = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Whether it is complete.
 */
done: boolean, 
/**
 * The cards still on offer; a covered offer is seen by its owner alone.
 */
cards: Array<Resource> | null, 
/**
 * The whole offer as it was turned up.
 */
shown: Array<Resource> | null, 
/**
 * What the whole offer counted, once turned up.
 */
total: number | null, 
/**
 * What was taken, and by whom.
 */
taken: Array<TakenView>, };

/**
 * A card taken.
 */
export type TakenView = { 
/**
 * The card.
 */
card: Resource, 
/**
 * Who took it.
 */
by: Seat, 
/**
 * From whom.
 */
from: Seat, };

/**
 * Cards taken back.
 */
export type TakenBackView = { 
/**
 * The seat that did it.
 */
seat: Seat, 
/**
 * The cards.
 */
cards: Array<Resource>, };

/**
 * The card that the Trade Master handed over.
 */
export type CompensationView = { 
/**
 * Who gave it.
 */
giver: Seat, 
/**
 * Who got it.
 */
receiver: Seat, 
/**
 * Which; for the two alone.
 */
card: Resource | null, };

/**
 * A turn in the Progression stage.
 */
export type MundusNovusTurn = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * How many players act after this one.
 */
after: number, 
/**
 * Whether an identical combination has been made.
 */
identical: boolean, 
/**
 * Whether a different or perfect combination has been made.
 */
different: boolean, 
/**
 * Whether relics have been sold.
 */
relics: boolean, 
/**
 * The merchants used.
 */
merchants_used: Array<string>, };

/**
 * A combination being built; for its owner alone.
 */
export type BuildView = { 
/**
 * What it is to be.
 */
form: FormView, 
/**
 * The Resource of an identical combination.
 */
of: Resource | null, 
/**
 * What it stands for so far.
 */
set: Array<Resource>, 
/**
 * The cards in hand that it uses so far.
 */
cards: Array<Resource>, 
/**
 * How many cards it has so far.
 */
size: number, 
/**
 * The changes by merchants.
 */
changes: Array<Change>, 
/**
 * The merchant that is being decided on or used.
 */
merchant: string | null, 
/**
 * The card he changes.
 */
changing: Resource | null, 
/**
 * How many positions of the queue it opens as it is.
 */
positions: number | null, 
/**
 * How many doubloons it pays as it is.
 */
doubloons: number | null, 
/**
 * How often a combination can still be given up in this turn.
 */
backs_left: number, };

/**
 * The form of a combination.
 */
export type FormView = "identical" | "different" | "perfect";

/**
 * How the game ended.
 */
export type MundusNovusOver = { 
/**
 * How.
 */
ending: Ending, 
/**
 * Who won.
 */
winners: Array<Seat>, };

/**
 * The price lists.
 */
export type PricesView = { 
/**
 * Doubloons that end the game.
 */
doubloons_to_win: number, 
/**
 * How many positions the queue has.
 */
queue: number, 
/**
 * Cards dealt to each player in a round.
 */
cards_dealt: number, 
/**
 * The numbers that can be announced.
 */
announce: Array<number>, 
/**
 * The Resources.
 */
resources: Array<ResourceView>, 
/**
 * Positions of the queue that identical combinations open.
 */
identical: Array<IdenticalView>, 
/**
 * Doubloons for different combinations.
 */
different: Array<MundusNovusPrice>, 
/**
 * Doubloons per card of a different combination under Natives.
 */
natives_per_card: number, 
/**
 * Doubloons for relics alone.
 */
relics: Array<MundusNovusPrice>, };

/**
 * A Resource.
 */
export type ResourceView = { 
/**
 * The Resource.
 */
card: Resource, 
/**
 * The number on it.
 */
value: number | null, 
/**
 * What it counts in an offer.
 */
trade_value: number, 
/**
 * How many cards there are.
 */
copies: number, 
/**
 * How rare it is.
 */
rarity: Rarity | null, };

/**
 * What an identical combination opens.
 */
export type IdenticalView = { 
/**
 * Of this many cards.
 */
cards: number, 
/**
 * So rare.
 */
rarity: Rarity, 
/**
 * This many positions.
 */
positions: number, };

/**
 * A price.
 */
export type MundusNovusPrice = { 
/**
 * For this many cards.
 */
cards: number, 
/**
 * This many doubloons.
 */
doubloons: number, };

/**
 * What the board is told before a click: nothing beside `legal`.
 */
export type MundusNovusAid = never;

