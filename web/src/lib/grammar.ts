// Nouns and their forms: what a sentence needs to know of a component or a player that it names. The grammar itself stands
// in engine.ftl of each language; here is only what chooses among its cases, as in the crate `words`. The cases of
// locales/forms.json hold both to the same answers.

/** Every form, longer names before those that end them. */
const FORMS = ['of-the', 'to-the', 'the', 'a', 'of', 'many', 'title', 'gender'] as const;
export type Form = (typeof FORMS)[number];

/** The argument and the form that a variable names, if it names a form: `card-of` is the form `of` of `card`. */
export function formIn(variable: string): [string, Form] | undefined {
  const form = FORMS.find((one) => variable.endsWith(`-${one}`));
  return form && [variable.slice(0, -form.length - 1), form];
}

/** A noun with its grammar, as its message has it. */
export interface Noun {
  text: string;
  gender: string;
  number: string;
  mass: boolean;
  vowel: string | undefined;
  /** Players: their names do not follow the rules of the language's own nouns. */
  person: boolean;
}

/** The name of a player, or whatever else stands as it is. */
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

/** By what the patterns choose. */
export function cases(noun: Noun, letters: string): { vowel: string; class: string; article: string } {
  const vowel = noun.vowel === undefined ? begins(noun.text, letters) : noun.vowel === 'yes';
  const { number, gender, mass } = noun;
  return {
    vowel: vowel ? 'yes' : 'no',
    class: number === 'name' || number === 'many' ? number : vowel ? 'vowel' : gender,
    article: number === 'name' ? number : mass ? 'mass' : number === 'many' ? number : gender,
  };
}

/** Whether the first letter or digit is spoken as a vowel; so is a y before a consonant. */
function begins(text: string, letters: string): boolean {
  const [first, second] = text.toLowerCase().match(/[\p{Alphabetic}\p{Number}]/gu) ?? [];
  if (first === undefined) return false;
  if (letters.includes(first)) return true;
  return first === 'y' && second !== undefined && /\p{Alphabetic}/u.test(second) && !letters.includes(second);
}

/** As it begins a sentence. */
export function titled(text: string): string {
  const [first = '', ...rest] = text;
  return first.toUpperCase() + rest.join('');
}
