// Words: the same Fluent files that the program uses, loaded by language and by game.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { MessageId } from '../generated/messages';
import type { Arg, ComponentText, Phrase } from '../generated/wire';

export type Lang = 'en' | 'fr';
export const LANGS: readonly Lang[] = ['en', 'fr'];

/** Every message file, each a chunk of its own. */
const files = import.meta.glob<string>(['../../../locales/*/*.ftl', '!**/cli.ftl'], {
  query: '?raw',
  import: 'default',
});

const bundles = new Map<Lang, FluentBundle>();
const loaded = new Map<string, Promise<void>>();

/** What is spoken now; `turn` counts loads, so that whatever was said is said again with the new words. */
const spoken = $state({ lang: 'en' as Lang, turn: 0 });

export function lang(): Lang {
  return spoken.lang;
}

function bundleOf(code: Lang): FluentBundle {
  let bundle = bundles.get(code);
  if (!bundle) {
    // No direction marks: both languages run the same way.
    bundle = new FluentBundle(code, { useIsolating: false });
    bundles.set(code, bundle);
  }
  return bundle;
}

/** Adds a file of messages to a language. */
export function addMessages(code: Lang, text: string): void {
  const errors = bundleOf(code).addResource(new FluentResource(text), { allowOverrides: true });
  for (const error of errors) console.warn(code, error);
  spoken.turn += 1;
}

/** Loads a file of messages once; a game without a file of its own has nothing to add. */
function load(code: Lang, name: string): Promise<void> {
  const path = `../../../locales/${code}/${name}.ftl`;
  const fetch = files[path];
  if (!fetch) return Promise.resolve();
  let pending = loaded.get(path);
  if (!pending) {
    pending = fetch().then((text) => addMessages(code, text));
    // A failed fetch may be tried again.
    pending.catch(() => loaded.delete(path));
    loaded.set(path, pending);
  }
  return pending;
}

const games = new Set<string>();

/** Speaks a language from now on, once its words are here. */
export async function speak(code: Lang): Promise<void> {
  const names = ['engine', 'server', 'web', ...[...games].flatMap(filesOf)];
  await Promise.all(names.map((name) => load(code, name)));
  spoken.lang = code;
  spoken.turn += 1;
  if (typeof document !== 'undefined') document.documentElement.lang = code;
}

/** The files of a game: what it says, and what its drawn board says besides; a game of many words has several. */
function filesOf(game: string): string[] {
  const names = Object.keys(files).flatMap((path) => /\/en\/(.+)\.ftl$/.exec(path)?.[1] ?? []);
  return names.filter((name) => name === game || name.startsWith(`${game}-`));
}

/** Loads the words of a game in the language spoken. */
export async function learn(game: string): Promise<void> {
  games.add(game);
  await Promise.all(filesOf(game).map((name) => load(spoken.lang, name)));
}

/** The language a reader would want: the stored one, else the browser's, else English. */
export function guessLang(stored: string | undefined): Lang {
  const wanted = [stored, ...(typeof navigator === 'undefined' ? [] : navigator.languages)];
  for (const one of wanted) {
    const code = LANGS.find((known) => one?.toLowerCase().startsWith(known));
    if (code) return code;
  }
  return 'en';
}

