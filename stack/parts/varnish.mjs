import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureProgram } from '../system-packages.mjs';
import { runUntilStopped, shipped } from './front-server.mjs';

/**
 * The Varnish of deploy/varnish.vcl on a port and in a folder of its own.
 * @param {{ folder: string, site: number, edge: number }} place
 * @returns {Promise<{ stop: () => Promise<void> }>}
 */
export async function startVarnish({ folder, site, edge }) {
  const varnish = await ensureProgram({
    ...{ title: 'Varnish', names: ['varnishd'], variable: 'VARNISH_PATH', packages: ['varnish'] },
    folders: ['/usr/sbin'],
  });
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'default.vcl');
  writeFileSync(file, shipped('varnish.vcl', { '.port = "3000";': `.port = "${site}";` }));
  const place = ['-n', join(folder, 'varnish'), '-a', `127.0.0.1:${edge}`, '-f', file];
  // In the foreground, without the jail that only the system's own service has the rights for.
  return runUntilStopped(varnish, [...place, '-F', '-j', 'none', '-s', 'default,64m'], edge);
}
