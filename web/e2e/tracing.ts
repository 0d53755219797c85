// How long the page's own script takes for a decision, read from a trace of the browser.
import type { CDPSession, Page } from '@playwright/test';

/** An event of a trace, with the fields that are read here; times in microseconds. */
interface Traced {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** The time that the thread itself was running: other programs on the machine have no part in it. */
  tdur?: number;
  /** The same as a moment, at marks. */
  tts?: number;
}

/** What browsers call script, and what a script may have to wait for in between: style and layout are not its own. */
const SCRIPT = new Set([
  'FunctionCall',
  'EventDispatch',
  'TimerFire',
  'FireAnimationFrame',
  'RunMicrotasks',
  'EvaluateScript',
]);
const LAYOUT = new Set(['Layout', 'UpdateLayoutTree']);

/** What one decision cost: its script from the press to the answer, and the layout that was forced in it. */
export interface Cost {
  script: number;
  layout: number;
}

/** Marks in the page when something is pressed, and when the answer to a wish has been heard. */
export async function markDecisions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('click', () => performance.mark('decision-begins'), true);
    const { prototype } = WebSocket;
    const { get, set } = Object.getOwnPropertyDescriptor(prototype, 'onmessage')!;
    Object.defineProperty(prototype, 'onmessage', {
      get,
      set(this: WebSocket, listener: (event: MessageEvent<string>) => void) {
        set!.call(this, (event: MessageEvent<string>) => {
          listener.call(this, event);
          // Whatever is drawn for it is drawn in the same task, after this.
          if (event.data.startsWith('{"type":"done"')) performance.mark('decision-answered');
        });
      },
    });
  });
}

/**
 * A fixed piece of work of the kind that drawing is, as a measure of the machine in that moment: two programs on the two
 * halves of a core slow each other down by a half, and the thread's own time shows it.
 */
export async function yardstick(page: Page): Promise<void> {
  await page.evaluate(() => {
    performance.mark('yardstick-begins');
    const root = document.createElement('div');
    for (let at = 0; at < 600; at += 1) {
      const one = document.createElement('button');
      one.className = `piece highlighted p${at % 6}`;
      one.setAttribute('data-action', `sail ${at}`);
      one.append(document.createElement('span'), String(at));
      root.append(one);
    }
    let found = 0;
    for (const one of root.querySelectorAll<HTMLElement>('.highlighted')) {
      const { action } = JSON.parse(JSON.stringify({ action: one.dataset.action, of: [found] })) as {
        action: string;
      };
      found += action.length;
    }
    root.replaceChildren();
    performance.mark('yardstick-ends');
  });
}

/** What a trace tells: the cost of each decision made in it, and of each yardstick, in milliseconds. */
export interface Trace {
  decisions: Cost[];
  yardsticks: number[];
}

/** Records a trace while something is done, and reads the decisions off it. */
export async function traced(session: CDPSession, work: () => Promise<unknown>): Promise<Trace> {
  const events = await recorded(session, work);
  return { decisions: costs(events), yardsticks: sticks(events) };
}

/** Records a trace while something is done. */
async function recorded(session: CDPSession, work: () => Promise<unknown>): Promise<Traced[]> {
  const events: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'blink.user_timing', 'toplevel'] },
  });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return events;
}

/** What it costs to open a table: the work of the page's thread until its board is there, and the time that passed. */
export async function opening(
  session: CDPSession,
  page: Page,
  board: string,
  open: () => Promise<unknown>,
): Promise<{ busy: number; wall: number; machine: number }> {
  const events = await recorded(session, async () => {
    for (let at = 0; at < 5; at += 1) await yardstick(page);
    await page.evaluate((wanted) => {
      const opened = new MutationObserver(() => {
        if (!document.querySelector(wanted)) return;
        opened.disconnect();
        // The frame in which it is painted counts.
        requestAnimationFrame(() => setTimeout(() => performance.mark('opening-ends')));
      });
      opened.observe(document.body, { childList: true, subtree: true });
      addEventListener('hashchange', () => performance.mark('opening-begins'), { once: true, capture: true });
    }, board);
    await open();
    await page.waitForFunction(() => performance.getEntriesByName('opening-ends').length > 0);
  });
  const [begin, end] = ['opening-begins', 'opening-ends'].map((name) =>
    events.find((one) => one.name === name),
  );
  if (!begin || !end) throw new Error('the table was not seen to open');
  return {
    busy: ((end.tts ?? end.ts) - (begin.tts ?? begin.ts)) / 1000,
    wall: (end.ts - begin.ts) / 1000,
    machine: median(sticks(events)),
  };
}

function sticks(events: readonly Traced[]): number[] {
  const marks = events.filter(({ name }) => name.startsWith('yardstick-')).sort((a, b) => a.ts - b.ts);
  return marks.flatMap((mark, at) => {
    const end = mark.name === 'yardstick-begins' ? marks[at + 1] : undefined;
    return end ? [((end.tts ?? end.ts) - (mark.tts ?? mark.ts)) / 1000] : [];
  });
}

function costs(events: readonly Traced[]): Cost[] {
  const marks = events.filter(({ name }) => name.startsWith('decision-')).sort((a, b) => a.ts - b.ts);
  const page = marks[0];
  if (!page) return [];
  const own = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === page.pid && tid === page.tid)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const time = ({ tdur, dur }: Traced): number => (tdur ?? dur ?? 0) / 1000;
  const end = ({ ts, dur = 0 }: Traced): number => ts + dur;
  const outermost = (names: ReadonlySet<string>, all: readonly Traced[]): Traced[] => {
    let until = 0;
    return all.filter((event) => {
      if (!names.has(event.name) || event.ts < until) return false;
      until = end(event);
      return true;
    });
  };
  const sum = (all: readonly Traced[]): number => all.reduce((whole, one) => whole + time(one), 0);
  return marks.flatMap(({ name, ts: begin }, at) => {
    const answer = name === 'decision-begins' ? marks[at + 1] : undefined;
    if (answer?.name !== 'decision-answered') return [];
    const task = own.find((event) => event.ts <= answer.ts && end(event) > answer.ts);
    const from = own.find((event) => event.ts <= begin && end(event) > begin)?.ts ?? begin;
    const within = own.filter(({ ts }) => ts >= from && ts <= (task ? end(task) : answer.ts));
    const scripts = outermost(SCRIPT, within);
    const forced = outermost(LAYOUT, within).filter((one) =>
      scripts.some((script) => one.ts >= script.ts && one.ts < end(script)),
    );
    const layout = sum(forced);
    return [{ script: sum(scripts) - layout, layout }];
  });
}

export const median = (all: readonly number[]): number =>
  [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN;
