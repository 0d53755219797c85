// Written by the tests of the game: UPDATE_GENERATED=1 cargo test -p caravelle-mundus-novus typescript

/**
 * A seat at the table, numbered clockwise from 0.
 */
export type Seat = number;

/**
 * The origin of a component row's value.
 */
export type Source = "book" | "public" | "reconstructed";

/**
 * A kind of Resource card.
 */
export type Resource = "cocoa" | "corn" | "tobacco" | "coffee" | "cotton" | "sugar-cane" | "potato" | "indigo" | "vanilla" | "relic";

/**
 * The rarity of a Resource.
 */
export type Rarity = "common" | "uncommon" | "rare";

/**
 * A merchant's band: the Resources it can make.
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
 * MN-2.1: the four stages of a round, and the end.
 */
export type Stage = "event" | "supply" | "trade" | "progression" | "over";

/**
 * The reason why a game ended.
 */
export type Ending = "perfect" | "doubloons" | "deck" | "stop";

/**
 * One choice from a finite list.
 */
export type MundusNovusAction = { "do": "pass" } | { "do": "event", event: Marker, } | { "do": "squadron", number: number, } | { "do": "pick", card: Resource, } | { "do": "discard", card: Resource, } | { "do": "announce", number: number, } | { "do": "offer", card: Resource, } | { "do": "stop" } | { "do": "title", seat: Seat, } | { "do": "take", card: Resource, from: Seat, } | { "do": "keep" } | { "do": "swap", card: Resource, } | { "do": "give", card: Resource, } | { "do": "first", seat: Seat, } | { "do": "identical" } | { "do": "different" } | { "do": "relics", number: number, } | { "do": "perfect" } | { "do": "end" } | { "do": "of", card: Resource, } | { "do": "natural", number: number, } | { "do": "jokers", number: number, } | { "do": "without", merchant: string, } | { "do": "employ", merchant: string, card: Resource, } | { "do": "develop", card: string, } | { "do": "draw" } | { "do": "add", card: Resource, } | { "do": "merchant", merchant: string, } | { "do": "change", card: Resource, } | { "do": "into", card: Resource, } | { "do": "done" } | { "do": "back" } | { "do": "store", card: Resource, } | { "do": "leave" };

/**
 * An event.
 */
export type MundusNovusEvent = { "kind": "market-laid", cards: Array<Resource>, } | { "kind": "master-named", seat: Seat, } | { "kind": "round-begun", round: number, } | { "kind": "event-bought", seat: Seat, marker: Marker, doubloons: number, } | { "kind": "marker-set", marker: Marker | null, } | { "kind": "store-emptied", seat: Seat, count: number, } | { "kind": "reshuffled", count: number, } | { "kind": "dealt", seat: Seat, cards: Array<Resource>, } | { "kind": "dealt-unseen", seat: Seat, count: number, } | { "kind": "assigned", seat: Seat, caravel: string, number: number, } | { "kind": "pool-turned-up", cards: Array<Resource>, } | { "kind": "picked", seat: Seat, card: Resource, } | { "kind": "pool-emptied", seat: Seat, cards: Array<Resource>, } | { "kind": "plundered", seat: Seat, card: Resource, } | { "kind": "announced", seat: Seat, number: number, } | { "kind": "offered-card", seat: Seat, card: Resource, } | { "kind": "offer-ready", seat: Seat, } | { "kind": "offer-shown", seat: Seat, cards: Array<Resource>, total: number, } | { "kind": "title-kept", seat: Seat, } | { "kind": "title-won", seat: Seat, } | { "kind": "taken", seat: Seat, card: Resource, from: Seat, } | { "kind": "kept", seat: Seat, card: Resource, } | { "kind": "swapped", seat: Seat, card: Resource, got: Resource, } | { "kind": "orellana-paid", seat: Seat, doubloons: number, } | { "kind": "offer-taken-back", seat: Seat, cards: Array<Resource>, } | { "kind": "compensated", giver: Seat, receiver: Seat, card: Resource, } | { "kind": "compensated-unseen", giver: Seat, receiver: Seat, } | { "kind": "first-chosen", seat: Seat, first: Seat, } | { "kind": "identical-made", seat: Seat, of: Resource, size: number, cards: Array<Resource>, changes: Array<Change>, } | { "kind": "development-taken", seat: Seat, card: string, } | { "kind": "development-drawn", seat: Seat, card: string, } | { "kind": "queue-refilled", card: string, } | { "kind": "different-made", seat: Seat, set: Array<Resource>, cards: Array<Resource>, changes: Array<Change>, doubloons: number, } | { "kind": "relics-sold", seat: Seat, number: number, doubloons: number, } | { "kind": "perfect-shown", seat: Seat, cards: Array<Resource>, changes: Array<Change>, } | { "kind": "income", seat: Seat, doubloons: number, } | { "kind": "shipyard-income", seat: Seat, doubloons: number, } | { "kind": "stored", seat: Seat, cards: Array<Resource>, } | { "kind": "stored-unseen", seat: Seat, count: number, } | { "kind": "discarded", seat: Seat, cards: Array<Resource>, } | { "kind": "turn-ended", seat: Seat, } | { "kind": "game-over", ending: Ending, };

