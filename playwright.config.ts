import { defineConfig, devices, type Project } from '@playwright/test';

import type { Options } from './e2e/support/test';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const isGate = process.env.TEST_SCOPE === 'gate';

// These tests only read pages and change nothing, so two of them may run at once.
const screens =
  /(accessibility|addresses|biography|contact-(form|screens)|crawl|events|first-screens|fonts|forced-colors|footer|home|languages|legal|metadata|news-slides|next-internals|malformed-(bodies|input|pictures|spellings)|own-pictures|pages|content-security-policy|press|print|deferred-layout|release|tours|videos|web-vitals)\.spec\.ts/;

// These tests compare screenshots. They use the browser that took the baselines.
const looks = /(styleguide|visual)\.spec\.ts/;

// In `npm run test:all` these tests measure how fast an edit shows on the site or in the live preview. Only the test that
// waits runs at the same time.
const promptness = isGate
  ? /(event-journey|news)\.spec\.ts/
  : /(carousel-screen|event-journey|live-preview-delay|news|warm-pictures)\.spec\.ts/;

// These tests stop parts of the stack, so no other tests run at the same time.
const switching =
  /(contact-delivery|health|logs-and-shutdown|outage|request-privacy|search|without-page-cache|wp-cron)\.spec\.ts/;

// These tests wait for animations, for music, and for pages that are prerendered or restored from the back/forward
// cache. They use nothing that the `journeys` tests edit.
const watching =
  /(back-forward-cache|carousel|film|menu|motion|player(-\w+)?|prerender|reveals|tones|view-transitions)\.spec\.ts/;

// These tests store only messages, drafts and unsaved changes, which no list shows. They run beside the `journeys`
// tests. In `npm test`, the test that changes slides is one of them, and runs after the tests that look at the home
// page.
const unlisted = isGate
  ? /(carousel-screen|contact-journey|preview)\.spec\.ts/
  : /(contact-journey|preview)\.spec\.ts/;

// This test waits for a full minute, and does not affect others.
const waiting = /event-expiry\.spec\.ts/;

const otherProjects = [screens, looks, promptness, switching, watching, unlisted];

const testIgnore = /(firefox|webkit|measured)\//;

/**
 * Animations and pictures take long on a machine without a graphics card. In `npm test`, tests of what an editor or
 * visitor does run with reduced motion and empty pictures. Every night they run with both. Where a test of `npm test`
 * needs pictures, it gets WebP, which the image optimizer encodes faster than AVIF.
 */
const gatePictures = isGate
  ? {
      loadsPictures: false,
      extraHTTPHeaders: { accept: 'text/html,application/json,image/webp,*/*;q=0.8' },
    }
  : {};
const gateContext = isGate
  ? { ...gatePictures, contextOptions: { reducedMotion: 'reduce' as const } }
  : {};

// What visitors see and do, in the other engines too. @chromium marks tests that only Chromium can run, and
// @reduced-motion tests that need a Firefox with other preferences. In Firefox, Playwright does not show what a form has
// posted, which contact-form.spec.ts needs. Without a sound card, Firefox plays no audio, which the tests of the player
// need.
const everywhere =
  /(carousel|contact-(journey|screens)|film|fonts|menu|motion|news-lists|pages|press|search|web-vitals)\.spec\.ts/;

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/**
 * The complete browser, for tests that check how it draws or how fast it is. The headless shell has the same engine and
 * opens a page in half the time, so `npm test`, which measures nothing, uses it for all but screenshots.
 */
const wholeBrowser = { launchOptions: { executablePath: chromium, args: flags } };

const inChromium = [
  { name: 'screens', testMatch: screens, workers: 2, use: gateContext },
  { name: 'looks', testMatch: looks, workers: 2, use: wholeBrowser },
  {
    name: 'promptness',
    testMatch: promptness,
    workers: 1,
    use: isGate ? gateContext : { ...wholeBrowser, trace: 'off' as const },
  },
  { name: 'switching', testMatch: switching, workers: 1, use: gateContext },
  {
    name: 'journeys',
    testIgnore: [...otherProjects, waiting, testIgnore],
    workers: 1,
    use: gateContext,
  },
  { name: 'watching', testMatch: watching, workers: 1, use: isGate ? gatePictures : wholeBrowser },
  { name: 'unlisted', testMatch: unlisted, workers: 1, use: gateContext },
  { name: 'waiting', testMatch: waiting, workers: 1 },
];

