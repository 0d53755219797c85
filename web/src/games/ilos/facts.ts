import type { IlosView } from '../../generated/ilos';
import type { GameFacts } from '../../lib/game';

export const facts: GameFacts<IlosView> = {
  score: (view, seat) => view.merchants[seat]?.wealth ?? undefined,
  aids: true,
  unit: 'coin',
};
