// The installable page with its service worker. Responses of the server are never cached.
import { go } from './router.svelte';

/** The worker caches the whole program, so it starts after the first page has loaded. */
const PATIENCE_MS = 3000;

let ready = $state(false);
let update: ((reload?: boolean) => Promise<void>) | undefined;

/** Whether a newer version is waiting. */
export function updateReady(): boolean {
  return ready;
}

export function takeUpdate(): void {
  void update?.(true);
}

/** Answers the worker's question about the route, and follows a click on a push message. */
function hear({ data, ports }: MessageEvent<unknown>): void {
  const { type, url } = (data ?? {}) as { type?: unknown; url?: unknown };
  if (type === 'where') ports[0]?.postMessage(location.hash);
  if (type === 'open' && typeof url === 'string' && url.startsWith('#/')) go(url);
}

export async function startWorker(): Promise<void> {
  // Over plain HTTP there is no worker; playing does not need it.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', hear);
  navigator.serviceWorker.startMessages();
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const { registerSW } = await import('virtual:pwa-register');
  update = registerSW({ onNeedRefresh: () => (ready = true) });
}
