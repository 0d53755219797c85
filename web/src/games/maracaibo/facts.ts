import type { MaracaiboView } from '../../generated/maracaibo';
import type { GameFacts } from '../../lib/game';
import { campaignRows, foldedClause, foldedRow } from './story/folded';

export const facts: GameFacts<MaracaiboView> = {
  score: (view, seat) => view.players[seat]?.score,
  aids: true,
  rivals: ({ jeanne }) => (jeanne ? [{ id: 'ma-jeanne', score: jeanne.score }] : []),
  unit: 'ma-page-head-score',
  foldedClause,
  foldedRow,
  campaignRows,
  // The levels are cards of the classic mode.
  notInCampaign: ['mode', 'level', 'campaign'],
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
    }
    return undefined;
  },
};
