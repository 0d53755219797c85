import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { figureSize, glyphs, kindOf, parts, price, rowWidth, type Cell } from './glyphs';

/** A cell as text. */
const told = (cell: Cell): string =>
  cell.kind === 'badge'
    ? `${cell.badge}${cell.figure}${cell.nation ? `(${cell.nation})` : ''}`
    : cell.kind === 'icon'
      ? cell.icon
      : cell.text;
const read = (script: string): string => glyphs(script).map(told).join(' ');

describe('the notation of effects', () => {
  it.each([
    ['D3', 'd3'],
    ['INF2(F)', 'inf2(france)'],
    ['SPY2', 'm-spy m-spy'],
    ['VP1/compass', 'vp1 / m-compass'],
    ['pay(3same)>{D5 VA2}', '3× m-same → d5 va2'],
    ['pay(hand)>{D4}', 'i-hand → d4'],
    ['?med:incV2', 'm-t-medal : vp+2'],
    ['OBJ(map)', '∞ m-map'],
    ['PATRON(S)', 'i-nation-spain : cp+2'],
    ['VA pay(2same)>{D4}', 'va 2× m-same → d4'],
    ['VA!pay(2map)>{D3 EX2}', 'va! m-map m-map → d3 ex2'],
    ['CA(2)>{INF1 VP1}', 'm-fight −2 → inf1 vp1'],
    ['EX3 | D4 VP4 | RANK', 'ex3 | d4 vp4 | m-rank'],
    ['CUBES3(E)', 'm-cubes3'],
    ['D-2', 'd−2'],
  ])('%s', (script, cells) => expect(read(script)).toBe(cells));

  it('keeps brackets together', () => {
    expect(parts('D2 pay(a b)>{c d} X')).toEqual(['D2', 'pay(a b)>{c d}', 'X']);
  });

  it('reads prices', () => {
    expect(price('2map+sugar').map(told)).toEqual(['m-map', 'm-map', 'i-sugar']);
    expect(price('MP4').map(told)).toEqual(['mp≥4']);
    expect(price('SPY1').map(told)).toEqual(['m-spyback']);
  });

  it('describes an espionage action', () => {
    expect(glyphs('ESP3', 'D4 VP1').map(told)).toEqual(['d4', 'vp1']);
  });

  it('recognises the kinds of lines', () => {
    expect(['incD2', '?anc:incV1', 'OBJ(map)', 'ESP4', 'D3'].map(kindOf)).toEqual([
      'inc',
      'inc',
      'per',
      'esp',
      'now',
    ]);
  });

  it('keeps figures readable in every size of badge', () => {
    for (const size of [15, 17, 19, 21, 23, 27, 34])
      for (const figure of ['1', '+2', '12'])
        expect((figureSize(figure, size) * size) / 32).toBeGreaterThan(12.999);
  });

  it('parses all printed texts, and every drawing is in a sprite', () => {
    const sprite = ['src/games/maracaibo/icons.svg', 'src/look/icons.svg']
      .map((file) => readFileSync(file, 'utf8'))
      .join('');
    const drawn = new Set([...sprite.matchAll(/id="([^"]+)"/g)].map((found) => found[1]));
    const folder = '../crates/games/maracaibo/data';
    const files = ['cards', 'quests', 'espionage', 'cities', 'board', 'ship', 'legacy', 'exploration'];
    const scripts = files.flatMap((file) =>
      [
        ...readFileSync(`${folder}/${file}.toml`, 'utf8').matchAll(
          /^(?:reward|script|action|flag|condition|effects|text)\s*=\s*(.+)$/gm,
        ),
      ].flatMap((found) => [...(found[1] ?? '').matchAll(/"([^"]*)"/g)].map((one) => one[1] ?? '')),
    );
    expect(scripts.length).toBeGreaterThan(100);
    for (const script of scripts) {
      for (const cell of glyphs(script, 'D1')) {
        if (cell.kind === 'icon') expect(drawn, script).toContain(cell.icon);
        if (cell.kind === 'sign') expect(cell.text, script).toMatch(/^([→|/:∞×]|[−+]?\d+×?|\d×)$/);
      }
      expect(rowWidth(glyphs(script), 20)).toBeLessThan(400);
    }
  });
});
