import { messageOf, say, step, UserFacingError } from '../../console.mjs';
import { Result } from '../common/results/result.mjs';

/**
 * What every group gets. `backend`: the settings of a running WordPress and Supabase, whose `distDir` has a build (the
 * group `outages` makes its own); `faults`: those of the group `outages`; `onClose`: registers what must be done at the end of the group,
 * in the reverse order.
 * @typedef {object} Context
 * @property {import('../../settings.mjs').Settings} backend
 * @property {import('../../processes/supervisor.mjs').Supervisor} supervisor
 * @property {import('../common/faults/faults.mjs').Fault[]} faults
 * @property {(close: () => unknown) => void} onClose
 */

/**
 * One scenario. `when`: what happens; it returns what it measured, or puts verdicts into tables of the result.
 * `promise`: what must be so, in words.
 * @template Site
 * @typedef {{ name: string, when: (site: Site, result: Result) => Promise<Measurement[] | Measurement | void>, promise: string }} Scenario
 */

/** @typedef {import('../common/results/result.mjs').Measurement} Measurement */

/**
 * Scenarios that need the same site, in their order.
 * @template Site
 * @typedef {object} Group
 * @property {string} name of the step of `npm test`, and of the filter of `npm run resilience`
 * @property {string} given which processes, proxies and servers there are
 * @property {('edge' | 'redis')[]} needs programs of the system
 * @property {(context: Context) => Promise<Site>} start
 * @property {(site: Site) => Promise<unknown>} [before] each scenario
 * @property {boolean} [isIndependent] whether the others are still tried after a scenario that an error has ended
 * @property {number} [longest] no scenario starts more than this many seconds after the start of the first
 * @property {Scenario<Site>[]} scenarios
 */

/**
 * Runs the scenarios of a group, prints what was measured, and at the end each promise. Changes nothing that stays.
 * @template Site
 * @param {Group<Site>} group
 * @param {Omit<Context, 'onClose'>} context
 * @returns {Promise<string[]>} what was left out on this machine, one line each
 * @throws {UserFacingError} with all that is not as expected
 */
export async function runScenarios(group, context) {
  /** @type {(() => unknown)[]} */
  const closing = [];
  /** @type {Result[]} */
  const results = [];
  try {
    const site = await step(`Starting ${group.given}`, () =>
      group.start({ ...context, onClose: (close) => closing.unshift(close) }),
    );
    await runOn(site, group, results);
  } finally {
    for (const close of closing) {
      const end = new Result({ name: 'the end', promise: 'nothing is left behind' });
      if (!(await attempt(end, close))) results.push(end);
    }
  }
  return report(results);
}

/**
 * @template Site
 * @param {Site} site
 * @param {Group<Site>} group
 * @param {Result[]} results one for each scenario is added
 */
async function runOn(site, group, results) {
  const { scenarios, before, isIndependent = false, longest = Infinity } = group;
  const since = performance.now();
  let obstacle = '';
  for (const { when, ...scenario } of scenarios) {
    const result = new Result(scenario);
    results.push(result);
    if (performance.now() - since > longest * 1000) obstacle ||= `${longest} s were over`;
    if (obstacle) {
      result.add({ measured: `not tried: ${obstacle}`, isKept: false });
      continue;
    }
    const isDone = await attempt(result, async () => {
      await before?.(site);
      const findings = await step(scenario.name, () => when(site, result));
      result.add(...[findings ?? []].flat());
    });
    if (!isDone && !isIndependent) obstacle = `an error has ended “${scenario.name}”`;
    for (const table of result.tables()) say(`\n${table}`);
  }
}

/**
 * Runs a function. An error counts as a failure, and is not thrown.
 * @param {Result} result
 * @param {() => unknown} work
 * @returns {Promise<boolean>} whether it has ended without an error
 */
async function attempt(result, work) {
  try {
    await work();
    return true;
  } catch (error) {
    result.add({ measured: messageOf(error), isKept: false, why: error.stack });
    return false;
  }
}

/**
 * Prints each scenario with its promise.
 * @param {Result[]} results
 */
function report(results) {
  for (const result of results) {
    const { name, promise, leftOut } = result;
    say(`    ${leftOut ? '–' : result.failures().length ? '✗' : '✓'} ${name}: ${promise}`);
  }
  const failures = results.flatMap((result) => result.failures());
  if (failures.length) throw new UserFacingError(`Not as expected:\n${failures.join('\n')}`);
  const leftOut = results.filter((result) => result.leftOut);
  return leftOut.map((result) => `Left out: ${result.name}: ${result.leftOut}`);
}
