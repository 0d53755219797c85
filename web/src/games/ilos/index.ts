import type { IlosAction, IlosAid, IlosEvent, IlosView } from '../../generated/ilos';
import type { GameUi } from '../../lib/game';
import { pictures } from '../../ui/board/pictures';
import Acts from './Acts.svelte';
import Area from './Area.svelte';
import { asks } from './asks';
import Board from './Board.svelte';
import Breakdown from './Breakdown.svelte';
import Dock from './Dock.svelte';
import { draw, item, STALL } from './drawings';
import Facts from './Facts.svelte';
import './ilos.css';
import { notate, takeUp } from './lesson';
import { flights, short, spots, where } from './match';
import { installSprites } from './sprites';

installSprites();
pictures('il-art', import.meta.glob('./pictures/*.svg', { query: '?raw', import: 'default', eager: true }));

export const ui: GameUi<IlosView, IlosAction, IlosEvent, IlosAid> = {
  Board,
  Dock,
  Facts,
  Area,
  Acts,
  Breakdown,
  asks,
  notate,
  takeUp,
  stage: { width: 1400, height: 796 },
  keys: [
    { keys: ['1', '…', '6'], id: 'ilb-keys-digits' },
    { keys: ['R', '⇧ R'], id: 'ilb-keys-turn' },
    { keys: ['E'], id: 'ilb-keys-end' },
    { keys: ['N'], id: 'ilb-keys-names' },
    { keys: ['+', '-', '0'], id: 'ilb-keys-map' },
  ],
  marker: (view, seat) => (view.first === seat ? { ...STALL, id: 'ilb-first' } : undefined),
  draw,
  where,
  phases: ['il-phase-redraw', 'il-phase-first-islands', 'il-phase-turns', 'il-phase-last-round'],
  short,
  spots,
  flights,
  item,
};
