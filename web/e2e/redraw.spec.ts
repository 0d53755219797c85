// The cost of a decision on maps that grow: only changed parts are drawn again.
import { click, expect, LiveListener, play, prefer, sitDown, test } from './room.ts';
import { markDecisions, median, traced, yardstick } from './tracing.ts';

/** The moves before the measurement: a few decisions, or in the full run until the board is full. */
const GAMES = [
  {
    game: 'ilos',
    // In yardsticks: script and forced layout.
    most: 18,
    full: (view: unknown): boolean => (view as { tiles_left: number }).tiles_left === 0,
  },
  {
    game: 'au-nom-du-roi',
    most: 14,
    full: (view: unknown): boolean => (view as { stage: string }).stage === 'second',
  },
] as const;

for (const { game, most, full } of GAMES) {
  test(`a decision of ${game} redraws only changed parts`, async ({ page, server, context }) => {
    test.slow();
    await prefer(context, { lang: 'fr' });
    await markDecisions(page);
    const session = await context.newCDPSession(page);
    const listener = new LiveListener(page);
    const bot = { kind: 'bot' as const, level: 'easy' };
    await sitDown(page, server, { game, seats: [{ kind: 'me' }, bot, bot] });
    await play(page, listener, {
      seed: 3,
      ...(process.env.CARAVELLE_FULL ? { stop: ({ position }) => full(position.view) } : { decisions: 5 }),
    });
    const { decisions, yardsticks } = await traced(session, () =>
      play(page, listener, {
        seed: 5,
        decisions: process.env.CARAVELLE_FULL ? 20 : 8,
        take: async (on, offer, at) => {
          await yardstick(on);
          await click(on, offer, at);
        },
      }),
    );
    expect(decisions.length).toBeGreaterThan(4);
    const cost = median(decisions.map(({ script, layout }) => script + layout));
    const machine = median(yardsticks);
    const script = median(decisions.map((one) => one.script));
    test.info().annotations.push({
      type: 'redraw',
      description: `${cost.toFixed(1)} ms, ${script.toFixed(1)} of it script, with a yardstick of ${machine.toFixed(2)} ms`,
    });
    expect(cost / machine, `${cost} ms by ${machine} ms`).toBeLessThan(most);
  });
}
