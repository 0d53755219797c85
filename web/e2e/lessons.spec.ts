// Every lesson can be followed. A robot does only what frame and text say: it presses the framed thing where a decision
// is asked for, and "Go on" elsewhere. It finishes every lesson of every game without a refusal and without "Show me".
// The box never covers what it frames.
import type { TableInfo } from '../src/generated/wire.ts';
import type { Guide } from '../src/generated/learn.ts';
import { ask, click, expect, LiveListener, offered, prefer, test, type Page } from './room.ts';
import type { Server } from './server.ts';
import { catalog } from '../fixtures/program.ts';

interface Shown {
  at: number;
  kind: string;
  leads: string[];
  /** Set if another choice was answered, or a refusal is shown. */
  refused: string | undefined;
  /** The share of the framed thing that the box covers, from 0 to 1. Zero if the frame is most of the table. */
  covered: number;
  /** The point where a press reaches the framed thing; undefined if other controls cover it. */
  target: { x: number; y: number } | undefined;
  /** Changes with each request and each frame. */
  key: string;
}

/** The current step of the lesson, if there is one. */
function shown(page: Page): Promise<Shown | undefined> {
  return page.evaluate(() => {
    const box = document.querySelector<HTMLElement>('[data-lesson-step]');
    if (!box || document.querySelector('[data-busy]')) return undefined;
    const here = box.getBoundingClientRect();
    const rings = [...document.querySelectorAll('.veil .ring')].map((ring) => ring.getBoundingClientRect());
    const covered = rings.map((there) => {
      const area = there.width * there.height;
      if (area > (innerWidth * innerHeight) / 4) return 0;
      const width = Math.min(here.right, there.right) - Math.max(here.left, there.left);
      const height = Math.min(here.bottom, there.bottom) - Math.max(here.top, there.top);
      return width > 0 && height > 0 ? (width * height) / area : 0;
    });
    // The centre first. An island or a coast may be hollow there.
    const parts = [4, 3, 5, 2, 6] as const;
    const points = rings.flatMap(({ left, top, width, height }) =>
      parts.flatMap((x) => parts.map((y) => ({ x: left + (width * x) / 8, y: top + (height * y) / 8 }))),
    );
    const pressed = (x: number, y: number): Element | null | undefined =>
      document.elementFromPoint(x, y)?.closest('[data-action], [data-tool]');
    const target = points.find(({ x, y }) => pressed(x, y));
    const step = Number(box.dataset.lessonStep);
    return {
      at: step,
      kind: box.dataset.lessonKind ?? '',
      leads: JSON.parse(box.dataset.lessonLeads ?? '[]') as string[],
      refused: (
        box.querySelector('[data-lesson-answer]') ?? document.querySelector('.tip.no, [role=alert]')
      )?.textContent.trim(),
      covered: Math.max(0, ...covered),
      target,
      key: [
        step,
        box.dataset.lessonMade,
        ...rings.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`),
      ].join(' '),
    };
  });
}

/** Waits until the lesson shows a new step and has settled. */
async function settled(page: Page, before: string): Promise<Shown> {
  let last: Shown | undefined;
  let key = '';
  await expect
    .poll(
      async () => {
        const known = key;
        last = await shown(page);
        if (last?.refused) return true;
        key = last?.key ?? '';
        // A chain of moves continues by itself, so a step counts only if two polls agree.
        return last !== undefined && last.kind !== 'showing' && key !== before && key === known;
      },
      { message: `something else than ${before}`, intervals: [50, 150] },
    )
    .toBe(true);
  return last!;
}

const SIZES = [
  { width: 1366, height: 768 },
  { width: 360, height: 740 },
] as const;

/** The number of lessons in the catalog, before the server answers. The test compares it with the server's answer. */
const LESSONS: Readonly<Record<string, number>> = { maracaibo: 3 };

/** Plays a lesson by frame and text alone. */
async function follow(
  page: Page,
  server: Server,
  { id, lesson, lang }: { id: string; lesson: number; lang: 'en' | 'fr' },
): Promise<void> {
  await ask(page, server, 'guest', { name: 'Apprentie' });
  const guide = await ask<Guide>(page, server, `games/${id}/guide?lang=${lang}`);
  expect(guide.lessons.length).toBe(LESSONS[id] ?? 1);
  const script = guide.lessons[lesson]!;
  const table = await ask<TableInfo>(page, server, 'lessons', { game: id, lesson: script.id, step: 0 });
  const listener = new LiveListener(page);
  await page.goto(`${server.url}/#/table/${table.id}`);
  let now = await settled(page, '');
  while (now.kind !== 'free') {
    const where = `step ${now.at + 1}, ${now.leads.join(' or ') || now.kind}`;
    expect(now.refused, `${where}: refused`).toBeUndefined();
    expect(now.covered, `${where}: the box covers the frame`).toBeLessThan(0.01);
    if (now.kind === 'do') {
      if (!now.target) throw new Error(`${where}: nothing to press in the frame`);
      await page.mouse.click(now.target.x, now.target.y);
    } else await page.locator('[data-lesson-do=next]').click();
    now = await settled(page, now.key);
  }
  expect(now.at).toBe(script.steps.length - 1);
  await page.locator('[data-lesson-do=next]').click();
  await listener.until(({ position }) => position.legal.length > 0);
  const after = await ask<TableInfo>(page, server, `tables/${table.id}`);
  expect(after.lesson).toEqual({ id: script.id, scripted: false });
}

for (const [game, { id }] of catalog().entries())
  for (const lesson of Array.from({ length: LESSONS[id] ?? 1 }, (_, at) => at))
    for (const [at, size] of SIZES.entries())
      for (const lang of ['en', 'fr'] as const) {
        // The default run plays every lesson in one language, and on a phone only the boards with tools.
        const small = at === 0 || ['ilos', 'au-nom-du-roi'].includes(id);
        const spoken = (game + lesson + at) % 2 === Number(lang === 'fr');
        if (!process.env.CARAVELLE_FULL && !(small && spoken)) continue;
        test(`lesson ${lesson + 1} of ${id} can be followed at ${size.width} px, ${lang}`, async ({
          page,
          server,
          context,
        }) => {
          await page.setViewportSize(size);
          await prefer(context, { lang });
          await follow(page, server, { id, lesson, lang });
        });
      }

// A slow machine draws late and answers late: what was pressed and what is pointed at must not be confused.
for (const { id } of catalog()) {
  // The default run plays the board with the most tools this way.
  if (!process.env.CARAVELLE_FULL && id !== 'ilos') continue;
  test(`the first lesson of ${id} can be followed on a slow machine`, async ({ page, server, context }) => {
    test.slow();
    await page.setViewportSize(SIZES[0]);
    await prefer(context, {});
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
    await follow(page, server, { id, lesson: 0, lang: 'en' });
  });
}

test('a wrong choice is explained and changes nothing; Enter goes on', async ({ page, server, context }) => {
  await prefer(context, { lang: 'fr' });
  await ask(page, server, 'guest', { name: 'Apprentie' });
  const guide = await ask<Guide>(page, server, 'games/goa/guide?lang=fr');
  const [lesson] = guide.lessons;
  const table = await ask<TableInfo>(page, server, 'lessons', { game: 'goa', lesson: lesson!.id, step: 0 });
  const listener = new LiveListener(page);
  await page.goto(`${server.url}/#/table/${table.id}`);
  let now = await settled(page, '');
  while (now.kind !== 'do') {
    await page.locator('[data-lesson-step]').focus();
    await page.keyboard.press('Enter');
    now = await settled(page, now.key);
  }
  const { offers } = await offered(page);
  const other = offers.find(({ action }) => !now.leads.includes(action));
  const { n } = listener.news!;
  await click(page, other!, 0);
  await expect(page.locator('[data-lesson-answer]')).toBeVisible();
  expect(listener.news!.n).toBe(n);
});
