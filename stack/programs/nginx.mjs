import { ensureProgram } from './system-packages.mjs';

/** nginx, and its module for brotli, which the edge needs. */
export const nginxPackages = ['nginx', 'libnginx-mod-http-brotli-filter'];

/** @returns {Promise<string>} the path of nginx, installed if necessary */
export const ensureNginx = () =>
  ensureProgram({
    ...{ title: 'nginx', names: ['nginx'], variable: 'NGINX_PATH', packages: nginxPackages },
    folders: ['/usr/sbin'],
  });

/**
 * The arguments of an nginx that stays in the foreground.
 * @param {string} folder for its files, with its nginx.conf
 * @returns {string[]}
 */
export const nginxArguments = (folder) => [
  ...['-p', folder, '-c', `${folder}/nginx.conf`, '-e', `${folder}/error.log`],
  ...['-g', 'daemon off;'],
];
