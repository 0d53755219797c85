// Support for lessons: the notation of moves, and the place to choose before a boat can be sent.
import type { RoiAction } from '../../generated/au-nom-du-roi';
import { selectionOf } from './selection.svelte';
import type { RoiTable } from './types';

/** The notation of a move in a chain. */
export function notate(action: RoiAction): string | undefined {
  const card = 'card' in action && action.card ? ' with card' : '';
  switch (action.do) {
    case 'take':
      return `take ${action.slot}`;
    case 'draw':
      return 'draw';
    case 'buy-boat':
      return `buy ${action.slot}`;
    case 'to':
      return `to ${action.expedition}`;
    case 'launch':
      return `launch ${action.mission}`;
    case 'place':
      return `place ${action.boat}${card}`;
    case 'place-joker':
      return 'place joker';
    case 'set':
      return `as ${action.colour === undefined ? '' : `${action.colour}-`}${action.volume}${card}`;
    case 'coins':
    case 'mission':
    case 'buy':
    case 'send':
    case 'reserve':
    case 'end-turn':
    case 'done':
    case 'engage':
    case 'reserve-boat':
    case 'reserve-mission':
      return undefined;
  }
}

/** The expedition or mission to which the next boat goes. */
export function takeUp(decisions: readonly string[], table: RoiTable): string | undefined {
  const place = /^(?:to|launch) (\S+)$/.exec(decisions[0] ?? '')?.[1];
  if (place === undefined || selectionOf(table).offers.place === place) return undefined;
  return `place ${place}`;
}
