import type { GoaAction, GoaEvent, GoaView } from '../../generated/goa';
import type { GameUi } from '../../lib/game';
import Area from './Area.svelte';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import { draw, FLAG, item } from './drawings';
import Facts from './Facts.svelte';
import { flights, short, spots } from './match';

export const ui: GameUi<GoaView, GoaAction, GoaEvent, unknown> = {
  stage: { width: 1400, height: 796 },
  Board,
  Dock,
  Facts,
  Area,
  marker: (view, seat) =>
    view.flag === seat ? { icon: FLAG.icon, tint: 'scarlet', id: 'gob-flag' } : undefined,
  draw,
  phases: ['go-phase-tokens', 'go-phase-auctions', 'go-phase-actions', 'go-phase-bonus'],
  short,
  spots,
  flights,
  item,
};
