// The invariants of the robots fail on a page in which their fault is planted. The page is a real one, so that an
// invariant whose selectors no longer match is found too.
import type { Browser } from '@playwright/test';
import type { TableInfo } from '../src/generated/wire.ts';
import { internalIds } from './ids.ts';
import { checkInvariants, faults, scoresAddUp, staysInWidth } from './invariants.ts';
import {
  ask,
  compare,
  click,
  expect,
  LiveListener,
  play,
  prefer,
  sitDown,
  test,
  watch,
  type Page,
} from './room.ts';
import { settled, shown } from './lessonview.ts';
import type { Server } from './server.ts';

const DUEL = {
  game: 'mundus-novus',
  seats: [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'easy' }],
};

/** A page at a table where the viewer has to decide. Its errors do not fail the test. */
async function atTable(
  browser: Browser,
  server: Server,
): Promise<{ page: Page; listener: LiveListener; table: TableInfo }> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  await prefer(context, {});
  const page = await context.newPage();
  const listener = new LiveListener(page);
  const table = await sitDown(page, server, DUEL);
  await listener.until(({ position }) => position.legal.length > 0);
  await compare(page, listener, 'before a fault is planted');
  return { page, listener, table };
}

/** A fault: code that plants it in the page, and the finding that must name it. */
interface Planted {
  what: string;
  plant: () => void;
  finding: RegExp;
}

/** Covers the window with a part of the page that lies over the table. */
const COVERS: readonly (readonly [string, () => void])[] = [
  [
    'a coach',
    () => document.body.insertAdjacentHTML('beforeend', '<aside data-band="coach" class="planted">'),
  ],
  [
    'a lesson',
    () => document.body.insertAdjacentHTML('beforeend', '<div data-lesson-step="1" class="planted">'),
  ],
  ['a tooltip', () => document.body.insertAdjacentHTML('beforeend', '<div class="tip planted">')],
  ['a notice', () => document.body.insertAdjacentHTML('beforeend', '<p class="lost planted">')],
  ['a summary', () => document.body.insertAdjacentHTML('beforeend', '<section class="digest planted">')],
];

const PLANTED: readonly Planted[] = [
  {
    what: 'a prompt bar that clips its buttons',
    plant: () => {
      document.querySelector<HTMLElement>('.prompt')!.style.cssText = 'height: 14px; overflow: hidden';
    },
    finding: /^cut by the bar: button/,
  },
  {
    what: 'a control that its container hides',
    plant: () =>
      document
        .querySelector('.site-header')!
        .insertAdjacentHTML(
          'beforeend',
          '<div style="position: absolute; inset: 0 auto auto 0; width: 9px; height: 9px; overflow: hidden">' +
            '<button style="position: absolute; left: 40px">Hidden</button></div>',
        ),
    finding: /^out of sight: button.* ‹Hidden›/,
  },
  ...COVERS.map(([what, plant]) => ({
    what: `${what} over the controls`,
    plant,
    finding: /^covered by \w+\..*planted/,
  })),
  {
    what: 'a fixed layer over the controls',
    plant: () => document.body.insertAdjacentHTML('beforeend', '<div class="planted">'),
    finding: /^under the bar: button/,
  },
  {
    what: 'a picture over a button of the prompt bar',
    plant: () => {
      const button = document.querySelector<HTMLElement>('.prompt button:not([disabled])')!;
      button.parentElement!.style.position = 'relative';
      button.insertAdjacentHTML(
        'afterend',
        '<i style="position: absolute; inset: 0; z-index: 9; background: red"></i>',
      );
    },
    finding: /^covered by i\./,
  },
  {
    what: 'a label that is cut',
    plant: () => {
      const button = document.querySelector<HTMLElement>('.prompt button:not([disabled])')!;
      button.textContent = 'A label that is longer than its button';
      button.style.cssText = 'width: 60px; min-width: 0; white-space: nowrap; overflow: hidden';
    },
    finding: /^text cut in button/,
  },
  {
    what: 'a button over the end of a label',
    plant: () => {
      const at = 'position: absolute; z-index: 9; top: 300px; height: 40px; white-space: nowrap;';
      document
        .querySelector('main, .room')!
        .insertAdjacentHTML(
          'beforeend',
          `<button style="${at} left: 300px; width: 200px; padding: 0">A long label up to the edge of it</button>` +
            `<button style="${at} left: 420px; width: 90px">Over</button>`,
        );
    },
    finding: /^text of button.* under button.*‹Over›/,
  },
  {
    what: 'figures of a player on top of each other',
    plant: () => {
      const [one, other] = [...document.querySelector('.players .facts')!.children] as HTMLElement[];
      const left = one!.getBoundingClientRect().left - other!.getBoundingClientRect().left;
      other!.style.cssText = `position: relative; left: ${left}px`;
    },
    finding: /^figures of a player overlap/,
  },
  {
    what: 'a highlighted place that does nothing',
    plant: () =>
      document
        .querySelector('.board')!
        .insertAdjacentHTML(
          'beforeend',
          '<div class="highlighted" style="position: absolute; z-index: 99; left: 40%; top: 40%; ' +
            'width: 60px; height: 60px; background: red"></div>',
        ),
    finding: /^highlighted, but/,
  },
];

