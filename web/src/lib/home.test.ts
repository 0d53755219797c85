import { expect, it } from 'vitest';
import { moved } from './home.svelte';

it('shared links use the address of the site', () => {
  const link = 'http://127.0.0.1:8080/#/table/abc?link=x';
  expect(moved(link, undefined)).toBe(link);
  expect(moved(link, 'https://play.example')).toBe('https://play.example/#/table/abc?link=x');
  const shared = 'http://127.0.0.1:8080/games/caravelle/#/table/abc?link=x';
  const home = 'https://house.example/games/caravelle';
  expect(moved(shared, home)).toBe(`${home}/#/table/abc?link=x`);
  expect(moved(link, home)).toBe(`${home}/#/table/abc?link=x`);
  expect(moved('http://127.0.0.1:8080/games/caravelle/t/MOREVA', home)).toBe(`${home}/t/MOREVA`);
});
