// The drawings of an objective's target.
import type { MaracaiboObjective } from '../../generated/maracaibo';
import { badge, icon, type Cell } from './glyphs';

const GOALS: Readonly<Record<string, readonly Cell[]>> = {
  quests: [icon('m-quest')],
  upgrades: [icon('m-upgrade')],
  'combat-tokens': [icon('m-ctoken')],
  influence: [badge('inf', '')],
  'influence-two': [badge('inf', ''), badge('inf', '')],
  line: [icon('m-line')],
  tokens: [icon('m-any')],
  spies: [icon('m-spy')],
};

export function objectiveCells(objective: Pick<MaracaiboObjective, 'goal' | 'nation'>): readonly Cell[] {
  const { goal, nation } = objective;
  if (nation) return [goal === 'cubes' ? icon('m-cube', nation) : badge('inf', '', nation)];
  return GOALS[goal] ?? [icon('m-any')];
}
