import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { messageOf, say, step, UserFacingError } from './console.mjs';
import { packageDir, rootDir, stackDir } from './settings.mjs';

/**
 * The WordPress that the stack runs. `isChosen`: an option or variable names exactly this WordPress.
 * @typedef {{ version: string, kind: 'package' | 'archive' | 'folder', path: string, isChosen?: boolean }} WordPressSource
 */

/** The newest version of WordPress that the npm package contains. */
const packagedVersion = '6.5';

/** The archive of a newer WordPress, in a folder beside the project. It may be missing. */
const besideProject = join(rootDir, '..', 'shared', 'wordpress', 'wordpress-7.1.zip');

const builds = () => packageDir('@wp-playground/wordpress-builds');

/**
 * Finds the WordPress to run.
 * @param {string} [choice] a version that the npm package has, or a WordPress archive (.zip) or folder. Without a
 *   choice the variable STACK_WORDPRESS decides. Without that, it is the archive beside the project, else the npm
 *   package.
 * @param {string} [beside] the archive beside the project
 * @returns {Promise<WordPressSource>}
 * @throws {UserFacingError} when there is no such WordPress
 */
export async function wordpressSource(
  choice = process.env.STACK_WORDPRESS ?? '',
  beside = besideProject,
) {
  if (choice) return { ...(await chosen(choice)), isChosen: true };
  return existsSync(beside) ? archive(beside) : packaged(packagedVersion);
}

/**
 * The value of the variable STACK_WORDPRESS with which another process runs this WordPress.
 * @param {WordPressSource} source
 */
export const choiceOf = ({ kind, version, path }) => (kind === 'package' ? version : path);

/**
 * What to print when the tests ran on the WordPress of the npm package and not on the newest one.
 * @param {WordPressSource} source
 * @returns {string[]} one entry, or none when the WordPress was newer, or was chosen
 */
export function leftOutWith({ kind, version, isChosen }) {
  if (kind !== 'package' || isChosen) return [];
  return [
    `Left out: a newer WordPress. The tests of the plugin and the browser tests ran on WordPress ${version}, because the project has no archive of a newer one.
Fetch one from https://wordpress.org/download/ and choose it:
    npm test -- --wordpress path/to/wordpress.zip`,
  ];
}

/** @param {string} choice */
function chosen(choice) {
  if (/^\d+\.\d+$/.test(choice)) return ofVersion(choice);
  const path = resolve(choice);
  if (!existsSync(path)) throw new UserFacingError(`There is no WordPress at ${path}.\n${advice}`);
  return statSync(path).isDirectory() ? folder(path) : archive(path);
}

/**
 * A version from the npm package, or the archive beside the project if the package does not have this version.
 * @param {string} version
 */
async function ofVersion(version) {
  if (!existsSync(packageOf(version)) && existsSync(besideProject)) {
    const beside = await archive(besideProject);
    if (beside.version === version || beside.version.startsWith(`${version}.`)) return beside;
  }
  return packaged(version);
}

const advice =
  '--wordpress takes a version (6.4 to 6.5, and that of the archive beside the project), or the path of a WordPress archive (.zip) or folder.';

/** @param {string} version */
const packageOf = (version) => join(builds(), 'src', 'wordpress', `wp-${version}.zip`);

/** @param {string} version @returns {WordPressSource} */
function packaged(version) {
  const path = packageOf(version);
  if (!existsSync(path))
    throw new UserFacingError(`WordPress ${version} is not available.\n${advice}`);
  return { version, kind: 'package', path };
}

/** @param {string} path @returns {WordPressSource} */
function folder(path) {
  const file = join(path, versionFile);
  if (!existsSync(file)) throw new UserFacingError(`${path} contains no WordPress.\n${advice}`);
  return { version: versionIn(readFileSync(file, 'utf8')), kind: 'folder', path };
}

/** @param {string} path @returns {Promise<WordPressSource>} */
async function archive(path) {
  // Imported here, because on a new machine the packages are installed only after this file has been loaded.
  const { unzipSync } = await import('fflate');
  const name = `wordpress/${versionFile}`;
  const only = unzipSync(readFileSync(path), { filter: (file) => file.name === name })[name];
  if (!only) throw new UserFacingError(`${path} is not a WordPress archive.\n${advice}`);
  return { version: versionIn(new TextDecoder().decode(only)), kind: 'archive', path };
}

const versionFile = 'wp-includes/version.php';

/** @param {string} php */
const versionIn = (php) => /\$wp_version\s*=\s*'([^']+)'/.exec(php)?.[1] ?? '';

/** The list of releases of wordpress.org (https://codex.wordpress.org/WordPress.org_API). */
const releases = 'https://api.wordpress.org/core/version-check/1.7/';

/**
 * The newest WordPress. This is the default of `wordpressSource`, unless that is the version of the npm package: then
 * the newest version is downloaded from wordpress.org, once. When wordpress.org cannot be reached, it is the version of
 * the npm package.
 * @returns {Promise<WordPressSource>}
 */
export async function newestWordpress() {
  const here = await wordpressSource();
  return here.kind === 'package' && !here.isChosen ? fetchNewest() : here;
}

/**
 * Downloads the newest WordPress, unless it was downloaded before.
 * @param {string} [address] the URL of the list of releases
 * @param {string} [downloads] the folder for archives
 * @returns {Promise<WordPressSource>} the version of the npm package when wordpress.org cannot be reached
 */
export async function fetchNewest(
  address = releases,
  downloads = join(stackDir, '.data/downloads'),
) {
  try {
    const list = await fetch(address, { signal: AbortSignal.timeout(4_000) });
    const { version, download } = (await list.json()).offers[0];
    const target = join(downloads, `wordpress-${version}.zip`);
    if (!existsSync(target))
      await step(`Fetching WordPress ${version}`, () => fetchTo(download, target));
    return await archive(target);
  } catch (error) {
    const source = packaged(packagedVersion);
    say(
      `    wordpress.org cannot be reached (${messageOf(error)}): WordPress ${source.version} is used instead.`,
    );
    return source;
  }
}

/**
 * @param {string} address
 * @param {string} target
 */
async function fetchTo(address, target) {
  const response = await fetch(address, { signal: AbortSignal.timeout(120_000) });
  if (!response.ok) throw new Error(`${address} responded with status ${response.status}`);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(`${target}.part`, new Uint8Array(await response.arrayBuffer()));
  renameSync(`${target}.part`, target);
}
