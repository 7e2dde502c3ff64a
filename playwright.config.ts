import { defineConfig, devices } from '@playwright/test';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

// They look at pages and change nothing: two of them may run at once.
const screens =
  /(accessibility|addresses|biography|contact-(form|screens)|crawl|events|fixed-pages|footer|home|legal|metadata|odd-(bodies|input|pictures)|pages|policy|press|styleguide|tours|videos|visual)\.spec\.ts/;

/** The site, WordPress and the mail sink are started by stack/check.mjs, which says here where they are. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  projects: [
    { name: 'screens', testMatch: screens, workers: 2 },
    { name: 'journeys', testIgnore: screens, workers: 1 },
  ],
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    // Without its pictures: taking them all the time is a load of its own.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: flags,
    },
  },
});
