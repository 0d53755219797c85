import type { MundusNovusView } from '../../generated/mundus-novus';
import type { GameUi } from '../types';
import Area from './Area.svelte';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import { component, draw, item } from './drawings';
import Facts from './Facts.svelte';
import { flights, foresee, short, spots, where } from './match';

export const ui: GameUi = {
  Board,
  Dock,
  Facts,
  Area,
  score: (view, seat) => (view as MundusNovusView).players[seat]?.doubloons,
  marker: (view, seat) =>
    (view as MundusNovusView).master === seat
      ? { icon: 'i-merchant', tint: 'gold', id: 'mnb-master' }
      : undefined,
  draw,
  component,
  where: (view, kind, row) => where(view as MundusNovusView, kind, row),
  phases: ['mn-phase-event', 'mn-phase-supply', 'mn-phase-trade', 'mn-phase-progression'],
  short,
  foresee: (view) => foresee(view as MundusNovusView),
  spots,
  flights,
  goal: (view) => (view as MundusNovusView).prices.doubloons_to_win,
  item,
};
