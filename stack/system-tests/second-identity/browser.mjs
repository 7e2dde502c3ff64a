import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from '../../processes/child-processes.mjs';
import { rootDir, stackDir } from '../../settings.mjs';
import { choiceOf, wordpressSource } from '../../wordpress-source.mjs';
import { copyIdentity } from './copy.mjs';

const folder = join(stackDir, '.data', 'second-identity-in-the-browser');
const copy = join(folder, 'site');

/**
 * Whether the project still has the demo's content. An owner deletes content/demo-tests (docs/making-it-yours.md). The
 * second identity can replace only the demo's content.
 */
export const isDemo = () => existsSync(join(rootDir, 'content', 'demo-tests'));

/**
 * Runs what `npm test` runs for an owner's site: types, the stack's tests, the build, and the browser tests except those
 * of the demo and those with the tag @nightly. `checkSecondIdentity` runs the unit tests. The linter and the formatter
 * are left out, because they skip the copy, which git ignores. It has no retries, as its run has none.
 * @param {number} portBase first of thirty-four free ports
 * @param {import('../../npm-test/step-runner.mjs').Steps} steps
 * @throws {Error} with what failed
 */
export async function testSecondIdentity(portBase, steps) {
  await runToEnd('rm', ['-rf', folder]);
  await copyIdentity(copy);
  const env = { STACK_WORDPRESS: choiceOf(await wordpressSource()) };
  const args = [
    'stack/command.mjs',
    'test',
    '--only',
    'types,stack,build,e2e',
    '--port-base',
    String(portBase),
  ];
  await steps.command(process.execPath, args, { cwd: copy, env, live: true });
  await runToEnd('rm', ['-rf', folder]);
}
