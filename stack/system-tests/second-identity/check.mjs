import { join } from 'node:path';
import { step, UserFacingError } from '../../console.mjs';
import { hasEnded, lastLines, runToEnd, startNode } from '../../processes/child-processes.mjs';
import { settingsFor, siteEnvironment, stackDir } from '../../settings.mjs';
import { until } from '../../processes/wait.mjs';
import { choiceOf, wordpressSource } from '../../wordpress-source.mjs';
import { copyIdentity } from './copy.mjs';
import { findLeftovers } from './find-leftovers.mjs';

/** @typedef {import('../../settings.mjs').Settings} Settings */
/** @typedef {import('../../processes/supervisor.mjs').Supervisor} Supervisor */
/** @typedef {import('../../processes/supervisor.mjs').Part} Part */

const folder = join(stackDir, '.data', 'second-identity');
const copy = join(folder, 'site');

/** The offset of its ports to those of the settings, so that both stacks can run at the same time. */
const portOffset = 16;

/**
 * Does what docs/making-it-yours.md says, with the owner's files of `stack/system-tests/second-identity`: copies them into a
 * copy of the project, runs the unit tests, starts it with a separate WordPress and Supabase, and searches everything
 * that a visitor can request for words of the demo.
 * @param {Settings} settings whose ports from `portBase + 16` on are free
 * @param {Supervisor} supervisor
 * @throws {Error} with all that is wrong
 */
export async function checkSecondIdentity(settings, supervisor) {
  await remove(folder);
  const own = settingsFor({ name: 'identity', portBase: settings.portBase + portOffset });
  await step('Copying the second identity', () => copyIdentity(copy));
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
  // Deleting forty thousand links takes long. This happens in the background; only the end of the run waits for it.
  const isRemoved = remove(folder);
  supervisor.onStop(() => isRemoved);
}

/** @param {string} path */
const remove = (path) => runToEnd('rm', ['-rf', path]);

/**
 * Starts the demo of the copy. It gets the WordPress of this project, because beside the copy there is no archive of a
 * WordPress.
 * @param {Settings} own
 * @param {Supervisor} supervisor
 */
async function startDemo(own, supervisor) {
  const env = { STACK_WORDPRESS: choiceOf(await wordpressSource()) };
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
