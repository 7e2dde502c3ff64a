import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startEdge } from '../../../parts/edge.mjs';
import { requireFreePorts } from '../../../ports/free-ports.mjs';

/**
 * Starts the edge of a system test, on its own ports of the stack (stack/README.md), with an empty cache.
 * @param {import('../../resilience/run.mjs').Context} context
 * @param {string} name of the folder for its files, below the stack's data
 * @param {number | number[]} [site] the port of each process of the site
 * @returns {Promise<{ url: string, folder: string }>}
 */
export async function startTestEdge(context, name, site = context.backend.ports.site) {
  const { backend, supervisor, onClose } = context;
  const ports = { edge: backend.portBase + 10, compressor: backend.portBase + 11 };
  await requireFreePorts(ports);
  const folder = join(backend.dataDir, name);
  rmSync(folder, { recursive: true, force: true });
  const { stop } = await startEdge({ folder, site, ...ports });
  supervisor.onStop(stop);
  onClose(stop);
  return { url: `http://127.0.0.1:${ports.edge}`, folder };
}
