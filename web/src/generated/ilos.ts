// Written by the tests of the game: UPDATE_GENERATED=1 cargo test -p caravelle-ilos typescript

/**
 * A chair at the table, numbered clockwise from 0.
 */
export type Seat = number;

/**
 * A kind of action card (IL-7.1).
 */
export type IlosCard = "ship" | "plantation" | "gold-mine" | "building" | "ruins" | "market";

/**
 * A resource (IL-1.2).
 */
export type IlosResource = "ebony" | "dye" | "spice" | "gold";

/**
 * A kind of site (IL-1.5).
 */
export type IlosSiteKind = "ebony" | "dye" | "spice" | "gold" | "ruins" | "building";

/**
 * How a game ends (IL-17).
 */
export type IlosEnding = "pioneers" | "stalemate" | "rounds";

/**
 * Where the game is.
 */
export type IlosStage = "redraw" | "first-islands" | "turns" | "last-round" | "over";

/**
 * A cell of the table, in axial coordinates.
 */
export type IlosCell = { 
/**
 * The column, eastward.
 */
q: number, 
/**
 * The place in the column, southward.
 */
r: number, };

/**
 * Where a ship lies.
 */
export type IlosBerth = "reserve" | { "coast": string } | { "lair": string };

/**
 * What is being paid for: all choices are made (IL-7.7).
 */
export type IlosDeed = { "land": { ship: IlosBerth, island: string, } } | { "raid": { ship: IlosBerth, tile: string, } } | { "explore": { ship: IlosBerth, tile: string, at: IlosCell, rotation: number, piece: string, } } | { "settle": { island: string, site: IlosSiteKind, } } | { "fort": { island: string, } } | { "house": { island: string, copies: IlosResource, } };

/**
 * IL-18.1: there are no variants.
 */
export type IlosOptions = Record<symbol, never>;

/**
 * One choice from a finite list.
 */
export type IlosAction = { "do": "throw", card: IlosCard, } | { "do": "done" } | { "do": "tile", tile: string, } | { "do": "cell", at: IlosCell, } | { "do": "rotate", rotation: number, } | { "do": "anchor", piece: string, } | { "do": "play", card: IlosCard, } | { "do": "end" } | { "do": "add" } | { "do": "move-from", island: string, } | { "do": "move-lair", tile: string, } | { "do": "new-tile" } | { "do": "land", island: string, } | { "do": "raid", tile: string, } | { "do": "settle", island: string, site: IlosSiteKind, } | { "do": "fort" } | { "do": "house" } | { "do": "copy", resource: IlosResource, } | { "do": "raise", resource: IlosResource, } | { "do": "pay", card: IlosCard, };

/**
 * Something that happened.
 */
export type IlosEvent = { "kind": "first-chosen", seat: Seat, } | { "kind": "redrew", seat: Seat, cards: number, } | { "kind": "round-began", round: number, } | { "kind": "played", seat: Seat, card: IlosCard, } | { "kind": "paid", seat: Seat, cards: number, } | { "kind": "explored", seat: Seat, tile: string, at: IlosCell, rotation: number, } | { "kind": "merged", island: string, joined: string, } | { "kind": "landed", seat: Seat, ship: IlosBerth, island: string, } | { "kind": "raided", seat: Seat, ship: IlosBerth, tile: string, } | { "kind": "revealed", tile: string, } | { "kind": "settled", seat: Seat, island: string, site: string, site_kind: IlosSiteKind, } | { "kind": "found", seat: Seat, gold: number, } | { "kind": "built", seat: Seat, island: string, site: string, copies: IlosResource | null, } | { "kind": "raised", seat: Seat, resource: IlosResource, price: number, } | { "kind": "produced", seat: Seat, production: IlosProduction, } | { "kind": "drew", seat: Seat, cards: IlosCards, } | { "kind": "drew-unseen", seat: Seat, count: number, } | { "kind": "reshuffled" } | { "kind": "took", seat: Seat, victim: Seat, cards: IlosCards, } | { "kind": "took-unseen", seat: Seat, victim: Seat, count: number, } | { "kind": "draw-lost", seat: Seat, count: number, } | { "kind": "last-round", seat: Seat, } | { "kind": "ended", ending: IlosEnding, };

