import { join } from 'node:path';

import { pagesFolder } from '../next-internals/cache-keys.mjs';

/**
 * The folders that a running site writes to, below the folder of its build: resized pictures and what it remembers, and
 * the pages. The process needs write access to them (deploy/auralune@.service, Dockerfile).
 */
export const cacheFolders = ['cache', join('server', pagesFolder)];
