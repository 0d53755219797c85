// One lesson of every game, by keyboard and clicks: the teacher never stands over what it points at, another choice is
// answered and changes nothing, and the lesson ends in a game against bots. Played on the drawn board: where a press there is
// a whole gesture, as much of it is made as the lesson asks for.
import type { TableInfo } from '../src/generated/wire.ts';
import type { Guide } from '../src/generated/learn.ts';
import {
  ask,
  click,
  compare,
  expect,
  LiveListener,
  offered,
  place,
  prefer,
  test,
  type Page,
} from './room.ts';
import { catalog } from '../fixtures/program.ts';

interface Shown {
  at: number;
  /** How many decisions of the step are made. */
  made: number;
  kind: string;
  leads: string[];
  answer: boolean;
  /** How much of what it points at the box covers, from 0 to 1; nothing where that is most of the table. */
  covered: number;
}

/** What the teacher shows; nothing while there is none. */
function shown(page: Page): Promise<Shown | undefined> {
  return page.evaluate(() => {
    const box = document.querySelector<HTMLElement>('[data-lesson-step]');
    if (!box) return undefined;
    const here = box.getBoundingClientRect();
    const covered = [...document.querySelectorAll('.veil .ring')].map((ring) => {
      const there = ring.getBoundingClientRect();
      const area = there.width * there.height;
      if (area > (innerWidth * innerHeight) / 4) return 0;
      const width = Math.min(here.right, there.right) - Math.max(here.left, there.left);
      const height = Math.min(here.bottom, there.bottom) - Math.max(here.top, there.top);
      return width > 0 && height > 0 ? (width * height) / area : 0;
    });
    return {
      at: Number(box.dataset.lessonStep),
      made: Number(box.dataset.lessonMade),
      kind: box.dataset.lessonKind ?? '',
      leads: JSON.parse(box.dataset.lessonLeads ?? '[]') as string[],
      answer: box.querySelector('[data-lesson-answer]') !== null,
      covered: Math.max(0, ...covered),
    };
  });
}

/** Waits until the teacher shows something else than before, and has settled. */
async function settled(page: Page, before: string): Promise<Shown> {
  let last: Shown | undefined;
  let key = '';
  await expect
    .poll(
      async () => {
        const known = key;
        last = await shown(page);
        key = last ? `${last.at} ${last.made}` : '';
        // A gesture goes on by itself from decision to decision: what stands is what two looks have seen.
        return last !== undefined && last.kind !== 'showing' && key !== before && key === known;
      },
      { intervals: [100, 500] },
    )
    .toBe(true);
  return last!;
}

/** Makes a decision by a click, however it is reached; false where a gesture that was under way has made it meanwhile. */
async function decide(page: Page, listener: LiveListener, { at, made, leads }: Shown): Promise<boolean> {
  const fits = ({ action }: { action: string }): boolean => leads.includes(action);
  const { offers } = await offered(page);
  // The text of a step may lie over another gesture that begins with the same move; the one that it points at is in sight.
  let offer = offers.find(fits);
  for (const one of offers.filter(fits)) {
    if (await place(page, one, 0)) {
      offer = one;
      break;
    }
  }
  offer ??= (await compare(page, listener, leads.join())).find(fits);
  if (offer) {
    await click(page, offer, 0);
    return true;
  }
  const now = await shown(page);
  if (now?.at === at && now.made === made) throw new Error(`nothing is offered for ${leads.join()}`);
  return false;
}

for (const { id } of catalog()) {
  test(`the first lesson of ${id} is played`, async ({ page, server, context }) => {
    await page.setViewportSize({ width: 1400, height: 900 });
    await prefer(context, { lang: 'fr' });
    await ask(page, server, 'guest', { name: 'Apprentie' });
    const guide = await ask<Guide>(page, server, `games/${id}/guide?lang=fr`);
    const lesson = guide.lessons[0]!;
    const table = await ask<TableInfo>(page, server, 'lessons', { game: id, lesson: lesson.id, step: 0 });
    const listener = new LiveListener(page);
    await page.goto(`${server.url}/#/table/${table.id}`);
    let now = await settled(page, '');
    let missed = false;
    while (now.kind !== 'free') {
      const before = `${now.at} ${now.made}`;
      expect(now.covered, `step ${now.at + 1} covers what it points at`).toBeLessThan(0.2);
      if (now.kind === 'do') {
        if (!missed) {
          // Another choice, once: it is answered, and nothing is sent.
          const { offers } = await offered(page);
          const other = offers.find(({ action }) => !now.leads.includes(action));
          const { n } = listener.news!;
          if (other) {
            await click(page, other, 0);
            await expect.poll(async () => (await shown(page))?.answer).toBe(true);
            expect(listener.news!.n).toBe(n);
            missed = true;
          }
        }
        if (!(await decide(page, listener, now))) {
          now = await settled(page, '');
          continue;
        }
      } else {
        await page.locator('[data-lesson-step]').focus();
        await page.keyboard.press('Enter');
      }
      now = await settled(page, before);
    }
    expect(now.at).toBe(lesson.steps.length - 1);
    await page.locator('[data-lesson-do=next]').click();
    await listener.until(({ position }) => position.legal.length > 0);
    const after = await ask<TableInfo>(page, server, `tables/${table.id}`);
    expect(after.lesson).toEqual({ id: lesson.id, scripted: false });
  });
}
