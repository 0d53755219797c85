// The interface between games and the page: facts for every page, and a board that loads with its table.
//
// Four types of each game, generated from its rules, parametrise everything here: view, action, event and aid. Boards
// use the types of their own game. Pages that work with any game use a `Table` of `never` types, whose values they can
// only pass to that game's board.
import type { Component, Snippet } from 'svelte';
import type { MessageId } from '../generated/messages';
import type { Choice, EventInfo, LogLine, Position, Refusal } from '../generated/wire';
import type { Names } from './i18n.svelte';
import type { Table } from './table.svelte';

/** A legal choice with the game's own action type. */
export interface ChoiceOf<Action> extends Omit<Choice, 'action'> {
  action: Action;
}

/** A forbidden action with the game's own action type. */
export interface RefusalOf<Action> extends Omit<Refusal, 'action'> {
  action: Action;
}

/** An event with the game's own event type. */
export interface EventOf<Event> extends Omit<EventInfo, 'event'> {
  event: Event;
}

/** The sentence of a log line, which may cover other events too. */
export const sentenceOf = (line: Pick<LogLine, 'say' | 'line'>): LogLine['say'] => line.line ?? line.say;

export interface LineOf<Event> extends Omit<LogLine, 'event'> {
  event: Event;
}

/** A position with the game's own types. */
export interface PositionOf<View, Action, Aid> extends Omit<Position, 'view' | 'legal' | 'refusals' | 'aid'> {
  view: View;
  legal: readonly ChoiceOf<Action>[];
  refusals?: readonly RefusalOf<Action>[];
  /** Data that the board needs in addition to `legal`, for the deciding seat, if requested. */
  aid?: Aid;
}

/** A table of any game. */
export type AnyTable = Table<never, never, never, never>;

/** A drawing of the sprite with its tint. */
export interface Drawing {
  icon: string;
  tint?: string | undefined;
  /** A figure beside it, such as the value of a card. */
  figure?: string;
}

/** The display of a choice in the prompt bar. */
export interface Short {
  /** Drawings before the text. */
  drawings?: readonly Drawing[];
  /** The text; the whole sentence if absent. */
  text?: string;
  /** Drawings after the text: the cost. */
  costs?: readonly Drawing[];
  /** Whether the board draws the content of the button. */
  mark?: boolean;
  /** The player it is about. Choices about the same player are grouped. */
  seat?: number;
  /** `end` for ending the turn, `main` for the usual choice, `plain` for passing. */
  tone?: 'end' | 'main' | 'plain' | undefined;
  /** Whether only the board offers it, because the bar has no space for its kind. */
  boardOnly?: boolean;
}

/** A board's text for the prompt bar, in place of the prompt's sentence or in addition. */
export interface PromptText {
  text?: string;
  hint?: string | undefined;
}

/** The public location of a component in a running game. */
export interface Where {
  /** The message of a place. */
  place?: MessageId;
  /** The player who has it. */
  seat?: number;
  /** The number of components there, if several. */
  count?: number;
}

/** A moving piece, from one `data-spot` to another, in HTML or SVG. */
export interface Flight {
  from: string;
  to: string;
  /** Intermediate spots, each with its own animation step. */
  by?: readonly string[];
  /** A flying piece: a drawing on paper with a number, or a copy of the element at the destination. */
  drawing?: Drawing;
  /** A copy of the element at the start instead; it changes to the size of the end. */
  piece?: 'start';
  /** The copy keeps its size. */
  kept?: boolean;
  /** The back of a card instead, with the figure of the drawing. */
  back?: boolean;
  /** The player whose colours it has. */
  seat?: number;
  /** The rotation on the way, in degrees. */
  turns?: number;
  /** Whether it moves together with the preceding one. */
  together?: boolean;
  /** Whether it moves in an arc, as a ship does. */
  arc?: boolean;
}

/** A row of the component files. */
export type Row = Readonly<Record<string, unknown>>;

/** A rival without a seat. */
export interface RivalBrief {
  /** The message of its name. */
  id: string;
  score: number;
}

/** The facts about a game that every page can use without loading its board. */
export interface GameFacts<View> {
  /** The points of a seat in the view. */
  score?(view: View, seat: number): number | undefined;
  /** Rivals without a seat, from the view. */
  rivals?(view: View): readonly RivalBrief[];
  /** Whether its board needs aids. */
  aids?: boolean;
  /** The message of the unit of points in panels, or `coin`; default points. */
  unit?: string;
  /** In a campaign, the name of the component that reveals a clause, if it has not been met. */
  foldedClause?(view: View, id: string, text: string): string | undefined;
  /** Like `foldedClause` for a row of the component files; true for a numbered back. */
  foldedRow?(view: View, kind: string, row: Row): boolean;
  /** Rows that a campaign adds to the component files. */
  campaignRows?(view: View): { file: string; kind: string; rows: readonly Row[] };
  /** Options without effect in a campaign. */
  notInCampaign?: readonly string[];
  /** The message of a row of the component files, if it does not follow from kind and id. */
  message?(file: string, kind: string, row: Row): string | undefined;
}

