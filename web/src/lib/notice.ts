// Notifications in the page: the tab's title and icon, a bell, and a system notification if allowed.
import { t } from './i18n.svelte';
import { prefs } from './prefs.svelte';

/** Marks the tab's icon while the player is awaited. */
export function markTab(awaited: boolean): void {
  const icon = document.getElementById('favicon');
  icon?.setAttribute('href', awaited ? 'icon-turn.svg' : 'icon.svg');
}

let context: AudioContext | undefined;

/** A partial of a sound: frequency, loudness and decay time. */
type Partial = readonly [frequency: number, loudness: number, seconds: number];

/** A ship's bell of three decaying partials. */
export function bell(): void {
  sound([
    [880, 0.12, 1.4],
    [1318.5, 0.05, 0.9],
    [2217, 0.02, 0.5],
  ]);
}

/** A short tone for a chat message. */
export function chime(): void {
  sound([[660, 0.035, 0.35]]);
}

function sound(partials: readonly Partial[]): void {
  if (!prefs().sound) return;
  try {
    context ??= new AudioContext();
    const now = context.currentTime;
    for (const [frequency, loudness, length] of partials) {
      const tone = context.createOscillator();
      const gain = context.createGain();
      tone.frequency.value = frequency;
      gain.gain.setValueAtTime(loudness, now);
      gain.gain.exponentialRampToValueAtTime(0.0001, now + length);
      tone.connect(gain).connect(context.destination);
      tone.start(now);
      tone.stop(now + length);
    }
  } catch {
    // A browser without sound plays silently.
  }
}

/** Whether system notifications are possible; not over plain HTTP. */
export function canNotify(): boolean {
  return typeof Notification !== 'undefined' && isSecureContext;
}

export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** The tag of a notification for a turn. A push message for the same table replaces it. */
const turnTag = (table: string): string => `turn-${table}`;

/** Notifies the player if the page is hidden and notifications are wanted. */
export function call(title: string, table: string): void {
  if (!prefs().notify || !canNotify() || Notification.permission !== 'granted') return;
  if (document.visibilityState === 'visible') return;
  try {
    const notice = new Notification(t('your-turn'), {
      body: title,
      tag: turnTag(table),
      icon: 'icon-192.png',
    });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some browsers allow notifications from a worker only.
  }
}

/** Closes the notifications of a visible table. */
export async function answerCall(table: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const notices = (await registration?.getNotifications()) ?? [];
  for (const notice of notices) if (notice.tag.endsWith(`-${table}`)) notice.close();
}
