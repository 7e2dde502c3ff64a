import type { Locale } from './routing';

/** The same text in every language of the site. */
export type Words = Record<Locale, string>;
