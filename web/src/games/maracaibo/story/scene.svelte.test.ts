import { flushSync, mount, unmount } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import type {
  MaracaiboAction,
  MaracaiboAid,
  MaracaiboEvent,
  MaracaiboView,
} from '../../../generated/maracaibo';
import type { LineOf } from '../../../lib/game';
import { Table } from '../../../lib/table.svelte';
import type { MaTable } from '../targets';
import Scene from './Scene.svelte';
import { taleOf } from './tale.svelte';

const said = (text: string): { id: string; args: [string, { text: string }][] } => ({
  id: 'plain',
  args: [['text', { text }]],
});
const line = (n: number, event: MaracaiboEvent): LineOf<MaracaiboEvent> => ({
  n,
  round: 1,
  forced: false,
  event,
  say: said(''),
});

let count = 0;
/** A table of two in the middle of a vote that seat 1 has read out. */
function voting(): MaTable {
  const table = new Table<MaracaiboView, MaracaiboAction, MaracaiboEvent, MaracaiboAid>(
    `story-${(count += 1)}`,
    {
      page: false,
    },
  );
  const option = (choice: 'a' | 'b'): object => ({ choice, label: said(`Way ${choice}`), text: said('far') });
  const view = {
    places: [],
    tiles: [],
    players: [{ seat: 0 }, { seat: 1 }],
    story: {
      cards: [],
      passages: [
        {
          card: '02',
          title: said('A title'),
          front: said('front'),
          back: said('the back is read'),
          question: said('Which way?'),
          options: [option('a'), option('b')],
        },
      ],
      vote: { card: '02', reader: 1, open: true, waiting: [0], cast: false, own: null },
    },
  };
  const choice = (action: MaracaiboAction, text: string): object => ({ action, text, say: said(text) });
  const legal = [
    choice({ do: 'vote', choice: 'a' }, 'vote a'),
    choice({ do: 'vote', choice: 'b' }, 'vote b'),
    choice({ do: 'abstain' }, 'abstain'),
  ];
  const seat = { bot: undefined };
  table.line = 'open';
  table.viewer = 0;
  table.info = { seats: [seat, seat], hot_seat: false } as never;
  table.present = { view, legal, actors: [0] } as never;
  table.log = [line(7, { kind: 'story-read', seat: 1, card: '02', ours: true })];
  return table;
}

const show = (table: MaTable): (() => void) => {
  const page = taleOf(table).page;
  if (!page) throw new Error('no page lies open');
  const scene = mount(Scene, { target: document.body, props: { table, page } });
  flushSync();
  return () => void unmount(scene);
};
const actions = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-action]')].map((one) => one.dataset.action);

beforeEach(() => localStorage.clear());

test('the reader sees a card first, the others when they turn it; the vote is on the card', () => {
  const table = voting();
  const close = show(table);
  expect(actions()).toEqual(['vote a', 'vote b', 'abstain']);
  expect(document.querySelector('.tale')).toBeNull();
  document.querySelector<HTMLElement>('[data-story="turn"]')?.click();
  flushSync();
  expect(document.querySelectorAll('.tale p')).toHaveLength(1);
  // No page can be turned while the table votes.
  expect(document.querySelector('[data-story="on"]')).toBeNull();
  close();

  const reader = voting();
  reader.viewer = 1;
  const read = show(reader);
  expect(document.querySelectorAll('.tale p')).toHaveLength(1);
  read();
});

test('ballots are shown together, then what has changed, then the board', () => {
  const table = voting();
  const story = (table.present?.view as { story: object }).story;
  table.present = {
    ...table.present,
    view: { ...table.view, story: { ...story, vote: null } },
    legal: [],
  } as never;
  table.log = [
    ...table.log,
    line(8, { kind: 'ballots-shown', card: '02', ballots: ['b', 'b'], chosen: 'b', ours: true }),
    line(8, { kind: 'story-drawn', card: '03', ours: true }),
    line(8, { kind: 'tile-laid', legacy: 'L3' }),
  ];
  const close = show(table);
  expect(document.querySelectorAll('.way.won')).toHaveLength(1);
  expect(document.querySelectorAll('.paper.open')).toHaveLength(2);
  expect(actions()).toEqual([]);
  close();

  const tale = taleOf(table);
  tale.goOn();
  expect(tale.page?.key).toBe('drawn-03');
  const next = show(table);
  expect(document.querySelectorAll('.change')).toHaveLength(1);
  next();
  tale.goOn();
  expect(tale.page).toBeUndefined();
  // A read page can be read again, in this visit and the next.
  tale.readAgain('02');
  expect(tale.page?.key).toBe('read-02');
  tale.goOn();
  const later = voting();
  expect(taleOf(later).page?.key).toBe('read-02');
});

test('a vote comes before unread pages, which stay readable and do not block afterwards', () => {
  const table = voting();
  const { present, view } = table;
  const { story } = view;
  if (!story) throw new Error('no story');
  const passages = [...story.passages, { ...story.passages[0], card: '01', back: null }];
  table.present = { ...present, view: { ...view, story: { ...story, passages } } } as never;
  table.log = [line(3, { kind: 'story-drawn', card: '01', ours: true }), ...table.log];
  const tale = taleOf(table);
  expect(tale.page?.key).toBe('read-02');
  const close = show(table);
  document.querySelector<HTMLElement>('[data-story="earlier"]')?.click();
  flushSync();
  expect(tale.page?.key).toBe('drawn-01');
  close();
  // The earlier page offers nothing; a button returns to the vote.
  const earlier = show(table);
  expect(actions()).toEqual([]);
  document.querySelector<HTMLElement>('[data-story="vote"]')?.click();
  expect(tale.page?.key).toBe('read-02');
  earlier();
  // The end of the vote interrupts reading: the result comes next, then the board.
  tale.step(-1);
  const decided = { ...view, story: { ...story, passages, vote: null } };
  table.present = { ...present, view: decided, legal: [] } as never;
  table.log = [
    ...table.log,
    line(8, { kind: 'ballots-shown', card: '02', ballots: ['b', 'b'], chosen: 'b', ours: true }),
  ];
  expect(tale.page?.key).toBe('read-02');
  tale.goOn();
  expect(tale.page).toBeUndefined();
});
