// The shared test cases of nouns, numbers and lists, which the crate `words` uses too.
import { readFileSync } from 'node:fs';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addMessages, say, speak } from './i18n.svelte';
import type { Arg } from '../generated/wire';

interface Case {
  lang: string;
  noun?: string;
  attributes?: Record<string, string>;
  player?: string;
  forms?: Record<string, string>;
  number?: number;
  list?: string[];
  is?: string;
}

const cases = JSON.parse(readFileSync('../locales/forms.json', 'utf8')) as Case[];

function said(lang: string, text: string, it: Arg, names: string[] = []): string {
  addMessages(lang, text);
  return say({ id: 'it-is', args: [['it', it]] }, names);
}

/** The case and the expected text. */
function* answers({
  lang,
  noun,
  attributes,
  player,
  forms,
  number,
  list,
  is,
}: Case): Generator<[string, string]> {
  const own = Object.entries(attributes ?? {}).map(([name, value]) => `    .${name} = ${value}\n`);
  for (const [form, expected] of Object.entries(forms ?? {})) {
    const pattern = `it-is = { $it-${form} }\n`;
    if (noun === undefined) yield [said(lang, pattern, { seat: 0 }, [player ?? '']), expected];
    else yield [said(lang, `${pattern}it = ${noun}\n${own.join('')}`, { phrase: { id: 'it' } }), expected];
  }
  if (is === undefined) return;
  // Each has its own id, because parts are merged by text, not by id.
  const more = (list ?? []).map((word, at) => `word-${String(at)} = ${word}\n`).join('');
  const things = (list ?? []).map((_, at) => ({ id: `word-${String(at)}` }));
  yield [said(lang, `it-is = { $it }\n${more}`, list ? { list: things } : { number: number ?? 0 }), is];
}

describe('forms', () => {
  beforeEach(() => speak('en'));
  afterAll(() => speak('en'));

  it.each(cases)('of $lang $noun$player$number$list are as in Rust', async (one) => {
    await speak(one.lang);
    for (const [text, expected] of answers(one)) expect(text).toBe(expected);
  });
});
