import { existsSync, readFileSync, rmSync } from 'node:fs';
import { say, step } from '../../../console.mjs';
import { siteLog } from '../../../parts/site.mjs';
import { pause } from '../../../processes/wait.mjs';
import { inTime, noneOf } from '../../common/results/findings.mjs';
import { Results } from '../../common/results/results.mjs';
import { Editor } from '../../common/visitors/editor.mjs';
import { SiteProcess } from '../../common/site/site-process.mjs';
import { sinceSave, watchedPaths, whileWatchingLists } from './lists.mjs';
import { save } from './saves.mjs';

/** The maximum time until every page shows a save, in seconds. */
const promised = 3;

/** How many saves are made in how many seconds. The first fifth publishes posts, the others edit them. */
const saves = 100;
const seconds = 60;

/**
 * Saves a hundred posts in a minute, as an editor or a program may do. Prints after how many seconds each page showed
 * each save. Throws when a page took longer than allowed, or the site could not fetch something. Deletes the posts
 * afterwards.
 *
 * @param {import('../../../settings.mjs').Settings} settings of a running WordPress and Supabase; its `distDir` has a
 *   build
 * @param {import('../../../processes/supervisor.mjs').Supervisor} supervisor
 */
export async function checkBurst(settings, supervisor) {
  const site = new SiteProcess('burst', settings, supervisor);
  // The log of an earlier run must not be counted.
  rmSync(siteLog(site.settings), { force: true });
  const editor = await Editor.logIn(settings);
  try {
    await step('Starting the site', () => site.start());
    const findings = await step(`${saves} saves in ${seconds} s`, () => measure(site, editor));
    const results = new Results();
    results.add('a burst of saves', findings);
    results.report();
  } finally {
    await editor.deleteAll();
    // Waits, so that the webhooks of the deletions do not reach the site of the next test.
    await pause(2_000);
    await site.stop();
    site.deleteCopy();
  }
}

/**
 * @param {SiteProcess} site
 * @param {Editor} editor
 */
async function measure(site, editor) {
  /** @type {import('./saves.mjs').Burst} */
  const burst = { site: site.url, editor, posts: [], saves: [], mark: `burst${Date.now() % 1e6}` };
  const pages = await whileWatchingLists(burst, () => saveAll(burst));
  return [
    inTime('a save itself, at WordPress', times(burst), { most: promised }),
    inTime('the pages of the post, in both languages', pages, { most: promised }),
    ...watchedPaths.map((path) => inTime(path, sinceSave(burst, path), { most: promised })),
    noneOf('requests that failed', failures(site)),
  ];
}

/**
 * @param {import('./saves.mjs').Burst} burst
 * @returns {Promise<number[]>} after how many seconds the pages of the posts showed each save
 */
async function saveAll(burst) {
  const each = (seconds * 1000) / saves;
  const begun = performance.now();
  const all = [];
  for (let number = 0; number < saves; number++) {
    await pause(Math.max(0, begun + number * each - performance.now()));
    all.push(save(burst, number, Math.ceil(saves / 5)));
  }
  const pages = (await Promise.all(all)).flat();
  const took = (performance.now() - begun) / 1000;
  say(`      the pages of all saves were checked after ${took.toFixed(1)} s`);
  return pages;
}

/** @param {import('./saves.mjs').Burst} burst */
const times = (burst) => burst.saves.map(({ sent, stored }) => (stored - sent) / 1000);

/** @param {SiteProcess} site */
function failures(site) {
  const log = siteLog(site.settings);
  const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : [];
  return lines.filter((line) =>
    /Failed to fetch|could not be rendered|queue for WordPress/.test(line),
  );
}
