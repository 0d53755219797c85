// Written by the tests of the game: UPDATE_GENERATED=1 cargo test -p caravelle-ilos typescript

/**
 * A seat at the table, numbered clockwise from 0.
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
 * The cause of the end of the game (IL-17).
 */
export type IlosEnding = "pioneers" | "stalemate" | "rounds";

/**
 * The stages of a game.
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
 * The place of a ship.
 */
export type IlosBerth = "reserve" | { "coast": string } | { "lair": string };

/**
 * An effect that is being paid for; all its choices are made (IL-7.7).
 */
export type IlosDeed = { "land": { ship: IlosBerth, island: string, } } | { "raid": { ship: IlosBerth, tile: string, } } | { "explore": { ship: IlosBerth, tile: string, at: IlosCell, rotation: number, piece: string, } } | { "settle": { island: string, site: IlosSiteKind, } } | { "fort": { island: string, } } | { "house": { island: string, copies: IlosResource, } };

/**
 * IL-18.1: there are no variants.
 */
export type IlosOptions = Record<symbol, never>;

/**
 * A player action.
 */
export type IlosAction = { "do": "throw", card: IlosCard, } | { "do": "done" } | { "do": "tile", tile: string, } | { "do": "cell", at: IlosCell, } | { "do": "rotate", rotation: number, } | { "do": "anchor", piece: string, } | { "do": "play", card: IlosCard, } | { "do": "end" } | { "do": "add" } | { "do": "move-from", island: string, } | { "do": "move-lair", tile: string, } | { "do": "new-tile" } | { "do": "land", island: string, } | { "do": "raid", tile: string, } | { "do": "settle", island: string, site: IlosSiteKind, } | { "do": "fort" } | { "do": "house" } | { "do": "copy", resource: IlosResource, } | { "do": "raise", resource: IlosResource, } | { "do": "pay", card: IlosCard, };

/**
 * A game event.
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
 * The serialized form of the counts.
 */
export type IlosCards = { ship: number, plantation: number, "gold-mine": number, building: number, ruins: number, market: number, };

/**
 * The serialized form of the counts.
 */
export type IlosStock = { ebony: number, dye: number, spice: number, gold: number, };

/**
 * The serialized form of the counts.
 */
export type IlosProduction = { ebony: number, dye: number, spice: number, gold: number, };

/**
 * The view of a game for one viewer.
 */
export type IlosView = { 
/**
 * The round, from 1.
 */
round: number, 
/**
 * IL-17.8: the maximum number of rounds.
 */
rounds_max: number, 
/**
 * The current stage.
 */
stage: IlosStage, 
/**
 * The cause of the end, once the game is over.
 */
ending: IlosEnding | null, 
/**
 * The first player.
 */
first: Seat, 
/**
 * The player whose turn it is, also in the setup.
 */
active: Seat, 
/**
 * The seat that decides now.
 */
actor: Seat | null, 
/**
 * The pending decision.
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
 * The tiles in play, in the order of placement.
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
 * The number of tiles in the pile.
 */
tiles_left: number, 
/**
 * Unseen tiles, in the pile or in the box.
 */
unseen: Array<string>, 
/**
 * The number of cards in the draw pile.
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
 * The printed kinds of cards.
 */
cards: Array<IlosCardKind>, 
/**
 * The other numbers.
 */
numbers: IlosNumbers, };

/**
 * The pending decision with the choices made so far.
 */
export type IlosPending = { "kind": "redraw", thrown: number, } | { "kind": "tile", ship: IlosBerth | null, } | { "kind": "cell", ship: IlosBerth | null, tile: string, } | { "kind": "rotation", ship: IlosBerth | null, tile: string, at: IlosCell, } | { "kind": "anchor", ship: IlosBerth | null, tile: string, at: IlosCell, rotation: number, } | { "kind": "act" } | { "kind": "ship" } | { "kind": "sail", ship: IlosBerth, } | { "kind": "settle", card: IlosCard, } | { "kind": "side", island: string, } | { "kind": "copy", island: string, } | { "kind": "market" } | { "kind": "pay", left: number, cost: number, deed: IlosDeed, };

/**
 * The view of a player for one viewer.
 */
export type IlosMerchant = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The number of cards in hand.
 */
hand_count: number, 
/**
 * The cards in hand, if they are the viewer's own.
 */
hand: IlosCards | null, 
/**
 * Cards that the viewer knows to be in this hand, because they were taken from the viewer.
 */
known: IlosCards | null, 
/**
 * Resources behind the screen; until the end absent for other players.
 */
stock: IlosStock | null, 
/**
 * Their current value.
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
 * Ships in play, by berth.
 */
berths: Array<IlosShips>, 
/**
 * Pioneers in reserve.
 */
pioneers_left: number, 
/**
 * Sites with a pioneer, in the order of placement.
 */
pioneers: Array<string>, 
/**
 * Forts.
 */
forts: number, 
/**
 * Cards drawn at the end of a turn, as of now.
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
 * A printed tile.
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
 * The pieces.
 */
pieces: Array<IlosPiece>, 
/**
 * Whether it fits somewhere now.
 */
fits: boolean, };

/**
 * A printed piece of a tile.
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
 * The sites.
 */
sites: Array<IlosSite>, };

/**
 * A printed site.
 */
