import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { step, Trouble } from './console.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @returns {Promise<string>} the path of a browser for the end-to-end tests, installed if need be */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  await step("Installing Chromium from the system's packages", installChromium);
  const installed = findChromium();
  if (!installed) throw new Trouble(`Chromium is still not to be found.\n${advice}`);
  return installed;
}

const advice = `Install it as an administrator:
    sudo apt-get update && sudo apt-get install --yes chromium
or point to a Chromium or Chrome that is there already:
    CHROMIUM_PATH=/path/to/chromium npm test`;

function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen))
    throw new Trouble(`CHROMIUM_PATH names ${chosen}, which does not exist.`);
  if (chosen) return chosen;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

function installChromium() {
  const prefix = administratorPrefix();
  try {
    for (const command of [
      ['update', '--quiet'],
      ['install', '--yes', '--no-install-recommends', 'chromium', 'fonts-liberation'],
    ]) {
      const [program, ...args] = [...prefix, 'apt-get', ...command];
      execFileSync(program, args, {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        stdio: 'pipe',
      });
    }
  } catch (error) {
    throw new Trouble(
      `Chromium could not be installed:\n${String(error.stderr ?? error.message).trim()}\n\n${advice}`,
    );
  }
}

/** @returns {string[]} what to write before a command that only an administrator may run */
function administratorPrefix() {
  if (process.getuid?.() === 0) return [];
  if (spawnSync('sudo', ['-n', 'true']).status === 0) return ['sudo', '-n'];
  throw new Trouble(
    `The end-to-end tests need Chromium, and this account may not install it.\n${advice}`,
  );
}
