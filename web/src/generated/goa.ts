// Written by the tests of the game: UPDATE_GENERATED=1 cargo test -p caravelle-goa typescript

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
 * A spice.
 */
export type GoaSpice = "ginger" | "cinnamon" | "pepper" | "nutmeg" | "clove";

/**
 * A column of the development board.
 */
export type GoaColumn = "ships" | "harvest" | "taxes" | "expedition" | "colony";

/**
 * A name of colonies: each can be founded once by each player.
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
 * The steps of a round (GO-2.2) and what lies around them.
 */
export type GoaStage = "start" | "tokens" | "auctions" | "actions" | "bonus" | "over";

/**
 * One of the six actions (GO-6.2).
 */
export type GoaDeed = "progress" | "ships" | "harvest" | "taxes" | "expedition" | "colony";

/**
 * What a game tile is.
 */
export type GoaTileKind = "plantation" | "crop-rotation" | "foreman" | "ship" | "colonist" | "ducats" | "spice" | "expedition" | "duty" | "extra-actions" | "expeditions" | "ships" | "colonists" | "settlement" | "ships-or-colonists" | "favor" | "extra-harvest" | "swap" | "espionage" | "resupply" | "vice-king" | "mission";

/**
 * What an Expedition card does.
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
 * Everybody sees what a player with a pencil would know.
 */
"open-ducats": boolean, };

/**
 * One choice from a finite list.
 */
export type GoaAction = { "do": "take-ducats" } | { "do": "descend", column: GoaColumn, } | { "do": "place-flag", at: string, } | { "do": "mark", tile: string, } | { "do": "pass-bid" } | { "do": "bid", ducats: number, } | { "do": "sell" } | { "do": "buy" } | { "do": "clear", tile: string, } | { "do": "fill", spice: GoaSpice, } | { "do": "take-ships" } | { "do": "take-colonists" } | { "do": "take-spices" } | { "do": "take-tile", tile: string, } | { "do": "progress", column: GoaColumn, card?: string, } | { "do": "build-ships" } | { "do": "harvest" } | { "do": "taxes" } | { "do": "expedition", cards: number, } | { "do": "found", city: GoaCity, card?: string, } | { "do": "use-tile", tile: string, } | { "do": "keep-tile", tile: string, } | { "do": "play-card", card: string, } | { "do": "discard-card", card: string, } | { "do": "end-turn" } | { "do": "give", spice: GoaSpice, plot: string, } | { "do": "place", spice: GoaSpice, plot: string, } | { "do": "stop" } | { "do": "pay-colonists" } | { "do": "give-up" } | { "do": "take-colony", colony: string, } | { "do": "spy-on", seat: Seat, } | { "do": "fill-plot", plot: string, } | { "do": "swap-for", tile: string, } | { "do": "play-bonus" } | { "do": "pass-bonus" };

/**
 * Something that happened.
 */
export type GoaEvent = { "kind": "first-drawn", seat: Seat, cards: Array<string>, card: string, } | { "kind": "phase-began", phase: GoaPhase, removed: Array<string>, } | { "kind": "round-began", round: number, } | { "kind": "flag-placed", seat: Seat, at: string, } | { "kind": "marked", seat: Seat, token: number, tile: string, at: string, } | { "kind": "auction-began", seller: Seat, token: number, tile: string | null, at: string, } | { "kind": "bid-made", seat: Seat, ducats: number, } | { "kind": "bid-passed", seat: Seat, } | { "kind": "sold", seller: Seat, winner: Seat, ducats: number, tile: string | null, } | { "kind": "bought", seller: Seat, ducats: number, tile: string | null, } | { "kind": "taken-free", seller: Seat, tile: string | null, } | { "kind": "gained", seat: Seat, ships: number, colonists: number, ducats: number, actions: number, } | { "kind": "planted", seat: Seat, tile: string, } | { "kind": "cleared", seat: Seat, tile: string, } | { "kind": "kept", seat: Seat, tile: string, } | { "kind": "spice-placed", seat: Seat, spice: GoaSpice, plot: string, } | { "kind": "spice-given", seat: Seat, spice: GoaSpice, plot: string, } | { "kind": "ships-paid", seat: Seat, ships: number, } | { "kind": "ducats-paid", seat: Seat, ducats: number, } | { "kind": "colonists-paid", seat: Seat, colonists: number, } | { "kind": "acted", seat: Seat, deed: GoaDeed, by: Seat, } | { "kind": "advanced", seat: Seat, column: GoaColumn, row: number, } | { "kind": "drew", seat: Seat, cards: Array<string>, } | { "kind": "drew-unseen", seat: Seat, count: number, } | { "kind": "revealed", seat: Seat, cards: Array<string>, colonists: number, } | { "kind": "reshuffled" } | { "kind": "card-played", seat: Seat, card: string, } | { "kind": "card-discarded", seat: Seat, card: string, } | { "kind": "named", seat: Seat, city: GoaCity, } | { "kind": "founded", seat: Seat, colony: string, } | { "kind": "failed", seat: Seat, city: GoaCity, } | { "kind": "tile-used", seat: Seat, tile: string, } | { "kind": "spied", seat: Seat, on: Seat, } | { "kind": "favored", seat: Seat, tile: string, } | { "kind": "swapped", seat: Seat, tile: string, at: string, } | { "kind": "duty-done", seat: Seat, tile: string, } | { "kind": "bonanza", seat: Seat, bonanza: string, } | { "kind": "bonus-played", seat: Seat, } | { "kind": "bonus-passed", seat: Seat, } | { "kind": "ended" };

