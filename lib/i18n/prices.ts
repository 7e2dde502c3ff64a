import { dateFormats } from './date-formats';
import type { Locale } from './routing';

/**
 * A price in one language, without decimals when the amount is a whole number: `CHF 35`, `€35.50`, `35,50 €`. Swiss
 * francs are written as in Switzerland, in both languages.
 *
 * @param currency a code of ISO 4217
 */
export function formatPrice(amount: number, currency: string, locale: Locale): string {
  const language = currency === 'CHF' ? `${locale}-CH` : dateFormats[locale].words.code;

  return new Intl.NumberFormat(language, {
    ...{ style: 'currency', currency },
    ...{ trailingZeroDisplay: 'stripIfInteger' },
  }).format(amount);
}
