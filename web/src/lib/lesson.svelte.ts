// A lesson at its table: which step one is at, what is asked, and what is answered. It holds no rule: moves are compared
// by their notation, the server plays the script, and the table is the same as in any game.
import type { Lesson, Step } from '../generated/learn';
import type { TableInfo } from '../generated/wire';
import type { Tutor } from './table.svelte';

/** The server operations of a lesson. */
export interface Stage {
  /** Goes to a step of the script. */
  goTo(step: number): Promise<TableInfo>;
  /** Makes a move of a step that is shown. */
  show(step: number, at: number): Promise<TableInfo>;
  /** Lets bots play on from here. */
  free(): Promise<TableInfo>;
  /** Keeps how far one is. */
  keep(progress: number | 'done'): void;
  /** The pause between two moves that are shown, in milliseconds. */
  pause(): number;
}

/** After this many other choices the right one pulses; after one more it can be shown. */
export const PULSE = 2;
export const SHOW_ME = 3;
/** A press this many milliseconds after hurried moves have ended was still meant for them. */
const FRESH = 500;

/** Whether a decision is accepted where these were made already. */
export function accepted(step: Step, made: readonly string[], text: string): boolean {
  const { task } = step;
  if (task.kind !== 'do') return false;
  if (task.others) return true;
  if (made.length === 0 && task.also.includes(text)) return true;
  return wanted(step, made).includes(text);
}

