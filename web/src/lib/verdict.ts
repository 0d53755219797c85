// The sentences at the head of the end page: who won and why, addressed to the viewer, for every way a game can end.
import type { GameResult } from '../generated/wire';
import { lang, say, t, word } from './i18n.svelte';
import { placeIn } from './past';

/** The result as the viewer reads it. */
export interface Verdict {
  /** The seats that won, and the rivals (by their place in `rivals`) that won with them or instead of them. */
  seats: readonly number[];
  rivals: readonly number[];
  /** The seat of the viewer; absent for spectators and where several players share the screen. */
  viewer: number | undefined;
  /** The viewer's place from 1, and the number of places; absent where nobody won. */
  place: number | undefined;
  of: number;
  /** The winners' points; undefined if another player has more, because points did not decide then. */
  score: number | undefined;
  /** The single winner won by the event that ended the game, and the page has a sentence for it. */
  byEnding: boolean;
}

const BY = 'end-by-';
const SEEN = 'end-seen-';

export function verdict(result: GameResult, mine: readonly number[]): Verdict {
  const points = [...result.scores, ...result.rivals.map((rival) => rival.score)];
  const best = Math.max(...points);
  const first = result.winners[0];
  // A rival wins where it has the most points and no seat beat it.
  const rivals =
    first === undefined || result.scores[first] === best
      ? result.rivals.flatMap((rival, at) => (rival.score === best ? [at] : []))
      : [];
  const count = result.winners.length + rivals.length;
  const own = first === undefined ? best : (result.scores[first] ?? 0);
  const viewer = mine.length === 1 ? mine[0] : undefined;
  return {
    seats: result.winners,
    rivals,
    viewer,
    place: viewer === undefined ? undefined : placeIn(result, viewer),
    of: points.length,
    score: count > 0 && own === best ? own : undefined,
    // After a resignation the winner may not be the player who caused the end.
    byEnding:
      count === 1 &&
      first !== undefined &&
      result.resigned.length === 0 &&
      word(`${BY}${result.ending.id}`, { name: '' }) !== undefined,
  };
}

/** The unit of points of a game, in the form that goes with a number. */
export const unitOf = (game: string, n: number): string =>
  word(`game-${game}.unit`, { n }) ?? t('points', { n });

const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(lang(), { type: 'conjunction' }).format(names);

/** The names of the winners, rivals last. */
export function winnersOf(one: Verdict, result: GameResult, names: readonly string[]): string[] {
  return [
    ...one.seats.map((seat) => names[seat] ?? ''),
    ...one.rivals.flatMap((at) => {
      const rival = result.rivals[at];
      return rival ? [say(rival.name, names)] : [];
    }),
  ];
}

/** Announces the winners to everyone. */
function announced(one: Verdict, result: GameResult, names: readonly string[], game: string): string {
  const winners = winnersOf(one, result, names);
  const { score } = one;
  if (winners.length === 0) return result.ending.id === 'agreed-end' ? t('end-stopped') : t('end-nobody');
  if (one.byEnding) return word(`${BY}${result.ending.id}`, { name: winners[0] ?? '' }) ?? '';
  const several = winners.length > 1;
  if (score === undefined)
    return several
      ? t('end-shared-plain', { names: listed(winners) })
      : t('end-wins-plain', { name: winners[0] ?? '' });
  const unit = unitOf(game, score);
  return several
    ? t('end-shared', { names: listed(winners), score, unit })
    : t('end-wins', { name: winners[0] ?? '', score, unit });
}

/** The headline, which addresses the viewer first, and the line below it if the headline omits the winner. */
export function headline(
  one: Verdict,
  result: GameResult,
  names: readonly string[],
  game: string,
): { head: string; under: string | undefined } {
  const all = announced(one, result, names, game);
  const { viewer, place, of, score } = one;
  const nobody = one.seats.length + one.rivals.length === 0;
  if (viewer === undefined) return { head: all, under: undefined };
  if (result.resigned.includes(viewer)) return { head: t('end-you-resigned'), under: all };
  if (nobody) return { head: all, under: undefined };
  if (one.seats.includes(viewer)) {
    const others = winnersOf(one, result, names).filter((_, at) => one.seats[at] !== viewer);
    if (others.length > 0) return { head: t('end-you-share', { names: listed(others) }), under: undefined };
    const by = one.byEnding ? word(`end-you-by-${result.ending.id}`) : undefined;
    const head =
      by ??
      (score === undefined ? t('end-you-win') : t('end-you-win-with', { score, unit: unitOf(game, score) }));
    return { head, under: undefined };
  }
  const rival = one.seats.length === 0 ? result.rivals[one.rivals[0] ?? -1] : undefined;
  if (rival && of === 2) {
    const yours = result.scores[viewer] ?? 0;
    const name = say(rival.name, names);
    return { head: t('end-you-beaten', { name, theirs: rival.score, yours }), under: undefined };
  }
  if (place === undefined) return { head: all, under: undefined };
  return { head: t('end-you-place', { place, of }), under: all };
}

/** The line above the headline: the winner's achievement, if points decided and the headline names the winner. */
export function overline(one: Verdict, game: string): string {
  const named = one.viewer === undefined || one.seats.includes(one.viewer);
  const praise = named && one.score !== undefined && !one.byEnding ? word(`game-${game}.winner`) : undefined;
  return praise ?? t('end-over');
}

export interface Reason {
  text: string;
  clause: string | undefined;
}

/** The reasons for the end and for the tie-break, each with its clause. */
export function reasons(one: Verdict, result: GameResult, names: readonly string[]): Reason[] {
  // Some endings address the only player. Others, and a player who resigned, read them in the third person.
  const player = one.viewer !== undefined && !result.resigned.includes(one.viewer);
  return [result.ending, ...(result.tie_break ? [result.tie_break] : [])].map((phrase) => ({
    text: (player ? undefined : word(`${SEEN}${phrase.id}`, { name: names[0] ?? '' })) ?? say(phrase, names),
    clause: word(`${phrase.id}.clause`),
  }));
}

/** Whether the sentence about taking and keeping the lead is true of a seat: it won alone, by points. */
export function keptTheLead(one: Verdict, seat: number): boolean {
  return (
    one.seats.length === 1 &&
    one.seats[0] === seat &&
    one.rivals.length === 0 &&
    one.score !== undefined &&
    !one.byEnding
  );
}
