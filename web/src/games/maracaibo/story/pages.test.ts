import { expect, test } from 'vitest';
import type { MaracaiboEvent } from '../../../generated/maracaibo';
import type { LineOf } from '../../../lib/game';
import { pagesOf } from './pages';

const log = (...lines: [number, MaracaiboEvent][]): LineOf<MaracaiboEvent>[] =>
  lines.map(([n, event]) => ({ n, round: 1, forced: false, event, say: { id: 'plain', args: [] } }));

test('each card is a page with its changes, and votes are on the card that asked', () => {
  const pages = pagesOf(
    log(
      [0, { kind: 'quest-placed', quest: 'Q1', place: '3' }],
      [0, { kind: 'story-drawn', card: '01', ours: true }],
      [0, { kind: 'quest-placed', quest: 'S1', place: '15' }],
      [4, { kind: 'quest-placed', quest: 'Q2', place: '4' }],
      [9, { kind: 'story-read', seat: 1, card: '02', ours: true }],
      [9, { kind: 'cards-unlocked', cards: ['90'] }],
      [11, { kind: 'ballots-shown', card: '02', ballots: ['a', null], chosen: 'a', ours: true }],
      [11, { kind: 'story-drawn', card: '03', ours: true }],
      [11, { kind: 'tile-laid', legacy: 'L3' }],
    ),
  );
  expect(pages.map(({ key, changes }) => [key, changes.length])).toEqual([
    ['drawn-01', 1],
    ['read-02', 1],
    ['drawn-03', 1],
  ]);
  expect(pages[1]).toMatchObject({ reader: 1, ballots: ['a', null], chosen: 'a' });
});

test('a tie is decided by the reader', () => {
  const [page] = pagesOf(
    log(
      [1, { kind: 'story-read', seat: 0, card: '02', ours: true }],
      [2, { kind: 'ballots-shown', card: '02', ballots: ['a', 'b'], chosen: null, ours: true }],
      [3, { kind: 'decided', seat: 0, card: '02', choice: 'b', ours: true }],
    ),
  );
  expect(page).toMatchObject({ chosen: 'b', by: 0 });
});
