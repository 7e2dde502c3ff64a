import 'server-only';

import { expiredTagsWriter } from './expired-tags-writer.mjs';

/**
 * Writes to disk that these tags expire. The framework expires them only after the response is sent: without the file, a
 * process that is killed in between would have accepted a webhook and lost it.
 */
export async function storeExpiredTags(tags: string[]): Promise<void> {
  await expiredTagsWriter.write?.(tags);
}
