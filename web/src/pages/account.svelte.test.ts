// Accounts: the sign-in page with and without e-mail, the pages behind the links of e-mails, and the devices.
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessions } from '../../fixtures/community';
import { learn, speak } from '../lib/i18n.svelte';
import { setMe } from '../lib/me.svelte';
import { Refusal, serve, settled, textOf, type Request } from '../lib/server.test-env';
import Recover from './Recover.svelte';
import SignIn from './settings/SignIn.svelte';
import Verify from './Verify.svelte';

const site = vi.hoisted(() => ({ mail: true }));
vi.mock('../lib/home.svelte', () => ({
  siteInfo: () => Promise.resolve({ version: '1', mail: site.mail }),
}));

let target: HTMLElement;
let made: ReturnType<typeof mount> | undefined;

async function open(
  page: Component<{ parts: string[] }>,
  parts: string[],
  answers: Parameters<typeof serve>[0] = {},
): Promise<Request[]> {
  const requests = serve(answers);
  made = mount(page, { target, props: { parts } });
  await settled();
  return requests;
}
const account = SignIn as unknown as Component<{ parts: string[] }>;

function write(selector: string, text: string): void {
  const field = target.querySelector<HTMLInputElement>(selector);
  if (!field) throw new Error(`${selector} is missing: ${textOf(target)}`);
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}
async function press(text: string, within: Element = target): Promise<void> {
  const found = [...within.querySelectorAll('button')].find((one) => textOf(one) === text);
  if (!found) throw new Error(`no button ${text}: ${textOf(within)}`);
  found.click();
  await settled();
}
const panel = (name: string): HTMLElement => {
  const found = target.querySelector<HTMLElement>(`[data-panel=${name}]`);
  if (!found) throw new Error(`no panel ${name}: ${textOf(target)}`);
  return found;
};

beforeEach(async () => {
  site.mail = true;
  target = document.body.appendChild(document.createElement('div'));
  await speak('en');
  await learn('settings', false);
});
afterEach(async () => {
  if (made) await unmount(made);
  made = undefined;
  target.remove();
  setMe(null);
  vi.unstubAllGlobals();
});

describe('a forgotten password', () => {
  test('leads to a page that asks for a link', async () => {
    await open(account, []);
    expect(target.querySelector('a[href="#/recover"]')).not.toBeNull();
    await unmount(made!);
    const requests = await open(Recover, [], { 'POST recover': undefined });
    write('form input', ' ines ');
    await press('Send the link');
    expect(requests.at(-1)).toEqual({ what: 'POST recover', body: { who: 'ines' } });
    expect(textOf(target)).toContain('If this account has a verified address, a link was sent there.');
  });

  test('refers to the host on a site without e-mail', async () => {
    site.mail = false;
    for (const lang of ['en', 'fr']) {
      await speak(lang);
      for (const page of [account, Recover]) {
        await open(page, []);
        expect(target.querySelector('a[href="#/recover"]')).toBeNull();
        expect(textOf(target)).toContain(lang === 'en' ? 'The host of this site' : 'L’hébergeur de ce site');
        expect(textOf(target)).not.toMatch(/mail/i);
        await unmount(made!);
      }
    }
    made = undefined;
  });

  test('is replaced on the page of the link, which names the account', async () => {
    const requests = await open(Recover, ['abc'], {
      'POST recover/look': { login: 'ines' },
      'POST recover/finish': undefined,
    });
    expect(textOf(target.querySelector('h1'))).toBe('A new password for ines');
    write('input[type=password]', 'another caravel');
    await press('Save');
    expect(requests.filter(({ what }) => what.startsWith('POST'))).toEqual([
      { what: 'POST recover/look', body: { token: 'abc' } },
      { what: 'POST recover/finish', body: { token: 'abc', password: 'another caravel' } },
    ]);
    expect(textOf(target)).toContain('Your password is changed');
    expect(target.querySelector('form')).toBeNull();
  });

  test('asks for another link when the first has expired', async () => {
    await open(Recover, ['abc'], { 'POST recover/look': new Refusal(410, 'token-expired') });
    expect(textOf(target.querySelector('[role=alert]'))).toBe(
      'This link has expired or was used already. Ask for a new one.',
    );
    expect(target.querySelector('main a[href="#/recover"]')).not.toBeNull();
    expect(target.querySelector('form')).toBeNull();
  });
});

