// The offers of the current position by thing: the move or chain of moves of each site, coast, card or cell. This
// module only matches ids. Legality, costs and valid positions come from the engine, in `legal` and in the aid.
import type {
  IlosAction,
  IlosAid,
  IlosBerth,
  IlosCard,
  IlosCards,
  IlosCell,
  IlosEvent,
  IlosPending,
  IlosPlace,
  IlosResource,
  IlosTurn,
  IlosView,
} from '../../generated/ilos';
import { sameAction, type ChoiceOf } from '../../lib/game';
import { byAction, byKind } from '../../lib/kinds';
import type { Table } from '../../lib/table.svelte';
import { CARDS } from './drawings';
import { cellName, same } from './geometry';

export type IlosTable = Table<IlosView, IlosAction, IlosEvent, IlosAid>;
export type IlosChoice = ChoiceOf<IlosAction>;

/** The picked-up things, before a move is sent. */
export interface Held {
  /** The card whose places are shown. */
  card?: IlosCard | undefined;
  /** The cards collected for a payment. */
  handful?: readonly IlosCard[];
  /** A tile, its cell, its rotation, and the piece for the ship. */
  tile?: string | undefined;
  at?: IlosCell | undefined;
  turn?: number | undefined;
  piece?: string | undefined;
}

/** A part of a move that a press picks up. */
export type Tool =
  | { kind: 'tile'; tile: string }
  | { kind: 'cell'; at: IlosCell; tile: string | undefined }
  | { kind: 'turn'; rotation: number; at: IlosCell; tile: string | undefined }
  | { kind: 'piece'; piece: string; rotation: number | undefined }
  | { kind: 'payment'; cards: readonly IlosCard[] };

const toolNames = byKind<Tool, [], string>({
  tile: ({ tile }) => `tile ${tile}`,
  cell: ({ at, tile }) => `cell ${cellName(at)} for ${tile}`,
  turn: ({ rotation, at, tile }) => `turn ${rotation} at ${cellName(at)} for ${tile}`,
  piece: ({ piece, rotation }) => `piece ${piece} turned ${rotation}`,
  payment: ({ cards }) => `pay ${cards.join(' ')}`,
});

/** The name of a tool in the page, unique among the tools that are offered. */
export const toolName = (tool: Tool): string => toolNames(tool) ?? '';

/** The offer of a thing on the board. */
export interface Offer {
  /** The legal choice that it begins with; undefined for a tool. */
  choice?: IlosChoice;
  /** All its moves, if there are several. */
  moves?: readonly IlosAction[];
  /** The tool, and the picked-up things after a press. */
  tool?: Tool;
  held?: Held;
  /** The cards to pay, and the players whose pirates raise the price. */
  cost?: number;
  pirates?: readonly number[];
}

/** The laying of a tile, as far as it is chosen. */
export interface Laying {
  tile: string | undefined;
  /** The cells, with the possible rotations at each. */
  places: readonly { place: IlosPlace; turns: readonly IlosTurn[]; clause: string | null }[];
  at: IlosCell | undefined;
  turns: readonly IlosTurn[];
  rotation: number | undefined;
  turn: IlosTurn | undefined;
  piece: string | undefined;
  /** Fixed parts cannot be chosen again. */
  fixed: { tile: boolean; at: boolean; turn: boolean };
  /** The moves that lay the tile; empty if it does not fit. */
  moves: readonly IlosAction[];
}

export interface Offers {
  sites: ReadonlyMap<string, Offer>;
  islands: ReadonlyMap<string, Offer>;
  lairs: ReadonlyMap<string, Offer>;
  fleets: ReadonlyMap<string, Offer>;
  pirates: ReadonlyMap<string, Offer>;
  reserve: Offer | undefined;
  zone: ReadonlyMap<string, Offer>;
  cells: ReadonlyMap<string, Offer>;
  turns: ReadonlyMap<number, Offer>;
  pieces: ReadonlyMap<string, Offer>;
  cards: ReadonlyMap<IlosCard, Offer>;
  lines: ReadonlyMap<IlosResource, Offer>;
  /** The buttons of the prompt bar. */
  buttons: readonly Offer[];
  lay: Offer | undefined;
  /** A payment completed with the most frequent cards: one press pays it all. */
  fill: Offer | undefined;
  laying: Laying | undefined;
}

const none = (): undefined => undefined;

const PLAYS_SHIP: IlosAction = { do: 'play', card: 'ship' };

const sails = (ship: IlosBerth): IlosAction =>
  ship === 'reserve'
    ? { do: 'add' }
    : 'coast' in ship
      ? { do: 'move-from', island: ship.coast }
      : { do: 'move-lair', tile: ship.lair };

/** The parts of a tile's laying that a pending decision has fixed; undefined if it lays no tile. */
const begun = byKind<IlosPending, [], { tile?: string; at?: IlosCell; rotation?: number } | undefined>({
  sail: () => ({}),
  tile: () => ({}),
  cell: ({ tile }) => ({ tile }),
  rotation: ({ tile, at }) => ({ tile, at }),
  anchor: ({ tile, at, rotation }) => ({ tile, at, rotation }),
  redraw: none,
  act: none,
  ship: none,
  settle: none,
  side: none,
  copy: none,
  market: none,
  pay: none,
});

