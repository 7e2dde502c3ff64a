/**
 * Everything that the site reads behind the question mark, by the address that reads it, in each language. Nothing else that
 * stands there changes an answer, and the edge drops it (deploy/nginx.conf, deploy/varnish.vcl).
 *
 * @type {Readonly<Record<string, readonly string[]>>} the parameters that an address knows; `*` stands for one segment
 */
export const knownQueries = {
  '/': ['p'],
  '/de': ['p'],
  '/search': ['q', 'page'],
  '/de/suche': ['q', 'page'],
  '/preview/*': ['_thumbnail_id'],
  '/de/vorschau/*': ['_thumbnail_id'],
  // The framework's own.
  '/_next/image': ['url', 'w', 'q'],
};
