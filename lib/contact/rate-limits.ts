import { RateLimit } from '../http/rate-limit';
import type { ContactLimits } from './receive';

const perClient = { burst: 10, perSecond: 1 / 6 };

/**
 * New rate limits of one process. For one client: ten messages at once, then one every six seconds. For all clients
 * together: sixty normal messages a minute, and two hundred suspect ones an hour. A suspect message has a value in the
 * honeypot field, or was sent too fast. The database has similar limits for all processes together.
 */
export function newContactLimits(): ContactLimits {
  return {
    received: new RateLimit(perClient, { burst: 60, perSecond: 1 }),
    suspect: new RateLimit(perClient, { burst: 200, perSecond: 200 / 3600 }),
  };
}
