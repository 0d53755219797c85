// What a table hands out besides positions: preview, sentences, the past, and the part of a teacher.
import type { FromClient, FromServer } from '../generated/wire';
import type { EventOf, LineOf, PositionOf } from './game';

/** What a move would bring. */
export interface Preview<View, Event> {
  text: string;
  events: readonly EventOf<Event>[];
  /** What one would then see; nothing where chance has a part in it, so that the events are not the whole. */
  view: View | undefined;
  open: boolean;
  /** Whether one would then have nothing more to decide: the turn passes on. */
  ends: boolean;
}

/** A sentence for whoever hears the table, with a number of its own: what was said once is not said again. */
export interface Told<Event> {
  key: number;
  line: LineOf<Event>;
}

/** A position of the past that is being looked at. */
export interface Past<View, Action, Aid> {
  n: number;
  position: PositionOf<View, Action, Aid>;
}

/** Whoever teaches at a table: choices are judged before they are sent, one by one. */
export interface Tutor {
  /** Whether choices are judged now; else the game is the learner's. */
  holds(): boolean;
  /** Whether a chain of choices, by notation, may be begun now; if not, the learner is told why. */
  judge(chain: readonly string[]): boolean;
  /** Whether a chain of choices leads elsewhere than what is asked for: it can be pressed, and is not highlighted. */
  offLesson(chain: readonly string[]): boolean;
  /** Which moves of a chain are decisions asked for, by their places in it. */
  follow(chain: readonly string[]): readonly number[];
  /** It has been made. */
  done(text: string): Promise<void>;
  /** The learner wants to take back; true if the tutor has seen to it. */
  undo(): Promise<boolean>;
}

/** Whoever waits for the answer to a wish. */
export type Wish = (answer: FromServer | undefined) => void;
/** A wish as it is written down before it gets its number. */
export type Unnumbered = FromClient extends infer One
  ? One extends { id?: number }
    ? Omit<One, 'id'>
    : never
  : never;
