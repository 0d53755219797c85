// The interface between games and the page: light facts for every page, and a board that loads with its
// table.
//
// Four types of each game, generated from its rules, go through everything here: what one sees, what one may do, what
// happened, and what a board may know before a click. Boards are written against their own four; the pages, which know
// no game, hold a `Table` of all `never` and can hand what is in it to that game's board and to nothing else.
import type { Component, Snippet } from 'svelte';
import type { MessageId } from '../generated/messages';
import type { Choice, EventInfo, LogLine, Position, Refusal } from '../generated/wire';
import type { Names } from './i18n.svelte';
import type { Table } from './table.svelte';

/** A legal choice, with the action as its game types it. */
export interface ChoiceOf<Action> extends Omit<Choice, 'action'> {
  action: Action;
}

/** A forbidden action in the game's own type. */
export interface RefusalOf<Action> extends Omit<Refusal, 'action'> {
  action: Action;
}

/** Something that happened, with the event as its game types it. */
export interface EventOf<Event> extends Omit<EventInfo, 'event'> {
  event: Event;
}

/** A line of the log, with the event as its game types it. */
/** The sentence of a line of the log: it may tell other events too. */
export const sentenceOf = (line: Pick<LogLine, 'say' | 'line'>): LogLine['say'] => line.line ?? line.say;

export interface LineOf<Event> extends Omit<LogLine, 'event'> {
  event: Event;
}

/** The table at one moment, as its game types it. */
export interface PositionOf<View, Action, Aid> extends Omit<Position, 'view' | 'legal' | 'refusals' | 'aid'> {
  view: View;
  legal: readonly ChoiceOf<Action>[];
  refusals?: readonly RefusalOf<Action>[];
  /** The rules' aid beside `legal` for the deciding seat, if requested. */
  aid?: Aid;
}

/** A table whose game the page does not know. */
export type AnyTable = Table<never, never, never, never>;

/** A drawing of the sprite with its tint. */
export interface Drawing {
  icon: string;
  tint?: string | undefined;
  /** A figure that stands beside it, such as the value of a card. */
  figure?: string;
}

/** How a choice stands in the prompt bar. */
export interface Short {
  /** Drawings before the words. */
  drawings?: readonly Drawing[];
  /** The words; the whole sentence if absent. */
  text?: string;
  /** Drawings behind the words: what it costs. */
  costs?: readonly Drawing[];
  /** The board draws what stands on the button, in its own signs. */
  mark?: boolean;
  /** The player it is about: choices about one player stand together behind the player's disc. */
  seat?: number;
  /** `end` has a place and a colour of its own, `main` is what one mostly wants, `plain` is passing. */
  tone?: 'end' | 'main' | 'plain' | undefined;
  /** The board alone offers it: there are too many of its kind for the bar. */
  boardOnly?: boolean;
}

/** A board's text for the prompt bar, in place of the rules' sentence or beside it. */
export interface PromptText {
  text?: string;
  hint?: string | undefined;
}

/** Where a component is in a game that is being played, as everybody can see. */
export interface Where {
  /** A place, by its message. */
  place?: MessageId;
  /** The player who has it. */
  seat?: number;
  /** How many of them, where there are several. */
  count?: number;
}

/** A piece that moves: from the place with one `data-spot` to the place with another, in HTML or SVG alike. */
export interface Flight {
  from: string;
  to: string;
  /** The places it goes by, each a beat of its own. */
  by?: readonly string[];
  /** A flying piece: a drawing on paper with a number, or a copy of the element at the destination. */
  drawing?: Drawing;
  /** A copy of what lay at its start instead: it comes to the size of its end. */
  piece?: 'start';
  /** The copy keeps its size: its end is larger than itself. */
  kept?: boolean;
  /** The back of a card instead, with the figure of the drawing on it. */
  back?: boolean;
  /** The player in whose colours it flies. */
  seat?: number;
  /** This many degrees it turns on the way. */
  turns?: number;
  /** It sets off together with the one before it, as one movement. */
  together?: boolean;
  /** It goes in an arc, as a ship over the sea. */
  arc?: boolean;
}

/** A row of the component files. */
export type Row = Readonly<Record<string, unknown>>;

/** A rival who holds no seat. */
export interface RivalBrief {
  /** The message that names it. */
  id: string;
  score: number;
}

/** The facts about a game that every page can use without loading its board. */
export interface GameFacts<View> {
  /** The points of a seat as the view shows them. */
  score?(view: View, seat: number): number | undefined;
  /** Rivals who hold no seat, as the view shows them. */
  rivals?(view: View): readonly RivalBrief[];
  /** Whether its board asks for aids beside `legal`. */
  aids?: boolean;
  /** The message of what the points of the panels are called, or `coin` where they are coins; else points. */
  unit?: string;
  /** At a table of a campaign: the name of what opens a clause, where that has not been met yet. */
  foldedClause?(view: View, id: string, text: string): string | undefined;
  /** The same of a row of the component files: whether it is a back with a number. */
  foldedRow?(view: View, kind: string, row: Row): boolean;
  /** Rows that a campaign adds to those of the component files. */
  campaignRows?(view: View): { file: string; kind: string; rows: readonly Row[] };
  /** Options that mean nothing in a campaign. */
  notInCampaign?: readonly string[];
  /** The message of a row of the component files, where it is not called after its kind and id. */
  message?(file: string, kind: string, row: Row): string | undefined;
}

