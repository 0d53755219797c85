// Messages: the Fluent files of the program, loaded by language and game.
import { FluentBundle, type FluentVariable } from '@fluent/bundle';
import type { MessageId } from '../generated/messages';
import type { Arg, ComponentText, Phrase } from '../generated/wire';
import { resource } from './fluent';
import { cases, formIn, nameNoun, readNoun, titled, type Form, type Noun } from './grammar';

/** The code of a language, which is a folder of `locales/`. */
export type Lang = string;

/** All message files, each a separate chunk. */
const files = import.meta.glob<string>(['../../../locales/*/*.ftl', '!../../../locales/*/cli*.ftl'], {
  query: '?raw',
  import: 'default',
});

/** All languages, the default first. */
export const LANGS: readonly Lang[] = [
  ...new Set(['en', ...Object.keys(files).flatMap((path) => /\/locales\/([^/]+)\//.exec(path)?.[1] ?? [])]),
];

/** The name of a language in that language. */
export function ownName(code: Lang): string {
  return titled(new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code);
}

const bundles = new Map<Lang, FluentBundle>();
const loaded = new Map<string, Promise<void>>();

/** The current language; `turn` counts loads, so that texts are rendered again with new messages. */
const spoken = $state<{ lang: Lang; turn: number }>({ lang: 'en', turn: 0 });

export function lang(): Lang {
  return spoken.lang;
}

function bundleOf(code: Lang): FluentBundle {
  let bundle = bundles.get(code);
  if (!bundle) {
    // No direction marks: names and sentences run the same way.
    bundle = new FluentBundle(code, { useIsolating: false });
    bundles.set(code, bundle);
  }
  return bundle;
}

/** Adds a message file to a language. */
export function addMessages(code: Lang, text: string): void {
  add(code, text);
  spoken.turn += 1;
}

/** The number of added files. */
let added = 0;

function add(code: Lang, text: string): void {
  wanted.delete(code);
  const errors = bundleOf(code).addResource(resource(text), { allowOverrides: true });
  for (const error of errors) console.warn(code, error);
  added += 1;
}

/** Loads a message file once. A game without its own file adds nothing. */
function load(code: Lang, name: string): Promise<void> {
  const path = `../../../locales/${code}/${name}.ftl`;
  const fetch = files[path];
  if (!fetch) return Promise.resolve();
  let pending = loaded.get(path);
  if (!pending) {
    pending = fetch().then((text) => add(code, text));
    // A failed request may be repeated.
    pending.catch(() => loaded.delete(path));
    loaded.set(path, pending);
  }
  return pending;
}

/** The games whose messages are loaded: all, or only those needed before playing. */
const games = new Map<string, boolean>();

/** Switches to a language once its messages are loaded. */
export async function speak(code: Lang): Promise<void> {
  const names = ['engine', 'server', 'web', ...[...games].flatMap(([game, whole]) => filesOf(game, whole))];
  await Promise.all(names.map((name) => load(code, name)));
  spoken.lang = code;
  spoken.turn += 1;
  if (typeof document !== 'undefined') document.documentElement.lang = code;
}

/** The files of a game and of its board; a game with many messages has several. */
function filesOf(game: string, whole: boolean): string[] {
  if (!whole) return [game];
  const names = Object.keys(files).flatMap((path) => /\/en\/(.+)\.ftl$/.exec(path)?.[1] ?? []);
  // Texts about choices address the player.
  return names.filter((name) => name === game || name.startsWith(`${game}-`) || name === 'hint');
}

/** Loads the messages of a game or page in the current language; with `whole` false, only the first file. */
export async function learn(game: string, whole = true): Promise<void> {
  games.set(game, whole || games.get(game) === true);
  const before = added;
  await Promise.all(filesOf(game, whole).map((name) => load(spoken.lang, name)));
  // One update, however many files were loaded.
  if (added !== before) spoken.turn += 1;
}

/** The preferred language: the stored one, the browser's, or English. */
export function guessLang(stored: string | undefined): Lang {
  const wanted = [stored, ...(typeof navigator === 'undefined' ? [] : navigator.languages)];
  for (const one of wanted) {
    const code = LANGS.find((known) => one?.toLowerCase().startsWith(known));
    if (code) return code;
  }
  return 'en';
}

type Pattern = Parameters<FluentBundle['formatPattern']>[0];
type Args = Record<string, FluentVariable>;

/** The pattern of a message, or of an attribute as `id.attribute`. */
function patternOf(id: string): Pattern | undefined {
  // Read, so that a load renders it again.
  void spoken.turn;
  const [name, attribute] = id.split('.') as [string, string?];
  const message = bundleOf(spoken.lang).getMessage(name);
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? undefined;
}

function format(id: string, args: Args | null): string | undefined {
  const pattern = patternOf(id);
  if (!pattern) return undefined;
  const errors: Error[] = [];
  const text = bundleOf(spoken.lang).formatPattern(pattern, args, errors);
  for (const error of errors) console.warn(id, error);
  return text;
}

/** The variables of each language's patterns, including those of referenced messages. */
const wanted = new Map<Lang, Map<string, ReadonlySet<string>>>();

function variablesOf(id: string): ReadonlySet<string> {
  let known = wanted.get(spoken.lang);
  if (!known) wanted.set(spoken.lang, (known = new Map()));
  let names = known.get(id);
  if (!names) {
    const found = new Set<string>();
    seek(patternOf(id), found, new Set([id]));
    known.set(id, (names = found));
  }
  return names;
}

/** Whether a message has an argument of this name. */
export function takes(id: string, argument: string): boolean {
  return variablesOf(id).has(argument);
}

/** Collects the variables of a parsed pattern. */
function seek(node: unknown, found: Set<string>, seen: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  const { type, name, attr } = node as { type?: string; name?: string; attr?: string | null };
  if (type === 'var' && name !== undefined) found.add(name);
  if (type === 'mesg' && name !== undefined) {
    const id = attr ? `${name}.${attr}` : name;
    if (!seen.has(id)) seek(patternOf(id), found, seen.add(id));
  }
  for (const inner of Object.values(node)) seek(inner, found, seen);
}

/** A number with its digits grouped by the language's messages, not by the browser. */
function figure(n: number): FluentVariable {
  if (Math.abs(n) < 1000) return n;
  const group = format('number-group', null) ?? '';
  return String(n).replace(/\B(?=(\d{3})+$)/g, group);
}

/** The value of a message argument, or a component with the grammatical forms that the message may use. */
export type Given = FluentVariable | Phrase;

function isPhrase(given: Given): given is Phrase {
  return typeof given === 'object' && 'id' in given;
}

/** The arguments, with the forms that the message uses. */
function filled(id: string, given: Record<string, Given> | null): Args | null {
  if (!given) return null;
  const args: Args = {};
  for (const [name, value] of Object.entries(given)) {
    args[name] = isPhrase(value) ? say(value, []) : typeof value === 'number' ? figure(value) : value;
  }
  for (const variable of variablesOf(id)) {
    const [name, form] = formIn(variable) ?? [];
    const value = name === undefined || variable in given ? undefined : given[name];
    if (value === undefined || form === undefined) continue;
    if (isPhrase(value)) args[variable] = plain(formOf(value, form, []));
    else if (typeof value === 'string') args[variable] = bend(nameNoun(value), form);
  }
  return args;
}

/** Renders a message of the page. */
export function t(id: MessageId, args: Record<string, Given> | null = null): string {
  return format(id, filled(id, args)) ?? `[${id}]`;
}

/** Whether the language has a message. */
export function knows(id: string): boolean {
  return patternOf(id) !== undefined;
}

/** Renders a message of a game by a computed id; undefined if it does not exist. */
export function word(id: string, args: Record<string, Given> | null = null): string | undefined {
  return format(id, filled(id, args));
}

/** The effects of components in the table's data set, if it is not built in. */
let made = $state.raw<ReadonlyMap<string, Phrase>>(new Map());

export function tellTexts(texts: readonly ComponentText[]): void {
  made = new Map(texts.map(({ id, text }) => [id, text]));
}

/** The effect of a component, by the message id of its name: from the data set, otherwise from the message. */
export function textOf(id: string): string | undefined {
  const phrase = made.get(id);
  return phrase ? say(phrase, []) : word(`${id}.text`);
}

/** The names of the players of a table. */
export type Names = readonly string[];

export function nameOf(names: Names, seat: number): string {
  return names[seat] || t('seat-number', { number: seat + 1 });
}

/** A part of a sentence: text, a player, or a component with a name and possibly a drawing. */
export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'seat'; seat: number; text: string }
  | { kind: 'thing'; id: string; text: string; spans: Span[] };

/** Private-use characters around the index of a part that is inserted after formatting. */
const OPEN = '\uE000';
const CLOSE = '\uE001';

/** Splits a text at the marked parts. */
function unmarked(text: string, held: readonly Span[][]): Span[] {
  const out: Span[] = [];
  for (const [at, piece] of text.split(/\uE000(\d+)\uE001/).entries()) {
    if (at % 2 === 1) out.push(...(held[Number(piece)] ?? []));
    else if (piece) out.push({ kind: 'text', text: piece });
  }
  return out;
}

/** The phrase as parts, so that a page can draw players and components inline. */
export function spans(phrase: Phrase, names: Names): Span[] {
  return spansAs(phrase.id, phrase, names) ?? [{ kind: 'text', text: `[${phrase.id}]` }];
}

/** The parts of pattern `id` with the arguments of the phrase and the forms that the pattern uses. */
function spansAs(id: string, phrase: Phrase, names: Names): Span[] | undefined {
  const held: Span[][] = [];
  const hold = (pieces: Span[]): string => OPEN + String(held.push(pieces) - 1) + CLOSE;
  const value = (arg: Arg): FluentVariable => {
    if ('number' in arg) return figure(arg.number);
    if ('text' in arg) return arg.text;
    if ('seat' in arg) return hold([seatSpan(arg.seat, names)]);
    if ('phrase' in arg) return hold(thing(arg.phrase, names));
    return hold(joined(arg.list, names, (one) => thing(one, names)));
  };
  const given = new Map<string, Arg>(phrase.args ?? []);
  const args: Args = {};
  for (const [name, arg] of given) args[name] = value(arg);
  for (const variable of variablesOf(id)) {
    const [name, form] = formIn(variable) ?? [];
    const arg = name === undefined || given.has(variable) ? undefined : given.get(name);
    if (arg === undefined || form === undefined) continue;
    const pieces = formOfArg(arg, form, names);
    // Selectors of messages need the plain word.
    args[variable] = form === 'gender' ? plain(pieces) : hold(pieces);
  }
  const text = format(id, args);
  return text === undefined ? undefined : unmarked(text, held);
}

/** The conditional form of a sentence about a possible event, if the language has one. */
export function conditional(phrase: Phrase): Phrase {
  const id = `${phrase.id}.would`;
  return knows(id) ? { ...phrase, id } : phrase;
}

function seatSpan(seat: number, names: Names): Span {
  return { kind: 'seat', seat, text: nameOf(names, seat) };
}

/** A nested phrase: a component if it is only a name, otherwise its parts. */
function thing(phrase: Phrase, names: Names): Span[] {
  const inner = spans(phrase, names);
  return [{ kind: 'thing', id: phrase.id, text: plain(inner), spans: inner }];
}

/** Joins the parts as a list, with equal parts counted: "a, 2 × b and c". */
function joined(list: readonly Phrase[], names: Names, piece: (phrase: Phrase) => Span[]): Span[] {
  const groups: { text: string; pieces: Span[]; phrase: Phrase; count: number }[] = [];
  for (const phrase of list) {
    const pieces = piece(phrase);
    const text = plain(pieces);
    const same = phrase.id === 'plain' ? undefined : groups.find((group) => group.text === text);
    if (same) same.count += 1;
    else groups.push({ text, pieces, phrase, count: 1 });
  }
  const items = groups.map(({ pieces, phrase, count }) => {
    if (count === 1) return pieces;
    const several: Phrase = {
      id: 'list-several',
      args: [
        ['count', { number: count }],
        ['what', { phrase }],
      ],
    };
    return spans(several, names);
  });
  const last = items.pop();
  if (!last) return [{ kind: 'text', text: t('list-empty') }];
  if (items.length === 0) return last;
  const before = items.flatMap((item, at): Span[] =>
    at > 0 ? [{ kind: 'text', text: ', ' }, ...item] : item,
  );
  const marked = t('list-and', { before: OPEN + '0' + CLOSE, last: OPEN + '1' + CLOSE });
  return unmarked(marked, [before, last]);
}

function formOfArg(arg: Arg, form: Form, names: Names): Span[] {
  if ('phrase' in arg) return formOf(arg.phrase, form, names);
  if ('list' in arg) return joined(arg.list, names, (phrase) => formOf(phrase, form, names));
  if ('seat' in arg) {
    const span = seatSpan(arg.seat, names);
    return bent(nameNoun(span.text), form, (text) => [{ ...span, text }]);
  }
  const text = 'text' in arg ? arg.text : String(figure(arg.number));
  return [{ kind: 'text', text: bend(nameNoun(text), form) }];
}

/** A form of a noun: its attribute of that name, otherwise the language's pattern. */
function formOf(phrase: Phrase, form: Form, names: Names): Span[] {
  const id = phrase.id.split('.')[0] ?? phrase.id;
  const only = phrase.args?.length === 1 ? phrase.args[0]?.[1] : undefined;
  // These two messages only pass their argument on.
  if ((id === 'seat-name' || id === 'plain') && only) return formOfArg(only, form, names);
  const own = spansAs(`${id}.${form}`, phrase, names);
  const inner = own ?? spans(phrase, names);
  const whole = (text: string): Span[] => [{ kind: 'thing', id: phrase.id, text, spans: inner }];
  if (own) return whole(plain(own));
  const attribute = (name: string): string | undefined => {
    const pieces = spansAs(`${id}.${name}`, phrase, names);
    return pieces && plain(pieces);
  };
  return bent(readNoun(plain(inner), attribute), form, whole);
}

/** The noun in the language's pattern, with the noun as its own span. */
function bent(noun: Noun, form: Form, piece: (text: string) => Span[]): Span[] {
  const text = bend(noun, form, OPEN + '0' + CLOSE);
  return text.includes(OPEN) ? unmarked(text, [piece(noun.text)]) : piece(text);
}

/** A form of a noun in the language; `mark` is the position of the noun. */
function bend(noun: Noun, form: Form, mark: string = noun.text): string {
  if (form === 'many') return mark;
  if (form === 'title') return titled(noun.text);
  if (form === 'gender') return noun.gender;
  const letters = format(noun.person ? 'name-vowels' : 'noun-vowels', null) ?? '';
  return format(`noun-${form}`, { noun: mark, ...cases(noun, letters) }) ?? mark;
}

/** The first player named in a sentence. */
export function seatIn(pieces: readonly Span[]): number | undefined {
  for (const piece of pieces) {
    const seat =
      piece.kind === 'seat' ? piece.seat : piece.kind === 'thing' ? seatIn(piece.spans) : undefined;
    if (seat !== undefined) return seat;
  }
  return undefined;
}

/** The components named in a sentence that have a text, with their texts. */
export function textsOf(pieces: readonly Span[]): { id: string; text: string }[] {
  return pieces.flatMap((piece) => {
    if (piece.kind !== 'thing') return [];
    const text = textOf(piece.id);
    return text === undefined ? textsOf(piece.spans) : [{ id: piece.id, text }];
  });
}

export function plain(pieces: readonly Span[]): string {
  return pieces.map((piece) => piece.text).join('');
}

/** Renders the phrase as text without drawings. */
export function say(phrase: Phrase, names: Names): string {
  return plain(spans(phrase, names));
}
