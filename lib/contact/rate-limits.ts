import { RateLimit } from '../http/rate-limit';
import type { ContactLimits } from './receive';

const perClient = { burst: 10, perSecond: 1 / 6 };

/**
 * New rate limits of one process. For one client: ten messages at once, then one every six seconds. For all clients
 * together: sixty a minute that the honeypot did not catch, and two hundred an hour that it caught. The database has
 * the same limits for all processes together.
 */
export function newContactLimits(): ContactLimits {
  return {
    received: new RateLimit(perClient, { burst: 60, perSecond: 1 }),
    suspect: new RateLimit(perClient, { burst: 200, perSecond: 200 / 3600 }),
  };
}
