import { expect, test } from 'vitest';
import type { MaracaiboAction } from '../../generated/maracaibo';
import { errandOf, short } from './match';
import type { MaChoice, MaTable } from './targets';

const table = (kind: string, more: object = {}, ...deeds: MaracaiboAction['do'][]): MaTable => {
  const legal = deeds.map((deed) => ({ action: { do: deed }, text: deed }));
  return {
    seat: 0,
    legal,
    view: {
      pending: [{ kind: 'draw' }, { kind: 'finish' }, { kind }],
      players: [{ hand_count: 2, hand_limit: 4 }],
      deck: 30,
      discard: [],
    },
    choice: (match: (action: MaracaiboAction) => boolean) =>
      legal.find(({ action }) => match(action as MaracaiboAction)),
    ...more,
  } as unknown as MaTable;
};
const perform = { action: { do: 'perform' }, text: 'perform' } as unknown as MaChoice;

test('a button has signs in a city and words elsewhere', () => {
  expect(short(perform, table('city'))).toEqual({ mark: true, tone: 'main' });
  expect(short(perform, table('space-quest')).text).toBe('mab-perform');
});

test('one press ends the turn and fills the hand if no other decision is left', () => {
  expect(errandOf(table('village', {}, 'stop', 'buy'))).toEqual({
    moves: [{ do: 'stop' }],
    tasks: ['end', 'fill'],
    cards: 2,
  });
  expect(errandOf(table('fight', {}, 'stop'))?.tasks).toEqual(['end', 'fill']);
  expect(errandOf(table('main', {}, 'city', 'skip'))).toBeUndefined();
  expect(errandOf(table('village', { tutor: { holds: () => true } }, 'stop'))).toBeUndefined();
  expect(errandOf(table('draw', { aid: { draws: 3 } }, 'draw', 'take'))?.cards).toBe(3);
  // A single card is drawn by the button that draws one.
  expect(errandOf(table('draw', { aid: { draws: 1 } }, 'draw', 'take'))).toBeUndefined();
});
