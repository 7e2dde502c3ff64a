import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runToEnd } from '../../processes/child-processes.mjs';
import { rootDir, stackDir } from '../../settings.mjs';
import { drawPictures } from './pictures.mjs';
import { replaced, wordFiles } from './replaced.mjs';

const here = dirname(fileURLToPath(import.meta.url));

/**
 * Copies the files of git, deletes those that an owner replaces, and adds the files of the second identity.
 * @param {string} copy a folder that does not exist yet, on the disk of the project
 */
export async function copyIdentity(copy) {
  for (const file of trackedFiles()) copyFile(file, copy);
  for (const path of replaced) rmSync(join(copy, path), { recursive: true, force: true });
  cpSync(join(here, 'files'), copy, { recursive: true });
  for (const file of wordFiles) replaceWords(join(copy, file), join(here, 'words', file.slice(9)));
  // A link is enough here, because the bundler does not read the packages of the stack.
  symlinkSync(join(stackDir, 'node_modules'), join(copy, 'stack', 'node_modules'));
  await Promise.all([linkPackages(copy), drawPictures(copy)]);
  await makeSizes(copy);
}

/**
 * Makes the resized versions of the pictures that pages use, as docs/making-it-yours.md asks of an owner.
 * @param {string} copy
 */
async function makeSizes(copy) {
  const args = ['imagery/draw.mjs', '--sizes'];
  const { code, output } = await runToEnd(process.execPath, args, { cwd: copy });
  if (code !== 0)
    throw new Error(`imagery/draw.mjs could not resize the pictures of the copy:\n${output}`);
}

function trackedFiles() {
  const list = execFileSync('git', ['ls-files', '-z'], { cwd: rootDir, maxBuffer: 1 << 26 });
  return list.toString().split('\0').filter(Boolean);
}

/** Skips a file that git lists but that is missing in the folder: its removal is not committed yet. */
function copyFile(file, copy) {
  const to = join(copy, file);
  mkdirSync(dirname(to), { recursive: true });
  try {
    cpSync(join(rootDir, file), to);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

/** Makes hard links and not a symbolic one, because the bundler refuses packages outside of the project. */
async function linkPackages(copy) {
  const { code, output } = await runToEnd('cp', ['-al', join(rootDir, 'node_modules'), copy]);
  if (code !== 0) throw new Error(`The packages cannot be linked:\n${output}`);
}

/**
 * @param {string} file of messages
 * @param {string} words file of the replacements, by key; null removes a key
 */
function replaceWords(file, words) {
  const merged = merge(readJson(file), readJson(words));
  writeFileSync(file, `${JSON.stringify(merged, null, 2)}\n`);
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

function merge(old, changes) {
  if (typeof changes === 'string' || !old) return changes;
  const merged = { ...old };
  for (const [key, change] of Object.entries(changes)) {
    if (change === null) delete merged[key];
    else merged[key] = merge(old[key], change);
  }
  return merged;
}
