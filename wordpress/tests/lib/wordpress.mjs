import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { unpackFiles } from '../../../stack/parts/wordpress-files.mjs';
import { wordpressSource } from '../../../stack/wordpress-source.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const plugin = path.resolve(here, '../../headless-companion');
const stack = createRequire(path.resolve(here, '../../../stack/package.json'));

/** Starts a real WordPress (PHP in WebAssembly, SQLite) with the plugin active and access for the tests. */
export async function startWordPress({ php, wp, port, site, secret }) {
  const root = mkdtempSync(path.join(tmpdir(), 'headless-companion-'));
  await unpackFiles(await wordpressSource(wp), root);
  configure(root, { site, secret });
  const blueprint = path.join(root, 'blueprint.json');
  writeFileSync(blueprint, JSON.stringify(blueprintFor(php)));
  const cli = path.join(path.dirname(stack.resolve('@wp-playground/cli')), 'cli.js');
  const child = spawn(
    process.execPath,
    [
      cli,
      'server',
      `--port=${port}`,
      `--php=${php}`,
      '--workers=3',
      `--mount-before-install=${root}:/wordpress`,
      ...mountsFor(php),
      '--wordpress-install-mode=install-from-existing-files-if-needed',
      `--mount=${plugin}:/wordpress/wp-content/plugins/headless-companion`,
      `--blueprint=${blueprint}`,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGKILL')) await gone;
    rmSync(root, { recursive: true, force: true });
  };
  for (let waited = 0; !output.includes('Ready!'); waited += 200) {
    if (child.exitCode !== null || waited > 120_000) {
      await stop();
      throw new Error(`WordPress ${wp} on PHP ${php} did not start:\n${output}`);
    }
    await sleep(200);
  }
  // Playground responds to its first request with a redirect to the same URL.
  await fetch(url, { redirect: 'manual' });
  const log = path.join(root, 'wp-content/debug.log');
  return {
    url,
    stop,
    isHost: false,
    log: () => (existsSync(log) ? readFileSync(log, 'utf8') : ''),
  };
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

const blueprintFor = (php) => ({
  preferredVersions: { php, wp: 'latest' },
  steps: [{ step: 'activatePlugin', pluginPath: 'headless-companion/headless-companion.php' }],
});
