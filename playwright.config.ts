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
  /(accessibility|addresses|biography|contact-(form|screens)|crawl|events|fixed-pages|fonts|footer|home|legal|metadata|odd-(bodies|input|pictures|spellings)|pages|policy|press|put-off|tours|videos)\.spec\.ts/;

// They compare pictures, and take them in the browser that the first ones were taken in.
const looks = /(styleguide|visual)\.spec\.ts/;

// They measure how fast an edit shows, and have the machine for themselves.
const promptness = /(event-journey|news)\.spec\.ts/;

// They switch parts of the stack off, and have it for themselves.
const switching =
  /(contact-delivery|health|operating|request-privacy|search|without-page-cache|wp-cron)\.spec\.ts/;

// They wait for what moves, and touch nothing that other journeys edit.
const watching = /(carousel|film|menu|reveals)\.spec\.ts/;

// It waits for a full minute, and disturbs nobody.
const waiting = /event-departure\.spec\.ts/;

const apart = [screens, looks, promptness, switching, watching];

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/**
 * The whole browser: where its own drawing is looked at, or its speed. The other is the same engine, and opens a page in
 * half the time.
 */
const whole = { launchOptions: { executablePath: chromium, args: flags } };

/** The site, WordPress and the mail sink are started by stack/check.mjs, or by npm run dev for npm run e2e, which say here where they are. */
export default defineConfig({
  testDir: 'e2e',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  projects: [
    { name: 'screens', testMatch: screens, workers: 2 },
    { name: 'looks', testMatch: looks, workers: 2, use: whole },
    { name: 'promptness', testMatch: promptness, workers: 1, use: whole },
    { name: 'switching', testMatch: switching, workers: 1 },
    { name: 'journeys', testIgnore: [...apart, waiting], workers: 1 },
    { name: 'waiting', testMatch: waiting, workers: 1 },
    { name: 'watching', testMatch: watching, workers: 1, use: whole },
  ].map((each) => ({ ...each, outputDir: `test-results/${each.name}` })),
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    // It copies the page at every step, whether the test fails or not: ask for it (--trace on) to look into one.
    trace: 'off',
    launchOptions: {
      executablePath: process.env.HEADLESS_SHELL_PATH ?? chromium,
      args: flags,
    },
  },
});