/** `npm run bench -- --navigations` and `--pictures` run these. They only measure times, and set no limits for them. */
const measured = [{ name: 'measured', testDir: 'e2e/measured', workers: 1 }];

/**
 * Debian's Firefox, through WebDriver BiDi. After Back to a page in the back/forward cache, Playwright waits for a
 * navigation that never ends. So this cache is off, as it is for Playwright in Chromium; e2e/firefox tests it.
 */
const firefox = {
  ...{ ...devices['Desktop Firefox'], channel: 'moz-firefox' },
  launchOptions: {
    executablePath: process.env.FIREFOX_PATH,
    firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
  },
};

/** Playwright cannot turn on forced colours or reduced motion in Firefox. These preferences do. */
const forcedColors = {
  'browser.display.document_color_use': 2,
  'browser.display.use_system_colors': false,
};
const reducedMotion = { 'ui.prefersReducedMotion': 1 };

/** The settings of a Firefox with further preferences. */
const firefoxWith = (preferences: Record<string, number | boolean>) => ({
  ...firefox,
  launchOptions: {
    ...firefox.launchOptions,
    firefoxUserPrefs: { ...firefox.launchOptions.firefoxUserPrefs, ...preferences },
  },
});

const inFirefox = [
  { name: 'firefox-back-forward-cache', testDir: 'e2e/firefox', workers: 1 },
  {
    ...{ name: 'firefox', testMatch: everywhere, testIgnore },
    ...{ grepInvert: /@chromium|@reduced-motion/, workers: 1, use: firefox },
  },
  {
    ...{ name: 'firefox-forced-colors', testMatch: /forced-colors\.spec\.ts/, workers: 1 },
    use: firefoxWith(forcedColors),
  },
  {
    ...{ name: 'firefox-reduced-motion', testMatch: everywhere, testIgnore },
    ...{ grep: /@reduced-motion/, workers: 1, use: firefoxWith(reducedMotion) },
  },
];

/** Playwright only supports its own build of WebKit. These tests control Debian's WebKit through WebDriver. */
const inWebKit = [{ name: 'webkit', testDir: 'e2e/webkit', workers: 1 }];

/** The projects of one engine: `npm run e2e -- --engine firefox`. */
const projects: Record<string, Project<Options>[]> = {
  chromium: inChromium,
  firefox: inFirefox,
  webkit: inWebKit,
  measured,
};
const engine = process.env.E2E_ENGINE ?? 'chromium';
const report = process.env.E2E_REPORT;

/**
 * A trace copies the page at every step, even if the test passes. So `npm test` records only that of a retry.
 * `npm run e2e` records all in Chromium, except where time is measured, and keeps those of tests that failed.
 */
const trace =
  process.env.E2E_TRACE && engine === 'chromium' ? 'retain-on-failure' : 'on-first-retry';

/**
 * stack/commands/test.mjs starts the site, WordPress and the mail sink; for `npm run e2e`, `npm run dev` does.
 * Environment variables say where they are.
 */
export default defineConfig<Options>({
  testDir: 'e2e',
  snapshotPathTemplate: '{testDir}/{testFileDir}/baselines/{arg}{ext}',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // A test that needs a retry is named as flaky at the end of the run. stack/npm-test/retries.mjs says which runs have
  // retries.
  retries: Number(process.env.TEST_RETRIES ?? 0),
  // A picture that is missing fails its test (e2e/demo/support/screenshots.ts).
  updateSnapshots: 'none',
  testIgnore: engine === 'chromium' ? testIgnore : [],
  // `npm test` leaves these tests to `npm run test:all`. CONTRIBUTING.md says which tests have the tag.
  grepInvert: isGate ? /@nightly/ : [],
  projects: (projects[engine] ?? []).map((each) => ({
    ...each,
    outputDir: `test-results/${each.name}`,
  })),
  // stack/npm-test/playwright-report.mjs reads the report.
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    trace,
    launchOptions: {
      executablePath: process.env.HEADLESS_SHELL_PATH ?? chromium,
      args: flags,
    },
  },
});
