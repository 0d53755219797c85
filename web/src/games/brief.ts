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
  /** What the points of the panels are called, where a table of the page calls them so. */
  unit?: string;
  /** The message of a row of the component files, where it is not called after its kind and id. */
  message?(file: string, kind: string, row: Readonly<Record<string, unknown>>): string | undefined;
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
    unit: 'ma-page-head-score',
    message: (file, kind, row) => {
      switch (`${file} ${kind}`) {
        case 'automa card':
          return `ma-automa-${String(row.id)}`;
        case 'cities tile':
          return `ma-city-${String(row.id)}`;
        case 'combat token':
          return `ma-combat-${String(row.id)}`;
        case 'classic classic':
          return `ma-level-${String(row.level)}`;
        default:
          return undefined;
      }
    },
  },
};

export function briefOf(game: string): Brief | undefined {
  return briefs[game];
}
