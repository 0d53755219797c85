import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { MaracaiboAction } from '../../generated/maracaibo';
import { setPrefs } from '../../lib/prefs.svelte';
import { errandsOf } from './errands.svelte';
import type { MaTable } from './targets';

interface Laid {
  kind: string;
  market?: boolean;
  legal: readonly MaracaiboAction['do'][];
  active?: number;
}

/** A table that records sent moves. The test sets the next position. */
class Fake {
  n = $state(1);
  busy = $state(false);
  past = undefined;
  seat = 0;
  unconfirmed: string | undefined;
  refused: object | undefined;
  tutor: { holds: () => boolean } | undefined = $state(undefined);
  laid = $state.raw<Laid>({ kind: 'main', legal: ['city', 'skip'] });
  sent: string[] = [];

  get position(): object {
    return this.laid;
  }
  get view(): object {
    return {
      active: this.laid.active ?? 0,
      pending: [{ kind: this.laid.kind, market: this.laid.market ?? false }],
      players: [{ seat: 0, ship: '3' }],
      places: [{ id: '3', action: 'D2 VA1' }],
    };
  }
  get legal(): { action: { do: string }; text: string }[] {
    return this.laid.legal.map((deed) => ({ action: { do: deed }, text: deed }));
  }
  choice(match: (action: MaracaiboAction) => boolean): unknown {
    return this.legal.find(({ action }) => match(action as MaracaiboAction));
  }
  begins(moves: readonly { do: string }[]): unknown {
    return this.legal.find(({ action }) => action.do === moves[0]?.do);
  }
  act(moves: readonly { do: string }[]): Promise<void> {
    this.sent.push(moves.map((one) => one.do).join('+'));
    return Promise.resolve();
  }
  lay(laid: Laid): void {
    this.n += 1;
    this.laid = laid;
    flushSync();
  }
}

function table(): { fake: Fake; errands: ReturnType<typeof errandsOf> } {
  const fake = new Fake();
  const errands = errandsOf(fake as unknown as MaTable);
  flushSync();
  return { fake, errands };
}

const DRAW: Laid = { kind: 'draw', legal: ['draw', 'take'] };

describe('filling the hand', () => {
  it('continues with one press to the next player', async () => {
    const { fake, errands } = table();
    fake.lay({ kind: 'finish', legal: ['stop', 'plan'] });
    await errands.run([{ do: 'stop' }, { do: 'draw' }], ['fill']);
    flushSync();
    expect(fake.sent).toEqual(['stop+draw']);
    fake.lay(DRAW);
    fake.lay(DRAW);
    expect(fake.sent).toEqual(['stop+draw', 'draw', 'draw']);
    fake.lay({ kind: 'sail', legal: [], active: 1 });
    fake.lay(DRAW);
    expect(fake.sent).toHaveLength(3);
  });

  it('waits for the answer to a move and sends nothing twice', async () => {
    const { fake, errands } = table();
    fake.lay(DRAW);
    await errands.run([{ do: 'draw' }], ['fill']);
    fake.busy = true;
    fake.lay(DRAW);
    expect(fake.sent).toEqual(['draw']);
    fake.busy = false;
    flushSync();
    fake.busy = true;
    flushSync();
    fake.busy = false;
    flushSync();
    expect(fake.sent).toEqual(['draw', 'draw']);
  });

  it('ends when another decision is due', async () => {
    const { fake, errands } = table();
    fake.lay({ kind: 'village', legal: ['stop', 'buy'] });
    await errands.run([{ do: 'stop' }], ['end', 'fill']);
    fake.lay({ kind: 'nation', legal: ['nation'] });
    fake.lay({ kind: 'finish', legal: ['stop', 'plan'] });
    expect(fake.sent).toEqual(['stop']);
  });
});

describe('the city action after a delivery', () => {
  const disc: Laid = { kind: 'disc', market: true, legal: ['disc'] };
  const city: Laid = { kind: 'city', legal: ['perform', 'skip'] };

  it('follows automatically, also after the effect of the area', () => {
    const { fake } = table();
    fake.lay({ kind: 'deliver', legal: ['deliver', 'skip'] });
    fake.lay(disc);
    fake.lay({ kind: 'nation', legal: ['nation'] });
    fake.lay(city);
    expect(fake.sent).toEqual(['perform']);
  });

  it('waits for a press with that setting, and after an undo', () => {
    const { fake, errands } = table();
    fake.lay(disc);
    expect(errands.performs).toBe(true);
    errands.turn();
    fake.lay(city);
    expect(fake.sent).toEqual([]);
    const { n } = fake;
    fake.lay({ kind: 'main', legal: ['city', 'skip'] });
    fake.lay(disc);
    fake.lay(city);
    expect(fake.sent).toEqual(['perform']);
    // After an undo the same position returns, under the same number or another one.
    fake.lay({ kind: 'finish', legal: ['stop'] });
    fake.lay(city);
    fake.n = n;
    flushSync();
    expect(fake.sent).toEqual(['perform']);
  });

  it('does not follow in a lesson', () => {
    const { fake, errands } = table();
    fake.tutor = { holds: () => true };
    fake.lay(disc);
    expect(errands.follows).toBeUndefined();
    fake.lay(city);
    expect(fake.sent).toEqual([]);
  });
});

it('a turn ends automatically with that setting', () => {
  const { fake } = table();
  fake.lay({ kind: 'finish', legal: ['stop', 'plan'] });
  expect(fake.sent).toEqual([]);
  setPrefs({ autoEnd: true });
  fake.lay({ kind: 'finish', legal: ['stop', 'plan'] });
  setPrefs({ autoEnd: false });
  expect(fake.sent).toEqual(['stop']);
});
