// Checks that every spot named for an event exists on the board: `npm run played`, with the built program.
//
// The referee plays whole games with known seeds. Around each kind of event the table is rendered for a seat and for a
// spectator. Every outlined spot must exist afterwards; every flight must start at a spot that exists before or after,
// and end at one that exists after. The notation written by a board must match the referee's.
import { flushSync, mount, unmount } from 'svelte';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalog } from '../../fixtures/program';
import { Referee, type Snapshot } from '../../fixtures/referee';
import { learn, speak } from '../lib/i18n.svelte';
import { Table } from '../lib/table.svelte';
import type { AnyTable, AnyUi } from '../lib/game';
import type { LogLine, Phrase, Position, TableInfo } from '../generated/wire';
import { boardOf, DRAWN } from '../games';
import TableFrame from './TableFrame.svelte';

/** The number of checks per kind of event and viewer, for own moves and those of others. */
const OFTEN = process.env.CARAVELLE_FULL ? 20 : 1;
/** The games: numbers of seats and seeds. */
const GAMES: readonly { seats: number; seed: number }[] = process.env.CARAVELLE_FULL
  ? [1, 2, 3, 4, 5].flatMap((seats) => [1, 2, 3].map((seed) => ({ seats, seed })))
  : [
      { seats: 3, seed: 1 },
      { seats: 1, seed: 2 },
    ];
/** The minimum number of kinds of events with spots, to detect a board that shows nothing. */
const KINDS = 4;

/** The referee sends complete sentences. */
const plain = (text: string): Phrase => ({ id: 'plain', args: [['text', { text }]] });

/** A table without a server; the test sets its state. */
function laid(
  game: string,
  seats: number,
  viewer: number | 'spectator',
): { table: AnyTable; info: TableInfo } {
  const info: TableInfo = {
    id: 't',
    game,
    options: {},
    data: '',
    status: 'running',
    public: false,
    hot_seat: false,
    host: 'A',
    is_host: true,
    mine: viewer === 'spectator' ? [] : [viewer],
    free: [],
    awaits_me: false,
    opened: 0,
    changed: 0,
    end_wanted_by: [],
    notices: [],
    seats: Array.from({ length: seats }, (_, seat) => ({
      seat,
      kind: 'human',
      name: 'ABCDE'[seat] ?? '',
      here: true,
      awaited: false,
      program: false,
    })),
  };
  const table: AnyTable = new Table('t', { page: false });
  table.info = info;
  table.viewer = viewer;
  table.line = 'open';
  return { table, info };
}

/** A viewer's position as the server would send it, without sentences. */
function position({ view, turn, legal, refusals, aid }: Snapshot): Position {
  return {
    view,
    prompt: plain(turn.prompt),
    actors: turn.actors,
    legal: legal.map((one) => ({ ...one, say: plain(one.say) })),
    refusals: refusals.map((one) => ({ ...one, say: plain(one.say), reason: plain(one.reason) })),
    ...(aid === undefined ? {} : { aid }),
    undo: { can: false },
    redo: false,
    progress: { round: turn.round ?? 1, phase: plain(turn.phase), turn: turn.seq },
    own_last: 0,
  };
}

const onBoard = (spot: string): boolean =>
  document.querySelector(`[data-spot="${CSS.escape(spot)}"], [data-at="${CSS.escape(spot)}"]`) !== null;

/** A viewer of one game, with the spots missing on the page. */
class Watcher {
  /** An event for each kind of missing spot. */
  readonly missing = new Map<string, string>();
  private readonly table: AnyTable;
  /** A table without rendering, for the spots of a move before the page changes. */
  private readonly probe: AnyTable;
  private readonly frame: ReturnType<typeof mount>;

  constructor(
    game: string,
    seats: number,
    readonly viewer: number | 'spectator',
    first: Snapshot,
    private readonly ui: AnyUi,
    private readonly seen: Map<string, number>,
  ) {
    const { table, info } = laid(game, seats, viewer);
    this.table = table;
    this.probe = laid(game, seats, viewer).table;
    table.present = position(first) as never;
    this.frame = mount(TableFrame, {
      target: document.body,
      props: { table, info, ui, text: false, title: game },
    });
    flushSync();
  }

