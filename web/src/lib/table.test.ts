import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Choice, FromClient, FromServer, LogLine, News, Position } from '../generated/wire';
import { Table } from './table.svelte';

/** A fake socket: the test plays the server. */
class Line {
  static OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: FromClient[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor(readonly url: URL | string) {
    Line.all.push(this);
  }

  static get last(): Line {
    return Line.all.at(-1) as Line;
  }

  get query(): URLSearchParams {
    return new URL(this.url).searchParams;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const choice: Choice = { action: { do: 'keep' }, text: 'keep', say: { id: 'plain' } };
const position = (legal: Choice[] = [choice]): Position => ({
  view: {},
  prompt: { id: 'plain' },
  actors: [0],
  legal,
  undo: { can: false },
  redo: false,
  progress: { round: 1, phase: { id: 'plain' }, turn: 1 },
  own_last: 0,
});
const line = (n: number): LogLine => ({
  n,
  round: 1,
  seat: 0,
  forced: false,
  event: { kind: 'x' },
  say: { id: 'plain' },
});
const news = (n: number, from: number, lines: number[], change: Partial<News> = {}): FromServer => ({
  type: 'news',
  n,
  viewer: 0,
  from,
  lines: lines.map(line),
  position: position(),
  ...change,
});

describe('a table', () => {
  let table: Table;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Line);
    Line.all = [];
    table = new Table('t', { page: false });
    table.start();
    Line.last.open();
  });

  afterEach(() => {
    table.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('adds news to its log and removes undone lines', () => {
    Line.last.say(news(3, 0, [1, 2, 3]));
    Line.last.say(news(5, 3, [4, 5]));
    expect(table.log.map((one) => one.n)).toEqual([1, 2, 3, 4, 5]);
    Line.last.say(news(6, 3, [6]));
    expect(table.log.map((one) => one.n)).toEqual([1, 2, 3, 6]);
  });

  it('asks for everything again after a gap', async () => {
    Line.last.say(news(3, 0, [1, 2, 3]));
    Line.last.say(news(9, 7, [8, 9]));
    await vi.advanceTimersByTimeAsync(10);
    expect(Line.all.length).toBe(2);
    expect(Line.last.query.has('since')).toBe(false);
  });

  it('reconnects with its last number', async () => {
    Line.last.say(news(3, 0, [1, 2, 3]));
    Line.last.close();
    expect(table.line).toBe('lost');
    expect(table.legal).toEqual([]);
    await vi.advanceTimersByTimeAsync(400);
    expect(Line.last.query.get('since')).toBe('3');
    Line.last.open();
    Line.last.say(news(4, 3, [4]));
    expect(table.log.map((one) => one.n)).toEqual([1, 2, 3, 4]);
    expect(table.legal).toEqual([choice]);
  });

  it('sends the given action once, with the number of its position', async () => {
    Line.last.say(news(3, 0, [1, 2, 3]));
    const first = table.act([choice.action]);
    void table.act([choice.action]);
    expect(Line.last.sent).toEqual([{ type: 'act', n: 3, moves: [choice.action], id: 1 }]);
    // Highlights disappear only while an answer is late.
    expect(table.legal).toEqual([choice]);
    await vi.advanceTimersByTimeAsync(300);
    expect(table.legal).toEqual([]);
    Line.last.say(news(4, 3, [4]));
    Line.last.say({ type: 'done', id: 1, n: 4, made: true });
    await first;
    expect(table.legal).toEqual([choice]);
  });

  it('sends a chain of moves as one gesture', async () => {
    Line.last.say(news(3, 0, [1, 2, 3]));
    const gesture = table.act([{ do: 'send' }, { do: 'to', expedition: 'E05' }]);
    expect(Line.last.sent).toEqual([
      { type: 'act', n: 3, moves: [{ do: 'send' }, { do: 'to', expedition: 'E05' }], id: 1 },
    ]);
    Line.last.say({ type: 'done', id: 1, n: 5, made: true });
    await gesture;
    expect(table.busy).toBe(false);
  });

  it('asks once more before a chain, or a choice, that ends the turn', async () => {
    table.stop();
    table = new Table('t', { page: false, careful: () => true });
    table.start();
    Line.last.open();
    Line.last.say(news(3, 0, [1, 2, 3]));
    const moves = [{ do: 'send' }, { do: 'to', expedition: 'E05' }];
    const told = { type: 'preview' as const, events: [], view: {}, ends: true };
    for (const [at, press] of [() => table.act(moves), () => table.act([choice.action])].entries()) {
      const first = press();
      expect(Line.last.sent.at(-1)).toMatchObject({ type: 'preview', id: 2 * at + 1 });
      Line.last.say({ ...told, id: 2 * at + 1 });
      await first;
      expect(table.unconfirmed).toBeDefined();
      const second = press();
      expect(Line.last.sent.at(-1)).toMatchObject({ type: 'act', n: 3, id: 2 * at + 2 });
      Line.last.say({ type: 'done', id: 2 * at + 2, n: 3, made: true });
      await second;
      expect(table.unconfirmed).toBeUndefined();
    }
    // A move after which the seat decides again needs no confirmation.
    Line.last.say(news(4, 3, [4]));
    const moving = table.act(moves);
    Line.last.say({ ...told, ends: false, id: 5 });
    await vi.advanceTimersByTimeAsync(0);
    expect(Line.last.sent.at(-1)).toMatchObject({ type: 'act', id: 6 });
    Line.last.say({ type: 'done', id: 6, n: 4, made: true });
    await moving;
  });

  it('finds the first choice of a chain regardless of field order', () => {
    const sail = { action: { do: 'sail', to: '8' }, text: 'sail 8', say: { id: 'plain' } };
    Line.last.say(news(3, 0, [1], { position: position([choice, sail]) }));
    expect(table.begins([{ to: '8', do: 'sail' }, { do: 'stop' }])?.text).toBe('sail 8');
    expect(table.begins([{ to: '9', do: 'sail' }])).toBeUndefined();
    expect(table.begins([])).toBeUndefined();
  });

  it('shows the reason of a refused request', async () => {
    Line.last.say(news(3, 0, [1]));
    const wish = table.undo();
    Line.last.say({
      type: 'refused',
      id: 1,
      problem: { kind: 'undo-chance', reason: { id: 'undo-chance' } },
    });
    await wish;
    expect(table.refused?.kind).toBe('undo-chance');
  });

  it('asks for consent to an undo, and answers requests', async () => {
    Line.last.say(news(3, 0, [1]));
    for (const [at, type] of (['propose', 'agree', 'decline'] as const).entries()) {
      const wish = table[type]();
      expect(Line.last.sent.at(-1)).toEqual({ type, n: 3, id: at + 1 });
      Line.last.say({ type: 'done', id: at + 1, n: 3, made: true });
      await wish;
    }
  });

  it('offers nothing in the past', async () => {
    Line.last.say(news(3, 0, [1, 2, 3]));
    const visit = table.visit(2);
    Line.last.say({ type: 'history', id: 1, n: 2, position: position([]) });
    await visit;
    expect(table.past?.n).toBe(2);
    expect(table.legal).toEqual([]);
    await table.visit(undefined);
    expect(table.legal).toEqual([choice]);
  });

  it('clears the log before it changes the seat', () => {
    Line.last.say(news(3, 0, [1, 2, 3]));
    table.look(1);
    expect(table.present).toBeUndefined();
    expect(table.log).toEqual([]);
    Line.last.say(news(2, 0, [1, 2], { viewer: 1 }));
    expect(table.seat).toBe(1);
    expect(table.log.length).toBe(2);
  });

  it('announces the moves of others, also after an own move', () => {
    const by = (n: number, seat: number): LogLine => ({ ...line(n), seat });
    Line.last.say(news(1, 0, [1]));
    Line.last.say(news(2, 1, [], { lines: [by(2, 1)] }));
    Line.last.say(news(3, 2, [], { lines: [by(3, 0)] }));
    expect(table.announced.map(({ line }) => line.n)).toEqual([2]);
    Line.last.say(news(4, 3, [], { lines: [by(4, 1)] }));
    expect(table.announced.map(({ line }) => line.n)).toEqual([2, 4]);
    expect(new Set(table.announced.map(({ key }) => key)).size).toBe(2);
  });

  it('asks for a second press on a poor choice', async () => {
    Line.last.say(news(1, 0, [1]));
    await table.act([choice.action], true);
    expect(table.unconfirmed).toBe('keep');
    expect(Line.last.sent.filter(({ type }) => type === 'act')).toEqual([]);
    void table.act([choice.action], true);
    expect(Line.last.sent.filter(({ type }) => type === 'act')).toHaveLength(1);
    expect(table.unconfirmed).toBeUndefined();
  });

  it('asks for confirmation before chance only with that setting', async () => {
    table.stop();
    table = new Table('t', { page: false, careful: () => true });
    table.start();
    Line.last.open();
    Line.last.say(news(1, 0, [1]));
    const acted = table.act([choice.action]);
    const asked = Line.last.sent.find(({ type }) => type === 'preview') as { id: number };
    Line.last.say({ type: 'preview', id: asked.id, events: [], ends: false });
    await acted;
    expect(table.unconfirmed).toBe('keep');
    Line.last.say(news(2, 1, [2]));
    expect(table.unconfirmed).toBeUndefined();
  });
});
