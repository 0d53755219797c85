// Counts the clicks per turn of Maracaibo: `npm run played`, with the built program.
//
// Bots play whole games, and the test enters each turn as a player of the page would: at each decision, the offer that
// covers most of the following moves is one click. Offers are the legal choices, the chains of chart and hand, and the
// errands of the prompt bar. The same games are counted again without the chains and errands.
import { afterAll, describe, expect, it } from 'vitest';
import { Referee, type Snapshot, type Written } from '../../fixtures/referee';
import { delivery, errandOf, ownOf } from '../games/maracaibo/match';
import { targetsOf, type MaTable } from '../games/maracaibo/targets';
import type { Phrase, Position } from '../generated/wire';
import { Table } from '../lib/table.svelte';

const GAMES = process.env.CARAVELLE_FULL ? [1, 2, 3, 4, 5, 6, 7, 8] : [1, 2];
/** A random sensible player, with about as many decisions per turn as a person. */
const BOT = process.env.CARAVELLE_BOT ?? 'sensible';
/** The maximum median of clicks per turn. */
const MOST = 5;

const plain = (text: string): Phrase => ({ id: 'plain', args: [['text', { text }]] });

function position({ view, turn, legal, aid }: Snapshot): Position {
  return {
    view,
    prompt: plain(turn.prompt),
    actors: turn.actors,
    legal: legal.map((one) => ({ ...one, say: plain(one.say) })),
    refusals: [],
    ...(aid === undefined ? {} : { aid }),
    undo: { can: false },
    redo: false,
    progress: { round: turn.round ?? 1, phase: plain(turn.phase), turn: turn.seq },
    own_last: 0,
  };
}

interface Decision {
  snapshot: Snapshot;
  move: Written['action'];
}

/** A click: its moves, its further tasks, and whether it is counted in both variants. */
interface Offer {
  moves: readonly string[];
  errand: readonly string[];
  old: boolean;
}

/** The same text for the same move, regardless of field order. */
const written = (action: object): string => JSON.stringify(Object.entries(action).sort());

/** The pressable elements of a position. */
function offers(table: MaTable): Offer[] {
  const offer = (moves: readonly object[], old: boolean, errand: readonly string[] = []): Offer => ({
    moves: moves.map(written),
    errand,
    old,
  });
  const errand = errandOf(table);
  return [
    ...table.legal.map(({ action }) => offer([action], true)),
    ...(table.aid?.reach ?? []).map(({ moves }) => offer(moves, true)),
    ...(table.aid?.trek ?? []).map(({ moves }) => offer(moves, true)),
    ...targetsOf(table).map(({ moves }) => offer(moves, false)),
    ...(ownOf(table)?.hand ?? []).flatMap((card) => {
      const moves = delivery(table, card);
      return moves ? [offer(moves, false)] : [];
    }),
    ...(errand ? [offer(errand.moves, false, errand.tasks)] : []),
  ];
}

/** The number of following moves that an offer covers; 0 if it does something else. */
function covers(offer: Offer, next: readonly Decision[], saves: boolean): number {
  if (!saves && !offer.old) return 0;
  const made = offer.moves.findIndex((move, at) => !next[at] || written(next[at].move) !== move);
  // A hand that is full before its last draw ends the chain early.
  if (made >= 0 && !(offer.errand.length > 0 && made > 0)) return 0;
  let at = made < 0 ? offer.moves.length : made;
  const does = (deed: string): boolean => next[at]?.move.do === deed;
  if (offer.errand.includes('end') && does('stop')) at += 1;
  if (offer.errand.includes('fill')) {
    while (does('draw')) at += 1;
    // Taking a face-up card makes filling the hand unnecessary.
    if (does('take')) return 0;
  }
  // The city action follows a delivery by itself.
  if (saves && next[0]?.move.do === 'disc' && does('perform')) at += 1;
  return at;
}

const median = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

describe('a turn of Maracaibo', () => {
  const referee = new Referee();
  afterAll(() => referee.stop());

  it('takes few clicks', async () => {
    const [before, after]: [number[], number[]] = [[], []];
    for (const seed of GAMES) {
      const turns: Decision[][] = [];
      let last: Snapshot | undefined;
      let fresh = true;
      for await (const snapshot of referee.game({ game: 'maracaibo', seats: 2, seed }, 0, BOT)) {
        // Forced moves need no click, and a scoring is not a turn.
        const stage = (last?.view as { stage: string } | undefined)?.stage;
        if (snapshot.made && snapshot.made.seat !== 0) fresh = true;
        else if (last && snapshot.made && last.legal.length > 1 && stage !== 'scoring') {
          if (fresh) turns.push([]);
          fresh = false;
          turns.at(-1)?.push({ snapshot: last, move: snapshot.made.action });
        }
        last = snapshot;
      }
      const table = new Table('t', { page: false }) as unknown as MaTable;
      table.viewer = 0;
      table.line = 'open';
      for (const turn of turns) {
        const offered = turn.map(({ snapshot }) => {
          table.present = position(snapshot) as never;
          return offers(table);
        });
        // Choosing the first cards and the career is not a turn.
        const sails = turn.some(({ move }) => move.do === 'sail' || move.do === 'stop');
        for (const [saves, counts] of [
          [false, before],
          [true, after],
        ] as const) {
          let clicks = 0;
          for (let at = 0; at < turn.length; clicks += 1)
            at += Math.max(1, ...(offered[at] ?? []).map((one) => covers(one, turn.slice(at), saves)));
          if (sails) counts.push(clicks);
        }
      }
    }
    console.log(
      `clicks of a turn by ${BOT}, over ${after.length} turns: median ${median(before)} before, ${median(after)} now; ` +
        `mean ${mean(before).toFixed(2)} before, ${mean(after).toFixed(2)} now`,
    );
    expect(after.length).toBeGreaterThan(10);
    if (BOT === 'sensible') expect(median(after)).toBeLessThanOrEqual(MOST);
    expect(mean(after)).toBeLessThan(mean(before) * 0.85);
  }, 600_000);
});
