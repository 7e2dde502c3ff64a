import { randomUUID } from 'node:crypto';

import type { Delivery } from '../webhook-schema';

/** A delivery that expires every page with content of WordPress, for when it is not known what has changed. */
export function fullRefresh(): Delivery {
  const change = { type: 'settings', id: 0, action: 'updated' as const };

  return {
    version: 1,
    id: randomUUID(),
    changes: [{ ...change, terms: [], previousTerms: [] }],
  };
}
