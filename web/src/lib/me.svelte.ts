// The person at this browser: none yet, a guest, or the owner of an account.
import type { Me } from '../generated/wire';
import { api } from './api';
import { t } from './i18n.svelte';
import { adoptPrefs, keepPrefs, type Prefs } from './prefs.svelte';
import { below } from './random';
import { remember, remembered } from './remember';

let current = $state.raw<Me | null>(null);
let wished = $state(remembered<string | null>('name', null));

export function me(): Me | null {
  return current;
}

/** The index of the nickname that is proposed. */
const proposed = below(8);

/** The nickname to use: the chosen one, or the proposed one. */
export function nickname(): string {
  return current?.name ?? wished ?? t(`nickname-${proposed}` as 'nickname-0');
}

export function wishName(name: string): void {
  wished = name;
  remember('name', name);
}

export function setMe(given: Me | null): void {
  current = given;
  if (given) wishName(given.name);
}

/** Creates a guest session if there is none. */
export async function introduce(): Promise<Me> {
  const name = nickname().trim().slice(0, 24) || t('nickname-0');
  if (!current) setMe(await api.guest(name));
  return current as unknown as Me;
}

export async function startMe(): Promise<void> {
  try {
    setMe(await api.me());
  } catch {
    // The lobby reports that the server is unreachable.
    return;
  }
  if (current?.login !== undefined) adoptPrefs(current.prefs as Partial<Prefs>);
  let timer: ReturnType<typeof setTimeout> | undefined;
  keepPrefs((prefs) => {
    if (!current) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      void api.changeMe({ prefs: { ...prefs } }).catch(() => undefined);
    }, 800);
  });
}
