import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Trouble } from './console.mjs';
import { stackDir } from './settings.mjs';

/**
 * Two stacks on the same data, even on different ports, would damage its databases.
 * @param {string} name
 * @returns {() => void} gives it back
 */
export function takeDataDir(name) {
  const folder = join(stackDir, '.data');
  const file = join(folder, `${name}.pid`);
  const owner = ownerIn(file);
  if (owner)
    throw new Trouble(
      `"${name}" is running already (process ${owner}). End it first: Ctrl-C in its window.`,
    );
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

/** @param {string} file */
function ownerIn(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    return error.code === 'EPERM' ? 'of another user' : 0;
  }
}
