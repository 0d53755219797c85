// Support for lessons: the notation of moves, and the place to choose before a boat can be sent.
import type { RoiAction } from '../../generated/au-nom-du-roi';
import { byAction } from '../../lib/kinds';
import { selectionOf } from './selection.svelte';
import type { RoiTable } from './types';

const carded = ({ card }: { card?: boolean }): string => (card ? ' with card' : '');

/** The notation of a move in a chain; undefined for single presses. */
export const notate = byAction<RoiAction, [], string>({
  take: ({ slot }) => `take ${slot}`,
  draw: () => 'draw',
  'buy-boat': ({ slot }) => `buy ${slot}`,
  to: ({ expedition }) => `to ${expedition}`,
  launch: ({ mission }) => `launch ${mission}`,
  place: (action) => `place ${action.boat}${carded(action)}`,
  'place-joker': () => 'place joker',
  set: (action) =>
    `as ${action.colour === undefined ? '' : `${action.colour}-`}${action.volume}${carded(action)}`,
  coins: null,
  mission: null,
  buy: null,
  send: null,
  reserve: null,
  'end-turn': null,
  done: null,
  engage: null,
  'reserve-boat': null,
  'reserve-mission': null,
});

/** The expedition or mission to which the next boat goes. */
export function takeUp(decisions: readonly string[], table: RoiTable): string | undefined {
  const place = /^(?:to|launch) (\S+)$/.exec(decisions[0] ?? '')?.[1];
  if (place === undefined || selectionOf(table).offers.place === place) return undefined;
  return `place ${place}`;
}
