import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { say } from '../../../../console.mjs';
import { lastLines, startNode, stopTree } from '../../../../processes/child-processes.mjs';
import { requireLoopback } from '../visitor.mjs';
import { inWords } from './plan.mjs';

/** @typedef {import('../../../../processes/supervisor.mjs').Supervisor} Supervisor */
/** @typedef {import('./plan.mjs').Plan} Plan */
/** @typedef {import('./plan.mjs').Outcome} Outcome */

const script = join(import.meta.dirname, 'attacker.mjs');

/** Seconds that an attack may take longer than planned, for requests still in progress. */
const grace = 45;

/**
 * Attacks from a separate process, which reports its progress. The process ends when its time is over, or when this
 * process ends.
 * @param {Omit<Plan, 'first'>} plan
 * @param {{ backend: { logDir: string }, supervisor: Pick<Supervisor, 'onStop'>, number: () => number }} setup `number`:
 *   returns a number that no other attack uses
 * @returns {Promise<Outcome>}
 * @throws {import('../../../../console.mjs').UserFacingError} when the target is not this machine
 */
export async function attack(plan, { backend, supervisor, number }) {
  requireLoopback(plan.origin);
  const log = join(backend.logDir, 'attacks.log');
  const child = startNode(script, [JSON.stringify({ ...plan, first: number() })], { log });
  // Real attackers use other machines. So this process gets less processor time than the site and WordPress.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  supervisor.onStop(() => stopTree(child));
  /** @type {Outcome | undefined} */
  let outcome;
  child.on('message', (/** @type {{ outcome: Outcome } | { progress: string }} */ message) => {
    if ('outcome' in message) outcome = message.outcome;
    else say(`      ${plan.kind}: ${message.progress}`);
  });
  const tooLate = setTimeout(() => void stopTree(child), (plan.seconds + grace) * 1000);
  await new Promise((resolve) => child.once('exit', resolve));
  clearTimeout(tooLate);
  if (!outcome)
    throw new Error(
      `The attack of kind “${plan.kind}” gave no result. It crashed, or was stopped because it took too long. The end of its log:\n${lastLines(log)}`,
    );
  say(`      ${plan.kind}: ${inWords(outcome)}`);
  return outcome;
}
