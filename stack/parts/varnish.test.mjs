import { edgePromises } from '../testing/edge-promises.mjs';
import { startVarnish } from './varnish.mjs';

edgePromises({
  start: startVarnish,
  encodings: { 'gzip, deflate': 'gzip', 'gzip, deflate, br, zstd': 'gzip' },
});