test('each planted fault of a position is found, and nothing is found without one', async ({
  browser,
  server,
}) => {
  const { page } = await atTable(browser, server);
  await page.addInitScript(() => {
    const style = '.planted { position: fixed !important; inset: 0; z-index: 999; background: red; }';
    addEventListener('DOMContentLoaded', () =>
      document.head.insertAdjacentHTML('beforeend', `<style>${style}</style>`),
    );
  });
  const missed: string[] = [];
  for (const { what, plant, finding } of PLANTED) {
    await page.reload();
    await expect(page.locator('.prompt button:not([disabled])').first()).toBeVisible();
    await checkInvariants(page, `before ${what}`);
    await page.evaluate(plant);
    const found = await faults(page);
    if (!found.some((one) => finding.test(one)))
      missed.push(`${what}: ${found.join('; ') || 'nothing found'}`);
  }
  expect(missed).toEqual([]);
  await expect(checkInvariants(page, 'with a fault')).rejects.toThrow('highlighted, but');
});

test('a page that is too wide is found', async ({ browser, server }) => {
  const { page } = await atTable(browser, server);
  await staysInWidth(page);
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<div style="width: 150vw; height: 9px"></div>'),
  );
  await expect(staysInWidth(page)).rejects.toThrow('scrolls sideways');
});

test('a missing choice, a choice too many and a covered choice are found', async ({ browser, server }) => {
  const { page, listener } = await atTable(browser, server);
  const [offer] = await compare(page, listener, 'as it is');
  const { legal } = listener.news!.position;
  const told = (texts: readonly { text: string }[]): Pick<LiveListener, 'news'> => ({
    news: { ...listener.news!, position: { ...listener.news!.position, legal: texts as typeof legal } },
  });
  const patience = 1000;
  await expect(compare(page, told(legal.slice(1)), 'too many', patience)).rejects.toThrow('too many');
  await expect(
    compare(page, told([...legal, { ...legal[0]!, text: 'planted' }]), 'too few', patience),
  ).rejects.toThrow('too few');
  await page.evaluate(() =>
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div style="position: fixed; inset: 0; z-index: 999"></div>',
    ),
  );
  await expect(click(page, offer!, 0)).rejects.toThrow('nothing to press');
});

test('errors, warnings and requests to other hosts are found', async ({ browser, server }) => {
  const { page } = await atTable(browser, server);
  const complaints = watch(page, server.url);
  await page.evaluate(() => {
    console.warn('a planted warning');
    console.error('a planted error');
    setTimeout(() => {
      throw new Error('a planted exception');
    });
    void fetch('http://127.0.0.1:9/elsewhere').catch(() => undefined);
  });
  for (const one of ['a planted warning', 'a planted error', 'a planted exception', 'asks elsewhere'])
    await expect.poll(() => complaints.join('\n')).toContain(one);
});

