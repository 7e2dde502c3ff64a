import { z } from 'zod';

/**
 * The REST field that says whether an item has a password. WordPress returns such an item with empty texts:
 * https://developer.wordpress.org/rest-api/reference/posts/#schema-content
 */
export const protection = 'content.protected';

const rawProtected = z.object({ content: z.object({ protected: z.literal(true) }) });

/** Whether everyone may see an item. An item with a password is in no list, feed or sitemap, and has no page. */
export const isPublic = (item: unknown): boolean => !rawProtected.safeParse(item).success;
