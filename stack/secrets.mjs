import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Trouble } from './console.mjs';
import { rootDir } from './settings.mjs';

/** @typedef {import('./settings.mjs').Settings} Settings */

/**
 * @param {Settings} settings of a site that was built, and perhaps run
 * @throws {Trouble} naming every place where a secret stands
 */
export function checkSecrets(settings) {
  if (!existsSync(join(rootDir, settings.distDir, 'BUILD_ID')))
    throw new Trouble(
      `There is no build to search in ${settings.distDir}: npm test -- --only build,secrets`,
    );
  const places = findSecrets(settings);
  if (places.length) throw new Trouble(`These must not be read there:\n${places.join('\n')}`);
}

/**
 * Where a secret stands that nobody must read: in what a build has made, in what a browser gets, and in the logs.
 * @param {Settings} settings of a site that was built, and perhaps run
 * @returns {string[]} a line for each place, without the secret itself
 */
export function findSecrets(settings) {
  const { distDir, logDir } = settings;
  const { supabaseAnonKey, ...secrets } = settings.secrets;
  const built = filesIn(join(rootDir, distDir));
  const files = [...built, ...filesIn(join(rootDir, 'public')), ...filesIn(logDir).filter(isOurs)];
  const given = files.filter((file) => isGiven(file, distDir));
  return [
    ...files.flatMap((file) => placesOf(file, secrets)),
    // The visitors' key is none, but only the site's server has any use for it.
    ...given.flatMap((file) => placesOf(file, { supabaseAnonKey })),
    ...given.flatMap((file) => placesOf(file, names)),
    ...given
      .filter((file) => file.endsWith('.map'))
      .map((file) => `${short(file)} is a source map`),
  ];
}

/** The local Supabase greets with its keys, as its makers will have it. @param {string} log */
const isOurs = (log) => !log.endsWith('/supabase.log');

/** By which a setting that is no visitor's business would be found, were it compiled in. */
const names = Object.fromEntries(
  [
    'WEBHOOK_SECRET',
    'CONTACT_SECRET',
    'SUPABASE_ANON_KEY',
    'SUPABASE_SECRET_KEY',
    'service_role',
  ].map((name) => [`the name ${name}`, name]),
);

/** Is it what a browser can ask for: a script, a sheet, a page with its data, a picture? */
function isGiven(file, distDir) {
  const path = short(file);
  if (path.startsWith('public/') || path.startsWith(`${distDir}/static/`)) return true;
  return path.startsWith(`${distDir}/server/`) && /\.(html|rsc|body|meta|txt)$/.test(path);
}

/**
 * @param {string} file
 * @param {Record<string, string>} words by what they are
 */
function placesOf(file, words) {
  const bytes = readFileSync(file);
  const found = Object.entries(words).filter(([, word]) => bytes.includes(word));
  return found.map(([name]) => `${short(file)} holds ${name}`);
}

/** @param {string} file */
const short = (file) => relative(rootDir, file);

/** @param {string} folder */
function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map(({ parentPath, path, name }) => join(parentPath ?? path, name));
}