/** The board of a game: its components, its drawings, and the spots of its actions and events. */
export interface GameUi<View, Action, Event, Aid> {
  Board: Component<{ table: Table<View, Action, Event, Aid> }>;
  /** The viewer's own area, docked below the board. */
  Dock: Component<{ table: Table<View, Action, Event, Aid> }>;
  /** The line of key resources in a player's panel. */
  Facts: Component<{ table: Table<View, Action, Event, Aid>; seat: number }>;
  /** The board's gestures and tools in the prompt bar. */
  Acts?: Component<{ table: Table<View, Action, Event, Aid> }>;
  /** The board's text about a started gesture or a preview. */
  asks?(table: Table<View, Action, Event, Aid>): PromptText | undefined;
  /** The complete area of a player. */
  Area: Component<{ table: Table<View, Action, Event, Aid>; seat: number }>;
  /** Whether another player's area replaces the dock if there is space; otherwise it opens above the table. */
  areaInDock?: boolean;
  /** The minimum size in pixels for which board, dock and players are designed. The table scales with the window. */
  stage: { width: number; height: number };
  /** Whether the dock lies below the board only, or below the players too. */
  dock?: 'board' | 'whole';
  /** The campaign's story in the game's own type, for the page of the campaign. */
  Chronicle?: Component<{ chronicle: never; players: readonly Names[]; children: Snippet }>;
  /** Rivals without a seat, beside the players' panels. */
  Rivals?: Component<{ table: Table<View, Action, Event, Aid> }>;
  /** The content of a prompt button whose `Short` asks for it. */
  Mark?: Component<{ table: Table<View, Action, Event, Aid>; choice: ChoiceOf<Action> }>;
  /** The points scored so far, if the panel shows them in addition to the present sum. */
  scored?(view: View, seat: number): number | undefined;
  /** The board's own keys for the list of keys, with the messages of their functions. */
  keys?: readonly { keys: readonly string[]; id: MessageId }[];
  /** A title held by a player: its drawing and the message of its name. */
  marker?(view: View, seat: number): (Drawing & { id: string }) | undefined;
  /** The drawing of a component by the id of its message. */
  draw(id: string): Drawing | undefined;
  /** The drawing of a row of the component files. */
  component?(kind: string, row: Row): Drawing | undefined;
  /** A row of the component files as drawn on the table, if that is more than a drawing. */
  Face?: Component<{
    file: string;
    kind: string;
    row: Row;
    /** The rows of any kind, because a card may refer to another file. */
    all: (file: string, kind: string) => readonly Row[];
  }>;
  /** Details of the larger sums in the score breakdown, shown beside it. */
  Breakdown?: Component<{ view: View; names: readonly string[] }>;
  /** The public locations of a row's components. Hidden ones are omitted or listed as unseen. */
  where?(view: View, kind: string, row: Row): readonly Where[];
  /** The messages of the phases of a round, in order. */
  phases: readonly string[];
  /** The current phase, if it differs from the phase of the rules. */
  phaseOf?(view: View): string | undefined;
  /** The current round, and the number of rounds. */
  rounds?(view: View): { now: number; of: number };
  /** The label of a phase in the header, if it depends on the view; default its message. */
  phase?(id: string, view: View): string | undefined;
  /** The display of a choice in the prompt bar. */
  short(choice: ChoiceOf<Action>, table: Table<View, Action, Event, Aid>): Short;
  /** The notation of a move; undefined for moves that only begin chains. */
  notate?(action: Action): string | undefined;
  /** The name of the tool to pick up before the lesson's next decisions, given in notation. */
  takeUp?(decisions: readonly string[], table: Table<View, Action, Event, Aid>): string | undefined;
  /** The description of a previewed view beyond its events: unfinished combinations and their yield. */
  foresee?(view: View): string | undefined;
  /** The places that an event touched, which stay outlined until the viewer's next decision. */
  spots(event: Event, table: Table<View, Action, Event, Aid>): readonly string[];
  /** The pieces that an event moved. */
  flights(event: Event, table: Table<View, Action, Event, Aid>): readonly Flight[];
  /** The score that ends the game, if there is one, for a line in the curve. */
  goal?(view: View): number | undefined;
  /** The drawing of a line of the score breakdown. */
  item?(item: string): Drawing | undefined;
}

/** The facts and the board of any game. */
export type AnyFacts = GameFacts<never>;
export type AnyUi = GameUi<never, never, never, never>;

/**
 * The end of an exhaustive switch: a new variant does not compile. A page older than its server shows nothing for
 * unknown kinds.
 */
export function unknownKind(_unheard: never): readonly never[] {
  return [];
}

/** The value of a table for a name that may be missing. */
export function lookUp<Value>(table: Readonly<Record<string, Value>>, name: unknown): Value | undefined {
  return typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Whether two actions are the same move: equal fields with equal values, in any order. */
export function sameAction(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  // PromptText hundreds of times for a position: nothing is copied for it.
  let count = 0;
  for (const key in left) {
    if (!(key in right) || !sameAction(left[key], right[key])) return false;
    count += 1;
  }
  for (const _ in right) count -= 1;
  return count === 0;
}
