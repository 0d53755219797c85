// Hyphenation of long words on narrow plates by a simple phonetic rule for both languages, because browsers lack a
// dictionary for it.

/** Words up to this length are not hyphenated. */
const SHORT = 11;
const VOWELS = 'aeiouyàâäéèêëîïôöùûüœæ';

const isVowel = (letter: string | undefined): boolean => letter !== undefined && VOWELS.includes(letter);

/** A word with a soft hyphen before the consonant nearest to its middle that stands between two vowels. */
function broken(word: string, short: number): string {
  const letters = [...word.toLowerCase()];
  if (letters.length <= short) return word;
  const middle = letters.length / 2;
  const places = letters
    .map((letter, at) => (isVowel(letters[at - 1]) && !isVowel(letter) && isVowel(letters[at + 1]) ? at : -1))
    .filter((at) => at > 2 && at < letters.length - 2)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  const [at] = places;
  const whole = [...word];
  return at === undefined ? word : `${whole.slice(0, at).join('')}\u00AD${whole.slice(at).join('')}`;
}

/** A text with soft hyphens in its long words. */
export function breakable(text: string, short = SHORT): string {
  return text.replace(/\p{Alphabetic}+/gu, (word) => broken(word, short));
}
