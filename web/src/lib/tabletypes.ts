// Types of a table other than positions: previews, sentences, the past and the tutor.
import type { FromClient, FromServer } from '../generated/wire';
import type { EventOf, LineOf, PositionOf } from './game';

/** The consequences of a move. */
export interface Preview<View, Event> {
  text: string;
  events: readonly EventOf<Event>[];
  /** The resulting view; undefined if chance is involved, so that the events are incomplete. */
  view: View | undefined;
  open: boolean;
  /** Whether the seat would have no further decision in this turn. */
  ends: boolean;
}

/** A sentence for screen readers, with a unique key, so that it is read once. */
export interface Announcement<Event> {
  key: number;
  line: LineOf<Event>;
}

/** A past position that is shown. */
export interface Past<View, Action, Aid> {
  n: number;
  position: PositionOf<View, Action, Aid>;
}

/** A tutor checks choices one by one before they are sent. */
export interface Tutor {
  /** Whether choices are checked now, and not the free game. */
  holds(): boolean;
  /** Whether a chain of choices, by notation, may begin; if not, the learner gets an answer. */
  judge(chain: readonly string[]): boolean;
  /** Whether a chain differs from the expected decisions: it can be pressed, but is not highlighted. */
  offLesson(chain: readonly string[]): boolean;
  /** The indexes of the expected decisions in a chain. */
  follow(chain: readonly string[]): readonly number[];
  /** Records that a decision was made. */
  done(text: string): Promise<void>;
  /** Handles an undo. Returns true if the tutor did it. */
  undo(): Promise<boolean>;
}

/** A callback for the answer to a request. */
export type AnswerCallback = (answer: FromServer | undefined) => void;
/** A request before it gets its number. */
export type Unnumbered = FromClient extends infer One
  ? One extends { id?: number }
    ? Omit<One, 'id'>
    : never
  : never;
