// The plan of a table before it is opened: who sits where, with which options.
import type { Clock, GameInfo, NewCrew, NewSeat, NewTable } from '../generated/wire';
import { t } from '../lib/i18n.svelte';
import { concerns } from '../lib/options';

/** A seat as planned: oneself, somebody else at this device, a bot of a level, or whoever comes. */
export type SeatPlan = 'me' | 'here' | 'open' | `bot:${string}`;

/** The clocks a table can be given, by name; the name is also the end of its message. */
export const CLOCKS: Record<string, Clock | undefined> = {
  none: undefined,
  'move-60': { kind: 'move', seconds: 60 },
  'move-180': { kind: 'move', seconds: 180 },
  'bank-900': { kind: 'bank', seconds: 900, increment: 10 },
  'bank-1800': { kind: 'bank', seconds: 1800, increment: 20 },
  'days-24': { kind: 'days', hours: 24 },
  'days-72': { kind: 'days', hours: 72 },
};

/** The name of a clock, if it is one of those that a table can be given here. */
export function clockName(clock: Clock | undefined): string | undefined {
  const same = (other: Clock | undefined): boolean => JSON.stringify(other) === JSON.stringify(clock);
  return Object.keys(CLOCKS).find((name) => same(CLOCKS[name]));
}

/** A clock in words; a program may choose others than this page. */
export function clockText(clock: Clock | undefined): string {
  const name = clockName(clock);
  if (name !== undefined) return t(`clock-${name}` as 'clock-none');
  const seconds = clock?.kind === 'move' ? clock.seconds : clock?.kind === 'bank' ? clock.increment : 0;
  const minutes = clock?.kind === 'bank' ? Math.round(clock.seconds / 60) : 0;
  const hours = clock?.kind === 'days' ? clock.hours : 0;
  return t('clock-told', { kind: clock?.kind ?? '', seconds, minutes, hours });
}

export interface Plan {
  seats: SeatPlan[];
  /** The names of those at this device, by seat. */
  names: Record<number, string>;
  options: Record<string, unknown>;
  clock: string;
  /** Whether the lobby shows an open table. */
  listed: boolean;
  /** Whether hints may be asked for where other people sit, and whether a coach speaks. */
  hints: boolean;
  coach: boolean;
}

/** How a table is cast off: at once, open to others, or on one device. */
export type Casting = 'now' | 'open' | 'device';

/** The level a bot has if nothing is said: the usual one, or the first there is. */
function usual(game: GameInfo): SeatPlan {
  return `bot:${game.bots.find((level) => level === 'medium') ?? game.bots[0] ?? 'easy'}`;
}

/** The remembered plan made to fit the game, or the usual one: oneself and bots. */
export function planned(game: GameInfo, kept: Partial<Plan> | undefined): Plan {
  const known = (seat: unknown): seat is SeatPlan =>
    seat === 'me' ||
    seat === 'here' ||
    seat === 'open' ||
    (typeof seat === 'string' && game.bots.some((level) => seat === `bot:${level}`));
  const seats = Array.isArray(kept?.seats) ? kept.seats.filter(known).slice(0, game.seats_max) : [];
  if (!seats.includes('me')) seats.unshift('me');
  const wanted = kept?.seats ? game.seats_min : Math.min(4, game.seats_max);
  while (seats.length < Math.max(wanted, game.seats_min)) seats.push(usual(game));
  const keys = new Set(game.options.map((option) => option.key));
  const options = Object.fromEntries(Object.entries(kept?.options ?? {}).filter(([key]) => keys.has(key)));
  return {
    seats: seats.slice(0, game.seats_max),
    names: kept?.names ?? {},
    options,
    clock: kept?.clock !== undefined && kept.clock in CLOCKS ? kept.clock : 'none',
    listed: kept?.listed ?? true,
    hints: kept?.hints === true,
    coach: kept?.coach === true,
  };
}

export { usual };

/** Whether nobody but oneself and bots would sit there. */
export function alone(seats: readonly NewSeat[]): boolean {
  return seats.filter((one) => one.kind !== 'bot').length === 1;
}

/** The request for a table as planned. */
export function request(game: GameInfo, plan: Plan, how: Casting, name: (seat: number) => string): NewTable {
  const has = (kind: SeatPlan): boolean => plan.seats.includes(kind);
  const seat = (one: SeatPlan, at: number): NewSeat => {
    // Opened to others without an open seat, or passed round without a neighbour: the bots make room.
    if (how === 'open' && !has('open') && one.startsWith('bot:')) return { kind: 'open' };
    if (how === 'device' && !has('here') && one.startsWith('bot:')) return { kind: 'me', name: name(at) };
    if (one === 'here') return { kind: 'me', name: name(at) };
    if (one === 'me') return { kind: 'me' };
    if (one === 'open') return { kind: 'open' };
    return { kind: 'bot', level: one.slice('bot:'.length) };
  };
  const seats = plan.seats.map(seat);
  const clock = CLOCKS[plan.clock];
  const meant = new Set(game.options.filter((one) => concerns(one, seats.length)).map(({ key }) => key));
  return {
    game: game.id,
    options: Object.fromEntries(Object.entries(plan.options).filter(([key]) => meant.has(key))),
    seats,
    public: how === 'open' && plan.listed,
    hot_seat: seats.filter((one) => one.kind === 'me').length > 1,
    ...(clock ? { clock } : {}),
    ...(plan.hints && !alone(seats) ? { hints: true } : {}),
    ...(plan.coach && (plan.hints || alone(seats)) ? { coach: true } : {}),
  };
}

/** The same as the crew of a campaign, whose tables are always private; `but` are the options that mean nothing there. */
export function crewOf(table: NewTable, but: readonly string[]): NewCrew {
  const { options = {}, seats, hot_seat, clock, hints, coach } = table;
  return {
    options: Object.fromEntries(Object.entries(options).filter(([key]) => !but.includes(key))),
    seats,
    ...(hot_seat === undefined ? {} : { hot_seat }),
    ...(clock ? { clock } : {}),
    ...(hints ? { hints } : {}),
    ...(coach ? { coach } : {}),
  };
}
