import { expect, it } from 'vitest';
import { valueAt } from '../lib/viewpath';
import { spotsOf } from './places';

const view = {
  queue: [
    { position: 3, card: { id: 'D01' } },
    { position: 4, card: { id: 'D09' } },
  ],
  merchants: [{ seat: 0, plantations: [{ id: 'A14' }] }],
  grid: [{ at: '1,3', tile: { id: 'A26' } }],
};

it('paths select values of the view', () => {
  expect(valueAt(view, 'queue[position=4].card.id')).toBe('D09');
  expect(valueAt(view, 'merchants[seat=0].plantations[0].id')).toBe('A14');
  expect(valueAt(view, 'grid[at=1,3].tile.id')).toBe('A26');
  expect(valueAt(view, 'queue[position=9].card.id')).toBeUndefined();
  expect(valueAt(view, 'nothing.at.all')).toBeUndefined();
});

it('a path has its spots, the nearest first, then the panel of its player', () => {
  expect(spotsOf('mundus-novus', 'queue[position=4]', view)).toEqual(['queue-D09']);
  expect(spotsOf('goa', 'grid[at=1,3]', view)).toEqual(['tile-A26', 'spot-1,3']);
  expect(spotsOf('goa', 'merchants[seat=0].plantations[0]', view)).toEqual(['plot-A14', 'panel-0']);
  expect(spotsOf('goa', 'merchants[seat=1].ducats', view)).toEqual(['panel-1']);
  expect(spotsOf('ilos', 'islands[id=T03a]', view)).toEqual(['tile-T03']);
  expect(spotsOf('chess', 'board', view)).toEqual([]);
});
