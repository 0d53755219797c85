import type { RoiView } from '../../generated/au-nom-du-roi';
import type { GameFacts } from '../../lib/game';

export const facts: GameFacts<RoiView> = {
  score: (view, seat) => view.investors[seat]?.score,
  aids: true,
};