/** The expected moves: the next one, or all remaining ones if their order is free. */
export function wanted(step: Step, made: readonly string[]): readonly string[] {
  const { task } = step;
  if (task.kind !== 'do') return [];
  if (!task.any_order) return task.moves.slice(made.length, made.length + 1);
  const left = [...task.moves];
  for (const one of made) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The decisions of a step that are still to be made, in order. */
function remaining(step: Step, made: readonly string[]): readonly string[] {
  const { task } = step;
  if (task.kind !== 'do') return [];
  return task.any_order ? wanted(step, made) : task.moves.slice(made.length);
}

/**
 * Which moves of a chain, by notation, are decisions of a step: their places in the chain, or none if it leads elsewhere. A chain
 * fits if it makes all that is left of the step, or a part of it and nothing else. Moves between them are those that the board
 * adds because they are the only ones.
 */
export function follow(step: Step, made: readonly string[], chain: readonly string[]): readonly number[] {
  const first = chain[0];
  if (first === undefined || !accepted(step, made, first)) return [];
  if (step.task.kind === 'do' && step.task.others) return [0];
  let done: readonly string[] = [...made, first];
  const places = [0];
  for (const [at, move] of chain.entries())
    if (at > 0 && wanted(step, done).includes(move)) {
      done = [...done, move];
      places.push(at);
    }
  return places.length < chain.length && remaining(step, done).length > 0 ? [] : places;
}

/** How many decisions of a step a chain of moves makes. */
export const progress = (step: Step, made: readonly string[], chain: readonly string[]): number =>
  follow(step, made, chain).length;

export class LessonPlay implements Tutor {
  readonly lesson: Lesson;
  private readonly stage: Stage;

  at = $state(0);
  /** The learner's decisions of this step so far. */
  made = $state.raw<readonly string[]>([]);
  /** The answer to a different choice. */
  answer = $state<string | undefined>(undefined);
  misses = $state(0);
  /** Moves are being shown. */
  showing = $state(false);
  /** The text has replaced the moves that were hurried a moment ago: a second press must not skip it. */
  fresh = $state(false);
  /** Something is being asked of the server. */
  busy = $state(false);
  /** The game is the learner's. */
  playing = $state(false);
  /** The hint that is being told. */
  hint = $state<number | undefined>(undefined);
  failed = $state.raw<unknown>(undefined);

  readonly step = $derived.by(() => this.lesson.steps[this.at] ?? this.last);
  /** The expected moves from here, by notation. */
  readonly leads = $derived.by(() => wanted(this.step, this.made));
  /** All decisions of the step that are still to be made. */
  readonly remaining = $derived.by(() => remaining(this.step, this.made));
  /** A word for whoever chooses while nothing is asked: by the page, in its language. */
  first: () => string = () => '';

  private hurried = false;
  /** Another step has been gone to: what was on its way is of no use any more. */
  private turn = 0;
  private readonly told = new Set<number>();

  constructor(lesson: Lesson, stage: Stage) {
    this.lesson = lesson;
    this.stage = stage;
  }

  private get last(): Step {
    const step = this.lesson.steps.at(-1);
    if (!step) throw new Error('a lesson has steps');
    return step;
  }

  /** The texts in another language: the place stays. */
  static again(before: LessonPlay, lesson: Lesson): LessonPlay {
    const next = new LessonPlay(lesson, before.stage);
    next.at = before.at;
    next.made = before.made;
    next.playing = before.playing;
    next.first = before.first;
    for (const hint of before.told) next.told.add(hint);
    return next;
  }

  /** Begins at a step whose position is on the table. */
  begin(at: number): Promise<void> {
    return this.enter(Math.min(at, this.lesson.steps.length - 1));
  }

  /** The game is free already. */
  resume(): void {
    this.at = this.lesson.steps.length - 1;
    this.playing = true;
  }

  private async enter(at: number): Promise<void> {
    this.turn += 1;
    const { turn } = this;
    this.at = at;
    this.made = [];
    this.answer = undefined;
    this.misses = 0;
    this.hurried = false;
    this.stage.keep(at);
    const { task } = this.step;
    if (task.kind !== 'show') return;
    this.showing = true;
    for (let move = 0; move < task.moves && turn === this.turn; move += 1) {
      if (move > 0 || at > 0) await this.wait();
      if (turn !== this.turn) return;
      if (!(await this.ask(() => this.stage.show(at, move)))) break;
    }
    if (turn !== this.turn) return;
    this.showing = false;
    if (!this.hurried) return;
    this.fresh = true;
    setTimeout(() => (this.fresh = false), FRESH);
  }

  private async ask(what: () => Promise<TableInfo>): Promise<TableInfo | undefined> {
    this.failed = undefined;
    try {
      return await what();
    } catch (error) {
      this.failed = error;
      return undefined;
    }
  }

  private wait(): Promise<void> {
    const pause = this.hurried ? 0 : this.stage.pause();
    return new Promise((resolve) => setTimeout(resolve, pause));
  }

  /** Shows the rest of the moves at once. */
  hurry(): void {
    this.hurried = this.showing;
  }

  /** Goes on: to the next step, or into the game. A decision that is asked for and a text that is not shown yet are not skipped. */
  async next(): Promise<void> {
    if (this.busy || this.showing || this.fresh) return;
    if (this.hint !== undefined) {
      this.hint = undefined;
      return;
    }
    const { kind } = this.step.task;
    if (kind === 'free') await this.play();
    else if (kind !== 'do') await this.enter(this.at + 1);
  }

  /** To a step, by playing the script to there. */
  async goTo(at: number): Promise<void> {
    if (this.busy || at < 0 || at >= this.lesson.steps.length) return;
    this.busy = true;
    this.turn += 1;
    this.showing = false;
    const gone = await this.ask(() => this.stage.goTo(at));
    this.busy = false;
    if (!gone) return;
    this.playing = false;
    await this.enter(at);
  }

  back(): Promise<void> {
    return this.goTo(this.playing ? this.lesson.steps.length - 1 : this.at - 1);
  }

  skip(): Promise<void> {
    return this.goTo(this.at + 1);
  }

  /** The game goes on from here against bots. */
  async play(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.turn += 1;
    this.showing = false;
    const freed = await this.ask(() => this.stage.free());
    this.busy = false;
    if (!freed) return;
    this.at = this.lesson.steps.length - 1;
    this.playing = true;
    this.stage.keep('done');
  }

  holds(): boolean {
    return !this.playing;
  }

  offLesson(chain: readonly string[]): boolean {
    return !this.playing && progress(this.step, this.made, chain) === 0;
  }

  follow(chain: readonly string[]): readonly number[] {
    return follow(this.step, this.made, chain);
  }

  /** Whether a chain of the learner's choices may be made; if not, it is answered. */
  judge(chain: readonly string[]): boolean {
    if (!this.offLesson(chain)) return true;
    const { task } = this.step;
    this.misses += 1;
    this.answer = (task.kind === 'do' ? task.otherwise : undefined) ?? this.first();
    return false;
  }

  /** The learner has made a choice that was accepted. */
  async done(text: string): Promise<void> {
    if (this.playing) return;
    this.made = [...this.made, text];
    this.answer = undefined;
    this.misses = 0;
    const { task } = this.step;
    if (task.kind === 'do' && this.made.length >= task.moves.length) await this.enter(this.at + 1);
  }

  /** Taking back within a lesson is beginning the step again, or the one before. */
  async undo(): Promise<boolean> {
    if (this.playing) return false;
    await this.goTo(this.made.length > 0 ? this.at : this.at - 1);
    return true;
  }

  /** Looks for a hint among what can be done now; each is told once. */
  watch(legal: readonly { text: string }[]): void {
    const { task } = this.step;
    if (!this.playing || task.kind !== 'free' || this.hint !== undefined) return;
    const at = task.hints.findIndex(
      ({ on }, n) => !this.told.has(n) && legal.some(({ text }) => text === on || text.startsWith(`${on} `)),
    );
    if (at < 0) return;
    this.told.add(at);
    this.hint = at;
  }
}
