import type { Locale } from './routing';

/** The same words in every language of the site. */
export type Words = Record<Locale, string>;
