import 'server-only';

// The page cache is bundled apart from the handlers: it says on the process how to keep what expires.
const process = globalThis as typeof globalThis & {
  keepExpiredTags?: (tags: string[]) => Promise<void>;
};

/**
 * Writes to disk that these tags expire. The framework expires them after the answer has been sent: a process that is killed
 * in between has accepted a webhook and would otherwise forget it.
 */
export async function keepExpiries(tags: string[]): Promise<void> {
  await process.keepExpiredTags?.(tags);
}
