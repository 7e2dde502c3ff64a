import { limitPromises } from '../testing/edge-limits.mjs';
import { startVarnish } from './varnish.mjs';

limitPromises(startVarnish);