  private show(snapshot: Snapshot, n: number, log: readonly LogLine[]): void {
    this.table.n = n;
    this.table.log = log as never;
    this.table.present = position(snapshot) as never;
    flushSync();
    // Started gestures and overlays are closed with Escape, as a player would.
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    flushSync();
  }

  /** Whether the log contains an event that needs another check. */
  private isNew(log: readonly LogLine[]): boolean {
    let fresh = false;
    for (const line of log) {
      const { ui, probe: table } = this;
      const event = line.event as { kind: string; seat?: number };
      if (ui.spots(event as never, table).length === 0 && ui.flights(event as never, table).length === 0)
        continue;
      const kind = `${event.kind} ${event.seat === this.viewer ? 'own' : ''}`;
      const count = this.seen.get(kind) ?? 0;
      this.seen.set(kind, count + 1);
      fresh ||= count < OFTEN;
    }
    return fresh;
  }

  /** Checks the spots and flights of one move. */
  move(before: Snapshot, after: Snapshot, n: number): void {
    const log = after.events.map(({ seq, event, say }): LogLine => ({
      n: seq,
      round: 1,
      ...(event.seat === undefined ? {} : { seat: event.seat }),
      forced: false,
      event,
      say: plain(say),
    }));
    this.probe.present = position(after) as never;
    this.probe.log = log as never;
    if (!this.isNew(log)) return;
    this.show(after, n, log);
    const named = log.flatMap(({ event }) => {
      const { spots, flights } = this.ui;
      const moved = flights(event as never, this.table);
      const name = (what: string, places: readonly string[]) =>
        places.map((place) => ({ event: event as { kind: string }, what, place }));
      return [
        ...name('spot', spots(event as never, this.table)),
        ...name(
          'to',
          moved.map(({ to }) => to),
        ),
        ...name(
          'from',
          moved.flatMap(({ from, by = [] }) => [from, ...by]),
        ),
      ];
    });
    const vain = named.filter(({ place }) => !onBoard(place));
    // A piece that has left its spot was there before.
    if (vain.some(({ what }) => what === 'from')) this.show(before, n - 1, []);
    for (const { event, what, place } of vain) {
      if (what === 'from' && onBoard(place)) continue;
      const pattern = place.replace(/-[A-Z]?\d+\w*/g, '-*');
      this.missing.set(
        `${event.kind}: ${what} ${pattern}`,
        `${place}, seen by ${this.viewer}: ${JSON.stringify(event)}`,
      );
    }
  }

  async close(): Promise<void> {
    await unmount(this.frame);
    document.body.innerHTML = '';
  }
}

describe('places on the boards', () => {
  const referee = new Referee();
  const games = catalog();
  beforeAll(() => void Object.assign(window, { innerWidth: 1400, innerHeight: 900 }));
  afterAll(() => referee.stop());

  it.each(DRAWN)(
    'of %s are there when an event names them',
    async (game) => {
      await Promise.all([speak('en'), learn(game)]);
      const ui = await boardOf(game);
      const range = games.find((one) => one.id === game)?.seats;
      if (!ui || !range) throw new Error(`${game} is not in the catalog`);
      const missing = new Map<string, string>();
      for (const viewer of [0, 'spectator'] as const) {
        const seen = new Map<string, number>();
        for (const { seats, seed } of GAMES) {
          if (seats < range.min || seats > range.max) continue;
          let watcher: Watcher | undefined;
          let last: Snapshot | undefined;
          let n = 0;
          for await (const snapshot of referee.game({ game, seats, seed }, viewer)) {
            // A lesson compares the moves of a gesture with its script, so the notations must be equal.
            for (const { action, text } of snapshot.legal) {
              const written = ui.notate?.(action as never);
              if (written !== undefined && written !== text) missing.set(`notation of ${text}`, written);
            }
            if (last && watcher) watcher.move(last, snapshot, (n += 1));
            else watcher = new Watcher(game, seats, viewer, snapshot, ui, seen);
            last = snapshot;
          }
          watcher?.missing.forEach((event, one) => missing.set(one, event));
          await watcher?.close();
        }
        expect(seen.size).toBeGreaterThanOrEqual(KINDS);
      }
      expect(Object.fromEntries(missing)).toEqual({});
    },
    1_200_000,
  );
});
