// Sentences in pieces: what stands between them, and how close a drawing comes to its neighbours.
import type { Span } from './i18n.svelte';

/** Sentences one after the other, with a space between two of them and none within. */
export function joined(sentences: readonly (readonly Span[])[]): Span[] {
  const space: Span = { kind: 'text', text: ' ' };
  return sentences.flatMap((one, at) => (at > 0 ? [space, ...one] : one));
}

/** Whether a piece comes right behind an elision, as in « d’indigo ». */
export const elided = (before: string): boolean => before.endsWith('’');
