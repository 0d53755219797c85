// What can be done now, thing by thing: which site, coast, card or cell stands for which move or chain of moves. Only names
// are matched here; what may be done, what it costs and where a tile lies well, the rules have said in `legal` and in the aid.
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
import type { Table } from '../../lib/table.svelte';
import { CARDS } from './drawings';
import { cellName, same } from './geometry';

export type IlosTable = Table<IlosView, IlosAction, IlosEvent, IlosAid>;
export type IlosChoice = ChoiceOf<IlosAction>;

/** What the player has taken up, which is no move yet. */
export interface Held {
  /** The card whose places are looked at. */
  card?: IlosCard | undefined;
  /** Cards put together for a payment. */
  handful?: readonly IlosCard[];
  /** A tile, where it would lie, how it would be turned, and the piece for the ship. */
  tile?: string | undefined;
  at?: IlosCell | undefined;
  turn?: number | undefined;
  piece?: string | undefined;
}

/** What a thing on the table offers. */
export interface Offer {
  /** The legal choice with which it begins; none for what is only taken up. */
  choice?: IlosChoice;
  /** All its moves, where there are several. */
  moves?: readonly IlosAction[];
  /** The name of what is taken up, and what is held then. */
  tool?: string;
  held?: Held;
  /** The cards to pay for it, and whose ships make it dearer. */
  cost?: number;
  pirates?: readonly number[];
}

/** The laying of a tile, as far as it is chosen. */
export interface Laying {
  tile: string | undefined;
  /** The cells, with how the tile would lie there. */
  places: readonly { place: IlosPlace; turns: readonly IlosTurn[]; clause: string | null }[];
  at: IlosCell | undefined;
  turns: readonly IlosTurn[];
  rotation: number | undefined;
  turn: IlosTurn | undefined;
  piece: string | undefined;
  /** What is fixed already cannot be chosen again. */
  fixed: { tile: boolean; at: boolean; turn: boolean };
  /** The moves that lay it so; none where it cannot lie so. */
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
  /** Whatever stands in the prompt bar. */
  buttons: readonly Offer[];
  lay: Offer | undefined;
  /** A payment filled up with what one has most of: one press pays it all. */
  fill: Offer | undefined;
  laying: Laying | undefined;
}

const PLAYS_SHIP: IlosAction = { do: 'play', card: 'ship' };

const sails = (ship: IlosBerth): IlosAction =>
  ship === 'reserve'
    ? { do: 'add' }
    : 'coast' in ship
      ? { do: 'move-from', island: ship.coast }
      : { do: 'move-lair', tile: ship.lair };

/** What the pending decision has fixed of a tile that is being laid, and the moves that are still to make. */
function begun(pending: IlosPending): { tile?: string; at?: IlosCell; rotation?: number } | undefined {
  switch (pending.kind) {
    case 'sail':
    case 'tile':
      return {};
    case 'cell':
      return { tile: pending.tile };
    case 'rotation':
      return { tile: pending.tile, at: pending.at };
    case 'anchor':
      return { tile: pending.tile, at: pending.at, rotation: pending.rotation };
    case 'redraw':
    case 'act':
    case 'ship':
    case 'settle':
    case 'side':
    case 'copy':
    case 'market':
    case 'pay':
      return undefined;
  }
}

/** The laying of a tile, from what is fixed and what is held. */
export function layingOf(pending: IlosPending, aid: IlosAid | undefined, held: Held): Laying | undefined {
  const fixed = begun(pending);
  if (!fixed || !aid || (pending.kind === 'sail' && held.tile === undefined)) return undefined;
  const tile = fixed.tile ?? held.tile;
  const places = aid.cells.flatMap((place) => {
    const lie = place.tiles.find((one) => one.tile === tile);
    return lie ? [{ place, turns: lie.turns, clause: lie.clause }] : [];
  });
  const open = places.filter(({ clause }) => clause === null);
  // A single cell needs no choosing.
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
  /** One's own hand. */
  hand?: IlosCards | null | undefined;
}

/** Everything that is offered at a moment, with what is held. */
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

  const laying = pending && legal.length > 0 ? layingOf(pending, aid, held) : undefined;
  const kind = legal.length > 0 ? pending?.kind : undefined;

  for (const choice of legal) {
    const { action } = choice;
    switch (action.do) {
      case 'throw':
      case 'play':
        cards.set(action.card, { choice });
        break;
      case 'pay':
        // What is put to the handful already is not in the hand any more.
        if (!hand || hand[action.card] > (held.handful ?? []).filter((one) => one === action.card).length)
          cards.set(action.card, handful(choice, pending, held, legal));
        break;
      case 'done':
      case 'end':
      case 'fort':
      case 'house':
      case 'copy':
        buttons.push({ choice });
        break;
      case 'add':
        ship('reserve', { choice });
        break;
      case 'move-from':
        ship({ coast: action.island }, { choice });
        break;
      case 'move-lair':
        ship({ lair: action.tile }, { choice });
        break;
      case 'land':
        // While a tile is in the hand, the map asks where that goes.
        if (!laying) islands.set(action.island, { choice });
        break;
      case 'raid':
        if (!laying) lairs.set(action.tile, { choice });
        break;
      case 'raise':
        lines.set(action.resource, { choice });
        break;
      case 'settle':
      case 'new-tile':
      case 'tile':
      case 'cell':
      case 'rotate':
      case 'anchor':
        // Offered where the rules say more than `legal` does: below.
        break;
    }
  }

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
        tool: `tile ${tile}`,
        held: { tile, at: keeps(aid, tile, held.at), turn: held.turn },
      });
  }
  if (laying) {
    const base: Held = { tile: laying.tile, at: laying.at, turn: laying.rotation, piece: laying.piece };
    for (const { place, clause } of laying.fixed.at ? [] : laying.places) {
      const name = cellName(place.at);
      if (clause === null)
        cells.set(name, {
          tool: `cell ${name} for ${laying.tile}`,
          held: { ...base, at: place.at, turn: undefined },
        });
    }
    if (laying.at && !laying.fixed.turn)
      for (const at of laying.turns.keys())
        turns.set(at, {
          tool: `turn ${at} at ${cellName(laying.at)} for ${laying.tile}`,
          held: { ...base, turn: at },
        });
    for (const { piece } of laying.turn?.pieces ?? [])
      pieces.set(piece, { tool: `piece ${piece} turned ${laying.rotation}`, held: { ...base, piece } });
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

/** The cell that is chosen stays chosen for another tile that fits there. */
function keeps(aid: IlosAid | undefined, tile: string, at: IlosCell | undefined): IlosCell | undefined {
  const place = at && aid?.cells.find((one) => same(one.at, at));
  return place?.tiles.some((lie) => lie.tile === tile && lie.clause === null) ? at : undefined;
}

/** A handful with what is missing: of what one has most. */
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

/** A card of a payment: the last of a handful pays it all in one gesture, any other is put to the handful. */
function handful(
  choice: IlosChoice,
  pending: IlosPending | null,
  held: Held,
  legal: readonly IlosChoice[],
): Offer {
  const { action } = choice;
  if (action.do !== 'pay' || pending?.kind !== 'pay' || pending.left < 2) return { choice };
  const cards = [...(held.handful ?? []), action.card];
  if (cards.length < pending.left) return { tool: `pay ${cards.join(' ')}`, held: { handful: cards } };
  const moves = cards.map((card): IlosAction => ({ do: 'pay', card }));
  const first = legal.find((one) => sameAction(one.action, moves[0]));
  return first ? { choice: first, moves } : { choice };
}
