// Facts about each game that the server does not have: its emblem.

const TINTS: Record<string, string> = {
  'mundus-novus': 'gold',
  'au-nom-du-roi': 'scarlet',
  goa: 'wood',
  ilos: 'gold',
  maracaibo: 'scarlet',
};

export interface Emblem {
  name: string;
  tint: string;
}

/** The emblem of a game; a default for a game without one. */
export function emblem(game: string): Emblem {
  const tint = TINTS[game];
  return tint ? { name: `e-${game}`, tint } : { name: 'e-caravelle', tint: 'wood' };
}
