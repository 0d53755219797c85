import type { MaracaiboAction, MaracaiboAid, MaracaiboEvent, MaracaiboView } from '../../generated/maracaibo';
import type { GameUi } from '../../lib/game';
import Acts from './Acts.svelte';
import Area from './Area.svelte';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import { draw, item } from './drawings';
import { errandsOf } from './errands.svelte';
import { flights, spots } from './events';
import Facts from './Facts.svelte';
import Breakdown from './Breakdown.svelte';
import Face from './Face.svelte';
import Mark from './Mark.svelte';
import Rivals from './Rivals.svelte';
import Chronicle from './story/Chronicle.svelte';
import { sprite } from '../../ui/board/sprite';
import icons from './icons.svg?raw';
import { notate } from './lesson';
import { short } from './match';
import { asks, reads } from './reading';

sprite(icons);

export const ui: GameUi<MaracaiboView, MaracaiboAction, MaracaiboEvent, MaracaiboAid> = {
  Board,
  Dock,
  Facts,
  Acts,
  Area,
  areaInDock: true,
  notate,
  Rivals,
  Face,
  Breakdown,
  Chronicle,
  Mark,
  // The design size of shelf, chart and dock, in a window of 1400 by 900.
  stage: { width: 1400, height: 786 },
  dock: 'whole',
  scored: (view, seat) => view.players[seat]?.points,
  draw,
  rounds: ({ round, rounds }) => ({ now: round, of: rounds }),
  phaseOf: ({ stage }) => `mab-phase-${stage}`,
  phases: ['mab-phase-sail', 'mab-phase-act', 'mab-phase-draw'],
  // The bar offers nothing while a page must be read first, or while an errand is running.
  short: (choice, table) =>
    reads(table) || errandsOf(table).active ? { boardOnly: true } : short(choice, table),
  asks,
  spots,
  flights,
  item,
};
