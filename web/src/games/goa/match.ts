// Which thing on the table an action is about. Names only: what may be done is the engine's to say.
import type { Action, Table } from '../../lib/table.svelte';
import type { ChoiceInfo, EventInfo } from '../../generated/wire';
import type { GoaCity, GoaColumn, GoaMerchant, GoaSpice, GoaView } from '../../generated/goa';
import type { Drawing, Flight, Short } from '../types';
import { nameOf, word } from '../../lib/i18n.svelte';
import { BASKET, BONUS, CARD, COIN, COLONIST, column, draw, FLAG, SHIP, spice, symbol } from './drawings';

export type Match = (action: Action) => boolean;

export const viewOf = (table: Table): GoaView => table.position?.view as GoaView;

/** Through whose eyes the table is seen; nobody's for who only watches. */
export const own = (table: Table): GoaMerchant | undefined =>
  table.seat === undefined ? undefined : viewOf(table).merchants[table.seat];

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
export const keeping =
  (tile: string): Match =>
  (action) =>
    action.do === 'keep-tile' && action.tile === tile;
export const doing =
  (deed: string): Match =>
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
export const filling =
  (of: GoaSpice): Match =>
  (action) =>
    action.do === 'fill' && action.spice === of;
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

/** The actions that point at a plantation or colony as a whole, or at a spice on it. */
export const onPlot =
  (plot: string): Match =>
  (action) =>
    ((action.do === 'place' || action.do === 'give' || action.do === 'fill-plot') && action.plot === plot) ||
    (action.do === 'clear' && action.tile === plot);

/** The message of a plantation or colony. */
export const plotMessage = (plot: string): string =>
  /^[AB]/.test(plot) ? `go-tile-${plot}` : `go-colony-${plot}`;

/** A number among the arguments of an action's sentence: what the engine says it brings. */
export function told(choice: ChoiceInfo | undefined, name: string): number | undefined {
  const arg = choice?.say.args?.find(([key]) => key === name)?.[1];
  return arg && 'number' in arg ? arg.number : undefined;
}

/** How many bids from the least one stand in the prompt bar; all are on the rail of the auction. */
const COMMON = 5;

