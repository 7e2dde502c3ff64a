import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { stopTree } from '../../../stack/processes/child-processes.mjs';
import { waitForOk } from '../../../stack/processes/wait.mjs';

/**
 * Waits until a WordPress responds, and activates the plugin. Stops the WordPress again if that fails.
 * @param {import('node:child_process').ChildProcess} child its process
 * @param {{ name: string, url: string, root: string, web: string, log: string }} place `root`: a temporary folder, which
 *   stop() deletes; `web`: the folder of WordPress in it; `log`: the log of the process
 */
export async function whenReady(child, { name, url, root, web, log }) {
  const stop = async () => {
    await stopTree(child);
    rmSync(root, { recursive: true, force: true });
  };
  try {
    await waitForOk(`${url}/index.php?rest_route=/`, { child, name, seconds: 120, log });
    await activate(url);
  } catch (error) {
    await stop();
    throw error;
  }
  const phpLog = path.join(web, 'wp-content/debug.log');
  return { url, stop, log: () => (existsSync(phpLog) ? readFileSync(phpLog, 'utf8') : '') };
}

/** Activates the plugin by PHP code that test-access.php runs, because WordPress does not load an inactive plugin. */
async function activate(url) {
  const code = `require_once ABSPATH . 'wp-admin/includes/plugin.php';
    return activate_plugin( 'headless-companion/headless-companion.php' );`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'X-Test-User': '1' },
    body: new URLSearchParams({ test_php: code }),
    redirect: 'manual',
  });
  const text = await response.text();
  if (!text.includes('"result":null')) throw new Error(`The plugin cannot be activated: ${text}`);
}
