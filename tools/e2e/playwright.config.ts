import { defineConfig } from '@playwright/test';
import { launchOptions } from './src/browser';
import { findChromium, findHeadlessShell } from './src/find-chromium';

/** Journeys: a real browser against the whole product as `npm start` runs it, one product per worker. */
export default defineConfig({
  testDir: 'src',
  testMatch: ['**/*.journey.ts', '**/*.test.ts'],
  globalSetup: './src/start-products.ts',
  outputDir: '../../coverage/tools/e2e/failures',
  reporter: [['list'], ['./src/results-reporter.ts']],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 1,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    launchOptions: launchOptions(findHeadlessShell() ?? findChromium()),
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