const bare = (action: Action): string => {
  const name = String(action.plot);
  // A colony by its name alone: the spices are on it to see.
  return (word(plotMessage(name)) ?? name).replace(/ \(.*/, '');
};

/** How a choice stands in the prompt bar. */
export function short(choice: ChoiceInfo, table: Table): Short {
  const { action } = choice;
  const count = told(choice, 'count');
  const plus = (of: Drawing): Short => ({
    drawings: [{ ...of, figure: count === undefined ? '' : `+${count}` }],
  });
  const name = (id: string): string => word(id) ?? id;
  switch (action.do) {
    case 'place-flag':
    case 'mark':
    case 'swap-for':
    case 'discard-card':
      return { aside: true };
    case 'bid': {
      const bids = table.legal
        .filter((one) => one.action.do === 'bid')
        .map((one) => Number(one.action.ducats));
      const at = bids.indexOf(Number(action.ducats));
      return {
        aside: at >= COMMON && at < bids.length - 1,
        text: String(action.ducats),
      };
    }
    case 'take-ducats':
      return { drawings: [COIN], text: String(told(choice, 'ducats') ?? '') };
    case 'descend':
      return {
        drawings: [column(action.column as GoaColumn)],
        text: name(`gob-column-${String(action.column)}`),
      };
    case 'progress':
      return action.card === undefined
        ? { drawings: [{ icon: 'i-step', tint: 'copper' }, column(action.column as GoaColumn)] }
        : { aside: true };
    case 'build-ships':
      return plus(SHIP);
    case 'harvest':
      return { drawings: [{ ...BASKET, figure: String(count ?? '') }] };
    case 'taxes':
      return plus(COIN);
    case 'expedition':
      return { drawings: [{ ...CARD, figure: `+${String(action.cards)}` }] };
    case 'found':
      return action.card === undefined
        ? { drawings: [COLONIST], text: name(`go-city-${String(action.city)}`) }
        : { aside: true };
    case 'use-tile':
    case 'take-tile':
    case 'clear': {
      const id = `go-tile-${String(action.tile)}`;
      const drawn = draw(id);
      return { drawings: drawn ? [{ icon: drawn.icon, tint: drawn.tint }] : [], text: name(id) };
    }
    case 'play-card': {
      const card = own(table)?.hand?.find((one) => one.id === action.card);
      return card ? { drawings: [symbol(card.symbol)], text: name(`gob-effect-${card.effect}`) } : {};
    }
    case 'fill':
      return {
        drawings: [spice(action.spice as GoaSpice)],
        text: name(`go-spice-${String(action.spice)}.title`),
      };
    case 'place':
    case 'give':
      return { drawings: [spice(action.spice as GoaSpice)], text: bare(action) };
    case 'fill-plot':
      return { text: bare(action) };
    case 'take-ships':
      return plus(SHIP);
    case 'take-colonists':
      return plus(COLONIST);
    case 'take-spices':
      return plus(BASKET);
    case 'take-colony': {
      const tile = viewOf(table)
        .colonies.flatMap((one) => one.left)
        .find((one) => one.id === action.colony);
      const text = name(`go-colony-${String(action.colony)}`).replace(/ \(.*/, '');
      return { drawings: tile?.accepts.length === 2 ? tile.accepts.map(spice) : [], text };
    }
    case 'spy-on':
      return { seat: Number(action.seat), text: nameOf(table.names, Number(action.seat)) };
    case 'play-bonus':
      return { tone: 'main', drawings: [BONUS], text: name('gob-bonus-play') };
    case 'buy':
    case 'sell':
      return { tone: 'main' };
    case 'pay-colonists':
      return { tone: 'main' };
    case 'end-turn':
      return { tone: 'end' };
    case 'pass-bid':
    case 'pass-bonus':
    case 'stop':
    case 'give-up':
    case 'keep-tile':
      return { tone: 'plain' };
    default:
      return {};
  }
}

type GameEvent = EventInfo['event'];

/** The places an event touched. */
export function spots(event: GameEvent): string[] {
  const seat = Number(event.seat);
  switch (event.kind) {
    case 'flag-placed':
      return [`spot-${String(event.at)}`];
    case 'marked':
      return [`tile-${String(event.tile)}`];
    case 'bid-made':
    case 'bid-passed':
      return [`bid-${seat}`];
    case 'sold':
    case 'bought':
    case 'taken-free':
      return [`sold-${String(event.tile)}`];
    case 'advanced':
      return [`row-${String(event.column)}-${String(event.row)}`];
    case 'swapped':
      return [`spot-${String(event.at)}`];
    case 'founded':
    case 'failed':
      return [`city-${String(event.city ?? '')}`];
    default:
      return [];
  }
}

/** The pieces an event moved. */
export function flights(event: GameEvent): Flight[] {
  const panel = (seat: unknown): string => `panel-${String(seat)}`;
  const item = (tile: unknown): string => (tile === null ? 'flag' : `tile-${String(tile)}`);
  const won = (to: unknown): Flight => ({
    from: item(event.tile),
    to: panel(to),
    drawing: event.tile === null ? FLAG : { icon: 'i-card', tint: 'sail' },
  });
  switch (event.kind) {
    case 'sold':
      return [won(event.winner), { from: panel(event.winner), to: panel(event.seller), drawing: COIN }];
    case 'bought':
    case 'taken-free':
      return [won(event.seller)];
    case 'drew':
    case 'drew-unseen':
      return [{ from: 'deck', to: panel(event.seat), drawing: CARD }];
    case 'card-played':
    case 'card-discarded':
      return [{ from: panel(event.seat), to: 'discard', drawing: CARD }];
    case 'spice-placed':
      return [{ from: 'supply', to: `plot-${String(event.plot)}`, drawing: spice(event.spice as GoaSpice) }];
    case 'spice-given':
      return [{ from: `plot-${String(event.plot)}`, to: 'supply', drawing: spice(event.spice as GoaSpice) }];
    default:
      return [];
  }
}
