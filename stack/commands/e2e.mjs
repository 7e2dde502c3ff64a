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
 * @param {string[]} argv `--engine firefox` or `--engine webkit`, names of test files, then Playwright's own options, e.g.
 *   --headed, -g
 */
export const main = (argv) =>
  run(async () => {
    const { engine, words } = engineOf(argv);
    const settings = runningSettings();
    const programs = await ensurePrograms((...steps) =>
      steps.some((step) => step === 'e2e' || step === engine),
    );
    const { code } = await runToEnd(
      'npx',
      ['playwright', 'test', '--workers=1', ...wholeNames(words)],
      {
        env: { ...e2eEnvironment(settings, programs), E2E_ENGINE: engine },
        onOutput: (chunk) => process.stdout.write(chunk),
      },
    );
    return code ?? 1;
  });

/**
 * @param {string[]} argv
 * @returns {{ engine: string, words: string[] }} `engine`: Chromium when none is named; `words`: the other arguments
 * @throws {UserFacingError} for an unknown engine
 */
export function engineOf(argv) {
  const place = argv.indexOf('--engine');
  if (place < 0) return { engine: 'chromium', words: argv };
  const engine = argv[place + 1] ?? '';
  if (!engines.includes(engine))
    throw new UserFacingError(`There is no engine “${engine}”. Choose from ${engines.join(', ')}.`);
  return { engine, words: argv.toSpliced(place, 2) };
}

/**
 * Playwright takes a name for a part of a path, so `music` would also run music-screens.spec.ts. This function replaces
 * the full name of a test file by a pattern that matches only this file.
 * @param {string[]} argv
 * @returns {string[]}
 */
export function wholeNames(argv) {
  const files = filesBelow(join(rootDir, 'e2e'));
  const firstOption = argv.findIndex((word) => word.startsWith('-'));
  return argv.map((word, index) => {
    const isName = firstOption < 0 || index < firstOption;
    const isWhole = files.some((file) => basename(file) === `${word}.spec.ts`);
    return isName && isWhole ? `/${word}\\.spec\\.ts$` : word;
  });
}
