import { z } from 'zod';

import { removalsSchema } from '../cache/reported-removals.mjs';
import { webhookSchema } from './webhook-schema';

/** What one process of the site sends to the others. */
export const redisMessageSchema = z.object({
  /** The id of the process that sent the message. */
  from: z.string(),
  changes: webhookSchema.shape.changes.optional(),
  /** All removals that the sender knows. */
  removals: removalsSchema.optional(),
  /** Whether the sender has just joined. If so, the others send it their removals. */
  hasJoined: z.boolean().optional(),
  /** Whether the sender failed to publish some changes. It does not know which. */
  hasUnpublished: z.boolean().optional(),
});

export type RedisMessage = z.infer<typeof redisMessageSchema>;