/**
 * How an auction ended.
 */
export type GoaSale = { 
/**
 * The tile; none for the flag.
 */
tile: string | null, 
/**
 * Who sold it.
 */
seller: Seat, 
/**
 * Who has it.
 */
winner: Seat, 
/**
 * What was paid, to the seller or, by him, to the bank.
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
 * Points for colonies, by their number less one.
 */
points_colonies: [number, number, number, number], 
/**
 * Points for cards with one symbol, by their number less one.
 */
points_symbols: [number, number, number, number, number], };

/**
 * What one viewer may see of a game.
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
 * How many rounds there are.
 */
rounds: number, 
/**
 * Where the round is.
 */
stage: GoaStage, 
/**
 * The lap of actions, from 1; none outside them.
 */
lap: number | null, 
/**
 * How many laps there are.
 */
laps: number, 
/**
 * Who decides now.
 */
actor: Seat | null, 
/**
 * The action turn under way.
 */
turn: GoaTurn | null, 
/**
 * What is half done, from the outermost on.
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
 * Who holds the flag.
 */
flag: Seat, 
/**
 * Where it lies, if it does.
 */
flag_at: string | null, 
/**
 * Who placed it this round.
 */
first: Seat, 
/**
 * The auction that is running.
 */
auction: GoaAuction | null, 
/**
 * The auctions of the round that are over.
 */
sales: Array<GoaSale>, 
/**
 * GO-1.2: the tiles removed in the setups that are left for Favor.
 */
removed: Array<GoaTile>, 
/**
 * Tiles out of the game.
 */
gone: Array<string>, 
/**
 * B tiles that wait for their phase; nobody knows which will be removed.
 */
waiting: Array<string>, 
/**
 * How many Expedition cards there are to draw.
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
 * GO-18.3: the Bonanza tiles, in that variant.
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
 * The numbers printed on a tile or card, those that there are.
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
 * A game tile, as printed.
 */
export type GoaTile = { 
/**
 * The tile.
 */
id: string, 
/**
 * What it is.
 */
kind: GoaTileKind, 
/**
 * The letter on its back.
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
 * An Expedition card, as printed.
 */
export type GoaCard = { 
/**
 * The card.
 */
id: string, 
/**
 * What it does.
 */
effect: GoaEffect, 
/**
 * Whether it goes with an action of its own only.
 */
modifier: boolean, 
/**
 * The colonists it shows when revealed.
 */
colonists_shown: number, 
/**
 * Its symbol.
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
 * A Colony tile, as printed.
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
 * How many fields it has.
 */
fields: number, };

/**
 * The Colony tiles of a name.
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
 * Those left.
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
 * What lies there.
 */
tile: GoaTile | null, 
/**
 * The token on it.
 */
token: number | null, 
/**
 * Whose token.
 */
owner: Seat | null, 
/**
 * Who won the tile that lay there this round.
 */
sold: GoaSale | null, 
/**
 * Whether a Bonanza tile lies under it.
 */
bonanza: boolean, };

/**
 * A token of the round.
 */
export type GoaToken = { 
/**
 * Its number.
 */
token: number, 
/**
 * Whose it is.
 */
owner: Seat, 
/**
 * Where it lies, if it does.
 */
at: string | null, 
/**
 * Whether its auction is over.
 */
done: boolean, };

/**
 * The auction that is running.
 */
