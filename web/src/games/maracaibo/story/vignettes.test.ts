import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { VIGNETTES, vignetteOf } from './vignettes';

const FOLDER = join(import.meta.dirname, 'vignettes');
const STORY = join(import.meta.dirname, '../../../../../crates/games/maracaibo/data/story.toml');
const CARDS = [...readFileSync(STORY, 'utf8').matchAll(/^\[\[card\]\]\nid = "(\w+)"/gm)].map(
  ([, id]) => id ?? '',
);

test('every story card has a picture for both of its sides', () => {
  expect(CARDS.length).toBeGreaterThan(30);
  for (const card of CARDS)
    for (const side of ['front', 'back'] as const) expect(VIGNETTES, card).toContain(vignetteOf(card, side));
  expect(vignetteOf('99', 'front')).toBeUndefined();
});

test('every picture belongs to a card, is small, and follows the theme of the page', () => {
  const used = new Set(CARDS.flatMap((card) => [vignetteOf(card, 'front'), vignetteOf(card, 'back')]));
  for (const file of readdirSync(FOLDER)) {
    expect(used, file).toContain(file.replace('.svg', ''));
    expect(statSync(join(FOLDER, file)).size, file).toBeLessThan(8_500);
    const source = readFileSync(join(FOLDER, file), 'utf8');
    expect(source, file).toContain('var(--art-ink');
    expect(source, file).not.toMatch(/<style|style=|<script|<image|<text|href="http/);
  }
});
