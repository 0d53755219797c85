import { mount, unmount } from 'svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../../lib/i18n.svelte';
import type { Selection } from './selection.svelte';
import { keyed } from './keys';
import { LAST_BEAT, type Ledger } from './ledger.svelte';
import LedgerSheet from './Ledger.svelte';
import type { RoiTable } from './types';

beforeAll(() => speak('en'));

test('of two tied players the ledger marks the winner by the rules (AR-13.10)', () => {
  const investors = [0, 1].map((seat) => ({ seat, points: 60, sheet: [], contract: null }));
  const view = { investors, expeditions: [], scorings: [{ scoring: 'final', sheet: [] }] };
  const table = { view, names: ['Ana', 'Rui'], present: { result: { winners: [1] } } };
  const target = document.createElement('div');
  const made = mount(LedgerSheet, {
    target,
    props: {
      table: table as unknown as RoiTable,
      ledger: { beat: LAST_BEAT, running: false } as Ledger,
      scoring: 'final' as const,
    },
  });
  const marked = [...target.querySelectorAll('tbody tr')].map((row) => row.classList.contains('win'));
  void unmount(made);
  expect(marked).toEqual([false, true]);
});

test('the bar has no button for an impossible volume of the joker boat', () => {
  const act = vi.fn();
  const offers = { volumes: [], rigs: [{ colour: 'red', volume: 1, offer: { moves: [] } }], colours: [] };
  const selection = { offers, held: {}, busy: true, hold: vi.fn() } as unknown as Selection;
  expect(keyed('3', { act } as unknown as RoiTable, selection)).toBe(true);
  expect(act).not.toHaveBeenCalled();
  expect(keyed('1', { act } as unknown as RoiTable, selection)).toBe(true);
  expect(act).toHaveBeenCalledOnce();
});
