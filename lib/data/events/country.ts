import type { Locale } from '../../i18n/routing';

/** Names that editors write and for which CLDR uses different names. */
const otherNames: Record<string, string> = {
  'united states of america': 'US',
  'great britain': 'GB',
  'the netherlands': 'NL',
  'czech republic': 'CZ',
  turkey: 'TR',
};

let codes: Map<string, string> | null = null;

/**
 * Translates a country from its English name into the given language. Any other text is returned unchanged. The names
 * come from CLDR, by ISO 3166-1 alpha-2 code (ECMA-402, Intl.DisplayNames).
 */
export function countryIn(locale: Locale, name: string): string {
  if (locale === 'en') return name;
  codes ??= new Map([...codesByName('en'), ...Object.entries(otherNames)]);
  const code = codes.get(name.trim().toLowerCase());

  return (code && namesIn(locale).of(code)) || name;
}

function codesByName(locale: Locale): [string, string][] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const names = namesIn(locale);
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .map((code): [string | undefined, string] => [names.of(code)?.toLowerCase(), code])
    .filter((entry): entry is [string, string] => entry[0] !== undefined);
}

const namesIn = (locale: Locale) =>
  new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
