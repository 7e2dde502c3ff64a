import { de } from 'date-fns/locale/de';
import { enGB } from 'date-fns/locale/en-GB';

import type { Locale } from './routing';

/**
 * For each language: the date-fns locale, the pattern of each date style, and the pattern of a time (date-fns tokens).
 */
export const dateFormats = {
  en: {
    words: enGB,
    patterns: {
      list: 'd MMM yyyy',
      long: 'd MMMM yyyy',
      badge: 'MMM d, yyyy',
      card: 'MMMM dd, yyyy',
      sentence: 'MMMM d, yyyy',
      day: 'EEEE, MMMM d, yyyy',
    },
    time: 'h:mm aa',
  },
  de: {
    words: de,
    patterns: {
      list: 'd. MMM yyyy',
      long: 'd. MMMM yyyy',
      badge: 'd. MMM yyyy',
      card: 'd. MMMM yyyy',
      sentence: 'd. MMMM yyyy',
      day: 'EEEE, d. MMMM yyyy',
    },
    time: "HH:mm 'Uhr'",
  },
} as const satisfies Record<Locale, unknown>;

export type DateFormat = keyof (typeof dateFormats)['en']['patterns'];
