import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { changedSinceDrawn, recordDrawn } from './drawn.mjs';
import { planOf } from './pictures/index.mjs';
import { drawAll } from './pool.mjs';
import { makeSizes } from './sizes.mjs';

/** @typedef {import('./pictures/index.mjs').Task} Task */

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const usage = `Usage: npm run images -- [options]
  --only     draw only files whose path starts with this, e.g. public/images/home; more than once too
  --changed  draw only files whose words or settings have changed since they were drawn
  --out      write below this folder instead of the repository
  --list     name the files, draw nothing
  --sizes    draw nothing, only store the pictures below public/images in the sizes that pages use`;

async function main() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      changed: { type: 'boolean', default: false },
      out: { type: 'string', default: root },
      list: { type: 'boolean', default: false },
      sizes: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(usage);
  if (values.sizes) return makeSizesWithProgress(root);
  const plan = await planOf(root);
  const wanted = chosen(plan, values.only);
  const tasks = values.changed ? await changedSinceDrawn(root, wanted) : wanted;
  if (!tasks.length) console.log(`Nothing${below(values.only)} has changed since it was drawn`);
  if (values.list) return tasks.forEach(({ file }) => console.log(file));
  const out = resolve(values.out);
  for (const folder of new Set(tasks.map(({ file }) => dirname(join(out, file))))) {
    await mkdir(folder, { recursive: true });
  }
  await drawWithProgress(tasks, out);
  if (out !== root) return;
  await recordDrawn(root, plan, tasks);
  await makeSizesWithProgress(root);
}

/** @param {string} out folder */
async function makeSizesWithProgress(out) {
  const { made, removed } = await makeSizes(out, ({ file, size }) => {
    console.log(`public/images/sizes/${file}  ${(size / 1024).toFixed(0)} KB`);
  });
  console.log(`Pictures in the sizes of pages: ${made} files made, ${removed} removed`);
}

/** @param {string[] | undefined} prefixes */
const below = (prefixes) => (prefixes ? ` below "${prefixes.join('", "')}"` : '');

/**
 * @param {Task[]} tasks
 * @param {string[] | undefined} prefixes
 * @throws when no task matches
 */
function chosen(tasks, prefixes) {
  if (!prefixes) return tasks;
  const found = tasks.filter(({ file }) => prefixes.some((prefix) => file.startsWith(prefix)));
  if (!found.length)
    throw new Error(`No picture starts with "${prefixes.join('", "')}"; see --list`);
  return found;
}

/**
 * @param {Task[]} tasks
 * @param {string} out folder
 */
async function drawWithProgress(tasks, out) {
  const started = performance.now();
  let done = 0;
  let bytes = 0;
  await drawAll(tasks, out, ({ file, size }) => {
    done += 1;
    bytes += size;
    const count = `${String(done).padStart(String(tasks.length).length)}/${tasks.length}`;
    console.log(`${count}  ${file}  ${(size / 1024).toFixed(0)} KB`);
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${done} files, ${(bytes / 1024 / 1024).toFixed(2)} MB, ${seconds} s`);
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
