import { z } from 'zod';

import { removalsSchema } from '../cache/removals.mjs';
import { webhookSchema } from './webhook-schema';

/** What one process of the site sends to the others. */
export const processMessageSchema = z.object({
  /** The id of the process that sent the message. */
  from: z.string(),
  changes: webhookSchema.shape.changes.optional(),
  /** What the sender knows to have been removed. */
  removals: removalsSchema.optional(),
  /** Has the sender just joined? Then the others send it their removals. */
  hasJoined: z.boolean().optional(),
  /** Could the sender not publish some changes? Nobody knows which. */
  hasUnpublished: z.boolean().optional(),
});

export type ProcessMessage = z.infer<typeof processMessageSchema>;
