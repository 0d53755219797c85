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
import { unknownKind, type ChoiceOf, type Drawing, type Flight, type Short } from '../../lib/game';
import type { Table } from '../../lib/table.svelte';
import { innerWidth } from 'svelte/reactivity/window';
import { word } from '../../lib/i18n.svelte';
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

/** The display of a choice in the prompt bar. Choices that are highlighted on the board are not repeated there. */
export function short(choice: GoaChoice, table: GoaTable): Short {
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
    case 'bid':
    case 'descend':
    case 'progress':
    case 'build-ships':
    case 'harvest':
    case 'taxes':
    case 'expedition':
    case 'found':
    case 'take-tile':
    case 'clear':
    case 'play-card':
    case 'take-colony':
    case 'spy-on':
      return { boardOnly: true };
    case 'use-tile':
      // A tile that has just been won is offered in the bar. Others lie on the board.
      return table.view.pending.at(-1)?.kind === 'use-or-keep'
        ? { tone: 'main', text: name('gob-use') }
        : { boardOnly: true };
    case 'place':
    case 'give':
    case 'fill-plot': {
      const several =
        (innerWidth.current ?? Infinity) <= NARROW &&
        table.legal.filter((one) => onPlot(action.plot)(one.action)).length > 1;
      if (!several) return { boardOnly: true };
      return action.do === 'fill-plot'
        ? { text: bare(action.plot) }
        : { drawings: [spice(action.spice)], text: bare(action.plot) };
    }
    case 'take-ducats':
      return { drawings: [COIN], text: String(told(choice, 'ducats') ?? '') };
    case 'fill':
      return { drawings: [spice(action.spice)], text: name(`go-spice-${action.spice}.title`) };
    case 'take-ships':
      return plus(SHIP);
    case 'take-colonists':
      return plus(COLONIST);
    case 'take-spices':
      return plus(BASKET);
    case 'play-bonus':
      return { tone: 'main', drawings: [BONUS], text: name('gob-bonus-play') };
    case 'buy':
    case 'sell':
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
  }
}

/** The spot of an auction's item: a tile, or the flag. */
const item = (tile: string | null): string => (tile === null ? 'flag' : `tile-${tile}`);

/** The spots that an event touched. */
export function spots(event: GoaEvent, table: GoaTable): readonly string[] {
  switch (event.kind) {
    case 'flag-placed':
    case 'swapped':
      return [`spot-${event.at}`];
    case 'marked':
      return [`tile-${event.tile}`];
    case 'bid-made':
    case 'bid-passed':
      // The next auction may have begun already, with this bidder as its seller.
      return table.view.auction?.bids.some(({ seat }) => seat === event.seat) ? [`bid-${event.seat}`] : [];
    case 'sold':
    case 'bought':
    case 'taken-free':
      return event.tile === null ? [] : [`sold-${event.tile}`];
    case 'advanced':
      return [`row-${event.column}-${event.row}`];
    case 'founded':
      return table.view.merchants
        .flatMap((one) => one.colonies)
        .flatMap((slot) => (slot.plot?.id === event.colony ? [`city-${slot.city}`] : []));
    case 'failed':
      return [`city-${event.city}`];
    case 'first-drawn':
    case 'phase-began':
    case 'round-began':
    case 'auction-began':
    case 'gained':
    case 'planted':
    case 'cleared':
    case 'kept':
    case 'spice-placed':
    case 'spice-given':
    case 'ships-paid':
    case 'ducats-paid':
    case 'colonists-paid':
    case 'acted':
    case 'drew':
    case 'drew-unseen':
    case 'revealed':
    case 'reshuffled':
    case 'card-played':
    case 'card-discarded':
    case 'named':
    case 'tile-used':
    case 'spied':
    case 'favored':
    case 'duty-done':
    case 'bonanza':
    case 'bonus-played':
    case 'bonus-passed':
    case 'ended':
      return [];
  }
  return unknownKind(event);
}

/** The pieces that an event moved. */
export function flights(event: GoaEvent, table: GoaTable): readonly Flight[] {
  const panel = (seat: number): string => `panel-${seat}`;
  // The fields of other players are shown behind their panels.
  const field = (seat: number, plot: string): string => (seat === table.seat ? `plot-${plot}` : panel(seat));
  const won = (tile: string | null, to: number): Flight => ({
    from: item(tile),
    to: panel(to),
    drawing: tile === null ? FLAG : { icon: 'i-card', tint: 'sail' },
  });
  switch (event.kind) {
    case 'sold':
      return [
        won(event.tile, event.winner),
        { from: panel(event.winner), to: panel(event.seller), drawing: COIN },
      ];
    case 'bought':
    case 'taken-free':
      return [won(event.tile, event.seller)];
    case 'drew':
    case 'drew-unseen':
      return [{ from: 'deck', to: panel(event.seat), drawing: CARD }];
    case 'card-played':
    case 'card-discarded':
      return [{ from: panel(event.seat), to: 'discard', drawing: CARD }];
    case 'spice-placed':
      return [{ from: 'supply', to: field(event.seat, event.plot), drawing: spice(event.spice) }];
    case 'spice-given':
      return [{ from: field(event.seat, event.plot), to: 'supply', drawing: spice(event.spice) }];
    case 'first-drawn':
    case 'phase-began':
    case 'round-began':
    case 'flag-placed':
    case 'marked':
    case 'auction-began':
    case 'bid-made':
    case 'bid-passed':
    case 'gained':
    case 'planted':
    case 'cleared':
    case 'kept':
    case 'ships-paid':
    case 'ducats-paid':
    case 'colonists-paid':
    case 'acted':
    case 'advanced':
    case 'revealed':
    case 'reshuffled':
    case 'named':
    case 'founded':
    case 'failed':
    case 'tile-used':
    case 'spied':
    case 'favored':
    case 'swapped':
    case 'duty-done':
    case 'bonanza':
    case 'bonus-played':
    case 'bonus-passed':
    case 'ended':
      return [];
  }
  return unknownKind(event);
}
