import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pacer, type Pace } from './pace';

describe('the pace', () => {
  let pace: Pace;
  let shown: number[];
  let waiting: number;
  let pacer: Pacer<number>;

  beforeEach(() => {
    vi.useFakeTimers();
    [pace, shown, waiting] = ['brisk', [], 0];
    pacer = new Pacer(
      () => pace,
      (thing) => shown.push(thing),
      (count) => (waiting = count),
    );
  });
  afterEach(() => vi.useRealTimers());

  it('delays the moves of others in order', async () => {
    for (const thing of [1, 2, 3]) pacer.add(thing, false);
    expect(shown).toEqual([1]);
    expect(waiting).toBe(2);
    await vi.advanceTimersByTimeAsync(600);
    expect(shown).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(600);
    expect(shown).toEqual([1, 2, 3]);
    expect(waiting).toBe(0);
  });

  it('shows everything at once when asked to', () => {
    pace = 'instant';
    for (const thing of [1, 2, 3]) pacer.add(thing, false);
    expect(shown).toEqual([1, 2, 3]);
    pace = 'calm';
    pacer.add(4, false);
    pacer.add(5, false);
    expect(shown).toEqual([1, 2, 3, 4]);
    pacer.hurry();
    expect(shown).toEqual([1, 2, 3, 4, 5]);
  });

  it('waits for a press at each step, but not for own moves', async () => {
    pace = 'step';
    pacer.add(1, true);
    expect(shown).toEqual([1]);
    pacer.add(2, false);
    pacer.add(3, false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown).toEqual([1]);
    pacer.next();
    expect(shown).toEqual([1, 2]);
    expect(waiting).toBe(1);
    pacer.clear();
    pacer.add(4, true);
    expect(shown).toEqual([1, 2, 4]);
  });
});