/**
 * A card changed by a merchant.
 */
export type Change = { merchant: string, 
/**
 * The hand card.
 */
from: Resource, 
/**
 * The Resource it represents.
 */
to: Resource, };

/**
 * One exchange of the chain.
 */
export type Exchange = { taker: Seat, from: Seat, card: Resource, 
/**
 * The market card it was swapped for; `None` if it was kept.
 */
swapped_for: Resource | null, };

/**
 * The part of a game that one viewer may see.
 */
export type MundusNovusView = { round: number, stage: Stage, event: Marker | null, 
/**
 * The holder of the Trade Master token.
 */
master: Seat, market: Array<Resource>, 
/**
 * MN-4.3: the cards turned up for the caravels.
 */
pool: Array<Resource>, discard: Array<CountView>, 
/**
 * Cards left in the Resource pile.
 */
pile_left: number, 
/**
 * Cards left in the Development pile.
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
 * The seats that must decide now.
 */
awaited: Array<Seat>, 
/**
 * The result, once the game is over.
 */
over: MundusNovusOver | null, 
/**
 * The price lists and other printed numbers.
 */
prices: PricesView, };

/**
 * A kind of card with a count.
 */
export type CountView = { card: Resource, count: number, };

/**
 * A card of the queue.
 */
export type QueueView = { position: number, card: MundusNovusDevelopment, 
/**
 * Whether the combination the viewer is building opens it.
 */
open: boolean, };

/**
 * A Development card.
 */
export type MundusNovusDevelopment = { id: string, kind: MundusNovusKind, 
/**
 * Doubloons per round.
 */
income: number, 
/**
 * MN-3.1: the event it brings in position 1 of the queue.
 */
event: Marker | null, 
/**
 * Only for a character.
 */
character: Character | null, 
/**
 * Only for a caravel.
 */
value: number | null, 
/**
 * Only for a merchant: the Resources it can make.
 */
band: Band | null, 
/**
 * Only for a warehouse: the number of cards it stores.
 */
capacity: number | null, source: Source, 
/**
 * Whether this merchant has been used in the current turn.
 */
used: boolean, };

/**
 * The kind of a Development card.
 */
export type MundusNovusKind = "character" | "caravel" | "merchant" | "warehouse" | "shipyard";

/**
 * Cards, or their number for those who may not see them.
 */
export type HandView = { "cards": Array<Resource> } | { "count": number };

/**
 * A player.
 */
export type MundusNovusPlayer = { seat: Seat, doubloons: number, 
/**
 * Doubloons still needed to end the game.
 */
doubloons_wanted: number, 
/**
 * The hand. For other viewers it includes the cards of a face-down offer.
 */
hand: HandView, 
/**
 * The cards in the warehouses.
 */
stored: HandView, 
/**
 * The total capacity of the warehouses.
 */
capacity: number, developments: Array<MundusNovusDevelopment>, 
/**
 * The number of caravels.
 */
caravels: number, squadrons: Array<SquadronView>, 
/**
 * Doubloons per round from Developments.
 */
income: number, 
/**
 * Doubloons that the shipyards would pay now.
 */
shipyard_income: number, 
/**
 * Whether the event of the round does not apply to this player.
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
export type SquadronView = { seat: Seat, caravels: Array<string>, 
/**
 * MN-4.6: the sum of the caravels.
 */
value: number, 
/**
 * MN-4.8: the lowest caravel, for ties.
 */
lowest: number, 
/**
 * While it is served: the cards it still takes.
 */
left: number | null, };

