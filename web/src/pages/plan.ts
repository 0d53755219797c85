// The plan of a new table: players and options.
import type { Clock, GameInfo, NewCrew, NewSeat, NewTable } from '../generated/wire';
import { t } from '../lib/i18n.svelte';
import { concerns } from '../lib/options';

/** A planned seat: the viewer, another person at this device, a bot of a level, or open. */
export type SeatPlan = 'me' | 'here' | 'open' | `bot:${string}`;

/** The clocks of new tables by name, which is also the end of their message. */
export const CLOCKS: Record<string, Clock | undefined> = {
  none: undefined,
  'move-60': { kind: 'move', seconds: 60 },
  'move-180': { kind: 'move', seconds: 180 },
  'bank-900': { kind: 'bank', seconds: 900, increment: 10 },
  'bank-1800': { kind: 'bank', seconds: 1800, increment: 20 },
  'days-24': { kind: 'days', hours: 24 },
  'days-72': { kind: 'days', hours: 72 },
};

/** The name of a clock, if it is one of these. */
export function clockName(clock: Clock | undefined): string | undefined {
  const same = (other: Clock | undefined): boolean => JSON.stringify(other) === JSON.stringify(clock);
  return Object.keys(CLOCKS).find((name) => same(CLOCKS[name]));
}

/** A clock as text; programs may use others. */
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
  /** The names of the people at this device, by seat. */
  names: Record<number, string>;
  options: Record<string, unknown>;
  clock: string;
  /** Whether the lobby shows an open table. */
  listed: boolean;
  /** Whether hints are allowed among people, and whether the coach comments. */
  hints: boolean;
  coach: boolean;
}

/** The way a table starts: now, open to others, or on one device. */
export type Casting = 'now' | 'open' | 'device';

/** The default level of a bot, or the first one. */
function usual(game: GameInfo): SeatPlan {
  return `bot:${game.bots.find((level) => level === 'medium') ?? game.bots[0] ?? 'easy'}`;
}

/** The stored plan adapted to the game, or the default: the viewer and bots. */
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

/** Whether only the viewer and bots would play. */
export function alone(seats: readonly NewSeat[]): boolean {
  return seats.filter((one) => one.kind !== 'bot').length === 1;
}

/** The request for the planned table. */
export function request(game: GameInfo, plan: Plan, how: Casting, name: (seat: number) => string): NewTable {
  const has = (kind: SeatPlan): boolean => plan.seats.includes(kind);
  const seat = (one: SeatPlan, at: number): NewSeat => {
    // Open without an open seat, or on one device without another person: bots give up their seats.
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

/** The same as the crew of a campaign, whose tables are private; `but` lists options without effect there. */
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
