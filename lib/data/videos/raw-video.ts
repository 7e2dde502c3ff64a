import type { z } from 'zod';

import { lengthInSeconds } from '../creative-works/length';
import { fieldsWith, fieldText, rawCreativeWorkPage } from '../creative-works/raw-creative-work';

/** The response of WordPress for one video, with the fields its page needs. */
export const rawVideo = rawCreativeWorkPage(
  fieldsWith({
    ...{ youtube_url: fieldText, youtube_id: fieldText, credits: fieldText },
    duration: fieldText.transform(lengthInSeconds),
  }),
  fieldsWith({ credits: fieldText }),
);

export type RawVideo = z.infer<typeof rawVideo>;
