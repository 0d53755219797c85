// The vocabulary is complete: every sign of the legend has a drawing and a text in both languages.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { glyphs, questCells } from './glyphs';
import { cardOfRow } from './rows';
import { SIGNS } from './signs';

const icons =
  readFileSync('src/games/maracaibo/icons.svg', 'utf8') + readFileSync('src/look/icons.svg', 'utf8');
const data = (file: string): string => readFileSync(`../crates/games/maracaibo/data/${file}.toml`, 'utf8');
/** Notation that would be shown verbatim instead of as signs. */
const RAW = /[A-Z]{2}|[(){}]/;

describe('signs', () => {
  it('are 46, each with a drawing in the sprite', () => {
    expect(SIGNS).toHaveLength(46);
    for (const { script } of SIGNS)
      for (const cell of glyphs(script)) {
        if (cell.kind === 'icon') expect(icons, script).toContain(`id="${cell.icon}"`);
        if (cell.kind === 'badge') expect(icons, script).toContain(`id="v-${cell.badge}"`);
        if (cell.kind === 'sign') expect(cell.text, script).not.toMatch(RAW);
      }
  });

  it('can write every card, quest, space and espionage action of the game', () => {
    const scripts = ['cards', 'exploration', 'espionage', 'legacy', 'cities', 'board'].flatMap((file) =>
      [...data(file).matchAll(/^(?:effects|reward|script|action|flag) = (.*)$/gm)].flatMap((line) =>
        [...(line[1] ?? '').matchAll(/"([^"]*)"/g)].map((found) => found[1] ?? ''),
      ),
    );
    expect(scripts.length).toBeGreaterThan(200);
    for (const script of scripts)
      for (const cell of glyphs(script, 'VP1'))
        if (cell.kind === 'sign') expect(cell.text, script).not.toMatch(RAW);
    for (const [, price, reward] of data('quests').matchAll(/price = "(.*)"\nreward = "(.*)"/g))
      for (const cell of questCells({ price: price ?? '', reward: reward ?? '' }))
        if (cell.kind === 'sign') expect(cell.text, price).not.toMatch(RAW);
  });

  it('a card of the files equals one of the table', () => {
    const card = cardOfRow(
      { id: 'AR09', cost: 6, good: 'sugar', object: 'map', effects: ['ESP17'], spy_at: '7', end_points: 2 },
      (id) => (id === 'ESP17' ? 'VP3 D5' : undefined),
    );
    expect(card).toMatchObject({ deck: 'armada', cost: 6, compass: 0, spying: 'VP3 D5', spy_at: '7' });
    expect(card).not.toHaveProperty('token');
  });
});
