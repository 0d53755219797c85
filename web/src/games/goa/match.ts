// Predicates that match actions to things on the board. Only ids are compared; legality comes from the engine.
import type {
  GoaAction,
  GoaCity,
  GoaColumn,
  GoaEvent,
  GoaMerchant,
  GoaPlot,
  GoaSpice,
  GoaView,
} from '../../generated/goa';
import type { ChoiceOf, Drawing, Flight, Short } from '../../lib/game';
import type { Table } from '../../lib/table.svelte';
import { innerWidth } from 'svelte/reactivity/window';
import { word } from '../../lib/i18n.svelte';
import { BOARD_ONLY, shortening, tracing, type Trace } from '../../lib/kinds';
import { BASKET, BONUS, CARD, COIN, COLONIST, FLAG, SHIP, spice } from './drawings';

export type GoaTable = Table<GoaView, GoaAction, GoaEvent>;
export type GoaChoice = ChoiceOf<GoaAction>;
export type Match = (action: GoaAction) => boolean;

/** The player at this seat; undefined for spectators. */
export const own = (table: GoaTable): GoaMerchant | undefined =>
  table.seat === undefined ? undefined : table.view.merchants[table.seat];

export const flagAt =
  (at: string): Match =>
  (action) =>
    action.do === 'place-flag' && action.at === at;
export const onTile =
  (tile: string): Match =>
  (action) =>
    (action.do === 'mark' || action.do === 'swap-for') && action.tile === tile;
export const removed =
  (tile: string): Match =>
  (action) =>
    action.do === 'take-tile' && action.tile === tile;
export const using =
  (tile: string): Match =>
  (action) =>
    action.do === 'use-tile' && action.tile === tile;
export const doing =
  (deed: GoaAction['do']): Match =>
  (action) =>
    action.do === deed;
export const bidding =
  (ducats: number): Match =>
  (action) =>
    action.do === 'bid' && action.ducats === ducats;
export const drawing =
  (cards: number): Match =>
  (action) =>
    action.do === 'expedition' && action.cards === cards;
export const founding =
  (city: GoaCity): Match =>
  (action) =>
    action.do === 'found' && action.city === city && action.card === undefined;
export const stepping =
  (of: GoaColumn): Match =>
  (action) =>
    (action.do === 'progress' && action.column === of && action.card === undefined) ||
    (action.do === 'descend' && action.column === of);
export const colony =
  (id: string): Match =>
  (action) =>
    action.do === 'take-colony' && action.colony === id;
export const spying =
  (seat: number): Match =>
  (action) =>
    action.do === 'spy-on' && action.seat === seat;
export const playing =
  (card: string): Match =>
  (action) =>
    action.do === 'play-card' && action.card === card;
export const discarding =
  (card: string): Match =>
  (action) =>
    action.do === 'discard-card' && action.card === card;

/** Matches the actions on a plantation or colony as a whole, or on a spice on it. */
export const onPlot =
  (plot: string): Match =>
  (action) =>
    ((action.do === 'place' || action.do === 'give' || action.do === 'fill-plot') && action.plot === plot) ||
    (action.do === 'clear' && action.tile === plot);

/** The only spice that a field accepts, if there is just one. */
export const sole = ({ accepts }: GoaPlot): GoaSpice | undefined =>
  accepts.length === 1 ? accepts[0] : undefined;

/** The message id of a plantation or colony. */
export const plotMessage = (plot: string): string =>
  /^[AB]/.test(plot) ? `go-tile-${plot}` : `go-colony-${plot}`;

/** A numeric argument of an action's sentence, such as its yield. */
export function told(choice: GoaChoice | undefined, name: string): number | undefined {
  const arg = choice?.say.args?.find(([key]) => key === name)?.[1];
  return arg && 'number' in arg ? arg.number : undefined;
}

/** Below this width in pixels, the spices of a field are too small for a finger, and the prompt bar offers them. */
const NARROW = 640;

