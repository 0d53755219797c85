// The drawings of Goa: the icon of each component.
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { lookUp, type Drawing } from '../../lib/game';
import type {
  GoaCard,
  GoaColumn,
  GoaPrinted,
  GoaSpice,
  GoaSymbol,
  GoaTile,
  GoaTileKind,
} from '../../generated/goa';

export const COIN: Drawing = { icon: 'i-coin', tint: 'gold' };
export const SHIP: Drawing = { icon: 'i-caravel', tint: 'wood' };
export const COLONIST: Drawing = { icon: 'i-colonist', tint: 'cloth' };
export const BONUS: Drawing = { icon: 'i-hourglass', tint: 'gold' };
export const CARD: Drawing = { icon: 'i-card', tint: 'cloth' };
export const FLAG: Drawing = { icon: 'i-flag', tint: 'paper' };
export const BASKET: Drawing = { icon: 'i-basket', tint: 'wood' };
export const BONANZA: Drawing = { icon: 'i-chest', tint: 'leaf' };

export const spice = (of: GoaSpice): Drawing => ({ icon: `i-${of}`, tint: of });

const COLUMNS: Record<GoaColumn, Drawing> = {
  ships: SHIP,
  harvest: BASKET,
  taxes: { icon: 'i-purse', tint: 'gold' },
  expedition: CARD,
  colony: COLONIST,
};
export const column = (of: GoaColumn): Drawing => COLUMNS[of];

const SYMBOLS: Record<GoaSymbol, Drawing> = {
  elephant: { icon: 'i-elephant', tint: 'cloth' },
  fish: { icon: 'i-fish', tint: 'cloth' },
  'palm-tree': { icon: 'i-palm', tint: 'wood' },
  shell: { icon: 'i-shell', tint: 'gold' },
  statue: { icon: 'i-statue', tint: 'paper' },
  tiger: { icon: 'i-tiger', tint: 'fire' },
};
export const symbol = (of: GoaSymbol): Drawing => SYMBOLS[of];

/** The use of a tile: plantation, immediate, once per round, or kept. */
export type Tone = 'pl' | 'im' | 'rd' | 'kp';

interface Face {
  tone: Tone;
  drawings: readonly Drawing[];
  figure?: (printed: GoaPrinted) => number | undefined;
}

const FACES: Record<Exclude<GoaTileKind, 'plantation'>, Face> = {
  'crop-rotation': { tone: 'pl', drawings: [{ icon: 'i-rotate', tint: 'leaf' }] },
  foreman: { tone: 'kp', drawings: [{ icon: 'i-hat', tint: 'wood' }], figure: (tile) => tile.points },
  ship: { tone: 'rd', drawings: [SHIP], figure: (tile) => tile.ships },
  colonist: { tone: 'rd', drawings: [COLONIST], figure: (tile) => tile.colonists },
  ducats: { tone: 'rd', drawings: [COIN], figure: (tile) => tile.ducats },
  spice: { tone: 'rd', drawings: [BASKET], figure: (tile) => tile.spices },
  expedition: { tone: 'rd', drawings: [CARD], figure: (tile) => tile.cards },
  duty: { tone: 'kp', drawings: [{ icon: 'i-seal', tint: 'cloth' }], figure: (tile) => tile.points },
  'extra-actions': { tone: 'im', drawings: [BONUS], figure: (tile) => tile.actions },
  expeditions: { tone: 'im', drawings: [CARD], figure: (tile) => tile.cards },
  ships: { tone: 'im', drawings: [SHIP], figure: (tile) => tile.ships },
  colonists: { tone: 'im', drawings: [COLONIST], figure: (tile) => tile.colonists },
  settlement: { tone: 'im', drawings: [SHIP, COLONIST, BONUS] },
  'ships-or-colonists': { tone: 'im', drawings: [SHIP, COLONIST], figure: (tile) => tile.ships },
  favor: { tone: 'im', drawings: [{ icon: 'i-scroll', tint: 'paper' }] },
  'extra-harvest': { tone: 'kp', drawings: [BASKET], figure: (tile) => tile.plots },
  swap: { tone: 'kp', drawings: [{ icon: 'i-swap', tint: 'copper' }] },
  espionage: { tone: 'kp', drawings: [{ icon: 'i-spyglass', tint: 'gold' }] },
  resupply: { tone: 'kp', drawings: [{ icon: 'i-chest', tint: 'wood' }] },
  'vice-king': { tone: 'kp', drawings: [{ icon: 'i-king', tint: 'gold' }] },
  mission: { tone: 'kp', drawings: [{ icon: 'i-cross', tint: 'paper' }], figure: (tile) => tile.points },
};

/** The drawings on a tile. */
export function face(tile: GoaTile): {
  tone: Tone;
  drawings: readonly Drawing[];
  figure: string | undefined;
} {
  if (tile.kind === 'plantation') {
    const grows = tile.spice ? spice(tile.spice) : CARD;
    return {
      tone: 'pl',
      drawings: Array.from({ length: tile.fields ?? 1 }, () => grows),
      figure: undefined,
    };
  }
  const found = FACES[tile.kind];
  return { tone: found.tone, drawings: found.drawings, figure: found.figure?.(tile)?.toString() };
}

/** A single drawing for a tile, for small spaces. */
export const emblem = (tile: GoaTile): Drawing => face(tile).drawings[0] ?? CARD;

/** The number that a card yields, and its ducats. */
export const numbers = (card: GoaCard): { n: number; ducats: number } => ({
  n: card.ships ?? card.colonists ?? card.spices ?? card.ducats ?? 0,
  ducats: card.ducats ?? 0,
});

const ITEMS: Record<string, Drawing> = {
  ...COLUMNS,
  colonies: { icon: 'i-palm', tint: 'wood' },
  plantations: { icon: 'i-ginger', tint: 'ginger' },
  duties: { icon: 'i-seal', tint: 'cloth' },
  missions: { icon: 'i-cross', tint: 'paper' },
  expeditions: CARD,
  ducats: COIN,
};
export const item = (of: string): Drawing | undefined => ITEMS[of];

/** The tiles and cards that a view has shown, for sentences that contain only their ids. */
const tiles = new SvelteMap<string, GoaTile>();
const cards = new SvelteMap<string, GoaCard>();

/** Registers tiles and cards, so that earlier sentences get their drawings too. */
export function meet(seenTiles: Iterable<GoaTile | null>, seenCards: Iterable<GoaCard>): void {
  untrack(() => {
    for (const tile of seenTiles) if (tile && !tiles.has(tile.id)) tiles.set(tile.id, tile);
    for (const card of seenCards) if (!cards.has(card.id)) cards.set(card.id, card);
  });
}

/** The drawing of a component by the id of its message. */
export function draw(id: string): Drawing | undefined {
  if (id === 'go-flag') return FLAG;
  const [, family, name = ''] = /^go-(spice|column|symbol|tile|card|bonanza)-(.+)$/.exec(id) ?? [];
  switch (family) {
    case 'spice':
      return { icon: `i-${name}`, tint: name };
    case 'column':
      return lookUp(COLUMNS, name);
    case 'symbol':
      return lookUp(SYMBOLS, name);
    case 'tile': {
      const tile = tiles.get(name);
      if (!tile) return undefined;
      const figure = tile.kind === 'plantation' ? tile.fields?.toString() : face(tile).figure;
      return figure === undefined ? emblem(tile) : { ...emblem(tile), figure };
    }
    case 'card': {
      const card = cards.get(name);
      return card ? SYMBOLS[card.symbol] : CARD;
    }
    case 'bonanza':
      return BONANZA;
  }
  return undefined;
}
