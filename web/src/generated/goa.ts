// Written by the tests of the game: UPDATE_GENERATED=1 cargo test -p caravelle-goa typescript

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
 * A spice.
 */
export type GoaSpice = "ginger" | "cinnamon" | "pepper" | "nutmeg" | "clove";

/**
 * A column of the development board.
 */
export type GoaColumn = "ships" | "harvest" | "taxes" | "expedition" | "colony";

/**
 * The name of a colony; each player can found each once.
 */
export type GoaCity = "quilon" | "cochin" | "madras" | "calicut";

/**
 * A symbol of Expedition cards.
 */
export type GoaSymbol = "elephant" | "fish" | "palm-tree" | "shell" | "statue" | "tiger";

/**
 * A phase of four rounds.
 */
export type GoaPhase = "a" | "b";

/**
 * The stages of a game: the steps of a round (GO-2.2), the start and the end.
 */
export type GoaStage = "start" | "tokens" | "auctions" | "actions" | "bonus" | "over";

/**
 * One of the six actions (GO-6.2).
 */
export type GoaDeed = "progress" | "ships" | "harvest" | "taxes" | "expedition" | "colony";

/**
 * The kind of a game tile.
 */
export type GoaTileKind = "plantation" | "crop-rotation" | "foreman" | "ship" | "colonist" | "ducats" | "spice" | "expedition" | "duty" | "extra-actions" | "expeditions" | "ships" | "colonists" | "settlement" | "ships-or-colonists" | "favor" | "extra-harvest" | "swap" | "espionage" | "resupply" | "vice-king" | "mission";

/**
 * The effect of an Expedition card.
 */
export type GoaEffect = "ships" | "colonists" | "ducats" | "spices" | "sale" | "step" | "harvest" | "colony" | "no-spices" | "no-ships";

/**
 * The variants of a game.
 */
export type GoaOptions = { 
/**
 * GO-18.1: two markers or ten ducats before the first round.
 */
"quick-start": boolean, 
/**
 * GO-18.3: tiles under the corners.
 */
bonanza: boolean, 
/**
 * Ducats are public. Players could track them anyway, since every payment is public.
 */
"open-ducats": boolean, };

/**
 * A player action.
 */
export type GoaAction = { "do": "take-ducats" } | { "do": "descend", column: GoaColumn, } | { "do": "place-flag", at: string, } | { "do": "mark", tile: string, } | { "do": "pass-bid" } | { "do": "bid", ducats: number, } | { "do": "sell" } | { "do": "buy" } | { "do": "clear", tile: string, } | { "do": "fill", spice: GoaSpice, } | { "do": "take-ships" } | { "do": "take-colonists" } | { "do": "take-spices" } | { "do": "take-tile", tile: string, } | { "do": "progress", column: GoaColumn, card?: string, } | { "do": "build-ships" } | { "do": "harvest" } | { "do": "taxes" } | { "do": "expedition", cards: number, } | { "do": "found", city: GoaCity, card?: string, } | { "do": "use-tile", tile: string, } | { "do": "keep-tile", tile: string, } | { "do": "play-card", card: string, } | { "do": "discard-card", card: string, } | { "do": "end-turn" } | { "do": "give", spice: GoaSpice, plot: string, } | { "do": "place", spice: GoaSpice, plot: string, } | { "do": "stop" } | { "do": "pay-colonists" } | { "do": "give-up" } | { "do": "take-colony", colony: string, } | { "do": "spy-on", seat: Seat, } | { "do": "fill-plot", plot: string, } | { "do": "swap-for", tile: string, } | { "do": "play-bonus" } | { "do": "pass-bonus" };

/**
 * A game event.
 */
