import type { GoaView } from '../../generated/goa';
import type { GameUi } from '../types';
import Area from './Area.svelte';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import { draw, FLAG, item } from './drawings';
import Facts from './Facts.svelte';
import { flights, short, spots } from './match';

export const ui: GameUi = {
  Board,
  Dock,
  Facts,
  Area,
  score: (view, seat) => (view as GoaView).merchants[seat]?.score,
  unit: 'gob-points-short',
  marker: (view, seat) =>
    (view as GoaView).flag === seat ? { icon: FLAG.icon, tint: 'scarlet', id: 'gob-flag' } : undefined,
  draw,
  phases: ['go-phase-tokens', 'go-phase-auctions', 'go-phase-actions', 'go-phase-bonus'],
  short,
  spots,
  flights,
  item,
};
