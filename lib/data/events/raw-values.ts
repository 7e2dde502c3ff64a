import { z } from 'zod';

import { numberAsText, rendered } from '../../wordpress/schema';
import { readTime } from '../../wordpress/written-dates.mjs';

/** A text: a string, or `{ rendered }` as WordPress core sends it. Empty when there is none. */
export const words = z
  .union([z.string(), numberAsText, rendered.transform((text) => text.rendered)])
  .nullish()
  .transform((text) => text ?? '')
  .catch('');

/** A time of day as `HH:MM`. Null when there is none that can be read. */
export const time = z.unknown().optional().transform(readTime);
