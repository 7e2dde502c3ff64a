import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { UserFacingError } from '../console.mjs';
import { filesBelow } from '../files-below.mjs';
import { rootDir } from '../settings.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */

/**
 * Searches the build, the files for browsers and the logs for secrets.
 * @param {Settings} settings of a site that was built, and perhaps run
 * @throws {UserFacingError} that names every file that contains a secret
 */
export function checkSecrets(settings) {
  if (!existsSync(join(rootDir, settings.distDir, 'BUILD_ID')))
    throw new UserFacingError(
      `There is no build to search in ${settings.distDir}: npm test -- --only secrets`,
    );
  const places = findSecrets(settings);
  if (places.length)
    throw new UserFacingError(`No secret or source map may be here:\n${places.join('\n')}`);
}

/**
 * Finds secrets in places where they must not be: build output, files for browsers, logs.
 * @param {Pick<Settings, 'distDir' | 'logDir'> & { secrets: Record<string, string> }} settings of the same site
 * @returns {string[]} a line for each place, without the secret itself
 */
export function findSecrets(settings) {
  const { distDir, logDir } = settings;
  const { supabaseAnonKey, ...secrets } = settings.secrets;
  const files = [
    ...filesBelow(join(rootDir, distDir)),
    ...filesBelow(join(rootDir, 'public')),
    ...filesBelow(logDir).filter(isOurs),
  ];
  const served = files.filter((file) => isServed(file, distDir));
  return [
    ...files.flatMap((file) => placesOf(file, secrets)),
    // The visitors' key is not secret, but only the site's server needs it, so it must not be in these files either.
    ...served.flatMap((file) => placesOf(file, { supabaseAnonKey })),
    ...served.flatMap((file) => placesOf(file, names)),
    ...served
      .filter((file) => file.endsWith('.map'))
      .map((file) => `${short(file)} is a source map`),
  ];
}

/** The log of the local Supabase is left out, because Supabase prints its keys when it starts. @param {string} log */
const isOurs = (log) => !log.endsWith('/supabase.log');

/** Names that no file for browsers may contain: such a file may contain the value of the setting too. */
const names = Object.fromEntries(
  [
    'WEBHOOK_SECRET',
    'CONTACT_SECRET',
    'SUPABASE_ANON_KEY',
    'SUPABASE_SECRET_KEY',
    'service_role',
  ].map((name) => [`the name ${name}`, name]),
);

/** Whether a browser can request this file: a script, a style sheet, a page with its data, a picture. */
function isServed(file, distDir) {
  const path = short(file);
  if (path.startsWith('public/') || path.startsWith(`${distDir}/static/`)) return true;
  return path.startsWith(`${distDir}/server/`) && /\.(html|rsc|body|meta|txt)$/.test(path);
}

/**
 * @param {string} file
 * @param {Record<string, string>} words the secrets, by their names
 */
function placesOf(file, words) {
  const bytes = readFileSync(file);
  const found = Object.entries(words).filter(([, word]) => bytes.includes(word));
  return found.map(([name]) => `${short(file)} holds ${name}`);
}

/** @param {string} file */
const short = (file) => relative(rootDir, file);