/**
 * The other numbers of the game.
 */
export type IlosNumbers = { 
/**
 * IL-2.9: cards at the start.
 */
hand_at_start: number, 
/**
 * IL-2.2: ships of each player.
 */
ships: number, 
/**
 * IL-2.2: pioneers of each player.
 */
pioneers: number, 
/**
 * IL-2.5: tiles for each player.
 */
tiles_per_player: number, 
/**
 * IL-2.6: tiles in the exploration zone.
 */
zone: number, 
/**
 * IL-2.4: market tokens.
 */
market_tokens: number, 
/**
 * IL-2.8: building tokens.
 */
building_tokens: number, 
/**
 * IL-13.2: gold for ruins.
 */
ruins_gold: number, 
/**
 * IL-16.1: cards drawn each turn.
 */
draw: number, 
/**
 * IL-16.1: for each ship in play.
 */
draw_per_ship: number, 
/**
 * IL-16.1: for each fort.
 */
draw_per_fort: number, 
/**
 * IL-17.8: rounds after which the game ends.
 */
rounds_max: number, };

/**
 * How counts are written: kind by kind.
 */
export type IlosCards = { ship: number, plantation: number, "gold-mine": number, building: number, ruins: number, market: number, };

/**
 * How counts are written: kind by kind.
 */
export type IlosStock = { ebony: number, dye: number, spice: number, gold: number, };

/**
 * How counts are written: kind by kind.
 */
export type IlosProduction = { ebony: number, dye: number, spice: number, gold: number, };

/**
 * What one viewer may see of a game.
 */
export type IlosView = { 
/**
 * The round, from 1.
 */
round: number, 
/**
 * IL-17.8: rounds after which the game ends at the latest.
 */
rounds_max: number, 
/**
 * Where the game is.
 */
stage: IlosStage, 
/**
 * How it ended.
 */
ending: IlosEnding | null, 
/**
 * The first player.
 */
first: Seat, 
/**
 * Whose turn it is, also in the setup.
 */
active: Seat, 
/**
 * Who decides now.
 */
actor: Seat | null, 
/**
 * What is being decided.
 */
pending: IlosPending | null, 
/**
 * IL-14.3: whether a Market card has been played this turn.
 */
market_played: boolean, 
/**
 * The players by seat.
 */
merchants: Array<IlosMerchant>, 
/**
 * The tiles in play, in the order in which they came.
 */
map: Array<IlosMapTile>, 
/**
 * The islands, the oldest first.
 */
islands: Array<IlosIsland>, 
/**
 * Empty cells next to the map, with the tiles of the zone that may go there.
 */
cells: Array<IlosOpenCell>, 
/**
 * The exploration zone.
 */
zone: Array<IlosTile>, 
/**
 * How many tiles are in the pile.
 */
tiles_left: number, 
/**
 * Tiles that nobody has seen, in the pile or in the box.
 */
unseen: Array<string>, 
/**
 * How many cards are in the draw pile.
 */
pile: number, 
/**
 * The discard pile.
 */
discard: IlosDiscard, 
/**
 * The market board.
 */
market: IlosMarket, 
/**
 * Building tokens in the supply.
 */
buildings_left: number, 
/**
 * The kinds of cards, as printed.
 */
cards: Array<IlosCardKind>, 
/**
 * The other numbers.
 */
numbers: IlosNumbers, };

/**
 * What is being decided, with what has been chosen so far.
 */
