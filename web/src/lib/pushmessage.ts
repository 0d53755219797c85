// The content of push messages, and the registration for them. The service worker uses this module, so it imports no
// page code.

/** A push message of the server, version 1. */
export interface PushMessage {
  kind: string;
  title: string;
  body: string;
  /** The route that a click opens, such as `#/table/ID`. */
  url: string;
  /** A later message with the same tag replaces this one. */
  tag: string;
  /** The number of tables that wait for the person. */
  waiting: number;
}

/** Reads a message. One of another version or with an external link is ignored. */
export function readPush(text: string): PushMessage | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { v, kind, title, body, url, tag, waiting } = value as Record<string, unknown>;
  if (v !== 1 || typeof title !== 'string' || typeof url !== 'string' || !url.startsWith('#/'))
    return undefined;
  return {
    kind: typeof kind === 'string' ? kind : '',
    title,
    body: typeof body === 'string' ? body : '',
    url,
    tag: typeof tag === 'string' ? tag : url,
    waiting: typeof waiting === 'number' ? waiting : 0,
  };
}

/** Whether a page at this route shows the target of another route. */
export function shows(page: string, route: string): boolean {
  const path = (hash: string): string => hash.split('?')[0] ?? '';
  return path(page) === path(route);
}

const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A recognisable name of a browser, such as `Firefox, Android`. */
export function deviceLabel(agent: string): string {
  const find = (known: readonly [RegExp, string][]): string | undefined =>
    known.find(([pattern]) => pattern.test(agent))?.[1];
  return [find(BROWSERS), find(SYSTEMS)].filter(Boolean).join(', ') || 'Browser';
}

/** A subscription as the server registers it. */
export interface NewSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  label: string;
}

/** The registration of a subscription; undefined if the browser does not provide its keys. */
export function registrationOf(subscription: PushSubscription, agent: string): NewSubscription | undefined {
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return undefined;
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth, label: deviceLabel(agent) };
}
