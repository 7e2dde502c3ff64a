import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium, ensureHeadlessShell } from '../chromium.mjs';
import { step, Trouble } from '../console.mjs';
import { lastLines, runToEnd, startNode } from '../processes.mjs';
import { settingsFor, siteEnvironment, stackDir } from '../settings.mjs';
import { until } from '../wait.mjs';
import { layIdentity } from './lay.mjs';
import { lookAt } from './look.mjs';
import { replaced, wordFiles } from './replaced.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */
/** @typedef {import('../supervisor.mjs').Supervisor} Supervisor */

const folder = join(stackDir, '.data', 'second-identity');
const copy = join(folder, 'site');

/** Lists in folders that are replaced as a whole; what imports them is tested. */
const readByTests = ['content/tours/tours.ts', 'content/press/kit.ts', 'content/press/scans.ts'];

/** Behind those of the stack that may be running meanwhile. */
export const identityPorts = 16;

/**
 * Does what docs/making-it-yours.md says, with the owner's files of `stack/second-identity`: lays them into a copy of the
 * project, runs the unit tests that depend on them, starts it with a WordPress and a Supabase of its own, and looks for
 * the first identity in everything that a visitor can fetch.
 * @param {Settings} settings whose ports from `portBase + 16` on are free
 * @param {Supervisor} supervisor
 * @param {{ everyTest?: boolean }} [options] `everyTest`: all unit tests, a minute more
 * @throws {Error} with all that is wrong
 */
export async function checkSecondIdentity(settings, supervisor, { everyTest = false } = {}) {
  rmSync(folder, { recursive: true, force: true });
  const own = settingsFor({ name: 'identity', portBase: settings.portBase + identityPorts });
  const chromium = await ensureHeadlessShell(await ensureChromium());
  await step('Laying the second identity', () => layIdentity(copy));
  const [part] = await Promise.all([
    step('Starting its site', () => startDemo(own, supervisor)),
    step('Its unit tests', () => runUnitTests(own, everyTest)),
  ]);
  const wrong = await step('Looking for the first identity', () => lookAt(copy, own, chromium));
  await supervisor.stop(part);
  if (wrong.length) throw new Error(wrong.join('\n'));
  rmSync(folder, { recursive: true, force: true });
}

/**
 * @param {Settings} own
 * @param {Supervisor} supervisor
 */
async function startDemo(own, supervisor) {
  const log = join(folder, 'demo.log');
  const args = ['--port-base', String(own.portBase)];
  const child = startNode(join(copy, 'stack', 'demo.mjs'), args, { log, cwd: copy });
  const part = supervisor.watch({ name: 'The site of the second identity', child, log });
  const isReady = () => /^Ready after/m.test(lastLines(log, 40)) || child.exitCode !== null;
  await until(isReady, { what: `${log} says “Ready”`, seconds: 400, every: 200 });
  if (child.exitCode !== null) throw new Trouble(lastLines(log, 40));
  return part;
}

/**
 * @param {Settings} own
 * @param {boolean} everyTest
 */
async function runUnitTests(own, everyTest) {
  const jest = join(copy, 'node_modules', 'jest', 'bin', 'jest.js');
  const env = { ...siteEnvironment(own), NODE_ENV: 'test' };
  const sources = replaced.filter((path) => /\.(ts|mjs)$/.test(path));
  const read = [...sources, ...wordFiles, ...readByTests];
  // Beside a build: what takes a second alone may wait for five.
  const args = [
    jest,
    '--silent',
    '--testTimeout=60000',
    ...(everyTest ? [] : ['--findRelatedTests', ...read]),
  ];
  const { code, output } = await runToEnd(process.execPath, args, { cwd: copy, env });
  if (code !== 0)
    throw new Error(`Its unit tests fail:\n${output.split('\n').slice(-60).join('\n')}`);
}
