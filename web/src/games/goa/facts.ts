import type { GoaView } from '../../generated/goa';
import type { GameFacts } from '../../lib/game';

export const facts: GameFacts<GoaView> = {
  score: (view, seat) => view.merchants[seat]?.score,
  unit: 'gob-points-short',
};
