import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '../options.mjs';
import { run, say, step, UserFacingError } from '../console.mjs';
import { overviewOf } from '../look/overview.mjs';
import { nextRound, roundsIn, screenFile, writeOverview } from '../look/rounds.mjs';
import { screensOf } from '../look/screens.mjs';
import { takeScreens } from '../look/take-screens.mjs';
import { runningSettings } from '../processes/running-settings.mjs';
import { ensureChromium, ensureHeadlessShell } from '../programs/chromium.mjs';
import { rootDir } from '../settings.mjs';

const usage = `Usage: npm run look -- [options]
  --reset     delete both rounds: the screens that are taken now are "before"
  --only A,B  only the pages of these names, for example: --only home,search`;

const folder = join(rootDir, '.look');

/**
 * Takes a picture of every type of page on the running site, at two widths in both languages, and writes one HTML page
 * with all of them. The first run stores them as "before". Every later run shows both rounds side by side.
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
      throw new UserFacingError(`No page has one of these names. The names are: ${known}`);
    }

    const round = nextRound(folder);
    const browser = await ensureHeadlessShell(await ensureChromium());
    await step(`Taking ${chosen.length} screens, "${round}"`, () =>
      takeScreens(chosen, browser, (screen) => screenFile(folder, round, screen)),
    );
    say(`\n${writeOverview(folder, overviewOf(all, roundsIn(folder)))}`);
  });
