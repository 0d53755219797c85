// Push messages to this browser: whether it can receive them, and its registration with the server.
import { requests } from './requests';
import { registrationOf } from './pushmessage';

/** The reason why this browser cannot receive push messages. */
export type PushObstacle =
  /** The page has no secure address. */
  | 'http'
  /** On iPhone and iPad only installed pages receive them. */
  | 'ios'
  /** The person has refused them for this site. */
  | 'denied'
  /** The browser has no push messages. */
  | 'unknown';

/** The time limit for the start of the service worker, in milliseconds. */
const PATIENCE = 10_000;

const isApple = (): boolean =>
  /\b(iPhone|iPad|iPod)\b/.test(navigator.userAgent) ||
  // An iPad calls itself a Mac, but no Mac has a touch screen.
  (/\bMacintosh\b/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** The reason why this browser cannot receive push messages; undefined if it can. */
export function pushObstacle(): PushObstacle | undefined {
  if (!globalThis.isSecureContext) return 'http';
  const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!able) return isApple() ? 'ios' : 'unknown';
  return Notification.permission === 'denied' ? 'denied' : undefined;
}

/** The service worker, which starts some seconds after the page. */
function worker(patience: number): Promise<ServiceWorkerRegistration | undefined> {
  return Promise.race([
    navigator.serviceWorker.ready,
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience)),
  ]);
}

/** The subscription of this browser, if it has one. */
export async function subscription(): Promise<PushSubscription | undefined> {
  if (pushObstacle() !== undefined) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** A subscription is tied to the key of the server; one with another key is of no use. */
function isFor(known: PushSubscription, key: string): boolean {
  const bytes = known.options.applicationServerKey;
  if (!bytes) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key;
}

/**
 * Asks for permission, subscribes this browser and registers it with the server. Returns the endpoint, or the obstacle
 * in the way. `key` is the public key of the server.
 */
export async function enablePush(key: string): Promise<{ endpoint: string } | { obstacle: PushObstacle }> {
  const obstacle = pushObstacle();
  if (obstacle) return { obstacle };
  if ((await Notification.requestPermission()) !== 'granted') return { obstacle: 'denied' };
  const registration = await worker(PATIENCE);
  if (!registration) return { obstacle: 'unknown' };
  const { pushManager } = registration;
  const old = await pushManager.getSubscription();
  if (old && !isFor(old, key)) await old.unsubscribe();
  let made: PushSubscription;
  try {
    made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    // The browser cannot reach its push service, or has none.
    return { obstacle: 'unknown' };
  }
  const device = registrationOf(made, navigator.userAgent);
  if (!device) return { obstacle: 'unknown' };
  await requests.addDevice(device);
  return { endpoint: device.endpoint };
}

/** Ends the subscription of this browser. */
export async function disablePush(): Promise<void> {
  await (await subscription())?.unsubscribe();
}
