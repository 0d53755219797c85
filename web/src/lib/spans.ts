// Helpers for sentences as parts: spaces between sentences and around drawings.
import type { Span } from './i18n.svelte';

/** Joins sentences with a space between two of them. */
export function joined(sentences: readonly (readonly Span[])[]): Span[] {
  const space: Span = { kind: 'text', text: ' ' };
  return sentences.flatMap((one, at) => (at > 0 ? [space, ...one] : one));
}

/** Whether the text before a part ends with an elision, as in « d’indigo ». */
export const elided = (before: string): boolean => before.endsWith('’');
