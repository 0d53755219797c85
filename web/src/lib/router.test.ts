import { expect, it } from 'vitest';
import { href, parse } from './router.svelte';

it('a route is its parts and its query', () => {
  const route = parse('#/table/a%20b?link=x&seat=2');
  expect(route.parts).toEqual(['table', 'a b']);
  expect(route.query.get('link')).toBe('x');
  expect(parse('').parts).toEqual([]);
});

it('a malformed link causes no error', () => {
  expect(parse('#/table/%E0%A4%A').parts).toEqual(['table', '%E0%A4%A']);
});

it('links are encoded', () => {
  expect(href('rules', 'a/b')).toBe('#/rules/a%2Fb');
  expect(href()).toBe('#/');
});
