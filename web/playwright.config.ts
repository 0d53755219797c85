import { defineConfig } from '@playwright/test';
import { LAUNCH } from './e2e/browser.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Each test has its own server; two cores support two tests.
  workers: Number(process.env.CARAVELLE_WORKERS ?? 2),
  fullyParallel: true,
  forbidOnly: true,
  // Deals are random, so a run may reach a new position. A failing test is repeated once with another deal: two
  // failures are an error, one is listed as flaky with a screenshot.
  retries: Number(process.env.CARAVELLE_RETRIES ?? 1),
  timeout: Number(process.env.CARAVELLE_PATIENCE ?? 240_000),
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    launchOptions: LAUNCH,
    viewport: { width: 1400, height: 900 },
    screenshot: 'only-on-failure',
    // A control that cannot be pressed fails soon, with a screenshot.
    actionTimeout: 30_000,
  },
});
