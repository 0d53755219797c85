// The facts about each game that pages need beside the server's: its emblem.

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

/** The emblem of a game; a game without one sails under ours. */
export function emblem(game: string): Emblem {
  const tint = TINTS[game];
  return tint ? { name: `e-${game}`, tint } : { name: 'e-caravelle', tint: 'wood' };
}
