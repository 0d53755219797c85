import { describe, expect, it } from 'vitest';
import { games } from '../../fixtures/lobby';
import { planned, request } from './plan';
import type { GameInfo } from '../generated/wire';

const game = games[0] as GameInfo;
const name = (at: number): string => `P${at + 1}`;

describe('a plan', () => {
  it('begins with the player and bots', () => {
    expect(planned(game, undefined).seats).toEqual(['me', 'bot:medium', 'bot:medium', 'bot:medium']);
  });

  it('ignores a stored plan that no longer fits', () => {
    const kept = { seats: ['bot:gone', 'open', 'me'] as never, options: { gone: 1 }, clock: 'gone' };
    const plan = planned(game, kept);
    expect(plan.seats).toEqual(['open', 'me']);
    expect(plan.options).toEqual({});
    expect(plan.clock).toBe('none');
  });

  it('makes room for others when it is opened without a free seat', () => {
    const plan = planned(game, undefined);
    const body = request(game, plan, 'open', name);
    expect(body.seats.map((seat) => seat.kind)).toEqual(['me', 'open', 'open', 'open']);
    expect(body.public).toBe(true);
    expect(request(game, plan, 'now', name).public).toBe(false);
  });

  it('sends a solo option only with one seat', () => {
    const choices = { kind: 'number' as const, min: 1, max: 5, optional: true };
    const solo = { ...game, seats_min: 1, options: [{ key: 'solo', choices, default: null }] };
    const plan = { ...planned(solo, undefined), options: { solo: 3 } };
    expect(request(solo, plan, 'now', name).options).toEqual({});
    expect(request(solo, { ...plan, seats: ['me'] }, 'now', name).options).toEqual({ solo: 3 });
  });

  it('shares a device among all if no other person is named', () => {
    const body = request(game, planned(game, undefined), 'device', name);
    expect(body.hot_seat).toBe(true);
    expect(body.seats[1]).toEqual({ kind: 'me', name: 'P2' });
  });

  it('asks for hints only where they are possible', () => {
    const plan = { ...planned(game, undefined), coach: true };
    const alone = request(game, plan, 'now', name);
    expect([alone.hints, alone.coach]).toEqual([undefined, true]);
    // In games with others, the coach comments only if hints were agreed.
    expect(request(game, plan, 'open', name).coach).toBeUndefined();
    const agreed = request(game, { ...plan, hints: true }, 'open', name);
    expect([agreed.hints, agreed.coach]).toEqual([true, true]);
  });
});
