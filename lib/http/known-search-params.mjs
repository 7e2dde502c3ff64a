import { imageOptimizer } from '../next-internals/addresses.mjs';

/**
 * Every query parameter that the site reads, by path, in each language. Other parameters do not change a response, and
 * the edge drops them (deploy/nginx.conf).
 *
 * @type {Readonly<Record<string, readonly string[]>>} the parameters that a path knows; `*` stands for one segment
 */
export const knownSearchParams = {
  '/': ['p'],
  '/de': ['p'],
  '/search': ['q', 'page'],
  '/de/suche': ['q', 'page'],
  '/preview/*': ['_thumbnail_id'],
  '/de/vorschau/*': ['_thumbnail_id'],
  [imageOptimizer]: ['url', 's', 'w', 'q'],
};
