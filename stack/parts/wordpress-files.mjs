import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { step, UserFacingError } from '../console.mjs';
import { packageDir, stackDir } from '../settings.mjs';
import { wordpressSource } from '../wordpress-source.mjs';
import { wpConfig } from './wp-config.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */
/** @typedef {import('../wordpress-source.mjs').WordPressSource} WordPressSource */

/**
 * Puts WordPress on disk as on a server. Its files are unpacked once, and its configuration is written at every start.
 * A newer version replaces the files of an older one, and the content stays.
 * @param {Settings} settings
 * @throws {UserFacingError} when the stored data are of a newer version than the one that was chosen
 */
export async function prepareWordpress(settings) {
  const { wordpressDir } = settings;
  const source = settings.wordpress ?? (await wordpressSource());
  const before = unpackedVersion(wordpressDir);
  if (!before || isNewer(source.version, before)) await unpack(source, wordpressDir);
  else if (source.isChosen && source.version !== before) refuse(before, source.version);
  writeFileSync(join(wordpressDir, 'wp-config.php'), wpConfig(settings));
  if (settings.host) linkOurs(settings);
}

/**
 * @param {string} before
 * @param {string} wanted
 */
function refuse(before, wanted) {
  throw new UserFacingError(
    `The stored data are of WordPress ${before} and cannot be used with ${wanted}.\n` +
      `Choose ${before} with --wordpress, or delete the data with --reset.`,
  );
}

const marker = '.unpacked-';

/** @param {string} wordpressDir */
function unpackedVersion(wordpressDir) {
  if (!existsSync(wordpressDir)) return '';
  const found = readdirSync(wordpressDir).find((name) => name.startsWith(marker));
  return found?.slice(marker.length) ?? '';
}

/** @param {string} one @param {string} other */
const isNewer = (one, other) => one.localeCompare(other, 'en', { numeric: true }) > 0;

/**
 * Links our must-use plugins and the plugin into the WordPress of a host. (Playground mounts these folders.)
 * @param {Settings} settings
 */
function linkOurs({ wordpressDir, plugin, pluginDir }) {
  const content = join(wordpressDir, 'wp-content');
  link(join(stackDir, 'wordpress', 'mu-plugins'), join(content, 'mu-plugins'));
  if (pluginDir) link(pluginDir, join(content, 'plugins', plugin));
}

/**
 * @param {string} target
 * @param {string} path
 */
function link(target, path) {
  rmSync(path, { recursive: true, force: true });
  symlinkSync(target, path);
}

/**
 * @param {WordPressSource} source
 * @param {string} target
 */
function unpack(source, target) {
  const { kind, version } = source;
  return step(`Unpacking WordPress ${version}`, async () => {
    removeCore(target);
    // Most scripts, styles and pictures of the admin are not in the package's archive, but in another of its folders.
    const builds = packageDir('@wp-playground/wordpress-builds');
    if (kind === 'package')
      cpSync(join(builds, 'public', `wp-${version}`), target, { recursive: true });
    await unpackFiles(source, target);
    writeFileSync(join(target, `${marker}${version}`), '');
  });
}

/**
 * Copies the files of a WordPress into a folder.
 * @param {WordPressSource} source
 * @param {string} target
 */
export async function unpackFiles({ kind, path }, target) {
  if (kind === 'folder') return cpSync(path, target, { recursive: true });
  const { unzipSync } = await import('fflate');
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(path)))) {
    // In an archive of wordpress.org all files are in one folder.
    const file = join(target, kind === 'archive' ? name.replace(/^wordpress\//, '') : name);
    mkdirSync(name.endsWith('/') ? file : dirname(file), { recursive: true });
    if (!name.endsWith('/')) writeFileSync(file, bytes);
  }
}

/**
 * Removes the files of WordPress, except for wp-content, which has the uploads and Playground's database.
 * @param {string} folder
 */
function removeCore(folder) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (name !== 'wp-content') rmSync(join(folder, name), { recursive: true, force: true });
}
