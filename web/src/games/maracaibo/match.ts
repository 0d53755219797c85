// Choices in the prompt bar, and predicates that match actions to things on the board.
import type {
  MaracaiboAction,
  MaracaiboCard,
  MaracaiboPending,
  MaracaiboPlayer,
} from '../../generated/maracaibo';
import type { Short } from '../../lib/game';
import { word } from '../../lib/i18n.svelte';
import { BOARD_ONLY, shortening } from '../../lib/kinds';
import type { MaTable } from './targets';
import { lockOf, pendingOf } from './shown';

type Match = (action: MaracaiboAction) => boolean;

/** The viewer's player; undefined for spectators. */
export const ownOf = (table: MaTable): MaracaiboPlayer | undefined =>
  table.seat === undefined ? undefined : table.view.players[table.seat];

/** The number of cards that the viewer draws at the end of the turn. */
export function cardsDue(table: MaTable): number {
  const own = ownOf(table);
  if (!own) return 0;
  const room = Math.max(0, own.hand_limit - own.hand_count);
  return Math.min(room, table.view.deck + table.view.discard.length);
}

/** A button with more than one move: its first moves, sent at once, and the tasks that follow by themselves. */
export interface Errand {
  moves: readonly MaracaiboAction[];
  tasks: readonly ('end' | 'fill')[];
  /** The number of cards that are drawn. */
  cards: number;
}

/** The errand that the bar offers now, if any. In a lesson each move is made separately. */
export function errandOf(table: MaTable): Errand | undefined {
  if (table.legal.length === 0 || table.tutor?.holds() === true) return undefined;
  const kind = pendingOf(table.view)?.kind;
  const cards = kind === 'draw' ? (table.aid?.draws ?? 0) : cardsDue(table);
  if (kind === 'draw' && cards > 1) return { moves: [{ do: 'draw' }], tasks: ['fill'], cards };
  if (kind === 'finish' && cards > 0)
    return { moves: [{ do: 'stop' }, { do: 'draw' }], tasks: ['fill'], cards };
  // After the last village action, or the combat, the rest of the turn needs no decision.
  const last =
    (kind === 'village' || kind === 'fight') &&
    table.view.pending.every((one) => one.kind === 'draw' || one.kind === 'finish' || one.kind === kind);
  return last && table.choice(doing('stop'))
    ? { moves: [{ do: 'stop' }], tasks: ['end', 'fill'], cards }
    : undefined;
}

/** The use of a hand card: a requested one comes before planning, which is always possible. */
export const ofHand =
  (card: string): Match =>
  (action) =>
    (action.do === 'buy' || action.do === 'deliver' || action.do === 'spend') && action.card === card;
export const planning =
  (card: string): Match =>
  (action) =>
    action.do === 'plan' && action.card === card;
export const buying =
  (card: string): Match =>
  (action) =>
    action.do === 'buy' && action.card === card;
export const taking =
  (card: string): Match =>
  (action) =>
    action.do === 'take' && action.card === card;
/**
 * The moves that deliver a hand card, from the choice of the main action on: the city action with this delivery.
 * Undefined if the market does not take the card, or no disc of the ship can be moved there.
 */
export function delivery(table: MaTable, card: MaracaiboCard): readonly MaracaiboAction[] | undefined {
  const own = ownOf(table);
  const here = table.view.places.find((place) => place.id === own?.ship);
  const takes = here?.good === card.good && here.kind !== 'homeward' && here.discs < here.spaces;
  const moves = own?.areas.some((area) => !area.done && lockOf(own, area) === undefined) ?? false;
  const asked = pendingOf(table.view)?.kind === 'main' && table.choice(doing('city')) !== undefined;
  return takes && moves && asked && table.tutor?.holds() !== true
    ? [{ do: 'city' }, { do: 'deliver', card: card.id }]
    : undefined;
}
/** The use of a bought card. */
export const ofCompany =
  (card: string): Match =>
  (action) =>
    (action.do === 'use-card' || action.do === 'combat-card' || action.do === 'spy') && action.card === card;
export const ofArea =
  (area: string): Match =>
  (action) =>
    (action.do === 'disc' || action.do === 'use-area') && action.area === area;
export const investing =
  (building: string): Match =>
  (action) =>
    action.do === 'invest' && action.building === building;
export const completing =
  (number: number): Match =>
  (action) =>
    action.do === 'objective' && action.number === number;
export const choosing =
  (career: string): Match =>
  (action) =>
    action.do === 'career' && action.career === career;
export const doing =
  (name: MaracaiboAction['do']): Match =>
  (action) =>
    action.do === name;

const named = (id: string): string => word(id) ?? id;

