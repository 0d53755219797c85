// Refusals are shown only on request: a mouse that rests after a press opens no tooltip, even if another element moves under it, and a
// double click is one press.
import { catalog } from '../fixtures/program.ts';
import { click, expect, LiveListener, play, prefer, sitDown, test } from './room.ts';

/** Longer than the delay before a tooltip appears. */
const REST = 320;

for (const { id, seats } of catalog())
  test(`a press in ${id} shows no refusal`, async ({ page, server, context }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await prefer(context, {});
    const listener = new LiveListener(page);
    const bots = Array.from({ length: Math.max(1, seats.min - 1) }, () => ({
      kind: 'bot' as const,
      level: 'easy',
    }));
    await sitDown(page, server, { game: id, seats: [{ kind: 'me' }, ...bots] });
    await play(page, listener, {
      seed: 7,
      decisions: process.env.CARAVELLE_FULL ? 150 : 8,
      take: async (_, offer, at) => {
        await click(page, offer, at);
        await page.waitForTimeout(REST);
        expect(await page.locator('.tip.no, .cart.no').allTextContents(), offer.action).toEqual([]);
      },
    });
  });
