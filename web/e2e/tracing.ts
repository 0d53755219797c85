// The script time of a decision, read from a browser trace.
import type { CDPSession, Page } from '@playwright/test';

/** A trace event with the fields that are used here. Times are in microseconds. */
interface Traced {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** The CPU time of the thread, without other programs. */
  tdur?: number;
  /** The thread's clock, on marks. */
  tts?: number;
}

/** The events that count as script, and the style and layout events inside them, which do not. */
const SCRIPT = new Set([
  'FunctionCall',
  'EventDispatch',
  'TimerFire',
  'FireAnimationFrame',
  'RunMicrotasks',
  'EvaluateScript',
]);
const LAYOUT = new Set(['Layout', 'UpdateLayoutTree']);

/** The cost of one decision: script from the press to the answer, and forced layout. */
export interface Cost {
  script: number;
  layout: number;
}

/** Sets marks in the page at each press and at each answer to a request. */
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
          // The page draws the answer in the same task, after this listener.
          if (event.data.startsWith('{"type":"done"')) performance.mark('decision-answered');
        });
      },
    });
  });
}

/**
 * A fixed amount of drawing work that measures the machine's current speed. Two programs on one core with
 * hyper-threading slow each other down by half, and the thread's CPU time shows it.
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

/** The costs of the decisions and of the yardsticks in a trace, in milliseconds. */
export interface Trace {
  decisions: Cost[];
  yardsticks: number[];
}

/** Records a trace of the given work and extracts the decisions. */
export async function traced(session: CDPSession, work: () => Promise<unknown>): Promise<Trace> {
  const events = await recorded(session, work);
  return { decisions: costs(events), yardsticks: sticks(events) };
}

/** Records a trace of the given work. */
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

/** The cost of opening a table: main-thread work until its board is drawn, and wall time. */
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
        // The frame that paints the board counts.
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