export type IlosSite = { 
/**
 * The site.
 */
id: string, 
/**
 * The kind.
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
 * The clockwise rotation, in steps of 60°.
 */
rotation: number, 
/**
 * Whether it has a pirates' lair.
 */
lair: boolean, 
/**
 * The owner of the ship at the lair.
 */
pirate: Seat | null, 
/**
 * The pieces.
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
 * The edges of the cell that its land reaches, after rotation.
 */
edges: Array<number>, 
/**
 * The sites.
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
 * The kind.
 */
kind: IlosSiteKind, 
/**
 * The owner of the pioneer on it.
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
 * The id: its oldest piece.
 */
id: string, 
/**
 * The pieces.
 */
pieces: Array<string>, 
/**
 * The free sites by kind.
 */
free: Array<IlosFreeSites>, 
/**
 * Ships on its coasts by seat.
 */
ships: Array<number>, 
/**
 * By seat, the piece at which its ships landed with the tile, if any; for display only.
 */
moored: Array<string | null>, 
/**
 * The resources grown on it, which can be copied.
 */
exploited: Array<IlosResource>, 
/**
 * The players with a fort on it.
 */
forts: Array<number>, 
/**
 * The players whose ships pirate it.
 */
pirates: Array<number>, 
/**
 * The players who would pay the piracy cost on it.
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
 * The number of sites.
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
 * The rotations in which a tile fits on a cell.
 */
export type IlosFit = { 
/**
 * The tile.
 */
tile: string, 
/**
 * The legal rotations.
 */
rotations: Array<number>, };

/**
 * The discard pile.
 */
export type IlosDiscard = { 
/**
 * The number of cards.
 */
count: number, 
/**
 * The cards that were played, face up.
 */
played: IlosCards, 
/**
 * The last card played face up.
 */
top: IlosCard | null, 
/**
 * The cards that the viewer discarded face down.
 */
own: IlosCards | null, };

/**
 * The market board.
 */
export type IlosMarket = { 
/**
 * The lines, by resource.
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
 * The figures.
 */
prices: Array<number>, 
/**
 * The number of covered figures.
 */
rises: number, 
/**
 * The current price.
 */
price: number, };

/**
 * A printed kind of card.
 */
export type IlosCardKind = { 
/**
 * The kind.
 */
card: IlosCard, 
/**
 * The number of cards.
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
 * IL-5.5: the player's own ships needed at the island.
 */
ships: number, 
/**
 * IL-14.1: the resources returned for it.
 */
resources: number, };

/**
 * A printed action card.
 */
export type IlosCardFace = { 
/**
 * The number of cards.
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
 * IL-5.5: the player's own ships needed at the island.
 */
ships: number, 
/**
 * IL-14.1: the resources returned for it.
 */
resources: number, };

/**
 * Previews for the seat that decides.
 */
export type IlosAid = { 
/**
 * The sites for pioneers: of all playable cards, or of the card being played.
 */
targets: Array<IlosTargets>, 
/**
 * The site for the pioneer that is being paid for or built for.
 */
site: string | null, 
/**
 * The berths of ships that can sail, once the Ship card is played.
 */
ships: Array<IlosBerth>, 
/**
 * The resources whose prices can rise, once the Market card is played.
 */
rises: Array<IlosResource>, 
/**
 * The effect of a ship at each island.
 */
landings: Array<IlosLanding>, 
/**
 * The losses where a ship sails from.
 */
departures: Array<IlosDeparture>, 
/**
 * The cards drawn each turn after the ship from reserve has sailed or the fort is built.
 */
draws: number | null, 
/**
 * The fits of tiles on cells that can still be chosen.
 */
cells: Array<IlosPlace>, };

/**
 * The sites for the pioneer of a card.
 */
export type IlosTargets = { 
/**
 * The card.
 */
card: IlosCard, 
/**
 * The sites; among equal ones, the one that the rules take.
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
 * The kind.
 */
kind: IlosSiteKind, 
/**
 * IL-7.2, IL-9.5: the cards to pay.
 */
cost: number, 
/**
 * IL-9.3: the players whose ships raise the cost.
 */
pirates: Array<number>, };

/**
 * One more ship at an island.
 */
export type IlosLanding = { 
/**
 * The island.
 */
island: string, 
/**
 * The seat's ships there afterwards.
 */
ships: number, 
/**
 * IL-5.5: cards with a free site there that need the additional ship.
 */
opens: Array<IlosCard>, };

/**
 * One ship less at an island.
 */
export type IlosDeparture = { 
/**
 * The island.
 */
island: string, 
/**
 * The seat's ships there afterwards.
 */
ships: number, 
/**
 * IL-5.5: cards with a free site there that need the leaving ship.
 */
closes: Array<IlosCard>, };

/**
 * An empty cell: its neighbours, and the fits of tiles.
 */
export type IlosPlace = { 
/**
 * The cell of the map.
 */
at: IlosCell, 
/**
 * The edges that touch tiles in play.
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
 * IL-4.2: the island whose land reaches the edge; absent for sea.
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
 * The clause that forbids the tile there in every rotation.
 */
clause: string | null, 
/**
 * Its six rotations.
 */
turns: Array<IlosTurn>, };

/**
 * A tile on a cell in one rotation.
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
 * The islands of its pieces, if the rotation is legal.
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
 * The island that the piece would join.
 */
island: string, };

/**
 * A piece of the placed tile, with the ship anchored at it.
 */
export type IlosAnchorage = { 
/**
 * The piece.
 */
piece: string, 
/**
 * The island the piece would belong to.
 */
island: string, 
/**
 * The current islands that would be part of it.
 */
joined: Array<string>, 
/**
 * The free sites of the resulting island.
 */
free: Array<IlosFreeSites>, 
/**
 * The seat's ships there afterwards.
 */
ships: number, 
/**
 * The most ships the seat has now at one of these islands.
 */
ships_now: number, 
/**
 * Cards with a free site there and enough ships.
 */
opens: Array<IlosCard>, 
/**
 * IL-9.1: the players whose ships would pirate it.
 */
pirates: Array<number>, };

