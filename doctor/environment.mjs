import { existsSync, readFileSync } from 'node:fs';

import * as loaded from '@next/env';

// Node puts the exports of a CommonJS package into `default`.
const nextEnv = 'default' in loaded ? /** @type {typeof loaded} */ (loaded.default) : loaded;
const silent = { info: () => {}, error: () => {} };

/**
 * The settings as `npm run build` and `npm start` read them: the environment, then the .env files of production.
 * @param {string} folder of the project
 * @returns {{ environment: Record<string, string | undefined>, source: string }}
 */
export function siteEnvironment(folder) {
  const { combinedEnv, loadedEnvFiles } = nextEnv.loadEnvConfig(folder, false, silent, true);
  const files = loadedEnvFiles.map(({ path }) => path);
  return { environment: combinedEnv, source: ['the environment', ...files].join(', ') };
}

/**
 * The settings of one file, as a service or a container reads them: the variables of this shell are ignored.
 * @param {string} path
 * @returns {{ environment: Record<string, string | undefined>, source: string }}
 * @throws {Error} when there is no such file, or this account may not read it
 */
export function environmentOfFile(path) {
  if (!existsSync(path)) throw new Error(`There is no file ${path}.`);
  const file = { path, contents: contentsOf(path), env: {} };
  const shell = { ...process.env };
  // Variables that are set already would override the file.
  for (const name of Object.keys(process.env)) delete process.env[name];
  try {
    const [, environment = {}] = nextEnv.processEnv([file], undefined, silent, true);
    return { environment, source: path };
  } finally {
    for (const name of Object.keys(process.env)) delete process.env[name];
    Object.assign(process.env, shell);
  }
}

/** @param {string} path */
function contentsOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new Error(`This account may not read ${path}: run the command with sudo.`, { cause });
  }
}
