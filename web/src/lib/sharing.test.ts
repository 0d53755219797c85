import { expect, it } from 'vitest';
import { sharing, steady } from './sharing';

const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

it('keeps objects of unchanged parts', () => {
  const before = { view: { places: [{ id: 'a', discs: [] }], round: 1, none: null }, legal: ['x'] };
  expect(sharing(before, copy(before))).toBe(before);
});

it('keeps unchanged parts and equals the next value', () => {
  const before = { places: [{ id: 'a', discs: [1] }, { id: 'b' }], round: 1, gone: { x: 1 } };
  const next = {
    places: [
      { id: 'a', discs: [1] },
      { id: 'b', new: null },
    ],
    round: 2,
  };
  const wanted = copy(next);
  const shared = sharing(before, next);
  expect(shared).toEqual(wanted);
  expect(shared).not.toBe(before);
  expect(shared.places[0]).toBe(before.places[0]);
  expect(shared.places[1]).not.toBe(before.places[1]);
});

it('recognises a moved row of a list', () => {
  const before = {
    hand: [
      { id: 'a', n: 1 },
      { id: 'b', n: 2 },
      { id: 'c', n: 3 },
    ],
  };
  const next = {
    hand: [
      { id: 'b', n: 2 },
      { id: 'c', n: 4 },
      { id: 'a', n: 1 },
    ],
  };
  const wanted = copy(next);
  const shared = sharing(before, next);
  expect(shared).toEqual(wanted);
  expect(shared.hand[0]).toBe(before.hand[1]);
  expect(shared.hand[2]).toBe(before.hand[0]);
});

it('distinguishes all kinds of values', () => {
  for (const [one, other] of [
    [{}, []],
    [{ 0: 'a' }, ['a']],
    [{ a: undefined }, { b: undefined }],
    [{ a: null }, { a: undefined }],
    [{ a: 0 }, { a: '0' }],
    [[1, 2], [1]],
    [null, {}],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
  ] as const)
    for (const [before, next] of [
      [one, other],
      [other, one],
    ]) {
      const shared = sharing<unknown>(structuredClone(before), structuredClone(next));
      expect(shared).toStrictEqual(next);
    }
});

it('keeps equal results identical', () => {
  let rows = [
    { id: 'a', at: [1, 2] },
    { id: 'b', at: [3, 4] },
  ];
  const make = steady(() => rows.map((row) => ({ ...row, at: [...row.at] })));
  const first = make();
  expect(make()).toBe(first);
  rows = [
    { id: 'a', at: [1, 2] },
    { id: 'b', at: [3, 5] },
  ];
  const second = make();
  expect(second).toEqual(rows);
  expect(second[0]).toBe(first[0]);
});
