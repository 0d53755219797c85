import { beforeAll, describe, expect, it } from 'vitest';
import type { RoiExpedition, RoiMission, RoiRunning } from '../../generated/au-nom-du-roi';
import { learn, speak } from '../../lib/i18n.svelte';
import { craftName, expeditionName, missionLabel, runningLabel, sentTo } from './names';
import type { Foretold } from './offers';

const NAMES = ['Inês', 'Duarte'];
const empty = {
  id: 'E07',
  colour: 'yellow',
  volume: 6,
  used: 0,
  fleet_colour: null,
  boats: [],
} as unknown as RoiExpedition;
const mission = {
  id: 'm-green-5',
  colour: 'green',
  volume: 5,
  incomes: [7, 10, 13],
} as unknown as RoiMission;

describe('the text of the table for screen readers', () => {
  beforeAll(async () => {
    await speak('en');
    await learn('au-nom-du-roi');
  });

  it('describes an expedition by its colours, its fill and the owners of its boats', () => {
    expect(expeditionName(empty, NAMES)).toBe('Christopher Columbus, card yellow, no boat yet, volume 6');
    const begun = {
      ...empty,
      used: 1,
      fleet_colour: 'green',
      boats: [{ owner: 1, colour: 'green', volume: 1 }],
    } as unknown as RoiExpedition;
    expect(expeditionName(begun, NAMES)).toBe(
      'Christopher Columbus, card yellow, first boat green, 1 of 6 used; boats: Duarte green 1',
    );
  });

  it('describes a boat by its destinations, their taxes and its points', () => {
    const at = { expedition: 'E07', mission: null, card: false, last: 3 };
    const craft = { boat: 'green-2', colour: 'green', volume: 2 };
    const foretold = { fit: { craft, tax: 1 }, at } as unknown as Foretold;
    expect(sentTo(foretold)).toBe(
      'Green boat (2) to Christopher Columbus for 1 coin: 3 at the final scoring.',
    );
    const carded = { ...foretold, at: { ...at, card: true } } as Foretold;
    expect(sentTo(carded)).toContain('and a “joker boat” card');
    expect(craftName({ boat: null, colour: 'green', volume: 3 })).toBe('Joker boat as green (3)');
  });

  it('describes a mission by its reward, and a running one by its date and boats', () => {
    expect(missionLabel(mission)).toMatch(/coins after one, two or three turns: 7, 10 or 13$/);
    const running = {
      mission,
      boats: [{ colour: 'green', volume: 2 }],
      joker_volume: 3,
      placed: 5,
      left: 2,
      income: 10,
    } as unknown as RoiRunning;
    const said = runningLabel(running);
    expect(said).toContain('10 coins in 2 turns');
    expect(said).toContain('Green boat (2)');
    expect(said).toContain('Joker boat with volume 3');
    expect(runningLabel({ ...running, placed: 2, left: null, income: null })).toMatch(/2 of 5 placed$/);
  });
});
