import { join } from 'node:path';

import { pagesFolder } from '../next-internals/cache-keys.mjs';

/**
 * The folders that a running site writes to, below the folder of its build: `cache` has resized pictures and the state
 * that must survive a restart, the other one has the stored pages. The process needs write access to them
 * (deploy/auralune@.service, Dockerfile).
 */
export const cacheFolders = ['cache', join('server', pagesFolder)];
