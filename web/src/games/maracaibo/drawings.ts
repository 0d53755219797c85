// The drawings of components by message id: for the log, for sentences, for the score breakdown.
import type { Drawing } from '../../lib/game';
import { lookUp } from '../../lib/game';

const DRAWN: Readonly<Record<string, Drawing>> = {
  'ma-good-sugar': { icon: 'i-sugar', tint: 'sugar' },
  'ma-good-tobacco': { icon: 'i-tobacco', tint: 'tobacco' },
  'ma-good-maize': { icon: 'i-corn', tint: 'corn' },
  'ma-object-book': { icon: 'i-book', tint: 'cloth' },
  'ma-object-spyglass': { icon: 'm-spyglass', tint: 'gold' },
  'ma-object-herbs': { icon: 'm-herbs', tint: 'leaf' },
  'ma-object-map': { icon: 'm-map', tint: 'sail' },
  'ma-token-anchor': { icon: 'm-t-anchor' },
  'ma-token-house': { icon: 'm-t-house' },
  'ma-token-medal': { icon: 'm-t-medal' },
  'ma-token-scroll': { icon: 'm-t-scroll' },
  'ma-token-sabre': { icon: 'm-t-sabre' },
  'ma-nation-france': { icon: 'i-nation-france' },
  'ma-nation-spain': { icon: 'i-nation-spain' },
  'ma-nation-england': { icon: 'i-nation-england' },
};

export function draw(id: string): Drawing | undefined {
  const known = lookUp(DRAWN, id);
  if (known) return known;
  if (id.startsWith('ma-quest-')) return { icon: 'm-quest', tint: 'sail' };
  if (id.startsWith('ma-building-')) return { icon: `m-b-${id.slice('ma-building-'.length)}`, tint: 'wood' };
  if (id.startsWith('ma-combat-')) return { icon: 'm-ctoken', tint: 'steel' };
  return undefined;
}

const ITEMS: Readonly<Record<string, Drawing>> = {
  'points-income': { icon: 'v-vp' },
  income: { icon: 'v-d' },
  cards: { icon: 'i-card', tint: 'cloth' },
  buildings: { icon: 'm-b-church', tint: 'wood' },
  majority: { icon: 'v-inf' },
  nations: { icon: 'm-rank', tint: 'gold' },
  'automa-income': { icon: 'v-vp' },
  'automa-quests': { icon: 'm-quest', tint: 'sail' },
  'lead-quests': { icon: 'm-quest', tint: 'sail' },
  'lead-upgrades': { icon: 'm-upgrade', tint: 'wood' },
  'lead-explorer': { icon: 'm-boot', tint: 'wood' },
};

export const item = (id: string): Drawing | undefined => lookUp(ITEMS, id);
