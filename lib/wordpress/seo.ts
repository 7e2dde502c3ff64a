import type { z } from 'zod';

import { plainText } from '../html';
import { routing, type Locale } from '../i18n/routing';
import { site } from '../site';
import type { rawSeo } from './schema';

/** What search engines are told of a thing, plain text: what an editor wrote for them, else what it says itself. */
export type Seo = {
  /** Null where nobody wrote one: then a page has its own. */
  title: string | null;
  /** Empty where the thing says nothing; not cut yet. */
  description: string;
};

type Raw = Partial<Pick<z.infer<typeof rawSeo>, 'title' | 'description'>> | undefined;

/**
 * @param raw the field `seo`, which speaks of the original: a translation has none of its own
 * @param texts plain texts of the thing in its language, the best first
 */
export function toSeo(raw: Raw, language: Locale, ...texts: string[]): Seo {
  const own = language === routing.defaultLocale ? raw : undefined;

  return {
    title: withoutProduct(plainText(own?.title ?? '', language)) || null,
    description: [plainText(own?.description ?? '', language), ...texts].find(Boolean) ?? '',
  };
}

// Yoast writes the site's name behind every title; the page does so too.
const ending = new RegExp(`\\s+[|–—·-]\\s+${site.product}$`);
const withoutProduct = (title: string) => title.replace(ending, '');

/** The languages a thing is told in. */
export function languagesOf(german: unknown): Locale[] {
  return german ? [...routing.locales] : [routing.defaultLocale];
}
