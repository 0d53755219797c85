// Text search: ignores case and accents, and every word must occur.

/** The text in its form for comparison. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();
}

/** Whether every word occurs in the text. */
export function hits(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** The text split into matching and other parts. Folding keeps the number of letters. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  const folded = [...text].map((letter) => fold(letter) || letter).join('');
  // If folding changed the length, marks would be misplaced, so there are none.
  if (words.length === 0 || folded.length !== text.length) return [{ text, hit: false }];
  const marks = Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      marks.fill(true, at, at + word.length);
    }
  }
  const out: Piece[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const [letter, hit] = [text[at] ?? '', marks[at] ?? false];
    const last = out.at(-1);
    if (last && last.hit === hit) last.text += letter;
    else out.push({ text: letter, hit });
  }
  return out;
}
