import { join } from 'node:path';
import { say } from '../console.mjs';
import { checkSecondIdentity, isDemo } from '../system-tests/second-identity/check.mjs';
import { rootDir, siteEnvironment, stackDir } from '../settings.mjs';
import { edgeTests } from './needs.mjs';
import { jestWithout, nodeTestFiles } from './test-files.mjs';
import { clearUnitReport, unitFailures, unitReportFile } from './test-failures.mjs';
import { choiceOf, wordpressSource } from '../wordpress-source.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */
/** @typedef {import('./step-runner.mjs').Steps} Steps */
/** @typedef {import('./programs.mjs').Programs} Programs */

/** @param {Settings} settings */
const environment = (settings) => ({ ...siteEnvironment(settings), NEXT_DIST_DIR: '.next' });

/**
 * The variable that tells tests whether they run in `npm test`, where no test checks a duration, or in
 * `npm run test:all`.
 * @param {boolean} isEverything
 */
const scopeOf = (isEverything) => ({ TEST_SCOPE: isEverything ? 'all' : 'gate' });

/**
 * Lint, formatting, and the rules for PHP. They run at a lower priority, because nothing else waits for their results.
 * @param {Settings} settings
 * @param {Steps} steps
 * @param {Programs} programs
 */
export async function checkSources(settings, steps, { phpcs }) {
  const options = { env: environment(settings), isBackground: true };
  for (const script of ['lint', 'format:check']) await steps.npmRun(script, options);
  if (!phpcs) return;
  const forPhp = { env: { PHPCS_PATH: phpcs }, isBackground: true };
  await steps.nodeTests('phpcs', ['wordpress/phpcs/sniffs.test.mjs'], forPhp);
}

/**
 * The unit tests.
 * @param {Settings} settings
 * @param {Steps} steps
 * @param {Programs} programs
 * @param {boolean} isEverything also what jest.config.ts leaves to `npm run test:all`
 */
export async function checkUnits(settings, steps, programs, isEverything) {
  const env = { ...environment(settings), ...scopeOf(isEverything) };
  await steps.run('unit', () => runUnits(steps, programs, env));
}

/**
 * Runs the unit tests inside of a step.
 * @param {Steps} steps
 * @param {Programs} programs
 * @param {Record<string, string>} env
 * @param {string} [prefix] of the command that runs a failed test alone
 */
async function runUnits(steps, { untestable }, env, prefix = '') {
  clearUnitReport();
  const args = ['--json', '--outputFile', unitReportFile, ...jestWithout(untestable)];
  try {
    await steps.command('npx', ['jest', ...args], { env });
  } finally {
    const failures = unitFailures();
    steps.failures.push(...failures.map((each) => ({ ...each, alone: prefix + each.alone })));
  }
}

/** Times (in UTC): mostly just before the year, the day or the clock changes in Zurich or in Los Angeles. */
export const specialDays = {
  'New Year’s Eve, 23:30 in Zurich': '2026-12-31T22:30:00Z',
  'clocks go forward in Zurich': '2027-03-28T00:59:00Z',
  'clocks go back in Zurich': '2026-10-25T00:59:00Z',
  'clocks go forward in Los Angeles': '2027-03-14T09:59:00Z',
  'clocks go back in Los Angeles': '2026-11-01T08:59:00Z',
  'a leap day everywhere': '2028-02-29T11:00:00Z',
  'a leap day, 23:30 in Los Angeles': '2028-03-01T07:30:00Z',
};

/**
 * The unit tests, with the clock on other days.
 * @param {Settings} settings
 * @param {Steps} steps
 * @param {Programs} programs
 */
export async function checkUnitsOnOtherDays(settings, steps, programs) {
  await steps.run('unit on other days', async () => {
    for (const [name, day] of Object.entries(specialDays)) {
      say(`    ${name}`);
      const env = { ...environment(settings), TEST_SCOPE: 'gate', TEST_DAY: day };
      await runUnits(steps, programs, env, `TEST_DAY=${day} `);
    }
  });
}

/**
 * The tests of the stack and, at the same time, of the plugin. They mostly wait for the programs that they start.
 * @param {Settings} settings
 * @param {Steps} steps
 * @param {Programs} programs
 * @param {boolean} isEverything also the tests of what only `npm run test:all` runs
 */
export async function checkStack(settings, steps, programs, isEverything) {
  const without = [...programs.untestable, ...(isEverything ? [] : [/\/system-tests\//])];
  const ofStack = nodeTestFiles(stackDir, without);
  const ofDocuments = nodeTestFiles(join(rootDir, 'press-pdf'));
  const scope = scopeOf(isEverything);
  const stackTests = async () => {
    const files = ofStack.filter((file) => !edgeTests.test(file));
    await steps.nodeTests('stack', [...files, ...ofDocuments], { env: scope });
    await steps.nodeTests(
      'edge',
      ofStack.filter((file) => edgeTests.test(file)),
    );
  };
  await Promise.all([stackTests(), checkPlugin(steps, programs, scope)]);
}

/**
 * The tests of the plugin's files, then of the plugin in WordPress.
 * @param {Steps} steps
 * @param {Programs} programs
 * @param {Record<string, string>} env
 */
async function checkPlugin(steps, programs, env) {
  const files = ['wordpress/plugin.test.mjs', 'wordpress/translations/translations.test.mjs'];
  await steps.nodeTests('plugin files', files);
  await steps.run('plugin', async () => {
    const wordpress = choiceOf(await wordpressSource());
    // Without a hosted WordPress the tests run in Playground.
    await steps.pluginTests([programs.host ? 'host' : '8.4', wordpress], env);
  });
}

/**
 * Tests a copy of the project with another owner's texts and pictures.
 * @param {Settings} settings
 * @param {Steps} steps
 */
export async function checkIdentity(settings, steps) {
  if (isDemo()) await steps.run('second identity', () => checkSecondIdentity(settings, steps));
  else if (steps.wants('second identity'))
    steps.leftOut.push(
      'Left out: the second identity. It replaces the texts of the demo, which this project no longer has.',
    );
}
