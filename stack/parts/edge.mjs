import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureNginx, nginxArguments, nginxPackages } from '../programs/nginx.mjs';
import { ensureProgram } from '../programs/system-packages.mjs';
import { startForegroundServer } from '../processes/foreground-server.mjs';
import { rootDir } from '../settings.mjs';

/** @typedef {import('./certificate.mjs').Certificate} Certificate */

/** @returns {Promise<string>} the path of nginx's brotli module; installs the module and nginx if necessary */
export async function ensureEdge() {
  await ensureNginx();
  return ensureProgram({
    ...{ title: "nginx's brotli", names: ['ngx_http_brotli_filter_module.so'] },
    packages: nginxPackages,
    ...{ variable: 'NGINX_BROTLI_MODULE', folders: ['/usr/lib/nginx/modules'] },
  });
}

/**
 * @typedef {{ folder: string, site: number | number[], edge: number, compressor: number, redirect?: number, certificate?: Certificate, proxy?: string }} Place
 */

/**
 * Starts nginx with deploy/nginx.conf, on separate ports and in a separate folder.
 * @param {Place} place
 *   `folder`: for its files; `site`: the port of each process; `edge`, `compressor`: the ports of the outer and the
 *   inner server; `redirect`: switches on the server that redirects to TLS, on this port; `certificate`: switches TLS
 *   and HTTP/2 on; `proxy`: the IP address of a trusted proxy in front
 * @returns {Promise<{ stop: () => Promise<void> }>}
 */
export async function startEdge(place) {
  const brotli = await ensureEdge();
  return runNginx(place.folder, configurationFor({ ...place, brotli }), place.edge);
}

/**
 * Starts nginx with a configuration, and waits until it listens.
 * @param {string} folder for its files
 * @param {string} configuration
 * @param {number} port where it will listen
 */
export async function runNginx(folder, configuration, port) {
  const nginx = await ensureNginx();
  for (const name of ['cache', 'cache-media']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'nginx.conf'), configuration);
  return startForegroundServer(nginx, nginxArguments(folder), port);
}

/** @param {Place & { brotli: string }} place */
function configurationFor(place) {
  const { folder, site, edge, compressor, redirect, certificate, proxy, brotli } = place;
  const tls =
    certificate && `ssl_certificate ${certificate.file}; ssl_certificate_key ${certificate.key};`;
  return nginxConf({
    'include /etc/nginx/modules-enabled/*.conf;': `load_module ${brotli};`,
    'user www-data;\n': process.getuid?.() === 0 ? 'user root;\n' : '',
    'pid /run/nginx.pid;': `pid ${folder}/nginx.pid;`,
    '/var/log/nginx/error.log': `${folder}/error.log`,
    // The edge of a test is reached over IPv4 only.
    '    listen [::]:80 default_server;\n': '',
    'listen 80 default_server;': tls
      ? `listen 127.0.0.1:${edge} ssl http2 default_server; ${tls}`
      : `listen 127.0.0.1:${edge} default_server;`,
    ...(redirect && {
      '# server {\n  #   listen 80;\n  #   listen [::]:80;': `server {\n    listen 127.0.0.1:${redirect};`,
      '#   return 308': '  return 308',
      '\n  # }': '\n  }',
    }),
    'server 127.0.0.1:3000 max_fails=0;': [site]
      .flat()
      .map((port) => `server 127.0.0.1:${port} max_fails=0;`)
      .join(' '),
    '# set_real_ip_from 203.0.113.0/24;': proxy ? `set_real_ip_from ${proxy};` : '',
    'server 127.0.0.1:3080;': `server 127.0.0.1:${compressor};`,
    'listen 127.0.0.1:3080;': `listen 127.0.0.1:${compressor};`,
    '/var/cache/nginx/auralune keys_zone': `${folder}/cache keys_zone`,
    '/var/cache/nginx/auralune-media': `${folder}/cache-media`,
    '/var/log/nginx/access.log': `${folder}/access.log`,
  });
}

/**
 * deploy/nginx.conf with the paths and ports of this machine.
 * @param {Record<string, string>} changes text of the file, and its replacement
 * @returns {string}
 * @throws {Error} when the file does not contain one of these texts
 */
function nginxConf(changes) {
  return Object.entries(changes).reduce(
    (text, [from, to]) => {
      if (!text.includes(from))
        throw new Error(
          `deploy/nginx.conf no longer contains “${from}”. Change stack/parts/edge.mjs accordingly.`,
        );
      return text.replace(from, to);
    },
    readFileSync(join(rootDir, 'deploy', 'nginx.conf'), 'utf8'),
  );
}