export type IlosPending = { "kind": "redraw", thrown: number, } | { "kind": "tile", ship: IlosBerth | null, } | { "kind": "cell", ship: IlosBerth | null, tile: string, } | { "kind": "rotation", ship: IlosBerth | null, tile: string, at: IlosCell, } | { "kind": "anchor", ship: IlosBerth | null, tile: string, at: IlosCell, rotation: number, } | { "kind": "act" } | { "kind": "ship" } | { "kind": "sail", ship: IlosBerth, } | { "kind": "settle", card: IlosCard, } | { "kind": "side", island: string, } | { "kind": "copy", island: string, } | { "kind": "market" } | { "kind": "pay", left: number, cost: number, deed: IlosDeed, };

/**
 * What one viewer may see of a player.
 */
export type IlosMerchant = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * How many cards are in the hand.
 */
hand_count: number, 
/**
 * Which, for their owner.
 */
hand: IlosCards | null, 
/**
 * Cards that the viewer knows to be in this hand, because they were taken from the viewer's.
 */
known: IlosCards | null, 
/**
 * Resources behind the screen: the owner's alone until the end.
 */
stock: IlosStock | null, 
/**
 * What they are worth now.
 */
wealth: number | null, 
/**
 * Tokens on the production board.
 */
production: IlosProduction, 
/**
 * Ships in reserve.
 */
ships_left: number, 
/**
 * Ships in play, place by place.
 */
berths: Array<IlosShips>, 
/**
 * Pioneers in reserve.
 */
pioneers_left: number, 
/**
 * Sites with a pioneer, in the order in which they were placed.
 */
pioneers: Array<string>, 
/**
 * Forts.
 */
forts: number, 
/**
 * Cards drawn at the end of a turn, as things are.
 */
draws: number, };

/**
 * Ships of a player at one place.
 */
export type IlosShips = { 
/**
 * The berth.
 */
at: IlosBerth, 
/**
 * The number of ships.
 */
ships: number, };

/**
 * A tile, as printed.
 */
export type IlosTile = { 
/**
 * The tile.
 */
id: string, 
/**
 * Whether it has a pirates' lair.
 */
lair: boolean, 
/**
 * Its pieces.
 */
pieces: Array<IlosPiece>, 
/**
 * Whether it has a position now.
 */
fits: boolean, };

/**
 * A piece of a tile, as printed.
 */
export type IlosPiece = { 
/**
 * The piece of land.
 */
id: string, 
/**
 * The printed edges that its land reaches, clockwise from north.
 */
edges: Array<number>, 
/**
 * Its sites.
 */
sites: Array<IlosSite>, };

/**
 * A site, as printed.
 */
export type IlosSite = { 
/**
 * The site.
 */
id: string, 
/**
 * What it is for.
 */
kind: IlosSiteKind, };

/**
 * A tile in play.
 */
export type IlosMapTile = { 
/**
 * The tile.
 */
id: string, 
/**
 * The cell of the map.
 */
at: IlosCell, 
/**
 * How far it is turned clockwise, in steps of 60°.
 */
rotation: number, 
/**
 * Whether it has a pirates' lair.
 */
lair: boolean, 
/**
 * Whose ship lies on the lair.
 */
pirate: Seat | null, 
/**
 * Its pieces.
 */
pieces: Array<IlosMapPiece>, };

/**
 * A piece in play.
 */
export type IlosMapPiece = { 
/**
 * The piece of land.
 */
id: string, 
/**
 * The island to which it belongs.
 */
island: string, 
/**
 * The edges of the cell that its land reaches, the tile as it lies.
 */
edges: Array<number>, 
/**
 * Its sites.
 */
sites: Array<IlosMapSite>, };

/**
 * A site in play.
 */
export type IlosMapSite = { 
/**
 * The site.
 */
id: string, 
/**
 * What it is for.
 */
kind: IlosSiteKind, 
/**
 * Whose pioneer stands there.
 */
seat: Seat | null, 
/**
 * The building on it.
 */
building: IlosBuilding | null, };

/**
 * A building.
 */
export type IlosBuilding = "fort" | { "house": IlosResource };

/**
 * An island.
 */
