import type { Locale } from '../i18n/routing';
import { plainName } from './us-states';

/** Names that editors write and CLDR has otherwise. */
const otherNames: Record<string, string> = {
  'united states of america': 'US',
  'great britain': 'GB',
  'the netherlands': 'NL',
  'czech republic': 'CZ',
  turkey: 'TR',
};

/** Names that say which country is meant, and are shown as they are. */
const shortNames: Record<string, string> = {
  ...{ usa: 'US', america: 'US', uk: 'GB', holland: 'NL' },
  ...{ england: 'GB', scotland: 'GB', wales: 'GB', 'northern ireland': 'GB' },
  'vereinigte staaten von amerika': 'US',
};

let codes: Map<string, string> | null = null;
let allCodes: Map<string, string> | null = null;

/**
 * A country in the given language, where its English name was given; any other words stay as they are. The names are
 * those of CLDR, by ISO 3166-1 alpha-2 (ECMA-402, Intl.DisplayNames).
 */
export function countryIn(locale: Locale, name: string): string {
  if (locale === 'en') return name;
  codes ??= new Map([...codesByName('en'), ...Object.entries(otherNames)]);
  const code = codes.get(name.trim().toLowerCase());

  return (code && namesIn(locale).of(code)) || name;
}

/**
 * The country that is meant, by ISO 3166-1 alpha-2: by its English or German name, or the two letters themselves.
 *
 * @returns null for words that name none
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

  // A code that is no longer used leads to the one of today.
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