/** The laying of a tile, from the fixed and the picked-up parts. */
export function layingOf(pending: IlosPending, aid: IlosAid | undefined, held: Held): Laying | undefined {
  const fixed = begun(pending);
  if (!fixed || !aid || (pending.kind === 'sail' && held.tile === undefined)) return undefined;
  const tile = fixed.tile ?? held.tile;
  const places = aid.cells.flatMap((place) => {
    const lie = place.tiles.find((one) => one.tile === tile);
    return lie ? [{ place, turns: lie.turns, clause: lie.clause }] : [];
  });
  const open = places.filter(({ clause }) => clause === null);
  // A single possible cell is chosen automatically.
  const at = fixed.at ?? held.at ?? (open.length === 1 ? open[0]?.place.at : undefined);
  const turns = (at && places.find(({ place }) => same(place.at, at))?.turns) ?? [];
  const first = turns.findIndex(({ clause }) => clause === null);
  const rotation = fixed.rotation ?? (at && held.turn) ?? (first < 0 ? undefined : first);
  const turn = rotation === undefined ? undefined : turns[rotation];
  const pieces = turn?.pieces ?? [];
  const joined = pieces.find(({ joined }) => joined.length > 0) ?? pieces[0];
  const piece = pieces.some((one) => one.piece === held.piece) ? held.piece : joined?.piece;
  const whole =
    tile !== undefined &&
    at !== undefined &&
    rotation !== undefined &&
    piece !== undefined &&
    turn?.clause === null;
  const moves: IlosAction[] = [];
  if (whole) {
    if (pending.kind === 'sail') moves.push({ do: 'new-tile' });
    if (fixed.tile === undefined) moves.push({ do: 'tile', tile });
    if (fixed.at === undefined) moves.push({ do: 'cell', at });
    if (fixed.rotation === undefined) moves.push({ do: 'rotate', rotation });
    moves.push({ do: 'anchor', piece });
  }
  return {
    tile,
    places,
    at,
    turns,
    rotation,
    turn,
    piece,
    fixed: { tile: fixed.tile !== undefined, at: fixed.at !== undefined, turn: fixed.rotation !== undefined },
    moves,
  };
}

export interface Moment {
  pending: IlosPending | null;
  legal: readonly IlosChoice[];
  aid: IlosAid | undefined;
  held: Held;
  hand?: IlosCards | null | undefined;
}

