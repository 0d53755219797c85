import type { RoiAction, RoiAid, RoiEvent, RoiView } from '../../generated/au-nom-du-roi';
import type { GameUi } from '../../lib/game';
import { pictures } from '../../ui/board/pictures';
import { sprite } from '../../ui/board/sprite';
import Acts from './Acts.svelte';
import Area from './Area.svelte';
import Board from './Board.svelte';
import { boatSymbols } from './boats';
import Dock from './Dock.svelte';
import { component, draw, FLAG, item } from './drawings';
import Facts from './Facts.svelte';
import icons from './icons.svg?raw';
import { flights, phase, short, spots, where } from './match';
import { notate, takeUp } from './lesson';
import { asks } from './tell';
import './roi.css';

sprite(icons.replace(/<\/svg>\s*$/, `${boatSymbols()}</svg>`));
pictures('ar-art', import.meta.glob('./pictures/*.svg', { query: '?raw', import: 'default', eager: true }));

export const ui: GameUi<RoiView, RoiAction, RoiEvent, RoiAid> = {
  Board,
  Dock,
  Facts,
  Area,
  Acts,
  asks,
  notate,
  takeUp,
  keys: [
    { keys: ['J'], id: 'arb-keys-card' },
    { keys: ['1', '2', '3'], id: 'arb-keys-volume' },
    { keys: ['←', '→'], id: 'arb-keys-colour' },
    { keys: ['R'], id: 'arb-keys-reserve' },
    { keys: ['D', 'E'], id: 'arb-keys-end' },
  ],
  stage: { width: 1400, height: 812 },
  // At the end of the game the two values are equal.
  scored: (view, seat) => (view.stage === 'over' ? undefined : view.investors[seat]?.points),
  marker: (view, seat) => (view.first === seat ? { ...FLAG, id: 'arb-first' } : undefined),
  draw,
  component,
  where,
  phases: ['ar-phase-first', 'ar-phase-interim-lap', 'ar-phase-second', 'ar-phase-last-lap'],
  phase,
  short,
  spots,
  flights,
  item,
};
