import { say, UserFacingError } from '../../console.mjs';
import { runConcurrently } from '../../run-concurrently.mjs';
import { budgetOf } from './budgets.mjs';
import { pagesOf } from './pages.mjs';
import { table } from '../common/results/table.mjs';
import { weigh } from './weigh.mjs';

const atOnce = 3;

/**
 * Measures the size of a page of each type, and prints a table. Throws when a page is above its budget, or its hero
 * picture is not AVIF.
 * @param {string} origin of a running production site
 * @param {string} executablePath of Chromium
 * @param {{ inBothLanguages?: boolean }} [choice] `false`: one type in English, the next in German
 */
export async function checkSizes(origin, executablePath, { inBothLanguages = true } = {}) {
  // Imported here, because the caller may install this package only after this file has been loaded.
  const { chromium } = await import('@playwright/test');
  const all = await pagesOf(origin);
  // The list has an English and a German page of each type. Takes the English page of one type, the German of the next.
  const pages = inBothLanguages ? all : all.filter((_, index) => [0, 3].includes(index % 4));
  const browser = await chromium.launch({ executablePath });
  const rows = await weighAll(browser, pages);
  say(table(['KB (budget)', ...measures], rows.map(cellsOf)));
  const faults = rows.flatMap(faultsOf);
  if (faults.length) throw new UserFacingError(`Above the budget:\n${faults.join('\n')}`);
}

/**
 * Weighs each page, and closes the browser.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./pages.mjs').Page[]} pages
 */
async function weighAll(browser, pages) {
  try {
    return await runConcurrently(pages, atOnce, async (page) => ({
      page,
      weight: await weigh(browser, page.url),
    }));
  } finally {
    await browser.close();
  }
}

/** The columns of the table: properties of `Weight`. Those that have a budget must be within it. */
const measures = [
  ...['html', 'scripts', 'late', 'vitals', 'styles', 'hero', 'requests', 'prefetches', 'foreign'],
];

/** @typedef {{ page: import('./pages.mjs').Page, weight: import('./weigh.mjs').Weight }} Row */

/** @param {Row} row */
function cellsOf({ page, weight }) {
  const budget = budgetOf(page.kind);
  const cells = measures.map((name) => {
    if (weight[name] === undefined) return '–';
    const limit = budget[name] === undefined ? '' : ` (${budget[name]})`;
    return `${Number(weight[name].toFixed(1))}${limit}`;
  });
  return [`${page.name}, ${page.language}`, ...cells];
}

/** @param {Row} row */
function faultsOf({ page, weight }) {
  const budget = budgetOf(page.kind);
  const over = measures
    .filter((name) => (weight[name] ?? 0) > (budget[name] ?? Infinity))
    .map((name) => `${name} ${Number(weight[name].toFixed(2))} of ${budget[name]}`);
  const format = weight.hero && weight.heroType !== 'image/avif' ? ['the hero is not AVIF'] : [];

  return [...over, ...format].map((fault) => `  ${page.url}: ${fault}`);
}
