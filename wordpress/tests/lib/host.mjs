import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { unpackFiles } from '../../../stack/parts/wordpress-files.mjs';
import { freePort } from '../../../stack/ports/free-port.mjs';
import { wordpressSource } from '../../../stack/wordpress-source.mjs';
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
  const child = spawn(
    process.execPath,
    [path.resolve(here, '../../../stack/host/serve.mjs'), JSON.stringify(host)],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const stop = async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await gone;
    rmSync(root, { recursive: true, force: true });
  };
  const isReady = async () => {
    const answer = await fetch(`${url}/index.php?rest_route=/`, { redirect: 'manual' }).catch(
      () => null,
    );
    return answer?.status === 200;
  };
  for (let waited = 0; !(await isReady()); waited += 200) {
    if (child.exitCode !== null || waited > 60_000) {
      await stop();
      throw new Error(`WordPress ${wp} did not start on nginx, PHP-FPM and MariaDB:\n${output}`);
    }
    await sleep(200);
  }
  await activate(url);
  const log = path.join(web, 'wp-content/debug.log');
  return { url, stop, isHost: true, log: () => (existsSync(log) ? readFileSync(log, 'utf8') : '') };
}

/** Activates the plugin by PHP code that test-access.php runs, because WordPress does not load an inactive plugin. */
async function activate(url) {
  const code = `require_once ABSPATH . 'wp-admin/includes/plugin.php';
    return activate_plugin( 'headless-companion/headless-companion.php' );`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'X-Test-User': '1' },
    body: new URLSearchParams({ test_php: code }),
    redirect: 'manual',
  });
  const text = await answer.text();
  if (!text.includes('"result":null')) throw new Error(`The plugin cannot be activated: ${text}`);
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
