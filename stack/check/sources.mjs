import { checkSecondIdentity } from '../second-identity/check.mjs';
import { siteEnvironment, stackDir } from '../settings.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */
/** @typedef {import('../steps.mjs').Steps} Steps */
/** @typedef {import('./programs.mjs').Programs} Programs */

/**
 * What needs no running site.
 * @param {Settings} settings
 * @param {Steps} steps
 * @param {Programs} programs
 */
export async function checkSources(settings, steps, { untestable }) {
  const env = { ...siteEnvironment(settings), NEXT_DIST_DIR: '.next' };
  for (const script of ['lint', 'format:check']) await steps.npmRun(script, { env });
  const without = untestable.flatMap(({ source }) => ['--testPathIgnorePatterns', source]);
  await steps.run('unit', () => steps.command('npx', ['jest', ...without], { env }));
  await steps.nodeTests('stack', stackDir, { without: untestable });
}

/**
 * The site in another owner's words.
 * @param {Settings} settings
 * @param {Steps} steps
 * @param {Programs} programs
 */
export async function checkIdentity(settings, steps, { chromium }) {
  await steps.run('second identity', () => {
    if (!chromium) throw new Error('Not run: there is no browser.');
    return checkSecondIdentity(settings, steps.supervisor);
  });
}
