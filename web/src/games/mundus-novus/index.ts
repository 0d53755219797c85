import type { MundusNovusAction, MundusNovusEvent, MundusNovusView } from '../../generated/mundus-novus';
import type { GameUi } from '../../lib/game';
import { pictures } from '../../ui/board/pictures';
import Area from './Area.svelte';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import { component, draw, item } from './drawings';
import Facts from './Facts.svelte';
import { asks, flights, foresee, short, spots, where } from './match';

pictures('mn-art', import.meta.glob('./pictures/*.svg', { query: '?raw', import: 'default', eager: true }));

export const ui: GameUi<MundusNovusView, MundusNovusAction, MundusNovusEvent, unknown> = {
  stage: { width: 1400, height: 796 },
  Board,
  Dock,
  Facts,
  Area,
  asks,
  marker: (view, seat) =>
    view.master === seat ? { icon: 'i-merchant', tint: 'gold', id: 'mnb-master' } : undefined,
  draw,
  component,
  where,
  phases: ['mn-phase-event', 'mn-phase-supply', 'mn-phase-trade', 'mn-phase-progression'],
  short,
  foresee,
  spots,
  flights,
  goal: (view) => view.prices.doubloons_to_win,
  item,
};
