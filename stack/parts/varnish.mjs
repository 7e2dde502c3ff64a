import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureProgram } from '../programs/system-packages.mjs';
import { runUntilStopped, shipped } from './front-server.mjs';

const packages = ['varnish', 'varnish-modules'];

/** @returns {Promise<string>} the path of Varnish; it and its modules are installed if need be */
export async function ensureVarnish() {
  const varnish = await ensureProgram({
    ...{ title: 'Varnish', names: ['varnishd'], variable: 'VARNISH_PATH', packages },
    folders: ['/usr/sbin'],
  });
  await ensureProgram({
    ...{ title: "Varnish's vsthrottle", names: ['libvmod_vsthrottle.so'], packages },
    ...{ variable: 'VARNISH_VSTHROTTLE', folders: moduleFolders() },
  });
  return varnish;
}

/**
 * The Varnish of deploy/varnish.vcl on a port and in a folder of its own.
 * @param {{ folder: string, site: number, edge: number, proxy?: string }} place `proxy`: the address of a trusted
 *   proxy in front
 * @returns {Promise<{ stop: () => Promise<void> }>}
 */
export async function startVarnish({ folder, site, edge, proxy }) {
  const varnish = await ensureVarnish();
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'default.vcl');
  const changes = {
    '.port = "3000";': `.port = "${site}";`,
    '"192.0.2.1";': `"${proxy ?? '192.0.2.1'}";`,
  };
  writeFileSync(file, shipped('varnish.vcl', changes));
  const place = ['-n', join(folder, 'varnish'), '-a', `127.0.0.1:${edge}`, '-f', file];
  // In the foreground. Varnish's jail needs rights that only the system's service has, so it is off.
  return runUntilStopped(varnish, [...place, '-F', '-j', 'none', '-s', 'default,64m'], edge);
}

/** Debian has them under the name of the machine's architecture. */
function moduleFolders() {
  const libraries = readdirSync('/usr/lib').map((name) =>
    join('/usr/lib', name, 'varnish', 'vmods'),
  );
  return libraries.filter((path) => existsSync(path));
}
