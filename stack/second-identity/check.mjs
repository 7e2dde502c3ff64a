import assert from 'node:assert/strict';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium, ensureHeadlessShell } from '../chromium.mjs';
import { say, step, Trouble } from '../console.mjs';
import { lastLines, runToEnd, startNode } from '../processes.mjs';
import { rootDir, settingsFor, siteEnvironment, stackDir } from '../settings.mjs';
import { until } from '../wait.mjs';
import { barriersOn } from './accessible.mjs';
import { crawl } from './crawl.mjs';
import { firstWords } from './first-words.mjs';
import { layIdentity } from './lay.mjs';
import { finder, firstFiles, hashOf } from './seen.mjs';
import { checkSharePictures } from './share-pictures.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */
/** @typedef {import('../supervisor.mjs').Supervisor} Supervisor */

const folder = join(stackDir, '.data', 'second-identity');
const copy = join(folder, 'site');
const words = join(stackDir, 'second-identity', 'words');

/** Behind those of the stack that may be running meanwhile. */
export const identityPorts = 16;

/**
 * Does what docs/making-it-yours.md says, with the owner's files of `stack/second-identity`: lays them into a copy of the
 * project, runs its unit tests, starts it with a WordPress and a Supabase of its own, and looks for the first identity
 * in everything that a visitor can fetch.
 * @param {Settings} settings whose ports from `portBase + 16` on are free
 * @param {Supervisor} supervisor
 * @throws {Error} with all that is wrong
 */
export async function checkSecondIdentity(settings, supervisor) {
  const own = settingsFor({ name: 'identity', portBase: settings.portBase + identityPorts });
  const chromium = await ensureHeadlessShell(await ensureChromium());
  await step('Laying the second identity', () => layIdentity(copy));
  const [part] = await Promise.all([
    step('Starting its site', () => startDemo(own, supervisor)),
    step('Its unit tests', () => runUnitTests(own)),
  ]);
  const wrong = await step('Looking for the first identity', () => lookAt(own, chromium));
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

/** @param {Settings} own */
async function runUnitTests(own) {
  const jest = join(copy, 'node_modules', 'jest', 'bin', 'jest.js');
  const env = { ...siteEnvironment(own), NODE_ENV: 'test' };
  const { code, output } = await runToEnd(process.execPath, [jest, '--silent'], { cwd: copy, env });
  if (code !== 0)
    throw new Error(`Its unit tests fail:\n${output.split('\n').slice(-60).join('\n')}`);
}

/**
 * @param {Settings} own
 * @param {string} chromium
 * @returns {Promise<string[]>} what is wrong
 */
async function lookAt({ siteUrl, wordpressUrl }, chromium) {
  const barriers = barriersOn(siteUrl, chromium);
  const [seen, first] = [await crawl(siteUrl, wordpressUrl), await firstWords(rootDir, words)];
  await checkSharePictures(rootDir, copy, siteUrl);
  const count = Object.values(first).flat().length;
  say(`      ${seen.length} pages and files, without ${count} words of the first identity`);
  assert.ok(seen.length > 150 && count > 400, 'Too little was looked at');
  return [
    ...wrongAnswers(seen),
    ...leftWords(seen, finder(first)),
    ...(await leftFiles(seen, siteUrl)),
    ...wrongPress(seen, siteUrl),
    ...(await barriers),
  ];
}

const wrongAnswers = (seen) =>
  seen
    .filter(({ status }) => status !== 200)
    .map(({ address, status, from }) => `${address} answers ${status} (named by ${from})`);

function leftWords(seen, find) {
  return seen.flatMap(({ address, text }) => {
    const found = find(`${address}\n${text}`);
    return found.length ? [`${address} has words of the first identity: ${found.join(', ')}`] : [];
  });
}

/** Files that are seen, and those that only somebody who knows their names would ask for. */
async function leftFiles(seen, siteUrl) {
  const files = firstFiles(rootDir);
  const shown = seen.flatMap(({ address, bytes }) => {
    const file = files.get(hashOf(bytes));
    return file ? [`${address} is ${file} of the first identity`] : [];
  });
  const gone = [...files.values()].filter(
    (file) => file.startsWith('public/') && !existsSync(join(copy, file)),
  );
  const answers = await Promise.all(
    gone.map(async (file) => {
      const path = encodeURI(file.replace('public', ''));
      const { status } = await fetch(siteUrl + path);
      return status === 404 ? [] : [`${path} answers ${status}, and is the first's`];
    }),
  );
  return [...shown, ...answers.flat()];
}

/** A list without entries has no section, and no place in the contents. */
function wrongPress(seen, siteUrl) {
  const page = seen.find(({ address }) => address === `${siteUrl}/press`);
  const parts = ['quotes', 'podcasts', 'broadcasts', 'scans', 'online', 'facts'];
  const shown = parts.filter((part) => page?.text.includes(`id="${part}"`));
  const linked = parts.filter((part) => page?.text.includes(`href="#${part}"`));
  const right = 'quotes,scans,online,facts';
  return [shown, linked]
    .filter((list) => list.join() !== right)
    .map((list) => `The press page has ${list.join()} instead of ${right}`);
}