export type GoaEvent = { "kind": "first-drawn", seat: Seat, cards: Array<string>, card: string, } | { "kind": "phase-began", phase: GoaPhase, removed: Array<string>, } | { "kind": "round-began", round: number, } | { "kind": "flag-placed", seat: Seat, at: string, } | { "kind": "marked", seat: Seat, token: number, tile: string, at: string, } | { "kind": "auction-began", seller: Seat, token: number, tile: string | null, at: string, } | { "kind": "bid-made", seat: Seat, ducats: number, } | { "kind": "bid-passed", seat: Seat, } | { "kind": "sold", seller: Seat, winner: Seat, ducats: number, tile: string | null, } | { "kind": "bought", seller: Seat, ducats: number, tile: string | null, } | { "kind": "taken-free", seller: Seat, tile: string | null, } | { "kind": "gained", seat: Seat, ships: number, colonists: number, ducats: number, actions: number, } | { "kind": "planted", seat: Seat, tile: string, } | { "kind": "cleared", seat: Seat, tile: string, } | { "kind": "kept", seat: Seat, tile: string, } | { "kind": "spice-placed", seat: Seat, spice: GoaSpice, plot: string, } | { "kind": "spice-given", seat: Seat, spice: GoaSpice, plot: string, } | { "kind": "ships-paid", seat: Seat, ships: number, } | { "kind": "ducats-paid", seat: Seat, ducats: number, } | { "kind": "colonists-paid", seat: Seat, colonists: number, } | { "kind": "acted", seat: Seat, deed: GoaDeed, by: Seat, } | { "kind": "advanced", seat: Seat, column: GoaColumn, row: number, } | { "kind": "drew", seat: Seat, cards: Array<string>, } | { "kind": "drew-unseen", seat: Seat, count: number, } | { "kind": "revealed", seat: Seat, cards: Array<string>, colonists: number, } | { "kind": "reshuffled" } | { "kind": "card-played", seat: Seat, card: string, } | { "kind": "card-discarded", seat: Seat, card: string, } | { "kind": "named", seat: Seat, city: GoaCity, } | { "kind": "founded", seat: Seat, colony: string, } | { "kind": "failed", seat: Seat, city: GoaCity, } | { "kind": "tile-used", seat: Seat, tile: string, } | { "kind": "spied", seat: Seat, on: Seat, } | { "kind": "favored", seat: Seat, tile: string, } | { "kind": "swapped", seat: Seat, tile: string, at: string, } | { "kind": "duty-done", seat: Seat, tile: string, } | { "kind": "bonanza", seat: Seat, bonanza: string, } | { "kind": "bonus-played", seat: Seat, } | { "kind": "bonus-passed", seat: Seat, } | { "kind": "ended" };

/**
 * The result of an auction.
 */
export type GoaSale = { 
/**
 * The tile; `None` for the flag.
 */
tile: string | null, 
/**
 * The player who sold it.
 */
seller: Seat, 
/**
 * The player who won it.
 */
winner: Seat, 
/**
 * The price: paid to the seller, or by the seller to the bank.
 */
ducats: number, };

/**
 * The other numbers of the game.
 */
export type GoaNumbers = { 
/**
 * Ships at the start.
 */
ships_at_start: number, 
/**
 * Colonists at the start.
 */
colonists_at_start: number, 
/**
 * Ducats of the first player at the start.
 */
ducats_at_start_first: number, 
/**
 * Ducats of the others at the start.
 */
ducats_at_start: number, 
/**
 * Cards revealed in founding a colony.
 */
cards_revealed: number, 
/**
 * Colonists for a failed founding.
 */
colonists_for_failure: number, 
/**
 * Bonus-action cards that come with the flag.
 */
actions_with_flag: number, 
/**
 * Points for the most ducats.
 */
points_most_ducats: number, 
/**
 * Ducats of the quick start.
 */
quick_start_ducats: number, 
/**
 * Points by number of colonies, from one.
 */
points_colonies: [number, number, number, number], 
/**
 * Points by number of cards with one symbol, from one.
 */
points_symbols: [number, number, number, number, number], };

/**
 * The view of a game for one viewer.
 */
