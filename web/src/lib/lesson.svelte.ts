// The state of a lesson at its table: the step, the expected decisions and the answers. It contains no rules: moves are
// compared by notation, the server plays the script, and the table is the same as in any game.
import type { Lesson, Step } from '../generated/learn';
import type { TableInfo } from '../generated/wire';
import type { Tutor } from './table.svelte';

/** The server operations of a lesson. */
export interface Stage {
  /** Goes to a step of the script. */
  goTo(step: number): Promise<TableInfo>;
  /** Makes a move of a show step. */
  show(step: number, at: number): Promise<TableInfo>;
  /** Lets bots play on from here. */
  free(): Promise<TableInfo>;
  /** Stores the progress. */
  keep(progress: number | 'done'): void;
  /** The pause between two shown moves, in milliseconds. */
  pause(): number;
}

/** After this many other choices the expected one pulses; after one more it can be shown. */
export const PULSE = 2;
export const SHOW_ME = 3;
/** A press within this many milliseconds after hurried moves still belongs to them. */
const FRESH = 500;

/** Whether a decision is accepted after these. */
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

/** The remaining decisions of a step, in order. */
function remaining(step: Step, made: readonly string[]): readonly string[] {
  const { task } = step;
  if (task.kind !== 'do') return [];
  return task.any_order ? wanted(step, made) : task.moves.slice(made.length);
}

/**
 * The indexes of the moves in a chain that are decisions of the step; empty if the chain does something else. A chain
 * fits if it makes all remaining decisions, or some of them and nothing else. Moves between them are those that the
 * board adds because they are the only option.
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

/** The number of decisions of a step that a chain makes. */
export const progress = (step: Step, made: readonly string[], chain: readonly string[]): number =>
  follow(step, made, chain).length;

export class LessonPlay implements Tutor {
  readonly lesson: Lesson;
  private readonly stage: Stage;

  at = $state(0);
  /** The learner's decisions in this step. */
  made = $state.raw<readonly string[]>([]);
  /** The answer to a different choice. */
  answer = $state<string | undefined>(undefined);
  misses = $state(0);
  /** Whether moves are being shown. */
  showing = $state(false);
  /** Whether the text has just replaced hurried moves: a second press must not skip it. */
  fresh = $state(false);
  /** Whether a request is on the way. */
  busy = $state(false);
  /** Whether the free game has started. */
  playing = $state(false);
  /** The shown hint. */
  hint = $state<number | undefined>(undefined);
  failed = $state.raw<unknown>(undefined);

  readonly step = $derived.by(() => this.lesson.steps[this.at] ?? this.last);
  /** The expected moves from here, by notation. */
  readonly leads = $derived.by(() => wanted(this.step, this.made));
  /** The remaining decisions of the step. */
  readonly remaining = $derived.by(() => remaining(this.step, this.made));
  /** The answer to a choice while none is expected, provided by the page in its language. */
  first: () => string = () => '';

  private hurried = false;
  /** Counts changes of the step, so that late results of earlier steps are ignored. */
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

  /** The lesson with the texts of another language, at the same step. */
  static again(before: LessonPlay, lesson: Lesson): LessonPlay {
    const next = new LessonPlay(lesson, before.stage);
    next.at = before.at;
    next.made = before.made;
    next.playing = before.playing;
    next.first = before.first;
    for (const hint of before.told) next.told.add(hint);
    return next;
  }

  /** Starts at a step whose position the table already has. */
  begin(at: number): Promise<void> {
    return this.enter(Math.min(at, this.lesson.steps.length - 1));
  }

  /** Resumes the free game. */
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

  /** Shows the remaining moves immediately. */
  hurry(): void {
    this.hurried = this.showing;
  }

  /** Continues to the next step or into the free game. Does not skip an expected decision or an unread text. */
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

  /** Goes to a step by replaying the script. */
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

  /** Starts the free game against bots. */
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

  /** Whether a chain of choices may be made. If not, sets the answer. */
  judge(chain: readonly string[]): boolean {
    if (!this.offLesson(chain)) return true;
    const { task } = this.step;
    this.misses += 1;
    this.answer = (task.kind === 'do' ? task.otherwise : undefined) ?? this.first();
    return false;
  }

  /** Records an accepted choice of the learner. */
  async done(text: string): Promise<void> {
    if (this.playing) return;
    this.made = [...this.made, text];
    this.answer = undefined;
    this.misses = 0;
    const { task } = this.step;
    if (task.kind === 'do' && this.made.length >= task.moves.length) await this.enter(this.at + 1);
  }

  /** Undo in a lesson restarts the step, or goes to the one before. */
  async undo(): Promise<boolean> {
    if (this.playing) return false;
    await this.goTo(this.made.length > 0 ? this.at : this.at - 1);
    return true;
  }

  /** Shows a hint that matches a legal choice, once each. */
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
