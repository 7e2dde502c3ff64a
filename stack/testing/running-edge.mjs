import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach } from 'node:test';
import { startEdge } from '../parts/edge.mjs';
import { freePort } from '../ports/free-port.mjs';
import { sendRequest } from '../system-tests/http-client.mjs';
import { SiteBehindEdge } from './site-behind-edge.mjs';

/** @typedef {import('../system-tests/http-client.mjs').RawResponse} RawResponse */
/** @typedef {import('../system-tests/http-client.mjs').Options} Options */

/**
 * Starts the edge in front of a stub site before the tests of a file, and stops both after them.
 * @param {{ proxy?: string }} [options] `proxy`: the IP address of a trusted proxy in front of the edge, which names
 *   the visitor
 */
export function runningEdge(options = {}) {
  const running = {
    folder: mkdtempSync(join(tmpdir(), 'auralune-edge-')),
    site: new SiteBehindEdge(),
    port: 0,
    /** The port of the server that redirects to TLS. */
    redirect: 0,
    /** @type {(path: string, headers?: Record<string, string>, options?: Options) => Promise<RawResponse>} */
    get: (path, headers, options) =>
      sendRequest(`http://127.0.0.1:${running.port}${path}`, { headers, ...options }),
    stop: async () => {
      await edge?.stop();
      edge = undefined;
    },
  };
  let edge;

  before(async () => {
    const { folder, site } = running;
    await site.start(await freePort());
    running.port = await freePort();
    running.redirect = await freePort();
    const ports = { edge: running.port, redirect: running.redirect, compressor: await freePort() };
    edge = await startEdge({ folder, site: site.port, ...ports, ...options });
  });
  after(async () => {
    await running.stop();
    await running.site.stop();
    rmSync(running.folder, { recursive: true, force: true });
  });
  beforeEach(() => Object.assign(running.site, { requests: [], edition: 1, allLike: '' }));
  return running;
}