export type GoaAuction = { 
/**
 * The number of the token.
 */
token: number, 
/**
 * How many auctions the round has.
 */
tokens: number, 
/**
 * The tile; none for the flag.
 */
tile: GoaTile | null, 
/**
 * Who sells.
 */
seller: Seat, 
/**
 * The lap of bids, from the seller's left.
 */
bids: Array<GoaBid>, 
/**
 * Who leads.
 */
leader: Seat | null, 
/**
 * The highest bid.
 */
best: number | null, 
/**
 * The least that the next bidder must bid.
 */
least: number, 
/**
 * What the seller would pay the bank.
 */
buys_for: number | null, 
/**
 * GO-4.8: whether he can, for those who know his ducats.
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
 * What was bid; 0 for a pass, none while still to speak.
 */
ducats: number | null, 
/**
 * GO-4.5: the most that can be bid by whoever has still to speak, 0 if nothing; for those who know the ducats.
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
 * Something half done.
 */
export type GoaPending = { "kind": "replant", tile: GoaTile, } | { "kind": "fill", plot: string, } | { "kind": "ships-or-colonists", tile: GoaTile, } | { "kind": "favor", tile: GoaTile, } | { "kind": "use-or-keep", tile: GoaTile, } | { "kind": "gain", left: number, } | { "kind": "pay", price: Array<GoaSpice>, } | { "kind": "advance", column: GoaColumn, } | { "kind": "harvest", by: Seat, taken: number, of: number, mixed: boolean, } | { "kind": "make-room", cards: number, limit: number, } | { "kind": "attempt", city: GoaCity, by: Seat, needs: number, board: number, revealed: Array<GoaCard>, missing: number, } | { "kind": "pick-colony", city: GoaCity, } | { "kind": "spy", on: Seat | null, } | { "kind": "extra-harvest", left: number, } | { "kind": "resupply", total: number, } | { "kind": "descend", least: boolean, } | { "kind": "duty", tile: GoaTile, left: number, } | { "kind": "sale", left: number, ducats: number, } | { "kind": "swap", tile: GoaTile, } | { "kind": "card", card: GoaCard, } | { "kind": "bonanza" };

/**
 * What one viewer may see of a player.
 */
export type GoaMerchant = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The owner's alone until the end, unless ducats are open.
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
 * How many Expedition cards are in the hand.
 */
hand_count: number, 
/**
 * Which, for those who may know.
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
 * All spices on the fields.
 */
stock: Array<GoaSpice>, 
/**
 * Tiles before the player.
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
 * The chances of founding, colony by colony; none for those founded.
 */
chances: Array<GoaChance>, 
/**
 * The points that the viewer can count now.
 */
sheet: Sheet, 
/**
 * Their sum.
 */
score: number, };

/**
 * A plantation or colony with what grows on it.
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
 * How many fields it has.
 */
fields: number, 
/**
 * The spices on them.
 */
spices: Array<GoaSpice>, };

/**
 * The slot of a colony.
 */
export type GoaColonySlot = { 
/**
 * Its name.
 */
city: GoaCity, 
/**
 * The tile on it.
 */
plot: GoaPlot | null, };

/**
 * A tile before a player.
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
 * Whether it was taken with Swap and waits to be carried out.
 */
pending: boolean, };

/**
 * A marker and the step before it.
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
 * What it gives now.
 */
value: number, 
/**
 * The step down; none on the last row.
 */
step: GoaStep | null, };

/**
 * A step down: what it costs and what is missing.
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
 * Whether it can be paid now.
 */
payable: boolean, 
/**
 * Whether whoever takes it draws a card for being first (GO-7.7).
 */
first: boolean, };

/**
 * How likely a founding is, by what the viewer knows of the cards.
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
 * In a thousand, paying with colonists.
 */
chance: number, 
/**
 * In a thousand, without paying.
 */
free: number, };

/**
 * The Bonanza tiles.
 */
export type GoaBonanza = { 
/**
 * Those not shown in this phase: some lie under corners.
 */
unseen: Array<GoaBonanzaTile>, 
/**
 * Corners with one under them.
 */
corners: number, };

/**
 * A Bonanza tile, as printed.
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
 * The development board, as printed.
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
 * A column of the development board, as printed.
 */
export type GoaBoardColumn = { 
/**
 * The column.
 */
column: GoaColumn, 
/**
 * What it gives row by row.
 */
values: Array<number>, 
/**
 * The spices for each step; a ship more for each.
 */
prices: Array<Array<GoaSpice>>, };

/**
 * What the board is told before a click: nothing beside `legal`.
 */
export type GoaAid = never;