/**
 * The trade of a round.
 */
export type TradeView = { number: number, 
/**
 * Whether the offers have been turned up.
 */
revealed: boolean, offers: Array<OfferView>, chain: Array<Exchange>, 
/**
 * The card that was taken and not yet kept or swapped.
 */
taken: TakenView | null, 
/**
 * MN-5.15: the seat that the active player may not take from now.
 */
barred: Seat | null, 
/**
 * MN-5.7: the players who tie for Trade Master.
 */
tied: Array<Seat>, 
/**
 * MN-5.19: the cards taken back at the end of the chain.
 */
taken_back: TakenBackView | null, 
/**
 * MN-5.21: the secret card.
 */
compensation: CompensationView | null, };

/**
 * An offer.
 */
export type OfferView = { seat: Seat, 
/**
 * Whether it is complete.
 */
done: boolean, 
/**
 * The cards still on offer. Only the owner sees a face-down offer.
 */
cards: Array<Resource> | null, 
/**
 * The whole offer as it was revealed.
 */
shown: Array<Resource> | null, 
/**
 * MN-5.4: the total of the revealed offer.
 */
total: number | null, 
/**
 * The cards taken from it.
 */
taken: Array<TakenView>, };

/**
 * A card taken.
 */
export type TakenView = { card: Resource, by: Seat, from: Seat, };

/**
 * Cards taken back.
 */
export type TakenBackView = { seat: Seat, cards: Array<Resource>, };

/**
 * MN-5.21: the secret card that the Trade Master gave.
 */
export type CompensationView = { giver: Seat, receiver: Seat, 
/**
 * Visible only to giver and receiver.
 */
card: Resource | null, };

/**
 * A turn in the Progression stage.
 */
export type MundusNovusTurn = { seat: Seat, 
/**
 * The number of players still to act after this one.
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
 * A combination being built. Only its owner sees it.
 */
export type BuildView = { form: FormView, 
/**
 * The Resource of an identical combination.
 */
of: Resource | null, 
/**
 * The represented cards so far.
 */
set: Array<Resource>, 
/**
 * The hand cards used so far.
 */
cards: Array<Resource>, 
/**
 * The number of cards so far.
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
 * The card that the merchant changes.
 */
changing: Resource | null, 
/**
 * The number of queue positions it opens now.
 */
positions: number | null, 
/**
 * The doubloons it pays now.
 */
doubloons: number | null, 
/**
 * The number of times that a combination can still be given up in this turn.
 */
backs_left: number, };

/**
 * The form of a combination.
 */
export type FormView = "identical" | "different" | "perfect";

/**
 * How the game ended.
 */
export type MundusNovusOver = { ending: Ending, winners: Array<Seat>, };

/**
 * The price lists.
 */
export type PricesView = { 
/**
 * MN-8.4: the doubloons that end the game.
 */
doubloons_to_win: number, 
/**
 * The number of queue positions.
 */
queue: number, cards_dealt: number, announce: Array<number>, resources: Array<ResourceView>, 
/**
 * MN-6.10: queue positions opened by identical combinations.
 */
identical: Array<IdenticalView>, 
/**
 * MN-6.19: doubloons for different combinations.
 */
different: Array<MundusNovusPrice>, 
/**
 * Doubloons per card of a different combination under Natives.
 */
natives_per_card: number, 
/**
 * MN-6.21: doubloons for relics alone.
 */
relics: Array<MundusNovusPrice>, };

/**
 * A Resource.
 */
export type ResourceView = { card: Resource, 
/**
 * The printed value; relics have none.
 */
value: number | null, 
/**
 * MN-5.4: the value in an offer.
 */
trade_value: number, copies: number, rarity: Rarity | null, };

/**
 * The queue positions opened by an identical combination.
 */
export type IdenticalView = { cards: number, rarity: Rarity, positions: number, };

/**
 * A price.
 */
export type MundusNovusPrice = { cards: number, doubloons: number, };

/**
 * What the board is told before a click: nothing beside `legal`.
 */
export type MundusNovusAid = never;

