import { expect, test } from 'vitest';
import type { MaracaiboLegacyTile } from '../../../generated/maracaibo';
import { WIDTH } from '../geometry';
import { targetsOf, type MaTable } from '../targets';
import { tagsOf } from './tags';

const tile = (id: string, place: string, more: Partial<MaracaiboLegacyTile>): MaracaiboLegacyTile => ({
  id,
  place,
  lane: null,
  reward: '',
  explorer: null,
  cubes: [],
  spaces: 0,
  discs: 0,
  price: '',
  toll: 0,
  skull: false,
  ...more,
});

/** A table with a toll at Martinique and a quarantine flag under the quest of Cozumel. */
function table(...deeds: object[]): MaTable {
  const quests = [{ id: 'Q01', price: '2map', reward: 'D2/compass EX2' }];
  return {
    seat: 0,
    view: {
      players: [{ ship: '8' }],
      spaces: [],
      quest_top: null,
      places: [
        { id: '8', quests: [], ships: [], spies: [], exits: [] },
        { id: '19', quests, ships: [], spies: [], exits: [] },
      ],
      tiles: [
        tile('L12', '8', { toll: 2, price: 'D3', reward: 'VP2', spaces: 3, discs: 1 }),
        tile('L20', '19', { skull: true }),
        tile('L5', '3', { reward: 'SPY1' }),
      ],
    },
    legal: deeds.map((action) => ({ action, text: JSON.stringify(action) })),
  } as unknown as MaTable;
}

test('tags hang from the anchors of quests, within the chart', () => {
  const tags = tagsOf(table().view);
  expect(tags.map((tag) => tag.tile.id)).toEqual(['L12', 'L20']);
  for (const { x, width } of tags) expect(x >= 0 && x + width <= WIDTH).toBe(true);
  const alone = tagsOf({ ...table().view, places: [] })[1];
  expect((tags[1]?.y ?? 0) - (alone?.y ?? 0)).toBe(27);
});

test('the tag of a choice is highlighted with its place', () => {
  const asked = table({ do: 'use-tile', legacy: 'L12' }, { do: 'skip' }, { do: 'cure', legacy: 'L20' });
  expect(targetsOf(asked).map(({ place, look }) => [place, look])).toEqual([
    ['8', 'frame'],
    ['19', 'frame'],
  ]);
  expect(targetsOf(table({ do: 'use-tile', legacy: 'L5' }))).toEqual([]);
});
