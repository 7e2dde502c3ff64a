import { join } from 'node:path';

/**
 * All that a running site writes, below the folder of its build: what has expired and the pictures in their sizes, and the
 * pages. Who runs it must let it (deploy/auralune@.service, Dockerfile).
 */
export const cacheFolders = ['cache', join('server', 'route-cache')];
