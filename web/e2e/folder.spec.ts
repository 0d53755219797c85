// A server in a subfolder of its host, behind a proxy: page, requests, live connection and links stay in that folder.
import { createServer, request, type IncomingMessage, type Server as Proxy } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import type { Server } from './server.ts';
import { expect, prefer, test, watch } from './room.ts';
import type { TableInfo } from '../src/generated/wire.ts';

const FOLDER = '/games/caravelle';

/** A proxy for one folder. Requests outside the folder are recorded in `strays`. */
async function proxy(server: Server, strip: boolean, strays: string[]): Promise<Proxy> {
  const { hostname, port } = new URL(server.url);
  const inside = (asked: IncomingMessage): string | undefined => {
    const url = asked.url ?? '';
    // Without the trailing slash the server redirects. A proxy that strips the folder redirects by itself.
    if (url.startsWith(`${FOLDER}/`) || (url === FOLDER && !strip)) {
      return strip ? url.slice(FOLDER.length) : url;
    }
    strays.push(url);
    return undefined;
  };
  const listener = createServer((asked, answer) => {
    if (strip && asked.url === FOLDER) {
      answer.writeHead(301, { location: `${FOLDER}/` }).end();
      return;
    }
    const path = inside(asked);
    if (path === undefined) {
      answer.writeHead(404).end();
      return;
    }
    const on = request({ hostname, port, path, method: asked.method, headers: asked.headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    on.on('error', () => answer.destroy());
    asked.pipe(on);
  });
  listener.on('upgrade', (asked, socket, head) => {
    const path = inside(asked);
    if (path === undefined) {
      socket.destroy();
      return;
    }
    const line = connect(Number(port), hostname, () => {
      const headers = Array.from({ length: asked.rawHeaders.length / 2 }, (_, n) =>
        asked.rawHeaders.slice(2 * n, 2 * n + 2).join(': '),
      );
      line.write([`GET ${path} HTTP/1.1`, ...headers, '', ''].join('\r\n'));
      line.write(head);
      line.pipe(socket).pipe(line);
    });
    line.on('error', () => socket.destroy());
    socket.on('error', () => line.destroy());
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  return listener;
}

for (const strip of [true, false])
  test(`a server in a folder that the proxy ${strip ? 'strips from' : 'leaves in'} the address`, async ({
    server,
    browser,
  }) => {
    const strays: string[] = [];
    const listener = await proxy(server, strip, strays);
    const home = `http://127.0.0.1:${(listener.address() as AddressInfo).port}${FOLDER}`;
    await server.down();
    await server.up(['--public-url', home]);
    const [mine, theirs] = [await browser.newContext(), await browser.newContext()];
    await prefer(mine, {});
    await prefer(theirs, { lang: 'fr' });
    const page = await mine.newPage();
    const complaints = watch(page, home);
    // The address without the trailing slash works too.
    await page.goto(home);
    await page.getByText('Mundus Novus', { exact: true }).first().click();
    const ask = async <T>(path: string, data: unknown): Promise<T> =>
      (await (await page.request.post(`${home}/api/${path}`, { data })).json()) as T;
    await ask('guest', { name: 'Inês' });
    const made = await ask<TableInfo>('tables', {
      game: 'mundus-novus',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    await page.goto(`${home}/#/table/${made.id}`);
    // An invitation link contains the folder once.
    const link = (await page.locator('li [data-link*="link="]').getAttribute('data-link')) ?? '';
    expect(link.startsWith(`${home}/#/`)).toBe(true);
    const friend = await theirs.newPage();
    const others = watch(friend, home);
    await friend.goto(link);
    await friend.locator('[data-sit]').first().click();
    // Both pages learn over the live connection that the game begins.
    await expect(page.locator('.prompt')).toBeVisible();
    await expect(friend.locator('.prompt')).toBeVisible();
    await page.reload();
    await expect(page.locator('.prompt')).toBeVisible();
    const cookies = await mine.cookies(`${home}/`);
    expect(cookies.map((cookie) => cookie.path)).toEqual([FOLDER]);
    // Browsers request this path even if the page declares another icon.
    expect(strays.filter((path) => path !== '/favicon.ico')).toEqual([]);
    expect([...complaints, ...others]).toEqual([]);
    await mine.close();
    await theirs.close();
    listener.closeAllConnections();
    await new Promise((resolve) => listener.close(resolve));
  });
