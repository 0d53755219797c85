import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, test } from 'vitest';
import type { GameResult } from '../generated/wire';
import { LANGS, learn, speak } from './i18n.svelte';
import { headline, keptTheLead, overline, reasons, verdict, winnersOf } from './verdict';

const NAMES = ['Inês', 'Duarte', 'Marguerite', 'Fernão'];
const GAMES = {
  'mundus-novus': 'mn',
  'au-nom-du-roi': 'ar',
  goa: 'go',
  ilos: 'il',
  maracaibo: 'ma',
} as const;
type GameId = keyof typeof GAMES;

/** Every ending of a game, as its messages name them, and the end by agreement. */
function endings(game: GameId): string[] {
  const text = readFileSync(`../locales/en/${game}.ftl`, 'utf8');
  const found = [...text.matchAll(new RegExp(`^(${GAMES[game]}-ending-[\\w-]+) =`, 'gm'))];
  return [...found.map(([, id]) => id ?? ''), 'agreed-end'];
}

interface Case {
  game: GameId;
  result: GameResult;
}

/** Points of all seats: one leads, two lead, all are equal, the first has least. */
const SCORES = [
  [40, 30, 20, 10],
  [40, 40, 20, 10],
  [30, 30, 30, 30],
  [10, 30, 20, 40],
];

/** Every ending with every order of points, and with every set of up to two players who resigned. */
function cases(): Case[] {
  const out: Case[] = [];
  for (const game of Object.keys(GAMES) as GameId[])
    for (const ending of endings(game))
      for (const all of SCORES)
        for (const resigned of [[], [0], [1], [0, 3]]) {
          const solo = ending.includes('solo');
          const scores = solo ? all.slice(0, 1) : all;
          const hers = ending.endsWith('lost') ? (scores[0] ?? 0) + 7 : (scores[0] ?? 0) - 7;
          const rivals = solo
            ? [
                {
                  name: { id: 'ma-jeanne' },
                  score: ending.endsWith('shared') ? (scores[0] ?? 0) : hers,
                  sheet: [],
                },
              ]
            : [];
          const gone = resigned.filter((seat) => seat < scores.length);
          // A perfect combination wins with any points; otherwise the highest score of those who stayed.
          const perfect = ending.endsWith('perfect') ? 2 : undefined;
          const rank = (seat: number): number =>
            (seat === perfect ? 1000 : 0) + (scores[seat] ?? 0) - (gone.includes(seat) ? 10_000 : 0);
          const order = [...new Set(scores.map((_, seat) => rank(seat)))].sort((a, b) => b - a);
          const ranking = order.map((value) =>
            scores.flatMap((_, seat) => (rank(seat) === value ? [seat] : [])),
          );
          const none = ending === 'agreed-end' || ending.endsWith('-stop') || ending.endsWith('lost');
          out.push({
            game,
            result: {
              winners: none ? [] : (ranking[0] ?? []),
              ranking: ending === 'agreed-end' ? [scores.map((_, seat) => seat)] : ranking,
              scores,
              sheets: scores.map((points) => [{ item: 'all', points }]),
              rivals: ending === 'agreed-end' ? [] : rivals,
              ending: { id: ending },
              resigned: gone,
            },
          });
        }
  return out;
}

const most = ({ scores, rivals }: GameResult): number =>
  Math.max(...scores, ...rivals.map((rival) => rival.score));

