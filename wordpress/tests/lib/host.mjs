import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { unpackFiles } from '../../../stack/parts/wordpress-files.mjs';
import { freePort } from '../../../stack/ports/free-port.mjs';
import { startNode } from '../../../stack/processes/child-processes.mjs';
import { stackDir } from '../../../stack/settings.mjs';
import { wordpressSource } from '../../../stack/wordpress-source.mjs';
import { whenReady } from './ready.mjs';
import { constantsFor, definesOf } from './wordpress.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const DATABASE = { name: 'wordpress', user: 'wordpress', password: 'password' };
const KEYS = ['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'];

/**
 * Starts a WordPress behind nginx and PHP-FPM, on MariaDB. All files are in one temporary folder, which stop() deletes.
 * @param {{ wp: string, port: number, site?: string, secret?: string, programs: object | null }} choice
 *   `wp`: a version of the npm packages, or the path of an archive or folder; `programs`: see stack/host/programs.mjs
 */
export async function startHost({ wp, port, site, secret, programs }) {
  const root = mkdtempSync(path.join(tmpdir(), 'headless-companion-'));
  const web = path.join(root, 'site');
  const ports = { wordpress: port, php: await freePort(), mariadb: await freePort() };
  const url = `http://127.0.0.1:${port}`;
  await layFiles(wp, web);
  writeConfig(web, {
    ...constantsFor({ site, secret }),
    ...database(ports),
    WP_HOME: url,
    WP_SITEURL: url,
  });
  const admin = { user: 'admin', password: 'password' };
  const host = { folder: path.join(root, 'host'), web, ports, database: DATABASE, programs, admin };
  const log = path.join(root, 'host.log');
  const child = startNode(path.join(stackDir, 'host/serve.mjs'), [JSON.stringify(host)], { log });
  const name = `WordPress ${wp} on nginx, PHP-FPM and MariaDB`;
  return { isHost: true, ...(await whenReady(child, { name, url, root, web, log })) };
}

/** Copies the files of WordPress, the plugin and test-access.php into a folder. */
async function layFiles(wp, web) {
  await unpackFiles(await wordpressSource(wp), web);
  const content = path.join(web, 'wp-content');
  mkdirSync(path.join(content, 'mu-plugins'), { recursive: true });
  cpSync(path.join(here, 'test-access.php'), path.join(content, 'mu-plugins/test-access.php'));
  const plugin = path.resolve(here, '../../headless-companion');
  cpSync(plugin, path.join(content, 'plugins/headless-companion'), { recursive: true });
}

const database = ({ mariadb }) => ({
  DB_NAME: DATABASE.name,
  DB_USER: DATABASE.user,
  DB_PASSWORD: DATABASE.password,
  DB_HOST: `127.0.0.1:${mariadb}`,
  DB_CHARSET: 'utf8mb4',
  DB_COLLATE: '',
});

function writeConfig(web, constants) {
  const secrets = KEYS.flatMap((key) => [`${key}_KEY`, `${key}_SALT`]).map((key) => [
    key,
    `${key} of the tests`,
  ]);
  writeFileSync(
    path.join(web, 'wp-config.php'),
    `<?php
${definesOf({ ...constants, ...Object.fromEntries(secrets) })}
$table_prefix = 'wp_';
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`,
  );
}
