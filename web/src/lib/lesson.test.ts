import { expect, it, vi } from 'vitest';
import type { Lesson, Step, StepKind } from '../generated/learn';
import type { TableInfo } from '../generated/wire';
import { accepted, LessonPlay, progress, wanted, type Stage } from './lesson.svelte';

const step = (task: StepKind): Step => ({ text: 'text', at: [], clauses: [], task });
const asks = (moves: string[], more: Partial<Extract<StepKind, { kind: 'do' }>> = {}): Step =>
  step({ kind: 'do', moves, also: [], any_order: false, others: false, ...more });

const lesson: Lesson = {
  id: 'one',
  title: 'One',
  learner: 0,
  steps: [
    step({ kind: 'say' }),
    asks(['bid 3', 'sell'], { also: ['bid 4'], otherwise: 'Bid 3.' }),
    step({ kind: 'show', moves: 2 }),
    asks(['offer corn', 'offer coffee'], { any_order: true }),
    step({ kind: 'free', hints: [{ on: 'bid', text: 'hint', clauses: [] }] }),
  ],
};

function staged(): { stage: Stage; calls: string[] } {
  const calls: string[] = [];
  const note = (call: string): Promise<TableInfo> => {
    calls.push(call);
    return Promise.resolve({} as TableInfo);
  };
  const stage: Stage = {
    goTo: (at) => note(`to ${at}`),
    show: (at, move) => note(`show ${at}.${move}`),
    free: () => note('free'),
    keep: () => undefined,
    pause: () => 0,
  };
  return { stage, calls };
}

it('decisions are accepted in order, or in any order if that is free', () => {
  const ordered = lesson.steps[1]!;
  expect(accepted(ordered, [], 'bid 3')).toBe(true);
  expect(accepted(ordered, [], 'bid 4')).toBe(true);
  expect(accepted(ordered, [], 'sell')).toBe(false);
  expect(accepted(ordered, ['bid 4'], 'sell')).toBe(true);
  expect(accepted(ordered, ['bid 3'], 'bid 4')).toBe(false);
  const any = asks(['pay ship', 'pay ship', 'end'], { any_order: true });
  expect(wanted(any, ['pay ship'])).toEqual(['pay ship', 'end']);
  expect(wanted(any, ['pay ship', 'pay ship'])).toEqual(['end']);
  expect(accepted(asks(['end'], { others: true }), [], 'anything')).toBe(true);
});

it('a chain of moves fits if it is the step or its beginning', () => {
  const buys = asks(['buy', 'buy 3']);
  expect(progress(buys, [], ['buy'])).toBe(1);
  expect(progress(buys, [], ['buy', 'buy 3'])).toBe(2);
  expect(progress(buys, [], ['buy', 'buy 2'])).toBe(0);
  expect(progress(buys, ['buy'], ['buy 3'])).toBe(1);
  // The board adds the only rotation, and a gesture may continue into the next step.
  const lays = asks(['tile A', 'cell 1', 'anchor a']);
  expect(progress(lays, [], ['tile A', 'cell 1', 'rotate 0', 'anchor a', 'pay ship'])).toBe(3);
  expect(progress(lays, [], ['tile A', 'cell 2', 'rotate 0', 'anchor a'])).toBe(0);
  const pays = asks(['pay ship', 'pay market'], { any_order: true });
  expect(progress(pays, [], ['pay market', 'pay ship'])).toBe(2);
  expect(progress(pays, [], ['pay ship', 'pay ship'])).toBe(0);
  expect(progress(step({ kind: 'say' }), [], ['buy'])).toBe(0);
});

it('a press speeds up shown moves without skipping their text', async () => {
  vi.useFakeTimers();
  const { stage } = staged();
  stage.pause = () => 1000;
  const play = new LessonPlay(lesson, stage);
  void play.begin(2);
  expect(play.showing).toBe(true);
  await play.next();
  expect([play.at, play.showing]).toEqual([2, true]);
  play.hurry();
  await vi.advanceTimersByTimeAsync(1001);
  expect(play.showing).toBe(false);
  await play.next();
  expect(play.at).toBe(2);
  await vi.advanceTimersByTimeAsync(600);
  await play.next();
  expect(play.at).toBe(3);
  vi.useRealTimers();
});

it('another choice is answered and not played; the step stays', async () => {
  const play = new LessonPlay(lesson, staged().stage);
  play.first = () => 'Read first.';
  await play.begin(0);
  expect(play.judge(['bid 3'])).toBe(false);
  expect(play.answer).toBe('Read first.');
  // During an answer nothing is highlighted; afterwards, the expected and the accepted moves are.
  expect(play.offLesson(['bid 3'])).toBe(true);
  await play.next();
  expect(['bid 3', 'bid 4', 'bid 5'].filter((text) => play.offLesson([text]))).toEqual(['bid 5']);
  expect(play.at).toBe(1);
  expect(play.answer).toBeUndefined();
  expect(play.judge(['pass'])).toBe(false);
  expect(play.answer).toBe('Bid 3.');
  expect(play.misses).toBe(1);
  await play.next();
  expect(play.at).toBe(1);
});

it('a lesson plays the expected moves one by one, then shows those of the other seats', async () => {
  const { stage, calls } = staged();
  const play = new LessonPlay(lesson, stage);
  await play.begin(1);
  expect(play.judge(['bid 3'])).toBe(true);
  await play.done('bid 3');
  expect(play.leads).toEqual(['sell']);
  await play.done('sell');
  expect(play.at).toBe(2);
  await vi.waitFor(() => expect(play.showing).toBe(false));
  expect(calls).toEqual(['show 2.0', 'show 2.1']);
});

it('going back and skipping replay the script, and undo restarts the step', async () => {
  const { stage, calls } = staged();
  const play = new LessonPlay(lesson, stage);
  await play.begin(3);
  await play.done('offer coffee');
  expect(await play.undo()).toBe(true);
  expect([play.at, play.made]).toEqual([3, []]);
  expect(await play.undo()).toBe(true);
  await vi.waitFor(() => expect(play.showing).toBe(false));
  await play.skip();
  await play.back();
  expect(calls.filter((call) => call.startsWith('to'))).toEqual(['to 3', 'to 2', 'to 3', 'to 2']);
});

it('the game continues against bots, and each hint is shown once', async () => {
  const { stage, calls } = staged();
  const play = new LessonPlay(lesson, stage);
  await play.begin(4);
  play.watch([{ text: 'bid 1' }]);
  expect(play.hint).toBeUndefined();
  await play.next();
  expect(calls).toEqual(['free']);
  expect(play.judge(['whatever'])).toBe(true);
  expect(await play.undo()).toBe(false);
  play.watch([{ text: 'bidding' }]);
  expect(play.hint).toBeUndefined();
  play.watch([{ text: 'bid 1' }]);
  expect(play.hint).toBe(0);
  await play.next();
  play.watch([{ text: 'bid 2' }]);
  expect(play.hint).toBeUndefined();
});

it('a refusal is shown and the lesson stays at its step', async () => {
  const { stage } = staged();
  stage.goTo = () => Promise.reject(new Error('gone'));
  const play = new LessonPlay(lesson, stage);
  await play.begin(1);
  await play.skip();
  expect(play.at).toBe(1);
  expect(play.failed).toBeInstanceOf(Error);
});
