import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../settings.mjs';
import { ensureProgram } from '../system-packages.mjs';
import { pause } from '../wait.mjs';

const packages = ['nginx', 'libnginx-mod-http-brotli-filter'];

/**
 * The nginx of deploy/nginx.conf on ports and in a folder of its own.
 * @param {{ folder: string, site: number, edge: number, compressor: number }} place
 * @returns {Promise<{ stop: () => Promise<void> }>}
 */
export async function startEdge(place) {
  const brotli = await ensureProgram({
    ...{ title: "nginx's brotli", names: ['ngx_http_brotli_filter_module.so'], packages },
    ...{ variable: 'NGINX_BROTLI_MODULE', folders: ['/usr/lib/nginx/modules'] },
  });
  return runNginx(place.folder, configurationFor({ ...place, brotli }), place.edge);
}

/**
 * @param {string} folder for its files
 * @param {string} configuration
 * @param {number} port where it will listen
 */
export async function runNginx(folder, configuration, port) {
  const nginx = await ensureProgram({
    ...{ title: 'nginx', names: ['nginx'], variable: 'NGINX_PATH', packages },
    folders: ['/usr/sbin'],
  });
  mkdirSync(join(folder, 'cache'), { recursive: true });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration);
  const errors = join(folder, 'error.log');
  const child = spawn(nginx, ['-p', folder, '-c', file, '-e', errors, '-g', 'daemon off;']);
  await isListening(port, () => child.exitCode !== null && readFileSync(errors, 'utf8'));
  return {
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

/** Only what belongs to a machine is another than in the file that operators take. */
function configurationFor({ folder, site, edge, compressor, brotli }) {
  const changes = {
    'include /etc/nginx/modules-enabled/*.conf;': `load_module ${brotli};`,
    'user www-data;\n': process.getuid?.() === 0 ? 'user root;\n' : '',
    'pid /run/nginx.pid;': `pid ${folder}/nginx.pid;`,
    'listen 80 default_server;': `listen 127.0.0.1:${edge} default_server;`,
    'server 127.0.0.1:3000;': `server 127.0.0.1:${site};`,
    'server 127.0.0.1:3080;': `server 127.0.0.1:${compressor};`,
    'listen 127.0.0.1:3080;': `listen 127.0.0.1:${compressor};`,
    '/var/cache/nginx/auralune': `${folder}/cache`,
    '/var/log/nginx/access.log': `${folder}/access.log`,
  };
  return Object.entries(changes).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no “${from}” any more`);
      return text.replace(from, to);
    },
    readFileSync(join(rootDir, 'deploy', 'nginx.conf'), 'utf8'),
  );
}

/**
 * @param {number} port
 * @param {() => string | false} failure what went wrong, once something has
 */
async function isListening(port, failure) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const reason = failure();
    if (reason) throw new Error(`nginx has ended:\n${reason}`);
    try {
      // Any answer will do.
      await fetch(`http://127.0.0.1:${port}/`, { method: 'OPTIONS' });
      return;
    } catch {
      await pause(50);
    }
  }
  throw new Error(`nginx does not listen on port ${port}`);
}
