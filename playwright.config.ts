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

// They measure how fast an edit shows, and have the machine for themselves.
const promptness = /(event-journey|news)\.spec\.ts/;

// They switch parts of the stack off, and have it for themselves.
const switching = /(contact-delivery|health|operating|search)\.spec\.ts/;

// They wait for what moves, and touch nothing that other journeys edit.
const watching = /(carousel|film|menu|reveals)\.spec\.ts/;

/** The site, WordPress and the mail sink are started by stack/check.mjs, which says here where they are. */
export default defineConfig({
  testDir: 'e2e',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  projects: [
    { name: 'screens', testMatch: screens, workers: 2 },
    { name: 'promptness', testMatch: promptness, workers: 1 },
    { name: 'switching', testMatch: switching, workers: 1 },
    { name: 'journeys', testIgnore: [screens, promptness, switching, watching], workers: 1 },
    { name: 'watching', testMatch: watching, workers: 1 },
  ].map((each) => ({ ...each, outputDir: `test-results/${each.name}` })),
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    // It copies the page at every step, whether the test fails or not: ask for it (--trace on) to look into one.
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: flags,
    },
  },
});
