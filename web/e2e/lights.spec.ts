// Whatever a lesson points at on a drawn board is there: every path of every step has its place, not only the board.
import { spotsOf } from '../src/games/places.ts';
import type { Guide } from '../src/generated/learn.ts';
import type { TableInfo } from '../src/generated/wire.ts';
import { catalog } from '../fixtures/program.ts';
import { ask, expect, LiveListener, prefer, test } from './room.ts';

/** Between two looks, in milliseconds: there are many steps, and each is there at once. */
const OFTEN = [20];

for (const { id } of catalog()) {
  test(`lessons of ${id} point at what is there`, async ({ page, server, context }) => {
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
        const told = listener.tellings;
        // The moves that a step shows are made when it has been shown.
        const to = task.kind === 'show' && step + 1 < lesson.steps.length ? step + 1 : step;
        await ask(page, server, 'lessons', { game: id, lesson: lesson.id, step: to });
        await expect.poll(() => listener.tellings, { intervals: OFTEN }).toBeGreaterThan(told);
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
