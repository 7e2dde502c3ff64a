import type { Locale } from '../i18n/routing';

/** Names that editors write and CLDR has otherwise. */
const otherNames: Record<string, string> = {
  'united states of america': 'US',
  'great britain': 'GB',
  'the netherlands': 'NL',
  'czech republic': 'CZ',
  turkey: 'TR',
};

let codes: Map<string, string> | null = null;

/**
 * A country in the given language, where its English name was given; any other words stay as they are. The names are
 * those of CLDR, by ISO 3166-1 alpha-2 (ECMA-402, Intl.DisplayNames).
 */
export function countryIn(locale: Locale, name: string): string {
  if (locale === 'en') return name;
  codes ??= codesByName();
  const code = codes.get(name.trim().toLowerCase());

  return (code && namesIn(locale).of(code)) || name;
}

function codesByName(): Map<string, string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const english = namesIn('en');
  const named = letters
    .flatMap((first) => letters.map((second) => first + second))
    .map((code): [string | undefined, string] => [english.of(code)?.toLowerCase(), code])
    .filter((entry): entry is [string, string] => entry[0] !== undefined);

  return new Map([...named, ...Object.entries(otherNames)]);
}

const namesIn = (locale: Locale) =>
  new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