/** The name of a colony without its spices, which are visible on it. */
const bare = (plot: string): string => (word(plotMessage(plot)) ?? plot).replace(/ \(.*/, '');

export const amounts = (table: GoaTable): number[] =>
  table.legal.flatMap(({ action }) => (action.do === 'bid' ? [action.ducats] : []));

const name = (id: string): string => word(id) ?? id;

/** A yield with its count, such as ships. */
const plus =
  (of: Drawing) =>
  (_action: GoaAction, _table: GoaTable, choice: GoaChoice): Short => {
    const count = told(choice, 'count');
    return { drawings: [{ ...of, figure: count === undefined ? '' : `+${count}` }] };
  };

/** A plot with several spices is offered in the bar of a narrow window. */
function onField(action: Extract<GoaAction, { plot: string }>, table: GoaTable): Short {
  const several =
    (innerWidth.current ?? Infinity) <= NARROW &&
    table.legal.filter((one) => onPlot(action.plot)(one.action)).length > 1;
  if (!several) return BOARD_ONLY;
  return action.do === 'fill-plot'
    ? { text: bare(action.plot) }
    : { drawings: [spice(action.spice)], text: bare(action.plot) };
}

/** The display of a choice in the prompt bar. Choices that are highlighted on the board are not repeated there. */
export const short = shortening<GoaAction, GoaTable>({
  'place-flag': BOARD_ONLY,
  mark: BOARD_ONLY,
  'swap-for': BOARD_ONLY,
  'discard-card': BOARD_ONLY,
  bid: BOARD_ONLY,
  descend: BOARD_ONLY,
  progress: BOARD_ONLY,
  'build-ships': BOARD_ONLY,
  harvest: BOARD_ONLY,
  taxes: BOARD_ONLY,
  expedition: BOARD_ONLY,
  found: BOARD_ONLY,
  'take-tile': BOARD_ONLY,
  clear: BOARD_ONLY,
  'play-card': BOARD_ONLY,
  'take-colony': BOARD_ONLY,
  'spy-on': BOARD_ONLY,
  // A tile that has just been won is offered in the bar. Others lie on the board.
  'use-tile': (_, table) =>
    table.view.pending.at(-1)?.kind === 'use-or-keep' ? { tone: 'main', text: name('gob-use') } : BOARD_ONLY,
  place: onField,
  give: onField,
  'fill-plot': onField,
  'take-ducats': (_, __, choice) => ({ drawings: [COIN], text: String(told(choice, 'ducats') ?? '') }),
  fill: (action) => ({ drawings: [spice(action.spice)], text: name(`go-spice-${action.spice}.title`) }),
  'take-ships': plus(SHIP),
  'take-colonists': plus(COLONIST),
  'take-spices': plus(BASKET),
  'play-bonus': () => ({ tone: 'main', drawings: [BONUS], text: name('gob-bonus-play') }),
  buy: { tone: 'main' },
  sell: { tone: 'main' },
  'pay-colonists': { tone: 'main' },
  'end-turn': { tone: 'end' },
  'pass-bid': { tone: 'plain' },
  'pass-bonus': { tone: 'plain' },
  stop: { tone: 'plain' },
  'give-up': { tone: 'plain' },
  'keep-tile': { tone: 'plain' },
});

const panel = (seat: number): string => `panel-${seat}`;

/** The fields of other players are shown behind their panels. */
const field = (seat: number, plot: string, table: GoaTable): string =>
  seat === table.seat ? `plot-${plot}` : panel(seat);

/** The item of an auction, a tile or the flag, moves to its buyer. */
const won = (tile: string | null, to: number): Flight => ({
  from: tile === null ? 'flag' : `tile-${tile}`,
  to: panel(to),
  drawing: tile === null ? FLAG : { icon: 'i-card', tint: 'sail' },
});

/** The next auction may have begun already, with this bidder as its seller. */
const bid = ({ seat }: { seat: number }, { view }: GoaTable): Trace => ({
  spots: view.auction?.bids.some((one) => one.seat === seat) ? [`bid-${seat}`] : [],
});
const atSpot = ({ at }: { at: string }): Trace => ({ spots: [`spot-${at}`] });
const soldSpots = (tile: string | null): string[] => (tile === null ? [] : [`sold-${tile}`]);
const bought = ({ tile, seller }: { tile: string | null; seller: number }): Trace => ({
  spots: soldSpots(tile),
  flights: [won(tile, seller)],
});
const drew = ({ seat }: { seat: number }): Trace => ({
  flights: [{ from: 'deck', to: panel(seat), drawing: CARD }],
});
const discards = ({ seat }: { seat: number }): Trace => ({
  flights: [{ from: panel(seat), to: 'discard', drawing: CARD }],
});

export const { spots, flights } = tracing<GoaEvent, GoaTable>({
  'flag-placed': atSpot,
  swapped: atSpot,
  marked: ({ tile }) => ({ spots: [`tile-${tile}`] }),
  'bid-made': bid,
  'bid-passed': bid,
  sold: ({ tile, winner, seller }) => ({
    spots: soldSpots(tile),
    flights: [won(tile, winner), { from: panel(winner), to: panel(seller), drawing: COIN }],
  }),
  bought,
  'taken-free': bought,
  advanced: ({ column, row }) => ({ spots: [`row-${column}-${row}`] }),
  founded: ({ colony: id }, { view }) => ({
    spots: view.merchants
      .flatMap((one) => one.colonies)
      .flatMap((slot) => (slot.plot?.id === id ? [`city-${slot.city}`] : [])),
  }),
  failed: ({ city }) => ({ spots: [`city-${city}`] }),
  drew,
  'drew-unseen': drew,
  'card-played': discards,
  'card-discarded': discards,
  'spice-placed': ({ seat, plot, spice: kind }, table) => ({
    flights: [{ from: 'supply', to: field(seat, plot, table), drawing: spice(kind) }],
  }),
  'spice-given': ({ seat, plot, spice: kind }, table) => ({
    flights: [{ from: field(seat, plot, table), to: 'supply', drawing: spice(kind) }],
  }),
  'first-drawn': null,
  'phase-began': null,
  'round-began': null,
  'auction-began': null,
  gained: null,
  planted: null,
  cleared: null,
  kept: null,
  'ships-paid': null,
  'ducats-paid': null,
  'colonists-paid': null,
  acted: null,
  revealed: null,
  reshuffled: null,
  named: null,
  'tile-used': null,
  spied: null,
  favored: null,
  'duty-done': null,
  bonanza: null,
  'bonus-played': null,
  'bonus-passed': null,
  ended: null,
});
