import type { MundusNovusView } from '../../generated/mundus-novus';
import type { GameFacts } from '../../lib/game';

export const facts: GameFacts<MundusNovusView> = {
  score: (view, seat) => view.players[seat]?.doubloons,
  unit: 'coin',
};
