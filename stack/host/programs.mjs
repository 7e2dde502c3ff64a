import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../console.mjs';
import { ensureNginx } from '../programs/nginx.mjs';
import { ensureProgram, Unavailable } from '../programs/system-packages.mjs';

/** @typedef {Record<'nginx' | 'php' | 'phpFpm' | 'mariadbd' | 'mariadbInstall', string>} HostPrograms their paths */

const folders = ['/usr/sbin', '/usr/bin'];
const modules = ['mysqli', 'gd', 'mbstring', 'dom', 'curl', 'intl'];
const phpPackages = ['fpm', 'cli', 'mysql', 'gd', 'mbstring', 'xml', 'curl', 'intl'].map(
  (name) => `php-${name}`,
);
const versions = ['8.4', '8.3', '8.2', '8.1', '8.0', '7.4'];

/**
 * The programs with which a web host runs WordPress: nginx, PHP-FPM and MariaDB. Installs them if needed.
 * @returns {Promise<HostPrograms>}
 * @throws {Unavailable} where they cannot be installed
 */
export async function ensureHost() {
  return { ...(await ensurePhp()), ...(await ensureMariadb()), nginx: await ensureNginx() };
}

/**
 * Like `ensureHost`, but prints a message instead of throwing.
 * @returns {Promise<HostPrograms | null>} null when the programs cannot be installed
 */
export async function ensureHostOrNull() {
  try {
    return await ensureHost();
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    say(`${error.message}\nUntil then, the tests run WordPress in Playground, which is slower.`);
    return null;
  }
}

async function ensurePhp() {
  /** @param {string} title @param {string} name @param {string} variable */
  const part = (title, name, variable) =>
    ensureProgram({
      ...{ title, variable, folders, packages: phpPackages },
      names: [name, ...versions.map((version) => `${name}${version}`)],
    });
  const phpFpm = await part('PHP-FPM', 'php-fpm', 'PHP_FPM_PATH');
  const php = await part('PHP', 'php', 'PHP_PATH');
  for (const name of modules) await ensureModule(name);
  return { php, phpFpm };
}

/** @param {string} name a PHP module that Debian has in a separate package */
const ensureModule = (name) =>
  ensureProgram({
    ...{ title: `PHP's ${name}`, names: [`${name}.so`], packages: phpPackages },
    ...{ variable: `PHP_${name.toUpperCase()}_MODULE`, folders: moduleFolders() },
  });

function moduleFolders() {
  const all = '/usr/lib/php';
  return existsSync(all) ? readdirSync(all).map((version) => join(all, version)) : [];
}

async function ensureMariadb() {
  /** @param {string} name @param {string} variable */
  const part = (name, variable) =>
    ensureProgram({
      ...{ title: 'MariaDB', names: [name], variable, folders },
      packages: ['mariadb-server-core', 'mariadb-client-core'],
    });
  return {
    mariadbd: await part('mariadbd', 'MARIADB_PATH'),
    mariadbInstall: await part('mariadb-install-db', 'MARIADB_INSTALL_PATH'),
  };
}
