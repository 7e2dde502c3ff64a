import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { say, step } from '../../console.mjs';
import { runToEnd } from '../../processes/child-processes.mjs';
import { rootDir } from '../../settings.mjs';
import { bringUpExaminedStack } from './examined-stack.mjs';
import { setUps } from './set-ups.mjs';

/** @typedef {import('../../settings.mjs').Settings} Settings */
/** @typedef {import('../../processes/supervisor.mjs').Supervisor} Supervisor */
/** @typedef {import('./examined-stack.mjs').ExaminedStack} ExaminedStack */

/**
 * Runs the doctor on a working stack, then on each broken set-up, and prints its reports.
 * @param {Settings} settings of a stack that does not run yet
 * @param {Supervisor} supervisor
 * @param {{ redis: boolean }} options whether there is a Redis
 * @throws {Error} when the doctor overlooks a fault, or reports one that does not exist
 */
export async function checkDoctor(settings, supervisor, options) {
  const stack = await bringUpExaminedStack(settings, supervisor, options);
  await stack.runCronJobs();
  await step('The doctor finds no fault', () => findsNoFault(stack));
  const isPossible = ({ name }) => stack.hasRedis || name !== 'Redis cannot be reached';
  for (const setUp of setUps.filter(isPossible))
    await step(`The doctor finds: ${setUp.name}`, () => findsTheFault(stack, setUp));
}

/** @param {ExaminedStack} stack */
async function findsNoFault(stack) {
  const { code, output } = await runDoctor(stack, {});
  say(output);
  assert.equal(code, 0, output);
  assert.deepEqual(notFine(output), [], output);
}

/**
 * @param {ExaminedStack} stack
 * @param {import('./set-ups.mjs').SetUp} setUp
 */
async function findsTheFault(stack, setUp) {
  await setUp.begin?.(stack);
  const { code, output } = await runDoctor(stack, setUp).finally(() => setUp.end?.(stack));
  const found = notFine(output);
  say(found.map((each) => `      ${each.replaceAll('\n', '\n    ')}`).join('\n'));
  assert.equal(code, 1, output);
  const texts = found.map((each) => each.replace(/\n +/g, ' '));
  assert.equal(texts.length, setUp.says.length, output);
  setUp.says.forEach((words, index) => assert.match(texts[index], words));
  assert.ok(texts.join(' ').includes(setUp.next), `must say “${setUp.next}”:\n${output}`);
  const secrets = Object.values(stack.settings.secrets);
  assert.ok(!secrets.some((secret) => output.includes(secret)), 'must not print a secret');
}

/**
 * Runs the doctor as an owner does: with a file of settings.
 * @param {ExaminedStack} stack
 * @param {{ environment?: (portBase: number) => Record<string, string>, options?: string[] }} setUp
 */
async function runDoctor({ settings, environment: right }, { environment, options = [] }) {
  const file = relative(rootDir, join(settings.dataDir, 'doctor.env'));
  const lines = Object.entries({ ...right, ...environment?.(settings.portBase) }).map(
    ([name, value]) => `${name}=${value}`,
  );
  writeFileSync(join(rootDir, file), `${lines.join('\n')}\n`, { mode: 0o600 });
  const script = join(rootDir, 'doctor', 'main.mjs');
  return runToEnd(process.execPath, [...options, script, '--env-file', file]);
}

/** This finding depends on the machine and not on the set-up: the time zone data of Node may be old. */
const ofThisMachine = /^! The time zone data of this Node/;

/** @param {string} output @returns {string[]} the findings that are not fine, each with its advice */
const notFine = (output) =>
  output
    .split(/\n\n|\n {2}(?=[✓!✗] )/)
    .map((part) => part.trim())
    .filter((part) => /^[!✗] /.test(part) && !ofThisMachine.test(part));
