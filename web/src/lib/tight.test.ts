import { flushSync, tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tightness } from './tight.svelte';

/** Lets a test trigger layout callbacks. */
const layouts = new Set<() => void>();

class Layout {
  constructor(private readonly laid: () => void) {}
  observe(): void {
    layouts.add(this.laid);
  }
  disconnect(): void {
    layouts.delete(this.laid);
  }
}

/** A bar with a width, and a row with the width of its words. */
function bar(room: { words: number; width: number }): HTMLElement {
  const element = document.createElement('div');
  Object.defineProperty(element, 'scrollWidth', { get: () => room.words });
  Object.defineProperty(element, 'clientWidth', { get: () => room.width });
  return element;
}

async function layOut(): Promise<void> {
  layouts.forEach((laid) => laid());
  await tick();
  flushSync();
}

describe('a row of words', () => {
  beforeEach(() => vi.stubGlobal('ResizeObserver', Layout));
  afterEach(() => vi.unstubAllGlobals());

  it('is tight only while they do not fit', async () => {
    const room = { words: 300, width: 200 };
    const row = tightness(() => undefined);
    const leave = row.watch(bar(room));
    expect(row.tight).toBe(false);
    await layOut();
    expect(row.tight).toBe(true);
    room.width = 400;
    await layOut();
    expect(row.tight).toBe(false);
    if (leave) leave();
    expect(layouts.size).toBe(0);
  });

  it('becomes tight when its text grows', async () => {
    const room = { words: 100, width: 200 };
    const row = tightness(() => undefined);
    const element = bar(room);
    row.watch(element);
    await layOut();
    expect(row.tight).toBe(false);
    room.words = 300;
    element.append(document.createElement('b'));
    await vi.waitFor(async () => {
      await layOut();
      expect(row.tight).toBe(true);
    });
  });

  it('can be measured within the bar', async () => {
    const outer = bar({ words: 100, width: 200 });
    const inner = bar({ words: 90, width: 80 });
    const row = tightness(
      () => undefined,
      () => inner,
    );
    row.watch(outer);
    await layOut();
    expect(row.tight).toBe(true);
  });
});
