import { z } from 'zod';

import {
  germanVersion,
  localMoment,
  rawEmbedded,
  rawGermanSeo,
  rawSeo,
  rendered,
  slug,
} from '../../wordpress/schema';

const rawTitle = z.object({ title: rendered });
const rawWords = rawTitle.extend({ excerpt: rendered, content: rendered });

/** A post as requested by lists. */
export const rawPostSummary = rawTitle.extend({
  id: z.number(),
  slug,
  date: localMoment,
  translations: germanVersion(rawTitle),
  _embedded: rawEmbedded.optional().catch(undefined),
});

export type RawPostSummary = z.infer<typeof rawPostSummary>;

/** A post as requested by its own page and by feeds. */
export const rawPost = rawPostSummary.extend({
  ...rawWords.shape,
  modified: localMoment,
  seo: rawSeo.optional().catch(undefined),
  translations: germanVersion(rawWords.extend({ seo: rawGermanSeo })),
});

export type RawPost = z.infer<typeof rawPost>;
