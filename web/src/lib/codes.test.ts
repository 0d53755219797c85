import { afterEach, expect, test, vi } from 'vitest';
import { codeIn, codeLink, destination } from './codes';
import { Refusal, serve } from './server.test-env';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['MOREVA', 'MOREVA'],
  ['moreva', 'MOREVA'],
  [' mo-re va ', 'MOREVA'],
  ['BYBYBY', 'BYBYBY'],
  ['OREVAM', undefined],
  ['MOREV', undefined],
  ['MOREQA', undefined],
  ['019a0b3c-7d5e-7000-8000-000000000000', undefined],
])('the code in %j is %j', (text, code) => expect(codeIn(text)).toBe(code));

test('a code leads to its table, with the link of a private one', async () => {
  const requests = serve({
    'GET codes/MOREVA': { table: 'abc' },
    'GET codes/BADOKU': { table: 'def', link: 'a b' },
  });
  expect(await destination('mo re va')).toBe('#/table/abc');
  expect(await destination('badoku')).toBe('#/table/def?link=a%20b');
  expect(await destination('https://play.example/t/MOREVA')).toBe('#/table/abc');
  expect(await destination(codeLink('BADOKU'))).toBe('#/table/def?link=a%20b');
  expect(requests).toHaveLength(4);
});

test('a link or an id leads to its table without a request', async () => {
  const requests = serve({});
  expect(await destination(' https://play.example/x/#/table/abc?link=y ')).toBe('#/table/abc?link=y');
  expect(await destination('abc')).toBe('#/table/abc');
  expect(requests).toEqual([]);
});

test('a wrong code is an error', async () => {
  serve({ 'GET codes/MOREVA': new Refusal(404, 'not-found') });
  await expect(destination('MOREVA')).rejects.toMatchObject({ status: 404 });
});