test('an internal id in a text or a name is found', async ({ browser, server }) => {
  const { page } = await atTable(browser, server);
  expect(await internalIds(page, false)).toEqual([]);
  const sentences = [
    'Marguerite places tile T07.',
    'Duarte reveals combat token K04.',
    'The ship is on cell 1,-1.',
  ];
  for (const sentence of sentences) {
    const mark = await page.evaluate((text) => {
      document.querySelector('.prompt')!.insertAdjacentHTML('beforeend', `<p id="planted">${text}</p>`);
      return document.querySelectorAll('#planted').length;
    }, sentence);
    expect(mark).toBe(1);
    expect(await internalIds(page, false), sentence).not.toEqual([]);
    await page.evaluate(() => document.querySelector('#planted')!.remove());
  }
  await page.evaluate(() => document.querySelector('.prompt button')!.setAttribute('title', 'il-tile-7'));
  expect(await internalIds(page, false)).not.toEqual([]);
});

test('a final score that does not add up or cannot be seen is found', async ({ browser, server }) => {
  const { page, listener, table } = await atTable(browser, server);
  await play(page, listener, { seed: 9, decisions: 4 });
  await ask(page, server, `tables/${table.id}/agree-end`, { end: true });
  await expect(page.locator('.sheet tfoot td').first()).toBeVisible();
  await scoresAddUp(page);
  const plants: [string, () => void][] = [
    ['rows add up', () => (document.querySelector('.sheet tfoot td')!.textContent = '999')],
    [
      'rows add up',
      () => document.querySelector('.sheet tbody tr:has(td:not(:empty))')!.setAttribute('hidden', ''),
    ],
    [
      'rows add up',
      () => {
        const total = document.querySelector<HTMLElement>('.sheet tfoot')!;
        total.style.cssText = 'position: fixed; inset: 0; z-index: 99; background: red';
      },
    ],
    [
      'scrolls inside itself',
      () =>
        (document.querySelector<HTMLElement>('.scrollx:has(.sheet)')!.style.cssText =
          'max-height: 60px; overflow: auto'),
    ],
  ];
  for (const [message, plant] of plants) {
    await page.reload();
    await expect(page.locator('.sheet tfoot td').first()).toBeVisible();
    await page.evaluate(plant);
    await expect(scoresAddUp(page), message).rejects.toThrow(message);
  }
});

test('a lesson box over its frame, over a neighbour of it, or with a refusal is found', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  await prefer(context, {});
  const page = await context.newPage();
  await ask(page, server, 'guest', { name: 'Apprentie' });
  const table = await ask<TableInfo>(page, server, 'lessons', { game: 'ilos', lesson: 'ebony', step: 3 });
  await page.goto(`${server.url}/#/table/${table.id}`);
  const now = await settled(page, '');
  expect(now).toMatchObject({ kind: 'do', covered: 0, neighbour: undefined, refused: undefined });
  /** Moves the lesson's box so that its corner lies on the frame, or on what lies beside it. */
  const move = (beside: number): Promise<void> =>
    page.evaluate((right) => {
      const frame = document.querySelector('.veil .ring')!.getBoundingClientRect();
      const box = document.querySelector<HTMLElement>('[data-lesson-step]')!;
      box.style.cssText = `left: ${frame.left + right * (frame.width + 1)}px !important; top: ${frame.top}px !important`;
      // The page moves the box back, so a copy stays.
      const copy = box.cloneNode(true) as HTMLElement;
      box.replaceWith(copy);
    }, beside);
  await move(0);
  expect((await shown(page))?.covered).toBeGreaterThan(0.5);
  await move(1);
  const beside = await shown(page);
  expect(beside).toMatchObject({ covered: 0 });
  expect(beside?.neighbour).toBeDefined();
  await page.evaluate(() =>
    document
      .querySelector('[data-lesson-step]')!
      .insertAdjacentHTML('beforeend', '<p data-lesson-answer>Something else is to be decided now.</p>'),
  );
  expect((await shown(page))?.refused).toContain('Something else');
});
