import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import type { Table } from '../../lib/table.svelte';
import Piece from '../Piece.svelte';

it('pressing a tool does not press the choice that it becomes', () => {
  let gestures = 0;
  const choice = { action: 'pay', text: 'pay', say: { id: 'plain' } };
  const table = {
    names: [],
    begins: () => choice,
    choice: () => undefined,
    refusal: () => undefined,
    offLesson: () => false,
    hover: () => Promise.resolve(),
    act: () => {
      gestures += 1;
      return Promise.resolve();
    },
  } as unknown as Table<unknown, string>;
  let held = $state(false);
  const props = {
    table,
    label: 'Ship',
    get tool() {
      return held ? undefined : 'pay ship';
    },
    get moves() {
      return held ? ['pay', 'pay'] : undefined;
    },
    onpress: () => (held = true),
    children: createRawSnippet(() => ({ render: () => '<i></i>' })),
  };
  const piece = mount(Piece<string>, { target: document.body, props });
  const button = (): HTMLElement => document.querySelector('button') as HTMLElement;
  expect(button().dataset.tool).toBe('pay ship');
  button().click();
  flushSync();
  expect(gestures).toBe(0);
  expect(button().dataset.moves).toBe('["pay","pay"]');
  button().click();
  expect(gestures).toBe(1);
  void unmount(piece);
});

it('on touch, the first tap explains and the second chooses', () => {
  let acts = 0;
  const choice = { action: 'play', text: 'play', say: { id: 'plain' } };
  const table = {
    names: [],
    choice: () => choice,
    refusal: () => undefined,
    offLesson: () => false,
    hover: () => Promise.resolve(),
    act: () => {
      acts += 1;
      return Promise.resolve();
    },
  } as unknown as Table<unknown, string>;
  const children = createRawSnippet(() => ({ render: () => '<i></i>' }));
  const props = { table, match: () => true, twice: true, children };
  const piece = mount(Piece<string>, { target: document.body, props });
  const button = document.querySelector('button') as HTMLElement;
  const tap = (): void => {
    // Browsers fire the pointer events before the click.
    for (const name of ['pointerenter', 'pointerdown', 'pointerup', 'pointerleave', 'click'])
      button.dispatchEvent(new PointerEvent(name, { pointerType: 'touch', bubbles: true }));
    flushSync();
  };
  tap();
  expect(acts).toBe(0);
  tap();
  expect(acts).toBe(1);
  void unmount(piece);
});

it('a named button keeps its element while it is inactive', () => {
  let legal = $state(false);
  const choice = { action: 'play', text: 'play', say: { id: 'plain' } };
  const table = {
    names: [],
    offLesson: () => false,
    choice: () => (legal ? choice : undefined),
    refusal: () => undefined,
    hover: () => Promise.resolve(),
  } as unknown as Table<unknown, string>;
  const children = createRawSnippet(() => ({ render: () => '<i></i>' }));
  const named = mount(Piece<string>, {
    target: document.body,
    props: { table, match: () => true, label: 'Card', children },
  });
  const before = document.querySelector('button');
  expect(before?.getAttribute('aria-disabled')).toBe('true');
  expect(before?.textContent).toContain('Card');
  legal = true;
  flushSync();
  expect(document.querySelector('button')).toBe(before);
  expect(before?.getAttribute('aria-disabled')).toBeNull();
  expect(before?.dataset.action).toBe('play');
  void unmount(named);
  legal = false;
  const nameless = mount(Piece<string>, {
    target: document.body,
    props: { table, match: () => true, children },
  });
  expect(document.querySelector('button')).toBeNull();
  legal = true;
  flushSync();
  expect(document.querySelector('button')).not.toBeNull();
  void unmount(nameless);
});
