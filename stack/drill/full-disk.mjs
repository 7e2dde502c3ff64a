import { join } from 'node:path';
import { say, step } from '../console.mjs';
import { rootDir } from '../settings.mjs';
import { faultNamed } from './faults.mjs';
import { freshPages } from './fresh-pages.mjs';
import { becomeKnown } from './healing.mjs';
import { SmallDisk } from './small-disk.mjs';
import { isKept, isRight, verdictOfFirst, verdictOfKnown } from './verdicts.mjs';
import { forEach, until } from './visit.mjs';
import { expireEverything } from './webhook.mjs';

/** @typedef {import('./stage.mjs').Stage} Stage */
/** @typedef {import('./results.mjs').Results} Results */
/** @typedef {import('./pages.mjs').Page} Page */

const name = 'a full disk';
const [full, restarted, roomy] = ['while it is full', 'started with room again', 'right again'];
const healed = 40;

/**
 * The disk fills up while every page is made anew and others are made for the first time; then the process is started anew
 * with room on the disk, and nobody to ask but the disk. Ends with the site as it was before.
 * @param {Stage} stage
 * @param {Results} results
 */
export async function fullDisk(stage, results) {
  const folders = ['server/route-cache', 'cache'].map((each) => placeIn(stage, each));
  const disk = await SmallDisk.open(placeIn(stage, 'small-disk'), folders);
  if (!disk)
    return say(`  Not tried: ${name}. This system gives no program a file system of its own.`);
  stage.supervisor.onStop(() => disk.close());
  const known = stage.pages.filter(isKept);
  const fresh = await freshPages(stage);
  results.expect(
    name,
    [...known, ...fresh].map(({ type }) => type),
    [full, restarted, roomy],
  );
  const put = (column) => (page, verdict) =>
    results.put({ moment: name, row: page.type, column }, verdict);
  await step(name, async () => {
    await startOn(stage, disk);
    await becomeKnown(stage);
    await whileFull(stage, disk, [...known, ...fresh], put(full));
    await stage.stop();
    disk.empty();
    await stage.have(faultNamed('refused'));
    await stage.start();
    // Nobody but the disk can be asked.
    await askAll(stage, [...known, ...fresh], put(restarted));
    await heal(stage, [...known, ...fresh], put(roomy));
    await stage.stop();
    disk.close();
    stage.through = [];
  });
}

/** @param {Stage} stage @param {string} folder */
const placeIn = ({ settings }, folder) => join(rootDir, settings.distDir, folder);

/** With all that the site has kept so far. @param {Stage} stage @param {SmallDisk} disk */
async function startOn(stage, disk) {
  await stage.stop();
  await stage.have(null);
  for (const each of ['server/route-cache', 'cache/expired-tags.json']) {
    disk.copyIn(placeIn(stage, each));
  }
  stage.through = disk.through(rootDir);
  await stage.start();
}

/**
 * Not a byte is left, and then enough for small files and for parts of large ones.
 * @param {Stage} stage
 * @param {SmallDisk} disk
 * @param {Page[]} pages
 * @param {(page: Page, verdict: import('./results.mjs').Verdict) => void} put
 */
async function whileFull(stage, disk, pages, put) {
  for (const spare of [0, 2 ** 16]) {
    disk.fill(spare);
    await expireEverything(stage.settings);
    await askAll(stage, pages, put);
    await stage.rests();
  }
}

/**
 * What was known is as it was; what was not is right, or honest.
 * @param {Stage} stage
 * @param {Page[]} pages
 * @param {(page: Page, verdict: import('./results.mjs').Verdict) => void} put
 */
async function askAll(stage, pages, put) {
  const [answers, lag] = await stage.withLag(() => forEach(6, pages, (page) => stage.ask(page)));
  const slack = stage.slack + lag;
  for (const [index, page] of pages.entries()) {
    const good = stage.good.get(page.path);
    const verdict =
      good === undefined
        ? verdictOfFirst(page, answers[index], { fault: name, slack })
        : verdictOfKnown(page, answers[index], {
            fault: name,
            good,
            slack,
            soon: stage.soon + lag,
          });
    put(page, verdict);
  }
}

async function heal(stage, pages, put) {
  await stage.have(null);
  const since = performance.now();
  const isHealed = async (page) => {
    const answer = await stage.ask(page);
    const isGood =
      isRight(page, answer) && [undefined, answer.text].includes(stage.good.get(page.path));
    const seconds = (performance.now() - since) / 1000;
    if (isGood) put(page, { word: 's', isRight: true, seconds });
    return isGood;
  };
  const { left } = await until(pages, isHealed, healed * stage.leisure);
  for (const page of left)
    put(page, { word: 'never', isRight: false, why: `${page.path} stayed wrong` });
}
