import { z } from 'zod';

import { numberAsText, rendered } from '../../wordpress/schema';

/** A text as a plain string, or as WordPress wraps it. Empty when there is none. */
export const words = z
  .union([z.string(), numberAsText, rendered.transform((text) => text.rendered)])
  .nullish()
  .transform((text) => text ?? '')
  .catch('');

/** A time of day as `HH:MM`, with or without seconds in the response. */
export const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/)
  .transform((text) => text.slice(0, 5))
  .nullish()
  .catch(null);