export type IlosIsland = { 
/**
 * Its name: its oldest piece.
 */
id: string, 
/**
 * Its pieces.
 */
pieces: Array<string>, 
/**
 * Its free sites by kind, those that there are.
 */
free: Array<IlosFreeSites>, 
/**
 * Ships on its coasts by seat.
 */
ships: Array<number>, 
/**
 * The piece at which ships of each seat landed with its tile, where they did: for the eye alone.
 */
moored: Array<string | null>, 
/**
 * What is grown on it, and can be copied.
 */
exploited: Array<IlosResource>, 
/**
 * Who has a fort on it.
 */
forts: Array<number>, 
/**
 * Whose ships pirate it.
 */
pirates: Array<number>, 
/**
 * Who would pay the piracy cost on it.
 */
under_piracy: Array<number>, };

/**
 * Free sites of a kind.
 */
export type IlosFreeSites = { 
/**
 * The kind.
 */
kind: IlosSiteKind, 
/**
 * How many there are.
 */
count: number, };

/**
 * An empty cell next to the map.
 */
export type IlosOpenCell = { 
/**
 * The cell of the map.
 */
at: IlosCell, 
/**
 * The tiles of the zone that may go there.
 */
fits: Array<IlosFit>, };

/**
 * How a tile may lie on a cell.
 */
export type IlosFit = { 
/**
 * The tile.
 */
tile: string, 
/**
 * Its rotations.
 */
rotations: Array<number>, };

/**
 * The discard pile.
 */
export type IlosDiscard = { 
/**
 * How many cards there are in it.
 */
count: number, 
/**
 * Those that were played, face up.
 */
played: IlosCards, 
/**
 * The last of them.
 */
top: IlosCard | null, 
/**
 * Those that the viewer discarded face down.
 */
own: IlosCards | null, };

/**
 * The market board.
 */
export type IlosMarket = { 
/**
 * The lines, resource by resource.
 */
lines: Array<IlosMarketLine>, 
/**
 * Market tokens left.
 */
tokens_left: number, };

/**
 * A line of the market board.
 */
export type IlosMarketLine = { 
/**
 * The resource.
 */
resource: IlosResource, 
/**
 * Its figures.
 */
prices: Array<number>, 
/**
 * How many of them are covered.
 */
rises: number, 
/**
 * The price now.
 */
price: number, };

/**
 * A kind of card, as printed.
 */
export type IlosCardKind = { 
/**
 * The kind.
 */
card: IlosCard, 
/**
 * How many there are.
 */
count: number, 
/**
 * IL-7.2: the other cards that are discarded for it.
 */
cost: number, 
/**
 * IL-9.5: the same under piracy.
 */
piracy: number, 
/**
 * IL-5.5: one's own ships needed at the island.
 */
ships: number, 
/**
 * IL-14.1: the resources returned for it.
 */
resources: number, };

/**
 * An action card, as printed.
 */
export type IlosCardFace = { 
/**
 * How many there are.
 */
count: number, 
/**
 * IL-7.2: the other cards that are discarded for it.
 */
cost: number, 
/**
 * IL-9.5: the same under piracy.
 */
piracy: number, 
/**
 * IL-5.5: one's own ships needed at the island.
 */
ships: number, 
/**
 * IL-14.1: the resources returned for it.
 */
resources: number, };

/**
 * What the seat that decides would ask the rules before it does.
 */
export type IlosAid = { 
/**
 * Where the pioneers of cards could go: of all cards that can be played, or of the one that is being played.
 */
targets: Array<IlosTargets>, 
/**
 * The site on which the pioneer that is being paid for, or built for, will stand.
 */
site: string | null, 
/**
 * Where ships that can sail lie, once the Ship card is played.
 */
ships: Array<IlosBerth>, 
/**
 * The resources whose prices can rise, once the Market card is played.
 */
rises: Array<IlosResource>, 
/**
 * What a ship would bring at each island.
 */
landings: Array<IlosLanding>, 
/**
 * What would be lost where a ship sails from.
 */
departures: Array<IlosDeparture>, 
/**
 * The cards drawn each turn, once the ship from reserve has sailed or the fort is built.
 */
draws: number | null, 
/**
 * How the tiles that can still be chosen would lie on the cells that can.
 */
cells: Array<IlosPlace>, };

