import { ensureProgram } from './system-packages.mjs';

/** nginx, and the module for brotli, with which the edge compresses. */
export const nginxPackages = ['nginx', 'libnginx-mod-http-brotli-filter'];

/** @returns {Promise<string>} the path of nginx, installed if necessary */
export const ensureNginx = () =>
  ensureProgram({
    ...{ title: 'nginx', names: ['nginx'], variable: 'NGINX_PATH', packages: nginxPackages },
    folders: ['/usr/sbin'],
  });

/**
 * @param {string} folder for its files, where its nginx.conf is
 * @returns {string[]} the arguments of an nginx that stays in the foreground
 */
export const nginxArguments = (folder) => [
  ...['-p', folder, '-c', `${folder}/nginx.conf`, '-e', `${folder}/error.log`],
  ...['-g', 'daemon off;'],
];