/** The board of a game: its components, its drawings, and the spots of its actions and events. */
export interface GameUi<View, Action, Event, Aid> {
  Board: Component<{ table: Table<View, Action, Event, Aid> }>;
  /** The player's own area, docked under the board. */
  Dock: Component<{ table: Table<View, Action, Event, Aid> }>;
  /** The line of key resources in a player's panel. */
  Facts: Component<{ table: Table<View, Action, Event, Aid>; seat: number }>;
  /** The board's gestures and tools in the prompt bar. */
  Acts?: Component<{ table: Table<View, Action, Event, Aid> }>;
  /** The board's text about a started gesture or a preview. */
  asks?(table: Table<View, Action, Event, Aid>): PromptText | undefined;
  /** The whole area of a player. */
  Area: Component<{ table: Table<View, Action, Event, Aid>; seat: number }>;
  /** Where there is room, the area of another player takes the place of the dock; else it opens over the table. */
  areaInDock?: boolean;
  /**
   * The least room, in pixels, in which board, dock and players stand whole: what they were designed at. The table
   * grows and shrinks with the window from there.
   */
  stage: { width: number; height: number };
  /** The dock lies under the board alone, or under the players as well. */
  dock?: 'board' | 'whole';
  /** The campaign's story in the game's own type, for the page of the campaign. */
  Chronicle?: Component<{ chronicle: never; players: readonly Names[]; children: Snippet }>;
  /** Rivals who hold no seat, beside the panels of the players. */
  Rivals?: Component<{ table: Table<View, Action, Event, Aid> }>;
  /** The content of a prompt button whose `Short` asks for it. */
  Mark?: Component<{ table: Table<View, Action, Event, Aid>; choice: ChoiceOf<Action> }>;
  /** The points scored so far, where a panel tells both: these, and the sum if the game ended now. */
  scored?(view: View, seat: number): number | undefined;
  /** Keys of the board's own, for the list of keys: what is pressed, and the message of what it does. */
  keys?: readonly { keys: readonly string[]; id: MessageId }[];
  /** A title that a player holds: its drawing and the message that names it. */
  marker?(view: View, seat: number): (Drawing & { id: string }) | undefined;
  /** The drawing of a component by the id of its message. */
  draw(id: string): Drawing | undefined;
  /** The drawing of a row of the component files. */
  component?(kind: string, row: Row): Drawing | undefined;
  /** A row of the component files as it is drawn on the table, where there is more to it than a drawing. */
  Face?: Component<{
    file: string;
    kind: string;
    row: Row;
    /** The rows of any kind: a card may name what another file tells. */
    all: (file: string, kind: string) => readonly Row[];
  }>;
  /** How the larger sums of the score sheet came about, beside it. */
  Breakdown?: Component<{ view: View; names: readonly string[] }>;
  /** Where the components of a row are; what nobody can see is left out or said to be out of sight. */
  where?(view: View, kind: string, row: Row): readonly Where[];
  /** The messages of the phases of a round, in order. */
  phases: readonly string[];
  /** Which of them is on, where the rules call it by another name. */
  phaseOf?(view: View): string | undefined;
  /** The round that is on, and of how many. */
  rounds?(view: View): { now: number; of: number };
  /** How a phase stands in the header, where that depends on what is seen; else as its message says. */
  phase?(id: string, view: View): string | undefined;
  /** How a choice stands in the prompt bar. */
  short(choice: ChoiceOf<Action>, table: Table<View, Action, Event, Aid>): Short;
  /** Writes a move in notation; nothing for moves that no chain of the board has behind its first. */
  notate?(action: Action): string | undefined;
  /** The tool that must be taken up before the decisions that a lesson asks for can be made, given in notation. */
  takeUp?(decisions: readonly string[], table: Table<View, Action, Event, Aid>): string | undefined;
  /** The description of a previewed view beyond its events: unfinished combinations and their yield. */
  foresee?(view: View): string | undefined;
  /** The places that an event touched, which stay outlined until the viewer's next decision. */
  spots(event: Event, table: Table<View, Action, Event, Aid>): readonly string[];
  /** The pieces that an event moved. */
  flights(event: Event, table: Table<View, Action, Event, Aid>): readonly Flight[];
  /** The points that end the game, where there is such a number: a line in the curve. */
  goal?(view: View): number | undefined;
  /** The drawing of a line of the score sheet. */
  item?(item: string): Drawing | undefined;
}

/** The facts and the board of a game that the page does not know. */
export type AnyFacts = GameFacts<never>;
export type AnyUi = GameUi<never, never, never, never>;

/**
 * The end of a switch that has a case for everything: a new variant does not compile. A page that is older than the
 * server it talks to shows nothing for what it has never heard of.
 */
export function unknownKind(_unheard: never): readonly never[] {
  return [];
}

/** The value that a table of drawings has under a name that may not be in it. */
export function lookUp<Value>(table: Readonly<Record<string, Value>>, name: unknown): Value | undefined {
  return typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Whether two actions are the same move: the same fields with the same values, in whatever order. */
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
