// The review of a finished game: the results received so far, and the ones to show.
import type { ReviewDecision, ReviewEnd, ReviewNews, ReviewTurn } from '../generated/wire';
import { api, failure } from './api';
import type { Rounds } from './curve';
import { t } from './i18n.svelte';

/** The number of decisions shown at first. */
export const TOLD = 5;

/** The review of a table, requested at most once at a time. It survives visits to past positions. */
export class Review {
  state = $state<'none' | 'running' | 'done' | 'failed'>('none');
  done = $state(0);
  of = $state(0);
  turns = $state.raw<readonly ReviewTurn[]>([]);
  decisions = $state.raw<readonly ReviewDecision[]>([]);
  end = $state.raw<ReviewEnd | undefined>(undefined);
  failed = $state('');
  /** Whether the panel should scroll into view: the review was just requested, or the reader returns from the past. */
  left = false;
  #stop: AbortController | undefined;

  constructor(
    readonly id: string,
    readonly link: string | undefined,
  ) {}

  hear(line: ReviewNews): void {
    this.done = line.done;
    this.of = line.of;
    if (line.turns.length > 0) this.turns = [...this.turns, ...line.turns];
    if (line.decisions.length > 0) this.decisions = [...this.decisions, ...line.decisions];
    this.end = line.end;
  }

  async begin(): Promise<void> {
    if (this.state === 'running') return;
    const stop = new AbortController();
    this.#stop = stop;
    this.left = this.state === 'none';
    this.state = 'running';
    this.failed = '';
    [this.done, this.of, this.turns, this.decisions, this.end] = [0, 0, [], [], undefined];
    try {
      await api.review(this.id, this.link, stop.signal, (line) => this.hear(line));
      if (stop.signal.aborted) return;
      this.state = this.end ? 'done' : 'failed';
      if (!this.end) this.failed = t('review-broken');
    } catch (error) {
      if (stop.signal.aborted) return;
      this.state = 'failed';
      this.failed = failure(error);
    }
  }

  /** Closes the connection, which stops the server's work. */
  cancel(): void {
    this.#stop?.abort();
    if (this.state === 'running') this.state = 'none';
  }
}

/** The win probabilities as curves over the turns. */
export function chances(turns: readonly ReviewTurn[]): Rounds {
  return {
    scores: turns.map((turn) => turn.percent),
    count: Math.max(1, turns.length - 1),
    ends: turns.slice(1).map((turn) => turn.n),
  };
}

/** The turns at which rounds begin. A round without a turn is omitted. */
export function roundStarts(turns: readonly ReviewTurn[]): { at: number; round: number }[] {
  return turns.flatMap((turn, at) =>
    turn.round === turns[at - 1]?.round || at === turns.length - 1 ? [] : [{ at, round: turn.round }],
  );
}

/** The decisions of a seat with the largest losses, up to a maximum, in order of play. */
export function worst(
  decisions: readonly ReviewDecision[],
  seat: number,
  most: number,
): readonly ReviewDecision[] {
  const own = decisions.filter((one) => one.seat === seat);
  const least = own.map((one) => one.cost).sort((a, b) => b - a)[most - 1] ?? 0;
  // Among equal losses the earlier decisions win.
  let room = most - own.filter((one) => one.cost > least).length;
  return own.filter((one) => one.cost > least || (one.cost === least && (room -= 1) >= 0));
}
