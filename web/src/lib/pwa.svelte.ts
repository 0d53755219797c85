// The installable page: kept by a service worker where there may be one. The server's answers are never kept.
import { go } from './router.svelte';

/** The worker fetches the whole program: what is seen first goes first. */
const PATIENCE_MS = 3000;

let ready = $state(false);
let update: ((reload?: boolean) => Promise<void>) | undefined;

/** Whether a newer version waits to be loaded. */
export function updateReady(): boolean {
  return ready;
}

export function takeUpdate(): void {
  void update?.(true);
}

/** The worker asks what this page shows, or hands on a click on a push message. */
function hear({ data, ports }: MessageEvent<unknown>): void {
  const { type, url } = (data ?? {}) as { type?: unknown; url?: unknown };
  if (type === 'where') ports[0]?.postMessage(location.hash);
  if (type === 'open' && typeof url === 'string' && url.startsWith('#/')) go(url);
}

export async function startWorker(): Promise<void> {
  // Over plain http on a local network there is none; nothing needed for play depends on it.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', hear);
  navigator.serviceWorker.startMessages();
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const { registerSW } = await import('virtual:pwa-register');
  update = registerSW({ onNeedRefresh: () => (ready = true) });
}
