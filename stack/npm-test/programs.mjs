import { ensureHeadlessShell } from '../programs/chromium.mjs';
import { say, step } from '../console.mjs';
import { Unavailable } from '../programs/system-packages.mjs';
import { needs } from './needs.mjs';

/**
 * The programs of the system that steps need: paths, or null if one cannot be installed.
 * @typedef {object} Programs
 * @property {import('../host/programs.mjs').HostPrograms | null} host
 * @property {string | null} edge the path of nginx's brotli module
 * @property {string | null} chromium
 * @property {string} headlessShell
 * @property {string | null} firefox
 * @property {import('../programs/webkit.mjs').WebKit | null} webkit
 * @property {string | null} java
 * @property {string | null} redis
 * @property {string | null} postgres the folder of its programs
 * @property {string | null} logrotate
 * @property {string | null} phpcs
 * @property {string[]} leftOut the checks that a missing program prevents, each with how to install the program
 * @property {RegExp[]} untestable patterns of the test files that need a missing program
 */

/** @typedef {Omit<Programs, 'headlessShell' | 'leftOut' | 'untestable'>} Found */

/** @typedef {import('./needs.mjs').Need} Need */

/**
 * Installs the system programs that are needed. This happens before the first step, because a test must neither install
 * nor print anything. The programs are installed in sequence, because apt-get cannot run twice at the same time.
 * @param {(need: Need) => boolean} isNeeded
 * @returns {Promise<Programs>}
 */
export function ensurePrograms(isNeeded) {
  return step('Programs of the system', async () => {
    const { found, leftOut, untestable } = await findNeeds(needs, isNeeded);
    const { chromium } = found;
    const headlessShell = chromium ? await ensureHeadlessShell(chromium) : '';
    // `needs` has an entry for each of these programs.
    return { .../** @type {Found} */ (found), headlessShell, leftOut, untestable };
  });
}

/**
 * Finds or installs the programs that are needed.
 * @param {Need[]} all
 * @param {(need: Need) => boolean} isNeeded
 * @returns {Promise<Pick<Programs, 'leftOut' | 'untestable'> & { found: Record<string, any> }>} `found`: null for a
 *   program that is not needed or cannot be installed
 * @throws {Error} for any error other than a program that cannot be installed
 */
export async function findNeeds(all, isNeeded) {
  /** @type {Awaited<ReturnType<typeof findNeeds>>} */
  const result = { found: {}, leftOut: [], untestable: [] };
  for (const need of all) {
    const { name, ensure, leavesOut, files } = need;
    result.found[name] = null;
    if (!isNeeded(need)) continue;
    try {
      result.found[name] = await ensure();
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      say(error.message);
      result.leftOut.push(`Left out: ${leavesOut}.\n${error.message}`);
      if (files) result.untestable.push(files);
    }
  }
  return result;
}

/**
 * @param {unknown} program null when it cannot be installed
 * @param {string} title
 * @throws {Unavailable} without the program: then its step is left out (step-runner.mjs)
 */
export function requireProgram(program, title) {
  if (!program) throw new Unavailable(`there is no ${title}.`);
}
