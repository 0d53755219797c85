import { mount } from 'svelte';
import './look/fonts.css';
import './look/tokens.css';
import './look/frame.css';
import './look/parts.css';
import './look/tints.css';
import App from './App.svelte';
import { startMe } from './lib/me.svelte';
import { startPrefs } from './lib/prefs.svelte';
import { startWorker } from './lib/pwa.svelte';
import { startRouter } from './lib/router.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the program');

startRouter();
// Loads messages first, because everything else needs them.
await Promise.all([startPrefs(), startMe()]);
mount(App, { target });
// The first paint does not wait for it.
void import('./lib/sitesocket.svelte').then(({ startSite }) => startSite());
void startWorker();