/** French keeps high punctuation on the line of its word. */
export function typeset(text: string): string {
  if (spoken.lang !== 'fr') return text;
  return text.replace(/ ([:;!?»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');
}

function format(id: string, args: Record<string, FluentVariable> | null): string | undefined {
  // Read so that a load says it again.
  void spoken.turn;
  const bundle = bundleOf(spoken.lang);
  const [name, attribute] = id.split('.') as [string, string?];
  const message = bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!pattern) return undefined;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  for (const error of errors) console.warn(id, error);
  return typeset(text);
}

/** A message of the pages. */
export function t(id: MessageId, args: Record<string, FluentVariable> | null = null): string {
  return format(id, args) ?? `[${id}]`;
}

/** Whether the language has a message. */
export function knows(id: string): boolean {
  return format(id, {}) !== undefined;
}

/** A message of a game, by an id made at run time; nothing where there is none. */
export function word(id: string, args: Record<string, FluentVariable> | null = null): string | undefined {
  return format(id, args);
}

/** What components do by the data of a table, where it plays with other data than those built in. */
let made = $state.raw<ReadonlyMap<string, Phrase>>(new Map());

export function tellTexts(texts: readonly ComponentText[]): void {
  made = new Map(texts.map(({ id, text }) => [id, text]));
}

/** What a component does, by the message of its name: as the data have it, else as the message has it. */
export function textOf(id: string): string | undefined {
  const phrase = made.get(id);
  return phrase ? say(phrase, []) : word(`${id}.text`);
}

/** How the players of a table are called. */
export type Names = readonly string[];

export function nameOf(names: Names, seat: number): string {
  return names[seat] || t('seat-number', { number: seat + 1 });
}

/** A piece of a sentence: words, a player, or a component that has a name and perhaps a drawing. */
export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'seat'; seat: number; text: string }
  | { kind: 'thing'; id: string; text: string; spans: Span[] };

/** Marks in the private use area, around the number of a piece that is put in after formatting. */
const OPEN = '\uE000';
const CLOSE = '\uE001';

/** The phrase as pieces, so that a page can draw players and components inline. */
export function spans(phrase: Phrase, names: Names): Span[] {
  const held: Span[][] = [];
  const hold = (pieces: Span[]): string => OPEN + String(held.push(pieces) - 1) + CLOSE;
  const value = (arg: Arg): FluentVariable => {
    if ('number' in arg) return arg.number;
    if ('text' in arg) return arg.text;
    if ('seat' in arg) return hold([{ kind: 'seat', seat: arg.seat, text: nameOf(names, arg.seat) }]);
    if ('phrase' in arg) return hold(thing(arg.phrase, names));
    return hold(joined(arg.list, names));
  };
  const args: Record<string, FluentVariable> = {};
  for (const [name, arg] of phrase.args ?? []) args[name] = value(arg);
  const text = format(phrase.id, args) ?? `[${phrase.id}]`;
  const out: Span[] = [];
  for (const [at, piece] of text.split(/\uE000(\d+)\uE001/).entries()) {
    if (at % 2 === 1) out.push(...(held[Number(piece)] ?? []));
    else if (piece) out.push({ kind: 'text', text: piece });
  }
  return out;
}

/** A phrase inside a phrase: a component if it is a bare name, else its pieces. */
function thing(phrase: Phrase, names: Names): Span[] {
  const inner = spans(phrase, names);
  return [{ kind: 'thing', id: phrase.id, text: plain(inner), spans: inner }];
}

function joined(list: readonly Phrase[], names: Names): Span[] {
  if (list.length === 0) return [{ kind: 'text', text: t('list-empty') }];
  const items = list.map((phrase) => thing(phrase, names));
  const last = items.pop() ?? [];
  if (items.length === 0) return last;
  const before = items.flatMap((item, at) =>
    at > 0 ? [{ kind: 'text', text: ', ' } as Span, ...item] : item,
  );
  const marked = t('list-and', { before: OPEN + '0' + CLOSE, last: OPEN + '1' + CLOSE });
  const out: Span[] = [];
  for (const [at, piece] of marked.split(/\uE000(\d+)\uE001/).entries()) {
    if (at % 2 === 1) out.push(...(piece === '0' ? before : last));
    else if (piece) out.push({ kind: 'text', text: piece });
  }
  return out;
}

/** The first player that is named in it, whom it is about. */
export function seatIn(pieces: readonly Span[]): number | undefined {
  for (const piece of pieces) {
    const seat =
      piece.kind === 'seat' ? piece.seat : piece.kind === 'thing' ? seatIn(piece.spans) : undefined;
    if (seat !== undefined) return seat;
  }
  return undefined;
}

/** The components that are named in it and have a text of their own, each with that text. */
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

/** The phrase in words, without drawings. */
export function say(phrase: Phrase, names: Names): string {
  return plain(spans(phrase, names));
}
