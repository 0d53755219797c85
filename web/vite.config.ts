/// <reference types="vitest/config" />
import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import * as community from './fixtures/community.ts';
import * as lobby from './fixtures/lobby.ts';

/** Adds the drawings to the page once, so that `use` elements find them without a request, in every theme. */
function sprite(): Plugin {
  return {
    name: 'sprite',
    transformIndexHtml(html, { bundle }) {
      const file = readFileSync(new URL('src/look/icons.svg', import.meta.url), 'utf8');
      const symbols = file
        .replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
        .replace(/<!--.*?-->/gs, '')
        .replace(/\n+/g, '');
      // Both fonts are preloaded, to avoid a second layout.
      const faces = Object.keys(bundle ?? {}).filter((name) => /-latin-400-normal.*\.woff2$/.test(name));
      const preload = faces
        .map((name) => `<link rel="preload" href="./${name}" as="font" type="font/woff2" crossorigin />`)
        .join('');
      return html
        .replace('<!--preload-->', () => preload)
        .replace(
          '<!--sprite-->',
          () => `<svg class="sprite" width="0" height="0" aria-hidden="true">${symbols}</svg>`,
        );
    },
  };
}

/** Answers requests from fixtures, for `npm run mock`: the pages without a server. Requests change nothing. */
function mock(): Plugin {
  const { notify } = community;
  const answers: Record<string, unknown> = {
    me: { ...lobby.me, login: 'ines' },
    house: community.site,
    games: lobby.games,
    tables: { tables: lobby.open },
    'my-tables': { tables: lobby.mine },
    campaigns: { campaigns: [] },
    notify,
    'notify/deliveries': community.deliveries,
    'notify/test': { outcome: 'sent' },
    'notify/webhooks': { ...notify.webhooks[0], secret: 'a secret' },
    notices: community.notices,
    'notices/read': null,
    sessions: community.sessions,
    'tables/w': lobby.waiting,
    'tables/w/notify': { mode: 'default' },
    'games/ilos/texts': [],
    'codes/MOREVA': { table: 'w' },
  };
  return {
    name: 'mock',
    apply: (_, { mode }) => mode === 'mock',
    configureServer({ middlewares }) {
      middlewares.use('/api', (request, response) => {
        const path = (request.url ?? '').slice(1).split('?')[0] ?? '';
        response.statusCode = path in answers ? 200 : 404;
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(answers[path] ?? null));
      });
    },
  };
}

const server = process.env.CARAVELLE_URL ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [
    svelte(),
    svelteTesting(),
    sprite(),
    mock(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: null,
      includeAssets: ['icon.svg', 'theme.js'],
      manifest: {
        name: 'Caravelle',
        short_name: 'Caravelle',
        description: 'Five games of the age of sail',
        display: 'standalone',
        start_url: './',
        background_color: '#ebdfc4',
        theme_color: '#f6eedb',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      injectManifest: {
        globPatterns: ['**/*.{html,js,css,svg,woff2}'],
        globIgnores: ['**/*-latin-ext-*'],
      },
    }),
  ],
  base: './',
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: true, reportCompressedSize: true },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  preview: { proxy: { '/api': { target: server, ws: true } } },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/lib/setup.test-env.ts'],
  },
});
