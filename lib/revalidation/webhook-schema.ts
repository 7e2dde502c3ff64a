import { z } from 'zod';

import { localMoment, slug } from '../wordpress/schema';

const term = z.object({ taxonomy: z.string(), id: z.number(), slug });

const change = z.object({
  type: z.string(),
  id: z.number(),
  action: z.enum(['published', 'updated', 'unpublished', 'trashed', 'deleted', 'created']),
  slug: slug.nullish(),
  previousSlug: slug.nullish(),
  date: localMoment.nullish(),
  previousDate: localMoment.nullish(),
  startDate: z.string().nullish(),
  tour: slug.nullish(),
  previousTour: slug.nullish(),
  terms: z.array(term).default([]),
  previousTerms: z.array(term).default([]),
});

/** The body of a webhook: the changes in WordPress. wordpress/contract/webhook.json has an example of every kind. */
export const webhookSchema = z.object({
  version: z.literal(1),
  id: z.uuid(),
  changes: z.array(change).min(1).max(200),
});

export type Change = z.infer<typeof change>;
