import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startNode } from '../processes/child-processes.mjs';
import { packageDir, stackDir } from '../settings.mjs';
import { waitForOk } from '../processes/wait.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */

/** The plugin sends requests to its own WordPress. A single worker would wait for itself. */
const workers = 3;

/** Starts the process of WordPress, and does not wait until it responds. @param {Settings} settings */
export function startWordpress(settings) {
  mkdirSync(settings.logDir, { recursive: true });
  return settings.host ? startOnHost(settings) : startPlayground(settings);
}

/** @param {Settings} settings */
function startOnHost(settings) {
  const { host, wordpressDir, logins } = settings;
  const whole = { ...host, web: wordpressDir, admin: logins.admin };
  return startNode(join(stackDir, 'host', 'serve.mjs'), [JSON.stringify(whole)], {
    log: wordpressLog(settings),
  });
}

/** @param {Settings} settings */
function startPlayground(settings) {
  const temporary = join(settings.dataDir, 'tmp');
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true });
  return startNode(
    join(packageDir('@wp-playground/cli'), 'wp-playground.js'),
    serverArguments(settings),
    {
      log: wordpressLog(settings),
      cwd: settings.dataDir,
      env: { TMPDIR: temporary },
      preload: ['ports/loopback.mjs'],
    },
  );
}

/** The path of WordPress's log. @param {Settings} settings */
export const wordpressLog = (settings) => join(settings.logDir, 'wordpress.log');

/**
 * Waits until WordPress responds.
 * @param {Settings} settings
 * @param {import('node:child_process').ChildProcess} child
 */
export async function wordpressReady(settings, child) {
  await waitForOk(`${settings.wordpressUrl}/?rest_route=/wp/v2/types/post`, {
    ...{ child, name: 'WordPress' },
    seconds: 120,
    log: wordpressLog(settings),
  });
}

/**
 * Sends as many requests as there are workers. So each worker compiles WordPress now, and not at the request of an
 * editor.
 * @param {Settings} settings
 */
export function warmUp({ wordpressUrl }) {
  const requests = Array.from({ length: workers }, () =>
    fetch(`${wordpressUrl}/wp-json/wp/v2/posts?_embed`),
  );
  return Promise.allSettled(requests);
}

/** @param {Settings} settings */
function serverArguments(settings) {
  return [
    'server',
    `--port=${settings.ports.wordpress}`,
    `--site-url=${settings.wordpressUrl}`,
    '--php=8.3',
    `--workers=${workers}`,
    '--wordpress-install-mode=install-from-existing-files-if-needed',
    ...mounts(settings).map(([host, inside]) => `--mount-before-install=${host}:${inside}`),
  ];
}

/** @type {(one: string, other: string) => [string, string]} */
const pair = (one, other) => [one, other];

/**
 * The folders and files of this machine that Playground mounts.
 * @param {Settings} settings
 * @returns {[string, string][]} the path on this machine, the path inside of Playground
 */
function mounts({ name, wordpressDir, logDir, plugin, pluginDir }) {
  const ours = join(stackDir, 'wordpress');
  const content = '/wordpress/wp-content';
  const ini = '/internal/shared/extensions';
  return [
    [wordpressDir, '/wordpress'],
    [logDir, '/stack/logs'],
    [join(stackDir, 'seed'), '/stack/seed'],
    [join(ours, 'mu-plugins'), `${content}/mu-plugins`],
    [join(ours, 'php.ini'), `${ini}/stack.ini`],
    ...(name === 'dev' ? [pair(join(ours, 'php-dev.ini'), `${ini}/stack-dev.ini`)] : []),
    ...(pluginDir ? [pair(pluginDir, `${content}/plugins/${plugin}`)] : []),
  ];
}
