import { de, enGB } from 'date-fns/locale';

import type { Locale } from './routing';

/** The words of dates and the pattern of each way to write one (date-fns tokens), per language. */
export const dateFormats = {
  en: {
    words: enGB,
    patterns: { list: 'd MMM yyyy', long: 'd MMMM yyyy', badge: 'MMM d, yyyy' },
  },
  de: {
    words: de,
    patterns: { list: 'd. MMM yyyy', long: 'd. MMMM yyyy', badge: 'd. MMM yyyy' },
  },
} as const satisfies Record<Locale, unknown>;

export type DateFormat = keyof (typeof dateFormats)['en']['patterns'];
