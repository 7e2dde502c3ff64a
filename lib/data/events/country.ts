import type { Locale } from '../../i18n/routing';
import { plainName } from './us-state-zones';

/** Names that editors write, where CLDR uses a different name. */
const otherNames: Record<string, string> = {
  'united states of america': 'US',
  'great britain': 'GB',
  'the netherlands': 'NL',
  'czech republic': 'CZ',
  turkey: 'TR',
};

/** Names that identify a country, but are shown as the editor wrote them. */
const shortNames: Record<string, string> = {
  ...{ usa: 'US', america: 'US', uk: 'GB', holland: 'NL' },
  ...{ england: 'GB', scotland: 'GB', wales: 'GB', 'northern ireland': 'GB' },
  'vereinigte staaten von amerika': 'US',
};

let codes: Map<string, string> | null = null;
let allCodes: Map<string, string> | null = null;

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

/**
 * The ISO 3166-1 alpha-2 code of a country. The input is its English or German name, or the two-letter code itself.
 *
 * @returns null when the text is not a country
 */
export function countryCode(words: string): string | null {
  allCodes ??= new Map(
    [
      ...[...codesByName('en'), ...codesByName('de')],
      ...Object.entries({ ...otherNames, ...shortNames }),
    ].map(([name, code]) => [countryName(name), code]),
  );
  const plain = countryName(words);
  const isCode = /^[a-z]{2}$/.test(plain) && namesIn('en').of(plain.toUpperCase());
  const code = allCodes.get(plain) ?? (isCode ? plain.toUpperCase() : null);

  // A code that is no longer in use is replaced by its current one.
  return code && (new Intl.Locale(`und-${code}`).region ?? null);
}

const countryName = (words: string) => plainName(words).replace(/^the /, '');

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
