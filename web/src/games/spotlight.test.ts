import { expect, it } from 'vitest';
import { around, beside, NEAR, neighbours, selectors, type Box } from './spotlight';

const room: Box = { left: 0, top: 0, right: 1000, bottom: 800 };
const size = { width: 300, height: 120 };
const covers = ({ left, top }: { left: number; top: number }, box: Box): boolean =>
  left < box.right && left + size.width > box.left && top < box.bottom && top + size.height > box.top;

it('the box is beside its target at every position', () => {
  for (const target of [
    { left: 10, top: 10, right: 60, bottom: 60 },
    { left: 900, top: 700, right: 990, bottom: 790 },
    { left: 400, top: 300, right: 600, bottom: 500 },
    { left: 0, top: 400, right: 1000, bottom: 800 },
    { left: 0, top: 0, right: 1000, bottom: 400 },
  ]) {
    const place = beside([target], size, room);
    expect(covers(place, target), JSON.stringify(target)).toBe(false);
  }
});

it('the box avoids the hand if possible', () => {
  const target = { left: 400, top: 500, right: 600, bottom: 590 };
  const hand = { left: 0, top: 600, right: 1000, bottom: 800 };
  expect(covers(beside([target], size, room, [hand]), hand)).toBe(false);
});

it('the neighbours of a place stay visible too', () => {
  const square = (left: number, top: number, side = 40): Box => ({
    left,
    top,
    right: left + side,
    bottom: top + side,
  });
  const place = square(480, 380);
  // A row of places to both sides, the board around all, and a place far away.
  const row = [square(420, 380), square(540, 380), square(480, 320), square(480, 440)];
  const other = [
    { left: 0, top: 0, right: 1000, bottom: 800 },
    square(540 + 2 * NEAR, 380),
    square(490, 390, 20),
  ];
  expect(neighbours([place], [...row, ...other, place])).toEqual(row);
  const stands = beside([place], size, room, row);
  for (const one of [place, ...row]) expect(covers(stands, one)).toBe(false);
});

it('of two things far apart it covers neither, though it may stand between them', () => {
  const things = [
    { left: 0, top: 0, right: 1000, bottom: 90 },
    { left: 0, top: 700, right: 1000, bottom: 800 },
  ];
  const place = beside(things, size, room);
  for (const thing of things) expect(covers(place, thing)).toBe(false);
});

it('choices, parts of the page and paths have selectors; the board is the fallback', () => {
  expect(selectors('goa', '@choice bid 3', {})[0]).toBe('[data-action="bid 3"]');
  expect(selectors('goa', '@prompt', {})).toEqual(['.prompt']);
  const path = selectors('goa', 'merchants[seat=1].ducats', {});
  expect(path[0]).toBe('[data-spot="panel-1"]');
  expect(path).toContain('.text [data-seat="1"]');
  expect(path.at(-1)).toBe('.well');
});

it('several elements have one bounding box', () => {
  expect(around([])).toBeUndefined();
  const box = (left: number, top: number): Box => ({ left, top, right: left + 10, bottom: top + 10 });
  expect(around([box(0, 5), box(20, 0)])).toEqual({ left: 0, top: 0, right: 30, bottom: 15 });
});
