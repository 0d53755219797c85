// Every path that a lesson points at has its own place on the drawn board, not only the board as a whole.
import { spotsOf } from '../src/games/places.ts';
import type { Guide } from '../src/generated/learn.ts';
import type { TableInfo } from '../src/generated/wire.ts';
import { catalog } from '../fixtures/program.ts';
import { ask, expect, LiveListener, prefer, test } from './room.ts';

/** The polling interval in milliseconds. There are many steps, and each appears at once. */
const OFTEN = [20];

for (const { id } of catalog()) {
  test(`lessons of ${id} point at existing places`, async ({ page, server, context }) => {
    test.slow();
    await page.setViewportSize({ width: 1400, height: 900 });
    await prefer(context, {});
    await ask(page, server, 'guest', { name: 'Apprentie' });
    const guide = await ask<Guide>(page, server, `games/${id}/guide?lang=en`);
    const missing: string[] = [];
    for (const lesson of guide.lessons) {
      const table = await ask<TableInfo>(page, server, 'lessons', { game: id, lesson: lesson.id, step: 0 });
      const listener = new LiveListener(page);
      await page.goto(`${server.url}/#/table/${table.id}`);
      await expect(page.locator('.board').first()).toBeVisible();
      for (const [step, { at, task }] of lesson.steps.entries()) {
        const paths = at.filter((one) => !one.startsWith('@'));
        if (paths.length === 0) continue;
        const before = listener.positions;
        // The moves of a `show` step are made after the step is shown.
        const to = task.kind === 'show' && step + 1 < lesson.steps.length ? step + 1 : step;
        await ask(page, server, 'lessons', { game: id, lesson: lesson.id, step: to });
        await expect.poll(() => listener.positions, { intervals: OFTEN }).toBeGreaterThan(before);
        const { view } = listener.news!.position;
        for (const path of paths) {
          const spots = spotsOf(id, path, view);
          const there = (): Promise<boolean> =>
            page.evaluate(
              (names) =>
                names.some((name) =>
                  document.querySelector(
                    name.endsWith('*') ? `[data-spot^="${name.slice(0, -1)}"]` : `[data-spot="${name}"]`,
                  ),
                ),
              spots,
            );
          try {
            await expect.poll(there, { timeout: 3000, intervals: OFTEN }).toBe(true);
          } catch {
            missing.push(`${lesson.id} ${step + 1}: ${path} (${spots.join()})`);
          }
        }
      }
    }
    expect(missing).toEqual([]);
  });
}
