// Writes src/generated/messages.ts: the ids and files of the messages that pages may use. `--check` only compares, and
// fails if the file is outdated or a language lacks a message.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';

const locales = new URL('../../locales/', import.meta.url);
const target = new URL('../src/generated/messages.ts', import.meta.url);

/** Grammatical attributes of nouns. They differ between languages, and pages do not use them. */
const GRAMMAR = /\.(gender|number|mass|vowel|many|the|a|of|of-the|to-the)$/;

/** The ids of a Fluent file, attributes as `id.attribute`, without grammatical attributes. */
export function idsOf(text) {
  const ids = [];
  let message = '';
  for (const line of text.split('\n')) {
    const id = /^([a-zA-Z][\w-]*) *=/.exec(line);
    const attribute = /^\s+\.([a-zA-Z][\w-]*) *=/.exec(line);
    if (id) ids.push((message = id[1]));
    else if (attribute) ids.push(`${message}.${attribute[1]}`);
  }
  return ids.filter((id) => !GRAMMAR.test(id));
}

const read = (lang, file) => readFileSync(new URL(`${lang}/${file}`, locales), 'utf8');
const files = readdirSync(new URL('en/', locales))
  .filter((name) => name.endsWith('.ftl'))
  .sort();
const named = files.filter((file) => /^(engine|web|help|settings|table|hint|.*-board)\.ftl$/.test(file));
const ids = named.flatMap((file) => idsOf(read('en', file))).sort();
const others = readdirSync(locales, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'en')
  .map((entry) => entry.name);
const lacking = files.flatMap((file) => {
  const known = idsOf(read('en', file));
  const only = (a, b, lang) =>
    a.filter((id) => !b.includes(id)).map((id) => `${lang}/${file}: ${id} is missing`);
  return others.flatMap((lang) => {
    const own = idsOf(read(lang, file));
    return [...only(known, own, lang), ...only(own, known, 'en')];
  });
});

const text = `// Written by scripts/messages.mjs from locales/. Do not edit.

/** A message of the pages, of a drawn board or of the engine. */
export type MessageId =
${ids.map((id) => `  | '${id}'`).join('\n')};
`;

let stale = false;
try {
  stale = readFileSync(target, 'utf8') !== text;
} catch {
  stale = true;
}
if (lacking.length > 0) {
  console.error(lacking.join('\n'));
  process.exit(1);
}
if (process.argv.includes('--check')) {
  if (stale) {
    console.error('src/generated/messages.ts is stale: npm run messages');
    process.exit(1);
  }
} else if (stale) {
  writeFileSync(target, text);
}
