// Types of a table beside positions: preview, sentences, the past and the tutor.
import type { FromClient, FromServer } from '../generated/wire';
import type { EventOf, LineOf, PositionOf } from './game';

/** The consequences of a move. */
export interface Preview<View, Event> {
  text: string;
  events: readonly EventOf<Event>[];
  /** The resulting view; undefined where chance is involved, so that the events are incomplete. */
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

/** A tutor checks choices one by one before they are sent. */
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

/** A callback for the answer to a request. */
export type Wish = (answer: FromServer | undefined) => void;
/** A wish as it is written down before it gets its number. */
export type Unnumbered = FromClient extends infer One
  ? One extends { id?: number }
    ? Omit<One, 'id'>
    : never
  : never;
