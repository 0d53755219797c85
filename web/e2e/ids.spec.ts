// No internal id in anything that a player reads: sentences, names of things, tooltips, the log, the pages about a game.
import { catalog } from '../fixtures/program.ts';
import { internalIds } from './ids.ts';
import { expect, LiveListener, play, prefer, sitDown, test } from './room.ts';

const FULL = Boolean(process.env.CARAVELLE_FULL);
/** The decisions of a game that are looked at: one of this many, with its tooltips. */
const SELDOM = FULL ? 6 : 8;

for (const [at, { id, seats }] of catalog().entries())
  for (const lang of ['en', 'fr'] as const) {
    if (!FULL && at % 2 === Number(lang === 'en')) continue;
    test(`no internal id at a table of ${id}, in ${lang}`, async ({ page, server, context }) => {
      test.slow();
      await page.setViewportSize({ width: 1366, height: 768 });
      await prefer(context, { lang });
      const listener = new LiveListener(page);
      const bots = Array.from({ length: Math.max(1, seats.min - 1) }, () => ({
        kind: 'bot' as const,
        level: 'easy',
      }));
      await sitDown(page, server, { game: id, seats: [{ kind: 'me' }, ...bots] });
      let decision = 0;
      await play(page, listener, {
        seed: 11,
        decisions: FULL ? Infinity : 17,
        look: async (_, where) => {
          if (decision % SELDOM === 0) expect(await internalIds(page, true), where).toEqual([]);
          decision += 1;
        },
      });
      expect(decision).toBeGreaterThan(3);
      expect(await internalIds(page, false), 'afterwards').toEqual([]);
    });
    test(`no internal id in the pages about ${id}, in ${lang}`, async ({ page, server, context }) => {
      await prefer(context, { lang });
      for (const path of [`learn/${id}`, `components/${id}`]) {
        await page.goto(`${server.url}/#/${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('.clause, .panel, li').first()).toBeVisible();
        expect(await internalIds(page, false), path).toEqual([]);
      }
    });
  }