/**
 * Where the pioneer of a card could go.
 */
export type IlosTargets = { 
/**
 * The card.
 */
card: IlosCard, 
/**
 * The sites, of several equal ones the one that will be taken.
 */
sites: Array<IlosTarget>, };

/**
 * A site within reach.
 */
export type IlosTarget = { 
/**
 * The island.
 */
island: string, 
/**
 * The site.
 */
site: string, 
/**
 * What it is for.
 */
kind: IlosSiteKind, 
/**
 * IL-7.2, IL-9.5: the cards to pay.
 */
cost: number, 
/**
 * IL-9.3: whose ships make it dearer.
 */
pirates: Array<number>, };

/**
 * A ship more at an island.
 */
export type IlosLanding = { 
/**
 * The island.
 */
island: string, 
/**
 * The seat's ships there then.
 */
ships: number, 
/**
 * IL-5.5: cards with a free site there for which the ships suffice then, and do not now.
 */
opens: Array<IlosCard>, };

/**
 * A ship less at an island.
 */
export type IlosDeparture = { 
/**
 * The island.
 */
island: string, 
/**
 * The seat's ships there then.
 */
ships: number, 
/**
 * IL-5.5: cards with a free site there for which the ships suffice now, and no longer then.
 */
closes: Array<IlosCard>, };

/**
 * An empty cell: what lies around it, and how tiles would lie there.
 */
export type IlosPlace = { 
/**
 * The cell of the map.
 */
at: IlosCell, 
/**
 * What its neighbours ask for.
 */
around: Array<IlosShore>, 
/**
 * The tiles.
 */
tiles: Array<IlosLie>, };

/**
 * An edge that a tile in play touches.
 */
export type IlosShore = { 
/**
 * The edge of the cell.
 */
edge: number, 
/**
 * IL-4.2: the island whose land reaches it; sea if there is none.
 */
island: string | null, };

/**
 * A tile on a cell.
 */
export type IlosLie = { 
/**
 * The tile.
 */
tile: string, 
/**
 * The clause that forbids it there, however it is turned.
 */
clause: string | null, 
/**
 * Its six rotations.
 */
turns: Array<IlosTurn>, };

/**
 * A tile on a cell, turned.
 */
export type IlosTurn = { 
/**
 * The clause that forbids it.
 */
clause: string | null, 
/**
 * IL-4.3: the edges where land would meet sea.
 */
clashes: Array<number>, 
/**
 * IL-4.6: the edges where land meets land.
 */
joins: Array<IlosJoin>, 
/**
 * What the pieces would be, where it may lie so.
 */
pieces: Array<IlosAnchorage>, };

/**
 * Land that meets land.
 */
export type IlosJoin = { 
/**
 * The edge of the cell.
 */
edge: number, 
/**
 * The piece of the tile.
 */
piece: string, 
/**
 * The island that it enlarges.
 */
island: string, };

/**
 * A piece of a tile that would lie so, with the ship at it.
 */
export type IlosAnchorage = { 
/**
 * The piece.
 */
piece: string, 
/**
 * The island it would belong to.
 */
island: string, 
/**
 * The islands of today that would be part of it.
 */
joined: Array<string>, 
/**
 * Its free sites then.
 */
free: Array<IlosFreeSites>, 
/**
 * The seat's ships there then.
 */
ships: number, 
/**
 * The most ships the seat has at one of these islands now.
 */
ships_now: number, 
/**
 * Cards with a free site there for which the ships suffice.
 */
opens: Array<IlosCard>, 
/**
 * IL-9.1: whose ships would pirate it.
 */
pirates: Array<number>, };

