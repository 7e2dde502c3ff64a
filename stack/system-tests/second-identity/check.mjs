import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { step, UserFacingError } from '../../console.mjs';
import { hasEnded, lastLines, runToEnd, startNode } from '../../processes/child-processes.mjs';
import { rootDir, settingsFor, siteEnvironment, stackDir } from '../../settings.mjs';
import { until } from '../../processes/wait.mjs';
import { choiceOf, wordpressSource } from '../../wordpress-source.mjs';
import { copyIdentity } from './copy.mjs';
import { findLeftovers } from './find-leftovers.mjs';

/** @typedef {import('../../settings.mjs').Settings} Settings */
/** @typedef {import('../../processes/supervisor.mjs').Supervisor} Supervisor */
/** @typedef {import('../../processes/supervisor.mjs').Part} Part */
/** @typedef {import('../../npm-test/step-runner.mjs').Steps} Steps */

const folder = join(stackDir, '.data', 'second-identity');
const copy = join(folder, 'site');

/** The offset of its ports to those of the settings, so that both stacks can run at the same time. */
const portOffset = 16;

/**
 * Whether the project still has the demo's content. An owner deletes content/demo-tests (docs/making-it-yours.md). The
 * second identity can replace only the demo's content.
 */
export const isDemo = () => existsSync(join(rootDir, 'content', 'demo-tests'));

/**
 * Does what docs/making-it-yours.md says, with the owner's files of `stack/system-tests/second-identity`: copies them into a
 * copy of the project, runs the unit tests, starts it with a separate WordPress and Supabase, and searches everything
 * that a visitor can request for words of the demo.
 * @param {Settings} settings whose ports from `portBase + 16` on are free
 * @param {Steps} steps
 * @throws {Error} with all that is wrong
 */
export async function checkSecondIdentity(settings, steps) {
  const { supervisor } = steps;
  const own = settingsFor({ name: 'identity', portBase: settings.portBase + portOffset });
  await makeCopy(supervisor);
  const part = await startDemo(own, supervisor);
  try {
    await Promise.all([
      step('Starting its site', () => untilReady(part)),
      step('Running its unit tests', () => runUnitTests(own)),
    ]);
    const wrong = await step('Looking for the demo', () => findLeftovers(copy, own));
    if (wrong.length) throw new Error(wrong.join('\n'));
  } finally {
    await supervisor.stop(part);
  }
}

/**
 * Runs what `npm test` runs for an owner's site: types, the stack's tests, the build, and the browser tests except those
 * of the demo and those with the tag @nightly. `checkSecondIdentity` runs the unit tests. The linter and the formatter
 * are left out, because they skip the copy, which git ignores. It has no retries, as its run has none.
 * @param {number} portBase first of thirty-four free ports
 * @param {Steps} steps
 * @throws {Error} with what failed
 */
export async function testSecondIdentity(portBase, steps) {
  await makeCopy(steps.supervisor);
  const wanted = ['--only', 'types,stack,build,e2e', '--port-base', String(portBase)];
  const args = ['stack/command.mjs', 'test', ...wanted];
  await steps.command(process.execPath, args, { cwd: copy, env: await environment(), live: true });
}

/** @type {Promise<void> | undefined} */
let copied;

/**
 * Makes the copy, if no step of this run has made it. It is deleted at the end of the run: an owner too starts the demo
 * in it and runs the tests then.
 * @param {Supervisor} supervisor
 */
function makeCopy(supervisor) {
  const remove = () => runToEnd('rm', ['-rf', folder]);
  copied ??= step('Copying the second identity', async () => {
    await remove();
    supervisor.onStop(remove);
    await copyIdentity(copy);
  });
  return copied;
}

/** The copy gets the WordPress of this project, because beside the copy there is no archive of a WordPress. */
const environment = async () => ({ STACK_WORDPRESS: choiceOf(await wordpressSource()) });

/**
 * Starts the demo of the copy.
 * @param {Settings} own
 * @param {Supervisor} supervisor
 */
async function startDemo(own, supervisor) {
  const env = await environment();
  const log = join(folder, 'demo.log');
  const args = ['demo', '--port-base', String(own.portBase)];
  const child = startNode(join(copy, 'stack', 'command.mjs'), args, { log, cwd: copy, env });
  return supervisor.watch({ name: 'The site of the second identity', child, log });
}

/** @param {Part} part */
async function untilReady({ child, log }) {
  const isReady = () => /^Ready after/m.test(lastLines(log, 40)) || hasEnded(child);
  await until(isReady, { what: `${log} says “Ready”`, seconds: 400, every: 200 });
  if (hasEnded(child)) throw new UserFacingError(lastLines(log, 40));
}

/** @param {Settings} own */
async function runUnitTests(own) {
  const jest = join(copy, 'node_modules', 'jest', 'bin', 'jest.js');
  const env = { ...siteEnvironment(own), NODE_ENV: 'test' };
  // A build runs at the same time, so a test may take a minute.
  const args = [jest, '--silent', '--testTimeout=60000'];
  const { code, output } = await runToEnd(process.execPath, args, { cwd: copy, env });
  if (code !== 0)
    throw new Error(
      `The unit tests fail with the second identity:\n${output.split('\n').slice(-60).join('\n')}`,
    );
}
