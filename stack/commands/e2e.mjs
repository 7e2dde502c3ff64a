import { basename, join } from 'node:path';
import { e2eEnvironment } from '../npm-test/e2e-environment.mjs';
import { ensurePrograms } from '../npm-test/programs.mjs';
import { run, UserFacingError } from '../console.mjs';
import { filesBelow } from '../files-below.mjs';
import { runToEnd } from '../processes/child-processes.mjs';
import { runningSettings } from '../processes/running-settings.mjs';
import { rootDir } from '../settings.mjs';

/** The engines of the browser tests (playwright.config.ts). */
const engines = ['chromium', 'firefox', 'webkit'];

/**
 * Runs browser tests against the site that `npm run dev` or `npm run demo` has started. If both run, the site of
 * `npm run dev` is used.
 * @param {string[]} argv `--all`: the tests with the tag @nightly too; `--engine firefox` or `--engine webkit`; then
 *   names of test files and Playwright's own options, e.g. --headed, -g
 */
export const main = (argv) =>
  run(async () => {
    const { engine, scope, words } = optionsOf(argv);
    const settings = runningSettings();
    const needed = programsFor(engine, words);
    const programs = await ensurePrograms(({ name }) => needed.includes(name));
    const { code } = await runToEnd(
      'npx',
      ['playwright', 'test', '--workers=1', ...wholeNames(words)],
      {
        env: {
          ...e2eEnvironment(settings, programs),
          ...{ E2E_ENGINE: engine, TEST_SCOPE: scope, E2E_TRACE: 'true' },
        },
        onOutput: (chunk) => process.stdout.write(chunk),
      },
    );
    return code ?? 1;
  });

/**
 * @param {string[]} argv
 * @returns {{ engine: string, scope: 'gate' | 'all', words: string[] }} `engine`: Chromium when none is named; `scope`:
 *   always `all` in another engine, because `npm test` runs no tests there; `words`: the other arguments
 * @throws {UserFacingError} for an unknown engine
 */
export function optionsOf(argv) {
  const words = argv.filter((word) => word !== '--all');
  const place = words.indexOf('--engine');
  const engine = place < 0 ? 'chromium' : (words[place + 1] ?? '');
  if (!engines.includes(engine))
    throw new UserFacingError(`There is no engine “${engine}”. Choose from ${engines.join(', ')}.`);
  const isAll = engine !== 'chromium' || argv.includes('--all');
  return {
    ...{ engine, scope: isAll ? 'all' : 'gate' },
    words: place < 0 ? words : words.toSpliced(place, 2),
  };
}

/**
 * The programs of the system that the tests need. Only the crawl, in Chromium, needs Java for its HTML checker.
 * @param {string} engine
 * @param {string[]} words names of test files, then options
 * @returns {string[]} names of needs.mjs
 */
export function programsFor(engine, words) {
  const names = namesIn(words);
  const isCrawl = (name) => 'e2e/crawl.spec.ts'.includes(name) || name.includes('crawl');
  const hasCrawl = engine === 'chromium' && (!names.length || names.some(isCrawl));
  return hasCrawl ? [engine, 'java'] : [engine];
}

/** The words before the first option. @param {string[]} words */
function namesIn(words) {
  const firstOption = words.findIndex((word) => word.startsWith('-'));
  return firstOption < 0 ? words : words.slice(0, firstOption);
}

/**
 * Playwright takes a name for a part of a path, so `music` would also run music-screens.spec.ts. This function replaces
 * the full name of a test file by a pattern that matches only this file.
 * @param {string[]} argv
 * @returns {string[]}
 */
export function wholeNames(argv) {
  const files = filesBelow(join(rootDir, 'e2e'));
  const { length } = namesIn(argv);
  return argv.map((word, index) => {
    const isName = index < length;
    const isWhole = files.some((file) => basename(file) === `${word}.spec.ts`);
    return isName && isWhole ? `/${word}\\.spec\\.ts$` : word;
  });
}
