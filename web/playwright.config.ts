import { defineConfig } from '@playwright/test';
import { LAUNCH } from './e2e/browser.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Each test has a server of its own; two cores carry two of them.
  workers: Number(process.env.CARAVELLE_WORKERS ?? 2),
  fullyParallel: true,
  forbidOnly: true,
  // Tables are dealt at random, so a run may meet a position that no run before it met. A test that fails is played once
  // more, at another deal: what fails twice is red, what failed once is listed as flaky with its position's picture.
  retries: Number(process.env.CARAVELLE_RETRIES ?? 1),
  timeout: Number(process.env.CARAVELLE_PATIENCE ?? 240_000),
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    launchOptions: LAUNCH,
    viewport: { width: 1400, height: 900 },
    screenshot: 'only-on-failure',
    // A thing that cannot be pressed is told with its picture, not waited for until the end of the test.
    actionTimeout: 30_000,
  },
});