export type GoaView = { 
/**
 * The variants.
 */
options: GoaOptions, 
/**
 * The phase.
 */
phase: GoaPhase, 
/**
 * The round, from 1.
 */
round: number, 
/**
 * The number of rounds of a game.
 */
rounds: number, 
/**
 * The current stage.
 */
stage: GoaStage, 
/**
 * The lap of actions, from 1; absent in other stages.
 */
lap: number | null, 
/**
 * The number of laps.
 */
laps: number, 
/**
 * The seat that decides now.
 */
actor: Seat | null, 
/**
 * The current action turn.
 */
turn: GoaTurn | null, 
/**
 * The pending steps, from the outermost on.
 */
pending: Array<GoaPending>, 
/**
 * The players by seat.
 */
merchants: Array<GoaMerchant>, 
/**
 * The play area, row by row.
 */
grid: Array<GoaCell>, 
/**
 * The flag and the tokens of the round, in order.
 */
tokens: Array<GoaToken>, 
/**
 * The holder of the flag.
 */
flag: Seat, 
/**
 * The spot of the flag, while it is on the board.
 */
flag_at: string | null, 
/**
 * The player who placed the flag this round.
 */
first: Seat, 
/**
 * The current auction.
 */
auction: GoaAuction | null, 
/**
 * The results of this round's auctions.
 */
sales: Array<GoaSale>, 
/**
 * GO-1.2: the removed tiles that Favor can take.
 */
removed: Array<GoaTile>, 
/**
 * Tiles out of the game.
 */
gone: Array<string>, 
/**
 * B tiles of a later phase; it is not yet decided which are removed.
 */
waiting: Array<string>, 
/**
 * The number of Expedition cards in the draw pile.
 */
deck: number, 
/**
 * The discard pile.
 */
discard: Array<GoaCard>, 
/**
 * The Colony tiles in the supply, name by name.
 */
colonies: Array<GoaCityTiles>, 
/**
 * GO-18.3: the Bonanza tiles, if the variant is used.
 */
bonanza: GoaBonanza | null, 
/**
 * The development board.
 */
board: GoaBoard, 
/**
 * The other numbers.
 */
numbers: GoaNumbers, };

/**
 * The numbers printed on a tile or card; absent if not printed.
 */
export type GoaPrinted = { 
/**
 * Fields for spices.
 */
fields?: number, 
/**
 * Points.
 */
points?: number, 
/**
 * Ships.
 */
ships?: number, 
/**
 * Colonists.
 */
colonists?: number, 
/**
 * Ducats.
 */
ducats?: number, 
/**
 * Spices.
 */
spices?: number, 
/**
 * Bonus-action cards.
 */
actions?: number, 
/**
 * Expedition cards.
 */
cards?: number, 
/**
 * Plantations and colonies.
 */
plots?: number, };

/**
 * The printed face of a game tile.
 */
export type GoaTile = { 
/**
 * The tile.
 */
id: string, 
/**
 * The kind.
 */
kind: GoaTileKind, 
/**
 * The letter on the back.
 */
phase: GoaPhase, 
/**
 * The spice of a plantation.
 */
spice?: GoaSpice, 
/**
 * Fields for spices.
 */
fields?: number, 
/**
 * Points.
 */
points?: number, 
/**
 * Ships.
 */
ships?: number, 
/**
 * Colonists.
 */
colonists?: number, 
/**
 * Ducats.
 */
ducats?: number, 
/**
 * Spices.
 */
spices?: number, 
/**
 * Bonus-action cards.
 */
actions?: number, 
/**
 * Expedition cards.
 */
cards?: number, 
/**
 * Plantations and colonies.
 */
plots?: number, };

/**
 * The printed face of an Expedition card.
 */
export type GoaCard = { 
/**
 * The card.
 */
id: string, 
/**
 * The effect.
 */
effect: GoaEffect, 
/**
 * Whether the card is played only with its own action.
 */
modifier: boolean, 
/**
 * The colonists shown when the card is revealed.
 */
colonists_shown: number, 
/**
 * The symbol.
 */
symbol: GoaSymbol, 
/**
 * Fields for spices.
 */
fields?: number, 
/**
 * Points.
 */
points?: number, 
/**
 * Ships.
 */
ships?: number, 
/**
 * Colonists.
 */
colonists?: number, 
/**
 * Ducats.
 */
ducats?: number, 
/**
 * Spices.
 */
spices?: number, 
/**
 * Bonus-action cards.
 */
actions?: number, 
/**
 * Expedition cards.
 */
cards?: number, 
/**
 * Plantations and colonies.
 */
plots?: number, };

/**
 * The printed face of a Colony tile.
 */
export type GoaColony = { 
/**
 * The colony.
 */
id: string, 
/**
 * The spices each field accepts.
 */
accepts: Array<GoaSpice>, 
/**
 * The number of fields.
 */
fields: number, };

/**
 * The Colony tiles with one name.
 */
export type GoaCityTiles = { 
/**
 * The name.
 */
city: GoaCity, 
/**
 * The colonists needed.
 */
needs: number, 
/**
 * The tiles left.
 */
left: Array<GoaColony>, };

/**
 * A space of the play area.
 */
