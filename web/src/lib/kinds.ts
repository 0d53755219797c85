// Tables with one entry per kind of action, event or other value. A missing kind fails to compile.
import { lookUp, type ChoiceOf, type Flight, type Short } from './game';

/** The marks that an event leaves on the board. */
export interface Trace {
  /** The spots to outline. */
  spots?: readonly string[];
  /** The pieces to animate. */
  flights?: readonly Flight[];
}

/** The trace of each kind of event; null for events without marks on the board. */
type Traces<Event extends { kind: string }, Table> = {
  readonly [Kind in Event['kind']]: ((event: Extract<Event, { kind: Kind }>, table: Table) => Trace) | null;
};

/** The functions `spots` and `flights` of a board. An unknown event of a newer server leaves no marks. */
export function tracing<Event extends { kind: string }, Table>(
  traces: Traces<Event, Table>,
): Record<'spots', (event: Event, table: Table) => readonly string[]> &
  Record<'flights', (event: Event, table: Table) => readonly Flight[]> {
  const entries = traces as Readonly<Record<string, ((event: Event, table: Table) => Trace) | null>>;
  const trace = (event: Event, table: Table): Trace => lookUp(entries, event.kind)?.(event, table) ?? {};
  return {
    spots: (event, table) => trace(event, table).spots ?? [],
    flights: (event, table) => trace(event, table).flights ?? [],
  };
}

/** A choice that only the board offers. */
export const BOARD_ONLY: Short = { boardOnly: true };

/** The display of each kind of action in the prompt bar. */
type Shorts<Action extends { do: string }, Table> = {
  readonly [Do in Action['do']]:
    Short | ((action: Extract<Action, { do: Do }>, table: Table, choice: ChoiceOf<Action>) => Short);
};

/** The function `short` of a board. */
export function shortening<Action extends { do: string }, Table>(
  shorts: Shorts<Action, Table>,
): (choice: ChoiceOf<Action>, table: Table) => Short {
  type Entry = Short | ((action: Action, table: Table, choice: ChoiceOf<Action>) => Short);
  const entries = shorts as Readonly<Record<string, Entry>>;
  return (choice, table) => {
    const entry = lookUp(entries, choice.action.do) ?? {};
    return typeof entry === 'function' ? entry(choice.action, table, choice) : entry;
  };
}

/** One function per kind of value. An unknown kind of a newer server gives undefined. */
export function byKind<Value extends { kind: string }, Args extends unknown[], Result>(entries: {
  readonly [Kind in Value['kind']]: (value: Extract<Value, { kind: Kind }>, ...args: Args) => Result;
}): (value: Value, ...args: Args) => Result | undefined {
  type Entry = (value: Value, ...args: Args) => Result;
  const functions = entries as unknown as Readonly<Record<string, Entry>>;
  return (value, ...args) => lookUp(functions, value.kind)?.(value, ...args);
}

/** One function per kind of action, or null without one. An unknown kind of a newer server gives undefined. */
export function byAction<Action extends { do: string }, Args extends unknown[], Result>(entries: {
  readonly [Do in Action['do']]:
    ((action: Extract<Action, { do: Do }>, ...args: Args) => Result | undefined) | null;
}): (action: Action, ...args: Args) => Result | undefined {
  type Entry = (action: Action, ...args: Args) => Result | undefined;
  const functions = entries as unknown as Readonly<Record<string, Entry | null>>;
  return (action, ...args) => lookUp(functions, action.do)?.(action, ...args);
}
