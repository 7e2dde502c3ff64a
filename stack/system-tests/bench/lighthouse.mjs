import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { say, step, UserFacingError } from '../../console.mjs';
import { median } from '../numbers.mjs';
import { lighthouseBudget } from './budgets.mjs';
import { pagesOf } from './pages.mjs';
import { table } from '../common/results/table.mjs';

/** @typedef {import('lighthouse').Result} Result */

const measured = ['home', 'news', 'post', 'event', 'biography', 'press'];
const runs = 5;
// The certificate is self-signed.
const flags = ['--headless=new', '--no-sandbox', '--ignore-certificate-errors'];
const measures = Object.keys(lighthouseBudget);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Runs Lighthouse with the emulation of a phone, five times on each page, and takes the medians. Also prints the speed
 * of the machine (Lighthouse's benchmark index): results of machines with a different index cannot be compared. Throws
 * when a median does not meet its budget, or when an audit of another category than performance had less than its full
 * score in any of the runs.
 * @param {{ site: string, edge: string }} origins of a running production site, and of the reverse proxy in front of it
 * @param {string} chromePath of Chromium
 */
export async function checkWithLighthouse({ site, edge }, chromePath) {
  const pages = (await pagesOf(site)).filter(
    ({ name, language }) => language === 'en' && measured.includes(name),
  );
  /** @type {Map<string, Result[]>} */
  const reports = new Map(pages.map(({ name }) => [name, []]));
  // Each round visits all pages, so that a slow minute of the machine affects all of them.
  for (let run = 1; run <= runs; run += 1) {
    for (const { name, url } of pages) {
      const report = await step(`Lighthouse: ${name}, ${run} of ${runs}`, async () => {
        // Makes the site render an expired page now, not while the browser measures it.
        await (await fetch(url)).text();
        await untilIdle();
        return reportOn(url.replace(site, edge), chromePath);
      });
      reports.get(name)?.push(report);
    }
  }
  const results = pages.map(({ name, url }) => ({
    name,
    url: url.replace(site, edge),
    ...mediansOf(reports.get(name) ?? []),
  }));
  const titles = ['median of 5 (budget)', ...measures.map(titleOf), 'machine'];
  say(
    table(
      titles,
      results.map((result) => [
        result.name,
        ...measures.map((each) => shown(result, each)),
        String(result.speed),
      ]),
    ),
  );
  const faults = results.flatMap(faultsOf);
  if (faults.length) throw new UserFacingError(`Not within the budget:\n${faults.join('\n')}`);
}

/** @param {Result[]} reports of the same page */
function mediansOf(reports) {
  const medians = measures.map((name) => [
    name,
    median(reports.map((each) => valueOf(each, name))),
  ]);
  const lost = new Set(reports.flatMap(lostPoints));
  const speed = Math.round(median(reports.map((each) => each.environment.benchmarkIndex)));

  return { values: Object.fromEntries(medians), lost: [...lost], speed };
}

/** Waits until three quarters of the processor time are idle, for a minute at most. */
async function untilIdle() {
  const limit = Date.now() + 60_000;
  let before = cpuTimes();
  while (Date.now() < limit) {
    await sleep(1000);
    const now = cpuTimes();
    if ((now.idle - before.idle) / (now.all - before.all) > 0.75) return;
    before = now;
  }
}

function cpuTimes() {
  const times = cpus().map((each) => each.times);
  const sum = (values) => values.reduce((all, each) => all + each, 0);

  return {
    idle: sum(times.map(({ idle }) => idle)),
    all: sum(times.flatMap((each) => Object.values(each))),
  };
}

/**
 * @param {string} url
 * @param {string} chromePath
 */
async function reportOn(url, chromePath) {
  const chrome = await launch({ chromePath, chromeFlags: flags });
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: categories });
    if (!result) throw new UserFacingError(`Lighthouse has no report on ${url}.`);
    return result.lhr;
  } finally {
    await chrome.kill();
  }
}

/** A score (of 100), a time (in milliseconds) or a layout shift (three decimals). */
function valueOf(report, name) {
  if (categories.includes(name)) return Math.round(report.categories[name].score * 100);
  const value = report.audits[name].numericValue;
  return name === 'cumulative-layout-shift' ? Number(value.toFixed(3)) : Math.round(value);
}

/** The audits with less than their full score, in all categories but performance. Their titles say what is wrong. */
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