export type GoaCell = { 
/**
 * The cell of the grid.
 */
at: string, 
/**
 * The tile on the space.
 */
tile: GoaTile | null, 
/**
 * The token on the space.
 */
token: number | null, 
/**
 * The owner of the token.
 */
owner: Seat | null, 
/**
 * The sale of the tile that lay here, if it was sold this round.
 */
sold: GoaSale | null, 
/**
 * Whether a Bonanza tile lies under the space.
 */
bonanza: boolean, };

/**
 * A token of the round.
 */
export type GoaToken = { 
/**
 * The number.
 */
token: number, 
/**
 * The owner.
 */
owner: Seat, 
/**
 * The spot, once placed.
 */
at: string | null, 
/**
 * Whether the auction is over.
 */
done: boolean, };

/**
 * The current auction.
 */
export type GoaAuction = { 
/**
 * The number of the token.
 */
token: number, 
/**
 * The number of auctions in the round.
 */
tokens: number, 
/**
 * The tile; absent for the flag.
 */
tile: GoaTile | null, 
/**
 * The seller.
 */
seller: Seat, 
/**
 * The lap of bids, from the seller's left.
 */
bids: Array<GoaBid>, 
/**
 * The highest bidder.
 */
leader: Seat | null, 
/**
 * The highest bid.
 */
best: number | null, 
/**
 * The minimum of the next bid.
 */
least: number, 
/**
 * The price if the seller buys.
 */
buys_for: number | null, 
/**
 * GO-4.8: whether the seller can pay it; absent if the viewer does not know the seller's ducats.
 */
can_buy: boolean | null, };

/**
 * A place in the lap of bids.
 */
export type GoaBid = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The bid; 0 for a pass, absent before the player's turn.
 */
ducats: number | null, 
/**
 * GO-4.5: the maximum a player can still bid, 0 if none; absent if the viewer does not know the ducats.
 */
most: number | null, };

/**
 * An action turn.
 */
export type GoaTurn = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Whether the action has been chosen.
 */
acted: boolean, 
/**
 * Whether an Expedition card has been played.
 */
card_played: boolean, };

/**
 * A pending step.
 */
export type GoaPending = { "kind": "replant", tile: GoaTile, } | { "kind": "fill", plot: string, } | { "kind": "ships-or-colonists", tile: GoaTile, } | { "kind": "favor", tile: GoaTile, } | { "kind": "use-or-keep", tile: GoaTile, } | { "kind": "gain", left: number, } | { "kind": "pay", price: Array<GoaSpice>, } | { "kind": "advance", column: GoaColumn, } | { "kind": "harvest", by: Seat, taken: number, of: number, mixed: boolean, } | { "kind": "make-room", cards: number, limit: number, } | { "kind": "attempt", city: GoaCity, by: Seat, needs: number, board: number, revealed: Array<GoaCard>, missing: number, } | { "kind": "pick-colony", city: GoaCity, } | { "kind": "spy", on: Seat | null, } | { "kind": "extra-harvest", left: number, } | { "kind": "resupply", total: number, } | { "kind": "descend", least: boolean, } | { "kind": "duty", tile: GoaTile, left: number, } | { "kind": "sale", left: number, ducats: number, } | { "kind": "swap", tile: GoaTile, } | { "kind": "card", card: GoaCard, } | { "kind": "bonanza" };

/**
 * The view of a player for one viewer.
 */
export type GoaMerchant = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The ducats; until the end absent for other players, unless the game uses open ducats.
 */
ducats: number | null, 
/**
 * Ships.
 */
ships: number, 
/**
 * Colonists.
 */
colonists: number, 
/**
 * Bonus-action cards.
 */
actions: number, 
/**
 * Auction tokens not on the board.
 */
tokens: Array<number>, 
/**
 * The number of Expedition cards in hand.
 */
hand_count: number, 
/**
 * The cards in hand, if the viewer may know them.
 */
hand: Array<GoaCard> | null, 
/**
 * The hand limit of the Expedition action.
 */
hand_limit: number, 
/**
 * The four plantation slots.
 */
plantations: Array<GoaPlot | null>, 
/**
 * The four colony slots.
 */
colonies: Array<GoaColonySlot>, 
/**
 * The spices on all fields.
 */
stock: Array<GoaSpice>, 
/**
 * The tiles the player keeps.
 */
