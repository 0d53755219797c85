// Where actions and events lie on the table: the bar, the outlines of last moves, the pieces that fly.
import type { MaracaiboAction, MaracaiboPlayer } from '../../generated/maracaibo';
import type { Short } from '../../lib/game';
import { word } from '../../lib/i18n.svelte';
import type { MaChoice, MaTable } from './targets';
import { pendingOf } from './shown';

type Match = (action: MaracaiboAction) => boolean;

/** The player who looks, if it is one. */
export const ownOf = (table: MaTable): MaracaiboPlayer | undefined =>
  table.seat === undefined ? undefined : table.view.players[table.seat];

/** What a hand card stands for now: what is being asked for comes before planning, which is free at any time. */
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
/** What a bought card stands for now. */
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
  (deed: MaracaiboAction['do']): Match =>
  (action) =>
    action.do === deed;

const named = (id: string): string => word(id) ?? id;

/** How a choice stands in the bar; what the chart or the dock alone offers stands aside. */
export function short(choice: MaChoice, table: MaTable): Short {
  const { action } = choice;
  switch (action.do) {
    case 'sail':
    case 'explore':
    case 'plan':
    case 'drop':
    case 'career':
    case 'deliver':
    case 'spend':
    case 'disc':
    case 'buy':
    case 'invest':
    case 'use-area':
    case 'use-card':
    case 'combat-card':
    case 'annex':
    case 'raid':
    case 'settle':
    case 'sea':
    case 'mine':
    case 'take':
    case 'objective':
    case 'spend-combat':
    case 'spend-spy':
    case 'influence':
    case 'reveal':
      return { aside: true };
    case 'draw':
      return { text: named('mab-draw-one') };
    case 'stop':
      return { text: named(stopWord(table)), tone: stopTone(table) };
    case 'skip':
      return {
        text: named(pendingOf(table.view)?.kind === 'main' ? 'mab-no-action' : 'mab-skip'),
        tone: 'plain',
      };
    case 'take-points':
      return { drawings: [{ icon: 'v-vp' }], text: named('mab-points') };
    case 'take-doubloons':
      return { drawings: [{ icon: 'v-d' }], text: named('mab-doubloons') };
    case 'always':
      return {
        drawings: [{ icon: action.take === 'points' ? 'v-vp' : 'v-d' }],
        text: named('mab-always'),
        tone: 'plain',
      };
    case 'ask':
      return { text: named('mab-ask'), tone: 'plain' };
    case 'city':
      return { mark: true };
    case 'village':
      return { mark: true };
    case 'quest':
      return { mark: true };
    case 'spy':
      return { mark: true };
    case 'perform':
      return { text: named('mab-perform'), tone: 'main' };
    case 'way':
    case 'pay':
      return { mark: true };
    case 'pay-good':
      return { text: named(`ma-good-${action.good}`) };
    case 'nation':
    case 'fight':
      return {
        drawings: [{ icon: `i-nation-${action.nation}` }],
        text: named(`ma-nation-${action.nation}`),
      };
    case 'token':
      return { drawings: [{ icon: `m-t-${action.token}` }], text: named(`ma-token-${action.token}`) };
    case 'spies':
      return { text: String(action.count) };
    case 'take-doubloon':
      return { mark: true };
    case 'discard-hand':
      return { mark: true };
    case 'use-tile':
    case 'cure':
      return { text: named(`ma-legacy-${action.legacy}`) };
    // The story card offers them.
    case 'vote':
    case 'decide':
    case 'abstain':
      return { aside: true };
    case 'spy-to-combat':
      return { mark: true, tone: 'plain' };
  }
}

/** What ends a turn or a Combat has a colour of its own; that one sails no farther is what one mostly wants. */
function stopTone(table: MaTable): Short['tone'] {
  const kind = pendingOf(table.view)?.kind;
  if (kind === 'finish' || kind === 'fight') return 'end';
  return kind === 'sail' ? 'main' : 'plain';
}

/** What "no farther" is called, by what is being done. */
function stopWord(table: MaTable): string {
  switch (pendingOf(table.view)?.kind) {
    case 'sail':
      return 'mab-stop-sail';
    case 'village':
      return 'mab-stop-village';
    case 'fight':
      return 'mab-stop-fight';
    case 'explore':
      return 'mab-stop-explore';
    case 'finish':
      return 'mab-stop-turn';
    case 'draw':
      return 'mab-stop-draw';
    case 'tile':
    case 'tile-disc':
    case 'skull':
    case 'ballot':
    case 'decide':
    case 'host':
    case 'main':
    case 'deliver':
    case 'city':
    case 'either':
    case 'offer':
    case 'same':
    case 'settle':
    case 'disc':
    case 'nation':
    case 'settlement':
    case 'token':
    case 'spy-income':
    case 'bought':
    case 'quest':
    case 'pile':
    case 'banner':
    case 'space-quest':
    case 'purchase':
    case undefined:
      return 'mab-stop';
  }
}
