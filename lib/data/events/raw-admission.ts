import { z } from 'zod';

import { readMoment } from '../../wordpress/written-dates.mjs';
import { time, words } from './raw-values';

const line = z.string().trim().min(1);

/** The fields of an event for visitors, such as prices, as `/events` returns them. Each may be missing or invalid. */
export const rawAdmission = {
  doors_time: time,
  availability: z.enum(['available', 'few_left', 'sold_out']).nullish().catch(null),
  price_from: z.coerce
    .string()
    .regex(/^\d{1,7}(\.\d{1,2})?$/)
    .transform(Number)
    .nullish()
    .catch(null),
  price_currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullish()
    .catch(null),
  presale_from: z.unknown().optional().transform(readMoment),
  supporting_acts: z.array(line.nullable().catch(null)).catch([]),
  minimum_age: z.coerce.number().int().positive().max(99).nullish().catch(null),
  age_note: words,
  accessibility: words,
};

/** The German texts among these fields. */
export const rawGermanAdmission = { age_note: words, accessibility: words };
