import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach } from 'node:test';
import { freePort } from '../ports/free-port.mjs';
import { askPlainly, SiteBehindEdge } from './site-behind-edge.mjs';

/**
 * @typedef {object} Place
 * @property {string} folder
 * @property {number} site
 * @property {number} edge
 * @property {number} compressor
 * @property {string} [proxy] the address of a trusted proxy in front of the edge, which names the visitor
 */
/** @typedef {{ stop: () => Promise<unknown> }} Running */

/**
 * An edge in front of a stub site, for as long as the tests of a file run.
 * @param {(place: Place) => Promise<Running>} start
 * @param {{ proxy?: string }} [options]
 */
export function runningEdge(start, options = {}) {
  const running = {
    folder: mkdtempSync(join(tmpdir(), 'auralune-edge-')),
    site: new SiteBehindEdge(),
    port: 0,
    /** @type {(path: string, headers?: Record<string, string>, method?: string, from?: string) => ReturnType<typeof askPlainly>} */
    get: (...words) => askPlainly(running.port, ...words),
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
    const compressor = await freePort();
    edge = await start({ folder, site: site.port, edge: running.port, compressor, ...options });
  });
  after(async () => {
    await running.stop();
    await running.site.stop();
    rmSync(running.folder, { recursive: true, force: true });
  });
  beforeEach(() => Object.assign(running.site, { requests: [], edition: 1, allLike: '' }));
  return running;
}