describe.each(LANGS)('the end page in %s', (code) => {
  beforeAll(async () => {
    await speak(code);
    await Promise.all([learn('table', false), ...Object.keys(GAMES).map((game) => learn(game))]);
  });

  it('follows from the outcome, for every ending and every viewer', () => {
    for (const { game, result } of cases())
      for (const mine of [[], ...result.scores.map((_, seat) => [seat]), [0, 1]]) {
        const what = JSON.stringify({ game, mine, ...result, sheets: undefined });
        const one = verdict(result, mine);
        const { head, under } = headline(one, result, NAMES, game);
        const why = reasons(one, result, NAMES);
        const all = [overline(one, game), head, under ?? '', ...why.map(({ text }) => text)];
        for (const sentence of all) expect(sentence, what).not.toMatch(/\[[a-z-]+\]|\{|undefined/);
        const viewer = mine.length === 1 ? mine[0] : undefined;
        const addressed = /\b(you|your|vous)\b/i;
        // Sentences for spectators address nobody; others address the viewer first.
        if (viewer === undefined) for (const sentence of all) expect(sentence, what).not.toMatch(addressed);
        else if (result.resigned.includes(viewer)) expect(head, what).toMatch(addressed);
        else if (result.winners.length > 0 || result.rivals.length > 0) expect(head, what).toMatch(addressed);
        // Only winners read "You win".
        const victory = code === 'en' ? /^You (win|share)/ : /^Vous (gagnez|partagez)/;
        const won =
          viewer !== undefined && result.winners.includes(viewer) && !result.resigned.includes(viewer);
        expect(victory.test(head), what).toBe(won);
        // Points are named beside a victory only if no other player has more.
        const names = winnersOf(one, result, NAMES);
        if (one.score !== undefined) expect(one.score, what).toBe(most(result));
        if (names.length === 0) expect(one.score, what).toBeUndefined();
        // Praise of the fortune is for the largest one only.
        if (overline(one, game) !== overline({ ...one, score: undefined }, game)) {
          expect(viewer === undefined || result.winners.includes(viewer), what).toBe(true);
          for (const seat of result.winners) expect(result.scores[seat], what).toBe(most(result));
        }
        for (const [seat] of result.scores.entries())
          if (keptTheLead(one, seat)) {
            expect(result.winners, what).toEqual([seat]);
            expect(result.scores[seat], what).toBe(most(result));
          }
      }
  }, 60_000);
});

describe('the headline', () => {
  beforeAll(async () => {
    await speak('en');
    await Promise.all([learn('table', false), ...Object.keys(GAMES).map((game) => learn(game))]);
  });
  const result = (more: Partial<GameResult>): GameResult => ({
    winners: [0],
    ranking: [[0], [1], [2], [3]],
    scores: [45, 42, 41, 39],
    sheets: [],
    rivals: [],
    ending: { id: 'go-ending-rounds' },
    resigned: [],
    ...more,
  });
  const head = (of: GameResult, mine: number[], game = 'goa'): (string | undefined)[] => {
    const { head, under } = headline(verdict(of, mine), of, NAMES, game);
    return [head, under];
  };

  test('addresses winners and others separately', () => {
    expect(head(result({}), [0])).toEqual(['You win with 45 points', undefined]);
    expect(head(result({}), [1])).toEqual(['You came second of four', 'Inês wins with 45 points']);
    expect(head(result({}), [])).toEqual(['Inês wins with 45 points', undefined]);
  });

  test('names the perfect combination, not the smaller fortune', () => {
    const perfect = result({
      winners: [3],
      ranking: [[3], [1], [2], [0]],
      scores: [58, 78, 60, 43],
      ending: { id: 'mn-ending-perfect' },
    });
    expect(head(perfect, [3], 'mundus-novus')).toEqual(['You win with the perfect combination', undefined]);
    expect(head(perfect, [1], 'mundus-novus')).toEqual([
      'You came second of four',
      'Fernão wins with the perfect combination',
    ]);
    expect(overline(verdict(perfect, [1]), 'mundus-novus')).toBe('Game over');
    expect(keptTheLead(verdict(perfect, [1]), 1)).toBe(false);
  });

  test('does not praise points if a resigned player has more', () => {
    const left = result({ winners: [1], ranking: [[1], [2], [3], [0]], resigned: [0] });
    expect(head(left, [1])).toEqual(['You win', undefined]);
    expect(head(left, [0])).toEqual(['You resigned', 'Duarte wins']);
  });

  test('gives no place without a winner', () => {
    const stopped = result({ winners: [], ranking: [[0, 1, 2, 3]], ending: { id: 'agreed-end' } });
    expect(verdict(stopped, [0]).place).toBeUndefined();
    expect(head(stopped, [0])).toEqual(['The game was stopped', undefined]);
  });

  test('counts the automa', () => {
    const lost = result({
      winners: [],
      ranking: [[0]],
      scores: [179],
      rivals: [{ name: { id: 'ma-jeanne' }, score: 193, sheet: [] }],
      ending: { id: 'ma-ending-solo-lost' },
    });
    expect(verdict(lost, [0])).toMatchObject({ place: 2, of: 2 });
    expect(head(lost, [0], 'maracaibo')).toEqual(['Jeanne beats you, 193 to 179', undefined]);
  });
});