/** All offers of a position, given the picked-up things. */
export function offersOf({ pending, legal, aid, held, hand }: Moment): Offers {
  const sites = new Map<string, Offer>();
  const islands = new Map<string, Offer>();
  const lairs = new Map<string, Offer>();
  const fleets = new Map<string, Offer>();
  const pirates = new Map<string, Offer>();
  const zone = new Map<string, Offer>();
  const cells = new Map<string, Offer>();
  const turns = new Map<number, Offer>();
  const pieces = new Map<string, Offer>();
  const cards = new Map<IlosCard, Offer>();
  const lines = new Map<IlosResource, Offer>();
  const buttons: Offer[] = [];
  let reserve: Offer | undefined;

  const begins = (moves: readonly IlosAction[]): Offer | undefined => {
    const choice = legal.find((one) => sameAction(one.action, moves[0]));
    return choice && (moves.length > 1 ? { choice, moves } : { choice });
  };
  const put = <Key>(
    map: Map<Key, Offer>,
    key: Key,
    offer: Offer | undefined,
    more: Partial<Offer> = {},
  ): void => {
    if (offer) map.set(key, { ...offer, ...more });
  };
  const ship = (where: IlosBerth, offer: Offer | undefined): void => {
    if (where === 'reserve') reserve = offer;
    else if ('coast' in where) put(fleets, where.coast, offer);
    else put(pirates, where.lair, offer);
  };
  const targets = (card: IlosCard, before: readonly IlosAction[]): void => {
    for (const target of aid?.targets.find((one) => one.card === card)?.sites ?? []) {
      const offer = begins([...before, { do: 'settle', island: target.island, site: target.kind }]);
      put(sites, target.site, offer, { cost: target.cost, pirates: target.pirates });
    }
  };

  const playable = ({ card }: { card: IlosCard }, choice: IlosChoice): void => {
    cards.set(card, { choice });
  };
  const button = (_: unknown, choice: IlosChoice): void => {
    buttons.push({ choice });
  };

  const laying = pending && legal.length > 0 ? layingOf(pending, aid, held) : undefined;
  const kind = legal.length > 0 ? pending?.kind : undefined;

  /** Adds the offer of a choice. Some choices are offered below, because the aid contains more than `legal`. */
  const add = byAction<IlosAction, [choice: IlosChoice], void>({
    throw: playable,
    play: playable,
    pay: ({ card }, choice) => {
      // Cards that are collected for the payment are no longer in the hand.
      if (!hand || hand[card] > (held.handful ?? []).filter((one) => one === card).length)
        cards.set(card, handful(choice, pending, held, legal));
    },
    done: button,
    end: button,
    fort: button,
    house: button,
    copy: button,
    add: (_, choice) => ship('reserve', { choice }),
    'move-from': ({ island }, choice) => ship({ coast: island }, { choice }),
    'move-lair': ({ tile }, choice) => ship({ lair: tile }, { choice }),
    // While a tile is picked up, the map offers cells only.
    land: ({ island }, choice) => void (laying || islands.set(island, { choice })),
    raid: ({ tile }, choice) => void (laying || lairs.set(tile, { choice })),
    raise: ({ resource }, choice) => void lines.set(resource, { choice }),
    settle: null,
    'new-tile': null,
    tile: null,
    cell: null,
    rotate: null,
    anchor: null,
  });
  for (const choice of legal) add(choice.action, choice);

  if (kind === 'settle' && pending?.kind === 'settle') targets(pending.card, []);
  if (kind === 'act' && held.card !== undefined && cards.has(held.card)) {
    const { card } = held;
    const play: IlosAction = { do: 'play', card };
    if (card === 'ship') for (const one of aid?.ships ?? []) ship(one, begins([PLAYS_SHIP, sails(one)]));
    else if (card === 'market')
      for (const one of aid?.rises ?? []) put(lines, one, begins([play, { do: 'raise', resource: one }]));
    else targets(card, [play]);
  }

  const explores = legal.some(({ action }) => action.do === 'new-tile' || action.do === 'tile');
  if (explores) {
    const tiles = new Set(
      aid?.cells.flatMap(({ tiles }) => tiles.filter((lie) => lie.clause === null)).map((lie) => lie.tile),
    );
    for (const tile of tiles)
      zone.set(tile, {
        tool: { kind: 'tile', tile },
        held: { tile, at: keeps(aid, tile, held.at), turn: held.turn },
      });
  }
  if (laying) {
    const base: Held = { tile: laying.tile, at: laying.at, turn: laying.rotation, piece: laying.piece };
    for (const { place, clause } of laying.fixed.at ? [] : laying.places) {
      const name = cellName(place.at);
      if (clause === null)
        cells.set(name, {
          tool: { kind: 'cell', at: place.at, tile: laying.tile },
          held: { ...base, at: place.at, turn: undefined },
        });
    }
    if (laying.at && !laying.fixed.turn)
      for (const at of laying.turns.keys())
        turns.set(at, {
          tool: { kind: 'turn', rotation: at, at: laying.at, tile: laying.tile },
          held: { ...base, turn: at },
        });
    for (const { piece } of laying.turn?.pieces ?? [])
      pieces.set(piece, {
        tool: { kind: 'piece', piece, rotation: laying.rotation },
        held: { ...base, piece },
      });
  }
  const lay = laying && laying.moves.length > 0 ? begins(laying.moves) : undefined;
  return {
    sites,
    islands,
    lairs,
    fleets,
    pirates,
    reserve,
    zone,
    cells,
    turns,
    pieces,
    cards,
    lines,
    buttons,
    lay,
    fill:
      pending?.kind === 'pay' && hand && pending.left > 1
        ? begins(filled(pending.left, hand, held))
        : undefined,
    laying,
  };
}

/** The chosen cell, if another tile fits there too. */
function keeps(aid: IlosAid | undefined, tile: string, at: IlosCell | undefined): IlosCell | undefined {
  const place = at && aid?.cells.find((one) => same(one.at, at));
  return place?.tiles.some((lie) => lie.tile === tile && lie.clause === null) ? at : undefined;
}

/** A payment completed with the most frequent cards of the hand. */
function filled(left: number, hand: IlosCards, held: Held): IlosAction[] {
  const cards = [...(held.handful ?? [])];
  const rest = new Map(CARDS.map((card) => [card, hand[card] - cards.filter((one) => one === card).length]));
  while (cards.length < left) {
    const [most] = [...rest].sort(([, one], [, other]) => other - one);
    if (!most || most[1] <= 0) return [];
    rest.set(most[0], most[1] - 1);
    cards.push(most[0]);
  }
  return cards.map((card) => ({ do: 'pay', card }));
}

/** A card of a payment: the last one pays all in one request, any other is added to the collection. */
function handful(
  choice: IlosChoice,
  pending: IlosPending | null,
  held: Held,
  legal: readonly IlosChoice[],
): Offer {
  const { action } = choice;
  if (action.do !== 'pay' || pending?.kind !== 'pay' || pending.left < 2) return { choice };
  const cards = [...(held.handful ?? []), action.card];
  if (cards.length < pending.left) return { tool: { kind: 'payment', cards }, held: { handful: cards } };
  const moves = cards.map((card): IlosAction => ({ do: 'pay', card }));
  const first = legal.find((one) => sameAction(one.action, moves[0]));
  return first ? { choice: first, moves } : { choice };
}
