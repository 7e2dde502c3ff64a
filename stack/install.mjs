import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { step, Trouble } from './console.mjs';
import { rootDir } from './settings.mjs';

/**
 * @param {string} dir a folder with a package-lock.json
 * @param {string} title
 * @param {string[]} [options] for npm
 */
export async function ensureInstalled(dir, title, options = []) {
  if (!isInstalled(dir)) await step(title, () => npmCi(dir, options));
}

/**
 * Compares what is locked with what npm noted when it last installed here.
 * @param {string} dir
 */
export function isInstalled(dir) {
  const noted = join(dir, 'node_modules', '.package-lock.json');
  if (!existsSync(noted)) return false;
  const here = packagesIn(noted);
  return Object.entries(packagesIn(join(dir, 'package-lock.json'))).every(
    ([path, { version, optional, peer, link }]) =>
      path === '' || optional || peer || link || here[path]?.version === version,
  );
}

/**
 * @param {string} file
 * @returns {Record<string, { version: string, optional?: boolean, peer?: boolean, link?: boolean }>}
 */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * @param {string} dir
 * @param {string[]} options
 */
async function npmCi(dir, options) {
  const { code, output } = await npm(['ci', '--no-audit', '--no-fund', ...options], dir);
  if (code === 0) return;
  throw new Trouble(
    `npm could not install the packages of ${relative(rootDir, dir) || 'the site'} (exit code ${code}). Its last lines:\n\n${output
      .trimEnd()
      .split('\n')
      .slice(-15)
      .join(
        '\n',
      )}\n\nCheck the connection, the free disk space and "npm config get registry", then start again: what is done is kept.`,
  );
}

/**
 * @param {string[]} args
 * @param {string} cwd
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function npm(args, cwd) {
  const script = process.env.npm_execpath?.endsWith('npm-cli.js')
    ? process.env.npm_execpath
    : undefined;
  const child = script
    ? spawn(process.execPath, [script, ...args], { cwd })
    : spawn('npm', args, { cwd });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, output: error.message }));
    child.once('close', (code) => resolve({ code, output }));
  });
}
