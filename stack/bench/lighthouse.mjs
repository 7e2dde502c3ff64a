import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { say, step, Trouble } from '../console.mjs';
import { lighthouseBudget } from './budgets.mjs';
import { pagesOf } from './pages.mjs';
import { table } from './table.mjs';

const measured = ['home', 'news', 'post', 'event', 'biography', 'press'];
const runs = 5;
// The certificate of a site of one's own is nobody's.
const flags = ['--headless=new', '--no-sandbox', '--ignore-certificate-errors'];
const measures = Object.keys(lighthouseBudget);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Lighthouse as a phone, the median of five runs a page; throws when a page misses what it promises.
 * @param {{ site: string, edge: string }} origins of a running production site, and of what stands before it
 * @param {string} chromePath of Chromium
 */
export async function checkWithLighthouse({ site, edge }, chromePath) {
  const pages = (await pagesOf(site)).filter(
    ({ name, language }) => language === 'en' && measured.includes(name),
  );
  const results = [];
  for (const { name, url: direct } of pages) {
    const url = direct.replace(site, edge);
    const medians = await step(`Lighthouse: ${name}`, () => mediansOf(url, chromePath));
    results.push({ name, url, ...medians });
  }
  const titles = ['median of 5 (budget)', ...measures.map(titleOf)];
  say(
    table(
      titles,
      results.map((result) => [result.name, ...measures.map((each) => shown(result, each))]),
    ),
  );
  const faults = results.flatMap(faultsOf);
  if (faults.length) throw new Trouble(`Past the budget:\n${faults.join('\n')}`);
}

/**
 * @param {string} url
 * @param {string} chromePath
 */
async function mediansOf(url, chromePath) {
  const reports = [];
  for (let run = 0; run < runs; run += 1) reports.push(await reportOn(url, chromePath));
  const medians = measures.map((name) => [
    name,
    median(reports.map((each) => valueOf(each, name))),
  ]);
  const lost = new Set(reports.flatMap(lostPoints));

  return { values: Object.fromEntries(medians), lost: [...lost] };
}

/**
 * @param {string} url
 * @param {string} chromePath
 */
async function reportOn(url, chromePath) {
  const chrome = await launch({ chromePath, chromeFlags: flags });
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: categories });
    return result.lhr;
  } finally {
    await chrome.kill();
  }
}

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** A score of 100, milliseconds, or the layout shift to the thousandth. */
function valueOf(report, name) {
  if (categories.includes(name)) return Math.round(report.categories[name].score * 100);
  const value = report.audits[name].numericValue;
  return name === 'cumulative-layout-shift' ? Number(value.toFixed(3)) : Math.round(value);
}

/** What costs points where every point counts: the audits of the categories that must be whole. */
function lostPoints(report) {
  return categories
    .slice(1)
    .flatMap((name) => report.categories[name].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (report.audits[id].score ?? 1) < 1)
    .map(({ id }) => `${id}: ${report.audits[id].title}`);
}

const titleOf = (name) => (name.includes('-') && name !== 'best-practices' ? initials(name) : name);

/** @param {string} name */
const initials = (name) => name.replace(/(\w)\w*-?/g, '$1').toUpperCase();

const shown = ({ values }, name) => `${values[name]} (${lighthouseBudget[name]})`;

/** @param {{ url: string, values: Record<string, number>, lost: string[] }} result */
function faultsOf({ url, values, lost }) {
  const missed = measures.filter((name) =>
    categories.includes(name)
      ? values[name] < lighthouseBudget[name]
      : values[name] > lighthouseBudget[name],
  );
  const words = missed.map((name) => `${name} ${values[name]}, not ${lighthouseBudget[name]}`);

  return [...words, ...lost].map((fault) => `  ${url}: ${fault}`);
}
