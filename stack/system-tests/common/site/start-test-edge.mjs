import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startEdge } from '../../../parts/edge.mjs';
import { requireFreePorts } from '../../../ports/free-ports.mjs';

/**
 * Starts the edge of a system test, on its own ports of the stack (stack/README.md), with an empty cache.
 * @param {import('../../../settings.mjs').Settings} settings of the stack
 * @param {import('../../../processes/supervisor.mjs').Supervisor} supervisor stops the edge at its own end
 * @param {string} name of the folder for its files, below the stack's data
 * @param {number | number[]} [site] the port of each process of the site
 * @returns {Promise<{ url: string, folder: string, stop: () => Promise<void> }>}
 */
export async function startTestEdge(settings, supervisor, name, site = settings.ports.site) {
  const ports = { edge: settings.portBase + 10, compressor: settings.portBase + 11 };
  await requireFreePorts(ports);
  const folder = join(settings.dataDir, name);
  rmSync(folder, { recursive: true, force: true });
  const { stop } = await startEdge({ folder, site, ...ports });
  supervisor.onStop(stop);
  return { url: `http://127.0.0.1:${ports.edge}`, folder, stop };
}
