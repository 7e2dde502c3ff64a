import { ensureHeadlessShell } from '../programs/chromium.mjs';
import { say, step } from '../console.mjs';
import { Unavailable } from '../programs/system-packages.mjs';
import { needs } from './needs.mjs';

/**
 * The programs of the system that steps need: paths, or null if one cannot be installed.
 * @typedef {object} Programs
 * @property {import('../host/programs.mjs').HostPrograms | null} host
 * @property {string | null} chromium
 * @property {string} headlessShell
 * @property {string | null} firefox
 * @property {import('../programs/webkit.mjs').WebKit | null} webkit
 * @property {string | null} java
 * @property {string | null} redis
 * @property {string | null} postgres the folder of its programs
 * @property {string | null} logrotate
 * @property {string | null} phpcs
 * @property {string[]} leftOut what is not checked because a program is missing, with how to install it
 * @property {RegExp[]} untestable patterns of the test files that need a missing program
 */

/** @typedef {Omit<Programs, 'headlessShell' | 'leftOut' | 'untestable'>} Found */

/**
 * Installs the system programs that the wanted steps need. This happens before the first step, because a test must
 * neither install nor print anything. The programs are installed in sequence, because apt-get cannot run twice at the
 * same time.
 * @param {(...steps: string[]) => boolean} wantsAny
 * @returns {Promise<Programs>}
 */
export function ensurePrograms(wantsAny) {
  return step('Programs of the system', async () => {
    const { found, leftOut, untestable } = await findNeeds(needs, wantsAny);
    const { chromium } = found;
    const headlessShell = chromium ? await ensureHeadlessShell(chromium) : '';
    return { .../** @type {Found} */ (found), headlessShell, leftOut, untestable };
  });
}

/**
 * Finds or installs the programs that the wanted steps need.
 * @param {import('./needs.mjs').Need[]} all
 * @param {(...steps: string[]) => boolean} wantsAny
 * @returns {Promise<Pick<Programs, 'leftOut' | 'untestable'> & { found: Record<string, any> }>} `found`: null for what no
 *   wanted step needs, and for what cannot be installed
 * @throws {Error} for any error other than a program that cannot be installed
 */
export async function findNeeds(all, wantsAny) {
  /** @type {Awaited<ReturnType<typeof findNeeds>>} */
  const result = { found: {}, leftOut: [], untestable: [] };
  for (const { name, ensure, steps, leavesOut, files } of all) {
    result.found[name] = null;
    if (!wantsAny(...steps)) continue;
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
