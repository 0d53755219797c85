// What the panels say of a game that has no drawn board yet: points that lie open, and rivals who hold no seat.
import type { RoiView } from '../generated/au-nom-du-roi';
import type { MaracaiboView } from '../generated/maracaibo';

export interface RivalBrief {
  /** The message that names it. */
  id: string;
  score: number;
}

interface Brief {
  score(view: unknown, seat: number): number | undefined;
  rivals?(view: unknown): readonly RivalBrief[];
}

const briefs: Record<string, Brief> = {
  'au-nom-du-roi': {
    score: (view, seat) => (view as RoiView).investors[seat]?.score,
  },
  maracaibo: {
    score: (view, seat) => (view as MaracaiboView).players[seat]?.score,
    rivals: (view) => {
      const { jeanne } = view as MaracaiboView;
      return jeanne ? [{ id: 'ma-jeanne', score: jeanne.score }] : [];
    },
  },
};

export function briefOf(game: string): Brief | undefined {
  return briefs[game];
}
