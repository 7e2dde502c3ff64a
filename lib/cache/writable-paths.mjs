import { join } from 'node:path';

import { pagesFolder } from '../next-internals/cache-keys.mjs';

/**
 * The folders to which a running site writes, relative to the folder of its build. `cache` contains resized pictures
 * and the state that must survive a restart. The other folder contains the stored pages. The process needs write access
 * to both (deploy/auralune@.service, Dockerfile).
 */
export const writablePaths = ['cache', join('server', pagesFolder)];
