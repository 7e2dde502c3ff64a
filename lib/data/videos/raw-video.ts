import type { z } from 'zod';

import { fieldsWith, fieldText, rawCreativeWorkPage } from '../creative-works/raw-creative-work';

/** The response of WordPress for one video, with the fields its page needs. */
export const rawVideo = rawCreativeWorkPage(
  fieldsWith({
    ...{ youtube_url: fieldText, youtube_id: fieldText, credits: fieldText },
    duration: fieldText.transform(toSeconds),
  }),
  fieldsWith({ credits: fieldText }),
);

export type RawVideo = z.infer<typeof rawVideo>;

/** Seconds, from a number of seconds or from `3:43` and `1:02:10`. Null when it is not a length. */
function toSeconds(text: string): number | null {
  const parts = /^\d+(:[0-5]\d){0,2}$/.test(text) ? text.split(':').map(Number) : [];

  return parts.reduce((sum, part) => 60 * sum + part, 0) || null;
}
