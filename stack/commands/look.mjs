import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '../options.mjs';
import { run, say, UserFacingError } from '../console.mjs';
import { screensOf } from '../look/screens.mjs';
import { runningSettings } from '../processes/running-settings.mjs';
import { ensureChromium, ensureHeadlessShell } from '../programs/chromium.mjs';
import { runConcurrently } from '../run-concurrently.mjs';
import { rootDir } from '../settings.mjs';

/** @typedef {import('../look/screens.mjs').Screen} Screen */

const usage = `Usage: npm run look -- [options]
  --reset     delete both rounds: the screens that are taken now are "before"
  --only A,B  only the pages of these names, for example: --only home,search`;

const folder = join(rootDir, '.look');
const overview = join(folder, 'index.html');
const rounds = ['before', 'after'];

/**
 * Takes a screenshot of every type of page and of every state on the running site, at two widths in both languages, and
 * writes one HTML page with all of them. The first run stores them as "before". Every later run shows its screenshots
 * beside those of the first run.
 * @param {string[]} argv
 */
export const main = (argv) =>
  run(async () => {
    const { reset, only } = readOptions(usage, argv, {
      reset: { type: 'boolean', default: false },
      only: { type: 'string' },
    });
    const names = only?.split(',');
    const { siteUrl } = runningSettings();
    if (reset) rmSync(folder, { recursive: true, force: true });
    const all = await screensOf(siteUrl);
    const chosen = all.filter(({ page }) => !names || names.includes(page));
    if (chosen.length === 0) {
      const known = [...new Set(all.map(({ page }) => page))].join(', ');
      throw new UserFacingError(`No page is named ${names?.join(' or ')}. The names are: ${known}`);
    }
    // The overview is written last, so an interrupted first run is repeated.
    const round = join(folder, existsSync(overview) ? 'after' : 'before');
    mkdirSync(round, { recursive: true });
    await takeScreens(chosen, round);
    writeFileSync(overview, htmlOfAll());
    say(`\n${overview}`);
  });

/**
 * Takes a picture of the whole page of each screen, without animations, and prints each one that is done.
 * @param {Screen[]} screens
 * @param {string} target the folder of the pictures
 */
async function takeScreens(screens, target) {
  const executablePath = await ensureHeadlessShell(await ensureChromium());
  // Imported here, because this package may not be installed yet when the file is loaded.
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    await runConcurrently(screens, 2, async ({ file, url, viewport, isWhole, open }) => {
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
      await page.goto(url, { waitUntil: 'load' });
      if (isWhole) await page.evaluate(scrollThrough);
      if (open) {
        await page.waitForLoadState('networkidle');
        await open(page);
        await page.waitForTimeout(500);
      }
      const path = join(target, file);
      await page.screenshot({ path, fullPage: isWhole, type: 'jpeg', quality: 80 });
      await page.close();
      say(`    ${file}`);
    });
  } finally {
    await browser.close();
  }
}

/**
 * Runs in the page. Scrolls through it, because pictures load and sections are laid out only when they are near the
 * screen.
 */
async function scrollThrough() {
  const { document, innerHeight, innerWidth, scrollTo } = globalThis;
  const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.75) {
    scrollTo({ top: y, behavior: 'instant' });
    await wait(60);
  }
  // Waits for the pictures within the width of the screen. Pictures outside of it, in a row that scrolls sideways, do
  // not load. The limit is long, because a site that has just started must encode each picture first.
  const isInWidth = (image) =>
    [...image.getClientRects()].some(({ left, right }) => right > 0 && left < innerWidth);
  const decoded = [...document.images].filter(isInWidth).map((image) => image.decode());
  await Promise.race([Promise.allSettled(decoded), wait(45_000)]);
  scrollTo({ top: 0, behavior: 'instant' });
  await wait(200);
}

/** One HTML page of all pictures that were taken, each "before" beside its "after". */
function htmlOfAll() {
  const files = rounds.flatMap((round) =>
    existsSync(join(folder, round)) ? readdirSync(join(folder, round)) : [],
  );
  const rows = [...new Set(files)].sort().map((file) => {
    const taken = rounds.filter((round) => existsSync(join(folder, round, file)));
    const pictures = taken.map(
      (round) => `<img src="${round}/${file}" loading="lazy" alt="${file}, ${round}">`,
    );
    return `<h2>${file}</h2>\n${pictures.join('\n')}`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>All screens</title>
<style>
body { background: #16131c; color: #eee; font: 1rem/1.5 system-ui, sans-serif; margin: 2rem }
img { max-width: 49%; vertical-align: top; border: 1px solid #444 }
</style>
${rows.join('\n')}
</html>
`;
}
