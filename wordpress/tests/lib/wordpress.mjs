import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { unpackFiles } from '../../../stack/parts/wordpress-files.mjs';
import { startNode } from '../../../stack/processes/child-processes.mjs';
import { packageDir } from '../../../stack/settings.mjs';
import { wordpressSource } from '../../../stack/wordpress-source.mjs';
import { whenReady } from './ready.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const plugin = path.resolve(here, '../../headless-companion');

/** Starts a real WordPress (PHP in WebAssembly, SQLite) with the plugin active and access for the tests. */
export async function startWordPress({ php, wp, port, site, secret }) {
  const root = mkdtempSync(path.join(tmpdir(), 'headless-companion-'));
  const web = path.join(root, 'site');
  await unpackFiles(await wordpressSource(wp), web);
  configure(web, { site, secret });
  const log = path.join(root, 'playground.log');
  const child = startNode(
    path.join(packageDir('@wp-playground/cli'), 'wp-playground.js'),
    [
      'server',
      `--port=${port}`,
      `--php=${php}`,
      '--workers=3',
      `--mount-before-install=${web}:/wordpress`,
      ...mountsFor(php),
      '--wordpress-install-mode=install-from-existing-files-if-needed',
      `--mount=${plugin}:/wordpress/wp-content/plugins/headless-companion`,
    ],
    // test-access.php runs PHP for anybody who reaches the port.
    { log, cwd: root, preload: ['ports/loopback.mjs'] },
  );
  const name = `WordPress ${wp} on PHP ${php}`;
  const url = `http://127.0.0.1:${port}`;
  return { isHost: false, ...(await whenReady(child, { name, url, root, web, log })) };
}

/**
 * Mounts a php.ini that makes PHP five times as fast, because PHP keeps compiled code in shared memory. The PHP 7.4 of
 * the npm packages cannot do that.
 */
function mountsFor(php) {
  const ini = path.resolve(here, '../../../stack/wordpress/php.ini');
  return php === '7.4'
    ? []
    : [`--mount-before-install=${ini}:/internal/shared/extensions/stack.ini`];
}

function configure(root, { site, secret }) {
  const file = path.join(root, 'wp-config.php');
  const sample = path.join(root, 'wp-config-sample.php');
  const config = readFileSync(existsSync(file) ? file : sample, 'utf8').replace(
    /define\(\s*'WP_DEBUG'.*\n/g,
    '',
  );
  writeFileSync(
    file,
    config.replace('<?php', `<?php\n${definesOf(constantsFor({ site, secret }))}`),
  );
  const mustUse = path.join(root, 'wp-content/mu-plugins');
  mkdirSync(mustUse, { recursive: true });
  writeFileSync(
    path.join(mustUse, 'test-access.php'),
    readFileSync(path.join(here, 'test-access.php')),
  );
}

/**
 * The constants in wp-config.php: PHP notices are logged, requests to other hosts are blocked, and the plugin has the
 * URL and the secret of its site.
 */
export const constantsFor = ({ site, secret }) => ({
  WP_DEBUG: true,
  WP_DEBUG_LOG: true,
  WP_DEBUG_DISPLAY: false,
  DISABLE_WP_CRON: true,
  AUTOMATIC_UPDATER_DISABLED: true,
  WP_HTTP_BLOCK_EXTERNAL: true,
  WP_ACCESSIBLE_HOSTS: '127.0.0.1',
  ...(site && { HEADLESS_SITE_URL: site }),
  ...(secret && { HEADLESS_WEBHOOK_SECRET: secret }),
});

/** The lines of wp-config.php that define these constants. */
export const definesOf = (constants) =>
  Object.entries(constants)
    .map(([name, value]) => `define( '${name}', ${JSON.stringify(value)} );\n`)
    .join('');
