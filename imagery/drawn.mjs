import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** @typedef {import('./pictures/index.mjs').Task} Task */

/** For each picture, the hash of the task from which it was drawn. */
const list = 'imagery/drawn.json';

/** @type {(root: string) => Promise<Record<string, string>>} */
const readHashes = async (root) => JSON.parse(await readFile(join(root, list), 'utf8'));

/** @type {(task: Task) => string} */
const hashOf = (task) =>
  createHash('sha256').update(JSON.stringify(task)).digest('hex').slice(0, 8);

/**
 * The pictures whose words or settings have changed since they were drawn. Changes of the code that draws are not
 * noticed.
 * @param {string} root the repository
 * @param {Task[]} plan
 */
export async function changedSinceDrawn(root, plan) {
  const hashes = await readHashes(root);
  return plan.filter((task) => hashes[task.file] !== hashOf(task));
}

/**
 * Stores the hashes of the pictures that have just been drawn.
 * @param {string} root the repository
 * @param {Task[]} plan everything that can be drawn
 * @param {Task[]} drawn the pictures that have just been drawn
 */
export async function recordDrawn(root, plan, drawn) {
  const before = await readHashes(root);
  const now = new Map(drawn.map((task) => [task.file, hashOf(task)]));
  const hashes = plan.map(({ file }) => [file, now.get(file) ?? before[file]]);
  await writeFile(join(root, list), `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
}
