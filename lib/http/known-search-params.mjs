import { imageOptimizer } from '../next-internals/addresses.mjs';

/**
 * Every query parameter that the site reads, by address, in each language. No other parameter changes a response, and the
 * edge drops it (deploy/nginx.conf).
 *
 * @type {Readonly<Record<string, readonly string[]>>} the parameters that an address knows; `*` stands for one segment
 */
export const knownSearchParams = {
  '/': ['p'],
  '/de': ['p'],
  '/search': ['q', 'page'],
  '/de/suche': ['q', 'page'],
  '/preview/*': ['_thumbnail_id'],
  '/de/vorschau/*': ['_thumbnail_id'],
  [imageOptimizer]: ['url', 'w', 'q'],
};
