// The drawings of the game: icon and tint of each component.
import type { IlosCard, IlosResource, IlosSiteKind } from '../../generated/ilos';
import { lookUp, type Drawing } from '../../lib/game';

export const CARDS: readonly IlosCard[] = ['ship', 'plantation', 'gold-mine', 'building', 'ruins', 'market'];
export const RESOURCES: readonly IlosResource[] = ['ebony', 'dye', 'spice', 'gold'];

const SITES: Readonly<Record<IlosSiteKind, Drawing>> = {
  ebony: { icon: 'i-il-ebony', tint: 'il-ebony' },
  dye: { icon: 'i-il-dye', tint: 'il-dye' },
  spice: { icon: 'i-il-spice', tint: 'il-spice' },
  gold: { icon: 'i-il-gold', tint: 'il-ingot' },
  ruins: { icon: 'i-il-ruins', tint: 'il-stone' },
  building: { icon: 'i-il-site', tint: 'il-timber' },
};

const CARD: Readonly<Record<IlosCard, Drawing>> = {
  ship: { icon: 'i-il-ship', tint: 'il-sail' },
  plantation: { icon: 'i-il-plantation', tint: 'il-timber' },
  'gold-mine': { icon: 'i-il-mine', tint: 'il-ingot' },
  building: { icon: 'i-il-fort', tint: 'il-stone' },
  ruins: { icon: 'i-il-ruins', tint: 'il-stone' },
  market: { icon: 'i-il-market', tint: 'il-awning' },
};

export const site = (kind: IlosSiteKind): Drawing => SITES[kind];
export const resource = (kind: IlosResource): Drawing => SITES[kind];
export const card = (kind: IlosCard): Drawing => CARD[kind];
/** The picture of a card: the Building card shows the fort. */
export const picture = (kind: IlosCard): string => (kind === 'building' ? 'fort' : kind);

export const FORT: Drawing = { icon: 'i-il-fort', tint: 'il-stone' };
export const HOUSE: Drawing = { icon: 'i-il-house', tint: 'il-awning' };
export const SHIP: Drawing = { icon: 'i-il-ship', tint: 'il-sail' };
export const PIONEER: Drawing = { icon: 'i-il-pioneer', tint: 'il-man' };
export const TILE: Drawing = { icon: 'i-il-tile', tint: 'il-timber' };
export const LAIR: Drawing = { icon: 'i-pirates', tint: 'il-steel' };
export const RISE: Drawing = { icon: 'i-il-rise', tint: 'il-brass' };
export const LINK: Drawing = { icon: 'i-il-link' };
export const HAND: Drawing = { icon: 'i-cards', tint: 'cloth' };
export const FREE: Drawing = { icon: 'i-check' };
export const STALL: Drawing = { icon: 'i-il-market', tint: 'il-awning' };

/** The drawing of a component by the id of its message. */
export function draw(id: string): Drawing | undefined {
  const [, kind, name] = /^il-(card|resource|site)-(.+)$/.exec(id) ?? [];
  if (kind !== undefined) return lookUp(kind === 'card' ? CARD : SITES, name);
  return lookUp({ 'il-fort': FORT, 'il-house': HOUSE, 'il-lair': LAIR }, id);
}

/** The drawing of a line of the score breakdown. */
export const item = (name: string): Drawing | undefined => lookUp(SITES, name);
