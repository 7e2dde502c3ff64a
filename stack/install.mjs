import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { messageOf, say, step, UserFacingError } from './console.mjs';
import { runToEnd } from './processes/child-processes.mjs';
import { rootDir, stackDir } from './settings.mjs';

/**
 * Runs `npm ci`, unless the packages are installed already.
 * @param {string} dir a folder with a package-lock.json
 * @param {string} title
 * @param {string[]} [options] for npm
 */
async function ensureInstalled(dir, title, options = []) {
  if (!isInstalled(dir)) await step(title, () => npmCi(dir, options));
}

/** Installs missing packages of the site. */
export const installSite = () => ensureInstalled(rootDir, "Installing the site's packages");
/** Installs missing packages of the stack. */
export const installStack = () =>
  ensureInstalled(stackDir, 'Installing the packages of the local stack', ['--ignore-scripts']);
/** Installs missing packages of both. */
export const installAll = () => Promise.all([installSite(), installStack()]);

/** Installs all packages before the first import that needs one. An error ends the process with a message. */
export async function installFirst() {
  try {
    await installAll();
  } catch (error) {
    say(`\n✗ ${messageOf(error)}`);
    process.exit(1);
  }
}

/**
 * Compares the lock file with the one that npm wrote into node_modules at the last installation. Optional packages may
 * be missing, because some are for other kinds of machine.
 * @param {string} dir
 * @returns {boolean} whether every package is installed in its locked version
 */
export function isInstalled(dir) {
  const installed = join(dir, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const here = packagesIn(installed);
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
  throw new UserFacingError(`npm could not install the packages of ${relative(rootDir, dir) || 'the site'} (exit code ${code}):

${reasonIn(output)}

Check the connection, the free disk space and "npm config get registry", then start again.`);
}

/**
 * npm's errors begin with the reason and end with pages of help.
 * @param {string} output
 */
function reasonIn(output) {
  const lines = output.trimEnd().split('\n');
  const errors = lines.filter((line) => /^npm (error|ERR!)/.test(line));
  return errors.length ? errors.slice(0, 12).join('\n') : lines.slice(-15).join('\n');
}

/**
 * @param {string[]} args
 * @param {string} cwd
 */
function npm(args, cwd) {
  const script = process.env.npm_execpath ?? '';
  if (!script.endsWith('npm-cli.js')) return runToEnd('npm', args, { cwd });
  return runToEnd(process.execPath, [script, ...args], { cwd });
}
