// Every prompt links to an existing clause.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const GAMES = readdirSync(join(ROOT, 'crates/games')).filter((name) => !name.includes('.'));
const LANGS = readdirSync(join(ROOT, 'locales')).filter((name) => !name.includes('.'));

/** The prompts of a game in a language, each with the clause it names. */
function prompts(lang: string, game: string): [id: string, clause: string | undefined][] {
  const messages = read(`locales/${lang}/${game}.ftl`).split(/^(?=[a-z])/m);
  return messages.flatMap((message): [string, string | undefined][] => {
    const id = /^[a-z]{2}-prompt-[a-z-]+/.exec(message)?.[0];
    if (id === undefined || id.endsWith('-over')) return [];
    return [[id, /^ +\.clause = (\S+)$/m.exec(message)?.[1]]];
  });
}

it.each(LANGS)('no attribute is inside a variant, in %s', (lang) => {
  const inside = readdirSync(join(ROOT, 'locales', lang)).flatMap((file) =>
    [...read(`locales/${lang}/${file}`).matchAll(/^( +\.\w+ = .*)\n\}/gm)].map(
      ([, line]) => `${file}:${line}`,
    ),
  );
  expect(inside).toEqual([]);
});

describe.each(GAMES)('the prompts of %s', (game) => {
  const clauses = new Set(
    [...read(`crates/games/${game}/rules/${game}.en.toml`).matchAll(/^id = "(\S+)"$/gm)].map(([, id]) => id),
  );

  it.each(LANGS)('name the same clauses of its rules in %s', (lang) => {
    const named = prompts(lang, game);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter(([, clause]) => clause !== undefined && !clauses.has(clause))).toEqual([]);
    expect(named).toEqual(prompts('en', game));
  });
});

it.each(['goa', 'mundus-novus'])('every prompt of %s names one', (game) => {
  expect(prompts('en', game).filter(([, clause]) => clause === undefined)).toEqual([]);
});
