import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { say, step, UserFacingError } from '../../console.mjs';
import { rootDir } from '../../settings.mjs';
import { median } from '../numbers.mjs';
import { interactionBudget } from './budgets.mjs';
import { table } from '../common/results/table.mjs';

const runs = 5;
const slowdown = 4;
const words = JSON.parse(readFileSync(join(rootDir, 'messages', 'en.json'), 'utf8'));

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ name: string, path: string, prepare?: (page: Page) => Promise<unknown>, act: (page: Page) => Promise<unknown> }} Interaction */

/** @param {Page} page */
const formOf = (page) => page.locator('#contact-form');

/** @param {string} name */
const pressButton = (name) => (page) => page.getByRole('button', { name, exact: true }).click();

/** @param {Page} page */
const carouselOf = (page) => page.getByRole('region', { name: words.home.carousel });

/** @type {Interaction[]} The first click on a page that has just loaded, so that loading what the click needs is measured too. */
const interactions = [
  { name: 'menu', path: '/', act: pressButton(words.nav.open) },
  { name: 'dialog', path: '/', act: pressButton(words.footer.newsletter) },
  {
    name: 'carousel',
    path: '/',
    prepare: (page) => carouselOf(page).scrollIntoViewIfNeeded(),
    act: (page) =>
      carouselOf(page).getByRole('button', { name: words.home.carouselControls.next }).click(),
  },
  {
    name: 'filter',
    path: '/news',
    act: (page) =>
      page.getByRole('navigation', { name: words.news.filter }).getByRole('link').nth(1).click(),
  },
  {
    name: 'form, a field',
    path: '/contact',
    act: (page) => formOf(page).locator('[name=firstName]').click(),
  },
  {
    name: 'form, sent',
    path: '/contact',
    prepare: (page) => formOf(page).locator('[name=firstName]').click(),
    act: (page) => formOf(page).locator('[type=submit]').click(),
  },
];

/**
 * Measures the time from a click to the next paint, on a processor four times slower: the longest of the events that
 * belong to the click (Event Timing API), the median of five runs. Prints a table. Throws when a time is above its
 * budget.
 * @param {string} origin of a running production site
 * @param {string} executablePath of Chromium
 */
export async function checkInteractions(origin, executablePath) {
  // Imported here, because the caller may install this package only after this file has been loaded.
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath });
  const results = [];
  try {
    for (const interaction of interactions) {
      const times = await step(`Interaction: ${interaction.name}`, () =>
        timesOf(browser, origin, interaction),
      );
      results.push({ name: interaction.name, time: median(times) });
    }
  } finally {
    await browser.close();
  }
  say(
    table(
      [`ms to the next paint, ${slowdown}x slower`, 'median of 5 (budget)'],
      results.map(({ name, time }) => [name, `${time} (${interactionBudget})`]),
    ),
  );
  const slow = results.filter(({ time }) => time > interactionBudget);
  if (slow.length)
    throw new UserFacingError(
      `Above the budget:\n${slow.map(({ name }) => `  ${name}`).join('\n')}`,
    );
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {Interaction} interaction
 * @returns {Promise<number[]>} milliseconds, in steps of 8 as browsers report them
 */
async function timesOf(browser, origin, interaction) {
  const times = [];
  for (let run = 0; run < runs; run += 1) times.push(await timeOf(browser, origin, interaction));
  return times;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {Interaction} interaction
 */
async function timeOf(browser, origin, { path, prepare, act }) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  try {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await prepare?.(page);
    await page.waitForTimeout(1_000);
    await page.evaluate(watchEvents);
    // The click must not open another page: the paint of this page is measured.
    await page.route('**/*', (route) =>
      route.request().isNavigationRequest() ? route.abort('aborted') : route.continue(),
    );
    await act(page);
    await page.waitForTimeout(1_000);
    return await page.evaluate(() => Math.max(0, ...globalThis.eventTimes));
  } finally {
    await page.close();
  }
}

/** Runs in the page: collects how long each event of an interaction takes until its paint, in milliseconds. */
function watchEvents() {
  /** @type {number[]} */
  const times = [];
  Object.assign(globalThis, { eventTimes: times });
  // TypeScript's types do not have `durationThreshold`.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId) times.push(entry.duration);
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
}
