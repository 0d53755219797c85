// Nouns and their forms, which a sentence needs to name a component or a player. The grammar itself is in engine.ftl of
// each language. This module only selects among its cases, like the crate `words`; locales/forms.json tests both.

/** All forms, longer names before their suffixes. */
const FORMS = ['of-the', 'to-the', 'the', 'a', 'of', 'many', 'title', 'gender'] as const;
export type Form = (typeof FORMS)[number];

/** The argument and form of a variable that names a form: `card-of` is the form `of` of `card`. */
export function formIn(variable: string): [string, Form] | undefined {
  const form = FORMS.find((one) => variable.endsWith(`-${one}`));
  return form && [variable.slice(0, -form.length - 1), form];
}

/** A noun with the grammar of its message. */
export interface Noun {
  text: string;
  gender: string;
  number: string;
  mass: boolean;
  vowel: string | undefined;
  /** Whether it is a person. Names of people do not follow the rules for nouns. */
  person: boolean;
}

/** A person's name, or another text without grammar. */
export function nameNoun(text: string): Noun {
  return { text, gender: 'm', number: 'name', mass: false, vowel: undefined, person: true };
}

/** A noun from the attributes of its message. */
export function readNoun(text: string, attribute: (name: string) => string | undefined): Noun {
  return {
    text,
    gender: attribute('gender') ?? 'm',
    number: attribute('number') ?? 'one',
    mass: attribute('mass') === 'yes',
    vowel: attribute('vowel'),
    person: false,
  };
}

/** The cases by which patterns select. */
export function cases(noun: Noun, letters: string): { vowel: string; class: string; article: string } {
  const vowel = noun.vowel === undefined ? begins(noun.text, letters) : noun.vowel === 'yes';
  const { number, gender, mass } = noun;
  return {
    vowel: vowel ? 'yes' : 'no',
    class: number === 'name' || number === 'many' ? number : vowel ? 'vowel' : gender,
    article: number === 'name' ? number : mass ? 'mass' : number === 'many' ? number : gender,
  };
}

/** Whether the first letter or digit is pronounced as a vowel, which includes a y before a consonant. */
function begins(text: string, letters: string): boolean {
  const [first, second] = text.toLowerCase().match(/[\p{Alphabetic}\p{Number}]/gu) ?? [];
  if (first === undefined) return false;
  if (letters.includes(first)) return true;
  return first === 'y' && second !== undefined && /\p{Alphabetic}/u.test(second) && !letters.includes(second);
}

/** The noun at the beginning of a sentence. */
export function titled(text: string): string {
  const [first = '', ...rest] = text;
  return first.toUpperCase() + rest.join('');
}
