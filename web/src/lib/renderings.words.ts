// Renders every message with every kind of argument and compares with the crate `words`: `npm run words`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGS, addMessages, learn, say, speak } from './i18n.svelte';
import type { Phrase } from '../generated/wire';

const GAMES = ['mundus-novus', 'au-nom-du-roi', 'goa', 'ilos', 'maracaibo'];

interface Renderings {
  names: string[];
  said: Record<string, [Phrase, string][]>;
}

/** Written by the tests of the crate: `cargo test -p caravelle-words`. */
const target = process.env.CARGO_TARGET_DIR ?? '../target';
const { names, said } = JSON.parse(readFileSync(join(target, 'tmp/renderings.json'), 'utf8')) as Renderings;

describe.each(LANGS)('messages in %s', (code) => {
  it('are the same in Rust and on the page', async () => {
    await speak(code);
    await Promise.all(GAMES.map((game) => learn(game)));
    // Files that pages load on demand, and the terminal's messages, which the page never uses.
    for (const file of ['help', 'settings', 'table', 'cli', 'cli-help'])
      addMessages(code, readFileSync(`../locales/${code}/${file}.ftl`, 'utf8'));
    const differ = (said[code] ?? []).flatMap(([phrase, text]) => {
      const own = say(phrase, names);
      return own === text ? [] : [{ id: phrase.id, rust: text, page: own }];
    });
    expect(said[code]?.length).toBeGreaterThan(4000);
    expect(differ.slice(0, 20)).toEqual([]);
  }, 60_000);
});
