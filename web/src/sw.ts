// The service worker: keeps the program for use without a connection, and shows push messages.
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { readPush, registrationOf, shows } from './lib/pushmessage';

declare const self: ServiceWorkerGlobalScope;

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
// Responses of the server are never cached, because a stale table would be misleading. Nor are the pages behind table codes,
// which lead to a table. The site may be in a folder of its host.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('index.html'), {
    denylist: [/\/(api|metrics|healthz|readyz)(\/|$)/, /\/t\/[^/]+$/],
  }),
);

self.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as { type?: unknown };
  // The reader wants to load the new version.
  if (type === 'SKIP_WAITING') void self.skipWaiting();
});

const windows = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** The time limit for a page to report its route, in milliseconds. */
const PATIENCE = 1000;

/** The current route of a page. Its address here is the one with which it was opened. */
function routeOf(page: WindowClient): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<unknown>) => resolve(typeof data === 'string' ? data : '');
    setTimeout(() => resolve(''), PATIENCE);
    page.postMessage({ type: 'where' }, [port2]);
  });
}

/** The pages that show the target of a route. */
async function pagesAt(route: string): Promise<WindowClient[]> {
  const pages = await windows();
  const routes = await Promise.all(pages.map(routeOf));
  return pages.filter((_, at) => shows(routes[at] ?? '', route));
}

async function show(text: string): Promise<void> {
  const message = readPush(text);
  if (!message) return;
  const { title, body, tag, url, waiting } = message;
  await (waiting > 0 ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.());
  const seen = (await pagesAt(url)).some((page) => page.visibilityState === 'visible');
  if (!seen) await self.registration.showNotification(title, { body, tag, icon: 'icon-192.png', data: url });
}

async function open(url: string): Promise<void> {
  const page = (await pagesAt(url))[0] ?? (await windows())[0];
  if (!page) {
    await self.clients.openWindow(new URL(url, self.registration.scope));
    return;
  }
  // The page changes its route itself, so that it is not reloaded.
  page.postMessage({ type: 'open', url });
  await page.focus();
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data?.text() ?? '')));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url: unknown = event.notification.data;
  if (typeof url === 'string') event.waitUntil(open(url));
});

/** Registers this browser again after the push service has dropped its subscription. */
async function renew(): Promise<void> {
  const api = (path: string): URL => new URL(`api/${path}`, self.registration.scope);
  const known = await fetch(api('notify'), { cache: 'no-store' });
  if (!known.ok) return;
  const { vapid } = (await known.json()) as { vapid?: unknown };
  if (typeof vapid !== 'string') return;
  const made = await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: vapid,
  });
  const device = registrationOf(made, navigator.userAgent);
  if (!device) return;
  const headers = { 'content-type': 'application/json' };
  await fetch(api('notify/devices'), { method: 'POST', headers, body: JSON.stringify(device) });
}

self.addEventListener('pushsubscriptionchange', (event) => (event as ExtendableEvent).waitUntil(renew()));
