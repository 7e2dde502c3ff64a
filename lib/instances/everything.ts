import { randomUUID } from 'node:crypto';

import type { Delivery } from '../webhook';

/** What is told where it is not known what has changed: every page that shows something of WordPress is looked at again. */
export function everythingChanged(): Delivery {
  const change = { type: 'settings', id: 0, action: 'updated' as const };

  return {
    version: 1,
    id: randomUUID(),
    changes: [{ ...change, terms: [], previousTerms: [] }],
  };
}