kept: Array<GoaKept>, 
/**
 * Fulfilled Duties and discarded single plantations.
 */
done: Array<GoaTile>, 
/**
 * The markers, column by column.
 */
columns: Array<GoaMarker>, 
/**
 * The chances of founding each colony not yet founded.
 */
chances: Array<GoaChance>, 
/**
 * The score breakdown, as far as the viewer knows it.
 */
sheet: Sheet, 
/**
 * The sum of the breakdown.
 */
score: number, };

/**
 * A plantation or colony with its spices.
 */
export type GoaPlot = { 
/**
 * The tile.
 */
id: string, 
/**
 * The spices each field accepts.
 */
accepts: Array<GoaSpice>, 
/**
 * The number of fields.
 */
fields: number, 
/**
 * The spices on the fields.
 */
spices: Array<GoaSpice>, };

/**
 * The slot of a colony.
 */
export type GoaColonySlot = { 
/**
 * The name.
 */
city: GoaCity, 
/**
 * The founded colony.
 */
plot: GoaPlot | null, };

/**
 * A tile that a player keeps.
 */
export type GoaKept = { 
/**
 * The tile.
 */
tile: GoaTile, 
/**
 * Whether it can be used once a round.
 */
red: boolean, 
/**
 * Whether it has been used this round.
 */
turned: boolean, 
/**
 * Whether it was taken with Swap and is not yet carried out.
 */
pending: boolean, };

/**
 * A marker and its next step.
 */
export type GoaMarker = { 
/**
 * The column.
 */
column: GoaColumn, 
/**
 * The row, from 1.
 */
row: number, 
/**
 * The number the marker gives.
 */
value: number, 
/**
 * The next step down; absent on the last row.
 */
step: GoaStep | null, };

/**
 * A step down: its price and the missing goods.
 */
export type GoaStep = { 
/**
 * The spices.
 */
spices: Array<GoaSpice>, 
/**
 * The ships.
 */
ships: number, 
/**
 * Spices that are missing.
 */
spices_missing: Array<GoaSpice>, 
/**
 * Ships that are missing.
 */
ships_missing: number, 
/**
 * Whether the player can pay it now.
 */
payable: boolean, 
/**
 * Whether the step earns a card for being first (GO-7.7).
 */
first: boolean, };

/**
 * The probability of a founding, from what the viewer knows of the cards.
 */
export type GoaChance = { 
/**
 * The colony.
 */
city: GoaCity, 
/**
 * The colonists needed.
 */
needs: number, 
/**
 * The probability, per mille, if the player pays colonists.
 */
chance: number, 
/**
 * The probability, per mille, without paying colonists.
 */
free: number, };

/**
 * The Bonanza tiles.
 */
export type GoaBonanza = { 
/**
 * The tiles not drawn in this phase; some lie under corners.
 */
unseen: Array<GoaBonanzaTile>, 
/**
 * The number of corners with a Bonanza tile.
 */
corners: number, };

/**
 * The printed face of a Bonanza tile.
 */
export type GoaBonanzaTile = { 
/**
 * The Bonanza tile.
 */
id: string, 
/**
 * Fields for spices.
 */
fields?: number, 
/**
 * Points.
 */
points?: number, 
/**
 * Ships.
 */
ships?: number, 
/**
 * Colonists.
 */
colonists?: number, 
/**
 * Ducats.
 */
ducats?: number, 
/**
 * Spices.
 */
spices?: number, 
/**
 * Bonus-action cards.
 */
actions?: number, 
/**
 * Expedition cards.
 */
cards?: number, 
/**
 * Plantations and colonies.
 */
plots?: number, };

/**
 * The printed development board.
 */
export type GoaBoard = { 
/**
 * The points of each row.
 */
points: Array<number>, 
/**
 * The columns.
 */
columns: Array<GoaBoardColumn>, 
/**
 * The hand limit of each row.
 */
limits: Array<number>, };

/**
 * A printed column of the development board.
 */
export type GoaBoardColumn = { 
/**
 * The column.
 */
column: GoaColumn, 
/**
 * The number each row gives.
 */
values: Array<number>, 
/**
 * The spices for each step. A step also costs one ship for each spice.
 */
prices: Array<Array<GoaSpice>>, };

/**
 * What the board is told before a click: nothing beside `legal`.
 */
export type GoaAid = never;

