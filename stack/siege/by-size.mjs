import { memoryOf } from '../bench/memory.mjs';
import { faultNamed } from '../drill/faults.mjs';
import { expireEverything } from '../drill/webhook.mjs';
import { forEach, visit } from '../drill/visit.mjs';
import { pause } from '../wait.mjs';
import { most } from './numbers.mjs';
import { atMost, inTime, noneOf } from './results.mjs';

/** @typedef {import('./scene.mjs').Scene} Scene */

/** Megabytes. */
const mostMemory = 200;
/** Seconds. */
const soon = 1;
const pages = 6;

/** The contact page asks nobody: how long it takes is how long the process was busy. */
const independent = '/contact';

/**
 * A source answers tens of megabytes, plain or packed into a few kilobytes, to everything it is asked.
 * @param {Scene} scene
 * @param {'wordpress' | 'supabase'} source
 * @returns {Promise<import('./results.mjs').Finding[]>}
 */
export async function bySize(scene, source) {
  const findings = [];
  // What other attacks have left in its memory is not to be counted.
  await scene.site.stop();
  await scene.site.start();
  const good = await textsOf(scene);
  const before = memoryOf(scene.site.pid);
  for (const fault of ['30 MB', 'gzip bomb'].map(faultNamed)) {
    await scene[source].have(fault);
    await expireEverything(scene.backend);
    const [{ times, memory }, faulty] = await watched(scene, () => askForAll(scene));
    const shown = await textsOf(scene);
    await scene[source].have(null);
    const wrong = [...good].filter(([path, text]) => shown.get(path) !== text);
    const changed = wrong.map(([path]) => path);
    findings.push(
      inTime(`${fault.name}: a page that asks nobody`, times, { most: soon }),
      atMost(`${fault.name}: memory more, MB`, most(memory) - before, { most: mostMemory }),
      noneOf(`${fault.name}: known pages that changed`, changed),
      noneOf(`${fault.name}: answers that are neither whole nor honest`, faulty),
    );
  }
  return findings;
}

const knownPaths = ['/', '/de', '/news', '/events', '/videos', '/de/musik'];

/** @param {Scene} scene @returns {Promise<Map<string, string>>} */
async function textsOf({ origin }) {
  const answers = await forEach(6, knownPaths, (path) => visit(origin + path));
  return new Map(answers.map(({ text }, index) => [knownPaths[index], text]));
}

/**
 * Known pages, which are made anew behind their answers, and pages never asked for.
 * @param {Scene} scene
 * @returns {Promise<string[]>} answers that no visitor should get
 */
async function askForAll({ origin, known, unseen, wordpress, supabase }) {
  const paths = [...known.slice(0, 2 * pages), ...unseen.splice(0, pages)];
  const answers = await forEach(6, paths, (path) => visit(origin + path));
  await Promise.all([wordpress.rests(20_000, 1_500), supabase.rests(20_000, 1_500)]);
  return answers.flatMap(({ status, whole }, index) =>
    [200, 503].includes(status) && whole !== '' ? [] : [`${paths[index]} answered ${status}`],
  );
}

/**
 * @template Result
 * @param {Scene} scene
 * @param {() => Promise<Result>} work
 * @returns {Promise<[{ times: number[], memory: number[] }, Result]>} seconds and MB
 */
async function watched({ origin, site }, work) {
  let isOver = false;
  const times = [];
  const memory = [];
  const again = async (act) => {
    while (!isOver) {
      await act();
      await pause(100);
    }
  };
  const [result] = await Promise.all([
    work().finally(() => (isOver = true)),
    again(async () => times.push((await visit(origin + independent)).seconds)),
    again(() => memory.push(memoryOf(site.pid))),
  ]);
  return [{ times, memory }, result];
}
