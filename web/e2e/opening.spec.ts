// How light a table is: what its board adds to the page one comes from, and how soon it stands there.
import { expect, prefer, sitDown, test } from './room.ts';
import { opening } from './tracing.ts';

const GAMES = ['mundus-novus', 'au-nom-du-roi', 'goa', 'ilos', 'maracaibo'];

for (const game of GAMES) {
  test(`a table of ${game} is light, and opens at once`, async ({ page, server, context }) => {
    test.slow();
    await prefer(context, { lang: 'fr' });
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await page.goto(server.url);
    await expect(page.getByRole('button', { name: 'Jouer' })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    // What a table adds to the page one comes from; who comes by link loads that page as well.
    let bytes = 0;
    session.on('Network.loadingFinished', (event) => (bytes += event.encodedDataLength));
    const bot = { kind: 'bot' as const, level: 'easy' };
    const { busy, wall, machine } = await opening(session, page, '.board', () =>
      sitDown(page, server, { game, seats: [{ kind: 'me' }, bot] }),
    );
    await page.evaluate(() => document.fonts.ready);
    test.info().annotations.push({
      type: 'opening',
      description: `${busy.toFixed(0)} ms of work in ${wall.toFixed(0)} ms, ${bytes} bytes, with a yardstick of ${machine.toFixed(2)} ms`,
    });
    expect(bytes).toBeLessThan(350_000);
    // 400 ms on a desktop, where a yardstick is 1.7 ms; what other programs take of the machine does not count.
    expect(busy / machine, `${busy} ms by ${machine} ms`).toBeLessThan(400 / 1.7);
    // By the clock too, waiting included, where the machine has nothing else to do.
    if (process.env.CARAVELLE_FULL)
      expect(wall / machine, `${wall} ms by ${machine} ms`).toBeLessThan(400 / 1.7);
  });
}
