import { expect, test } from 'vitest';
import type { MaracaiboView } from '../../../generated/maracaibo';
import { foldedClause, foldedRow, tilesIn } from './folded';

const view = { story: { met: ['L3', 'L12'], unlocked: ['90'] } } as unknown as MaracaiboView;
const classic = {} as unknown as MaracaiboView;

test('a text names tiles, and ranges of them', () => {
  expect(tilesIn('L10 to L12 also, and L25')).toEqual([10, 11, 12, 25]);
  expect(tilesIn('L20 à L21')).toEqual([20, 21]);
});

test('clauses about tiles are folded until the first tile is met', () => {
  expect(foldedClause(view, 'MA-30.14', 'L25: whoever stops there scores')).toBe('L25');
  expect(foldedClause(view, 'MA-30.3', 'L3: at Cartagena')).toBeUndefined();
  expect(foldedClause(view, 'MA-30.9', 'L10 to L17: whoever stops')).toBeUndefined();
  expect(foldedClause(view, 'MA-30.27', 'The arrival of a tile triggers nothing')).toBeUndefined();
  expect(foldedClause(view, 'MA-6.9', 'lanes of L2')).toBeUndefined();
  expect(foldedClause(classic, 'MA-30.14', 'L25: whoever stops there scores')).toBeUndefined();
});

test('tiles and special cards are folded until they are met', () => {
  expect(foldedRow(view, 'legacy', { id: 'L9' })).toBe(true);
  expect(foldedRow(view, 'legacy', { id: 'L3' })).toBe(false);
  expect(foldedRow(view, 'card', { id: '91' })).toBe(true);
  expect(foldedRow(view, 'card', { id: '90' })).toBe(false);
  expect(foldedRow(view, 'card', { id: '5' })).toBe(false);
  expect(foldedRow(classic, 'legacy', { id: 'L9' })).toBe(false);
});
