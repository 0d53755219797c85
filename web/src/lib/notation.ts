// Notation in the reader's language: records and the wire keep one notation for all; what a person reads and types is made
// from it word by word, by the messages `<prefix>-notation-<word>`, as in the crate `words`.
import type { Phrase } from '../generated/wire';
import { takes, word } from './i18n.svelte';
import { fold } from './search';

/** The maximum number of words of a notation message. */
const WORDS = 4;

/** The notation of a choice in the current language; the prefix is that of the game's messages. */
export function notation(prefix: string, text: string): string {
  const words = text.split(' ');
  const out: string[] = [];
  for (let at = 0; at < words.length;) {
    const [said, count] = whole(prefix, words.slice(at)) ?? [parts(prefix, words[at] ?? ''), 1];
    out.push(said);
    at += count;
  }
  return out.join(' ');
}

/** The longest group of first words with a message, and its length. A message may take the seat after them. */
function whole(prefix: string, words: readonly string[]): [string, number] | undefined {
  for (let count = Math.min(WORDS, words.length); count > 0; count -= 1) {
    const id = `${prefix}-notation-${words.slice(0, count).join('_')}`;
    const seat = takes(id, 'seat') ? Number(words[count] ?? NaN) : undefined;
    if (seat !== undefined && !Number.isInteger(seat)) continue;
    const said = word(id, seat === undefined ? null : { seat: seat + 1 });
    if (said !== undefined) return [said, seat === undefined ? count : count + 1];
  }
  return undefined;
}

/** A word like `red-2`, part by part. */
function parts(prefix: string, one: string): string {
  return one
    .split('-')
    .map((part) => word(`${prefix}-notation-${part}`) ?? part)
    .join('-');
}

/** The prefix of a game's messages, from one of its phrases. */
export function prefixOf(phrase: Phrase): string {
  return phrase.id.split('-', 1)[0] ?? '';
}

/** Whether the typed text is this notation, in the current language or that of records. */
export function isTyped(typed: string, prefix: string, text: string): boolean {
  const wanted = fold(typed.trim().replace(/\s+/g, ' '));
  return wanted === fold(text) || wanted === fold(notation(prefix, text));
}