describe('the link of an address', () => {
  test('confirms it only after a press', async () => {
    const requests = await open(Verify, ['abc'], { 'POST email/verify': undefined });
    expect(requests).toEqual([]);
    await press('Confirm this address');
    expect(requests).toEqual([{ what: 'POST email/verify', body: { token: 'abc' } }]);
    expect(textOf(target)).toContain('Your address is confirmed.');
    expect(target.querySelector('[data-verify]')).toBeNull();
  });

  test('reports that it has expired', async () => {
    await open(Verify, ['abc'], { 'POST email/verify': new Refusal(410, 'token-expired') });
    await press('Confirm this address');
    expect(textOf(target.querySelector('[role=alert]'))).toContain('This link has expired');
  });
});

describe('the address of an account', () => {
  const notify = { 'GET sessions': sessions };
  const email = { address: 'ines@example.org', verified: true, failing: false };

  test('is added without a password', async () => {
    setMe({ name: 'Inês', login: 'ines', prefs: {} });
    let known: object | undefined;
    const requests = await open(account, [], {
      ...notify,
      'GET notify': () => (known ? { email: known } : {}),
      'POST email': () => void (known = { ...email, verified: false }),
    });
    expect(panel('email').querySelector('input[type=password]')).toBeNull();
    write('[data-panel=email] input[type=email]', 'ines@example.org');
    await press('Add an address');
    expect(requests.find(({ what }) => what === 'POST email')?.body).toEqual({ address: 'ines@example.org' });
    expect(textOf(panel('email'))).toContain('A link was sent to ines@example.org.');
    expect(textOf(panel('email'))).toContain('not verified');
  });

  test('is replaced and removed with the password', async () => {
    setMe({ name: 'Inês', login: 'ines', prefs: {} });
    const requests = await open(account, [], {
      ...notify,
      'GET notify': { email },
      'POST email': undefined,
      'DELETE email': undefined,
    });
    write('[data-panel=email] input[type=email]', 'new@example.org');
    write('[data-panel=email] input[type=password]', 'a caravel at sea');
    await press('Save', panel('email'));
    write('[data-panel=email] input[type=password]', 'a caravel at sea');
    await press('Remove the address');
    expect(requests.filter(({ what }) => what.endsWith(' email'))).toEqual([
      { what: 'POST email', body: { address: 'new@example.org', password: 'a caravel at sea' } },
      { what: 'DELETE email', body: { password: 'a caravel at sea' } },
    ]);
    expect(textOf(panel('email'))).toContain('The address is removed.');
  });

  test('is not shown on a site without e-mail', async () => {
    site.mail = false;
    setMe({ name: 'Inês', login: 'ines', prefs: {} });
    await open(account, [], notify);
    expect(target.querySelector('[data-panel=email]')).toBeNull();
    expect(textOf(target)).not.toMatch(/mail/i);
  });
});

test('every device but this one can be signed out', async () => {
  setMe({ name: 'Inês', login: 'ines', prefs: {} });
  let list = sessions.sessions;
  const requests = await open(account, [], {
    'GET notify': {},
    'GET sessions': () => ({ sessions: list }),
    'DELETE sessions/s2': () => void (list = list.slice(0, 1)),
  });
  const rows = (): string[] => [...panel('sessions').querySelectorAll('li')].map(textOf);
  expect(rows()).toHaveLength(2);
  expect(rows()[0]).toContain('Firefox, Linux this device');
  expect(rows()[0]).not.toContain('Sign out');
  await press('Sign out', panel('sessions'));
  expect(requests.some(({ what }) => what === 'DELETE sessions/s2')).toBe(true);
  expect(rows()).toHaveLength(1);
});
