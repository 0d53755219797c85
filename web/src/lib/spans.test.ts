import { expect, test } from 'vitest';
import type { Span } from './i18n.svelte';
import { elided, joined } from './spans';

const text = (words: string): Span => ({ kind: 'text', text: words });
const plain = (spans: readonly Span[]): string => spans.map((span) => span.text).join('');

test('sentences are separated by a space, with no extra space inside', () => {
  const tile: Span = { kind: 'thing', id: 'go-tile-B10', text: 'tuile Échange', spans: [] };
  const ana: Span = { kind: 'seat', seat: 0, text: 'Ana' };
  const sentences = [
    [ana, text(' achète la '), tile, text('.')],
    [ana, text(' garde la '), tile, text('.')],
  ];
  expect(plain(joined(sentences))).toBe('Ana achète la tuile Échange. Ana garde la tuile Échange.');
  expect(joined([])).toEqual([]);
});

test('no space separates an apostrophe and a drawing', () => {
  expect(elided('prend de l’')).toBe(true);
  expect(elided('prend du ')).toBe(false);
});