/** The display of a choice in the prompt bar. Choices that only chart or dock offer are left out. */
export const short = shortening<MaracaiboAction, MaTable>({
  sail: BOARD_ONLY,
  explore: BOARD_ONLY,
  plan: BOARD_ONLY,
  drop: BOARD_ONLY,
  career: BOARD_ONLY,
  deliver: BOARD_ONLY,
  spend: BOARD_ONLY,
  disc: BOARD_ONLY,
  buy: BOARD_ONLY,
  invest: BOARD_ONLY,
  'use-area': BOARD_ONLY,
  'use-card': BOARD_ONLY,
  'combat-card': BOARD_ONLY,
  annex: BOARD_ONLY,
  raid: BOARD_ONLY,
  settle: BOARD_ONLY,
  sea: BOARD_ONLY,
  mine: BOARD_ONLY,
  take: BOARD_ONLY,
  objective: BOARD_ONLY,
  'spend-combat': BOARD_ONLY,
  'spend-spy': BOARD_ONLY,
  influence: BOARD_ONLY,
  reveal: BOARD_ONLY,
  draw: () => ({ text: named('mab-draw-one') }),
  stop: (_, table) => ({ text: named(stopWord(table)), tone: stopTone(table) }),
  skip: (_, table) =>
    pendingOf(table.view)?.kind === 'deliver'
      ? { mark: true, tone: 'plain' }
      : {
          text: named(pendingOf(table.view)?.kind === 'main' ? 'mab-no-action' : 'mab-skip'),
          tone: 'plain',
        },
  'take-points': { mark: true },
  'take-doubloons': () => ({ drawings: [{ icon: 'v-d' }], text: named('mab-doubloons') }),
  always: (action) => ({
    drawings: [{ icon: action.take === 'points' ? 'v-vp' : 'v-d' }],
    text: named('mab-always'),
    tone: 'plain',
  }),
  ask: () => ({ text: named('mab-ask'), tone: 'plain' }),
  city: { mark: true },
  village: { mark: true },
  quest: { mark: true },
  spy: { mark: true },
  perform: (_, table) =>
    pendingOf(table.view)?.kind === 'city'
      ? { mark: true, tone: 'main' }
      : { text: named('mab-perform'), tone: 'main' },
  way: { mark: true },
  pay: { mark: true },
  'pay-good': (action) => ({ text: named(`ma-good-${action.good}`) }),
  nation: (action) => ({
    drawings: [{ icon: `i-nation-${action.nation}` }],
    text: named(`ma-nation-${action.nation}`),
  }),
  fight: (action) => ({
    drawings: [{ icon: `i-nation-${action.nation}` }],
    text: named(`ma-nation-${action.nation}`),
  }),
  token: (action) => ({
    drawings: [{ icon: `m-t-${action.token}` }],
    text: named(`ma-token-${action.token}`),
  }),
  spies: (action) => ({ text: String(action.count) }),
  'take-doubloon': { mark: true },
  'discard-hand': { mark: true },
  'use-tile': (action) => ({ text: named(`ma-legacy-${action.legacy}`) }),
  cure: (action) => ({ text: named(`ma-legacy-${action.legacy}`) }),
  // The story card offers these choices.
  vote: BOARD_ONLY,
  decide: BOARD_ONLY,
  abstain: BOARD_ONLY,
  'spy-to-combat': { mark: true, tone: 'plain' },
});

/** Whether another button ends the turn and draws the due cards. In a lesson there is only one way. */
const endsTwice = (table: MaTable): boolean => cardsDue(table) > 0 && table.tutor?.holds() !== true;

/** The tone of `stop`: ending a turn or a Combat has a tone of its own, and ending a voyage is the usual choice. */
function stopTone(table: MaTable): Short['tone'] {
  const kind = pendingOf(table.view)?.kind;
  if (kind === 'finish') return endsTwice(table) ? 'plain' : 'end';
  if (kind === 'fight') return 'end';
  return kind === 'sail' ? 'main' : 'plain';
}

/** The labels of `stop` by the pending step; `mab-stop` for all others. */
const STOP_WORDS: Partial<Readonly<Record<MaracaiboPending['kind'], string>>> = {
  sail: 'mab-stop-sail',
  village: 'mab-stop-village',
  fight: 'mab-stop-fight',
  explore: 'mab-stop-explore',
  finish: 'mab-stop-turn',
  draw: 'mab-stop-draw',
};

function stopWord(table: MaTable): string {
  const kind = pendingOf(table.view)?.kind;
  if (kind === 'finish' && endsTwice(table)) return 'mab-stop-turn-choose';
  return (kind && STOP_WORDS[kind]) ?? 'mab-stop';
}
