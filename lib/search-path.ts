import { routing, type Locale } from './i18n/routing';

const paths: Record<Locale, string> = { en: '/search', de: '/suche' };

/** The page that answers `?q=`, in a language. */
export function searchPath(locale: Locale): string {
  return `${locale === routing.defaultLocale ? '' : `/${locale}`}${paths[locale]}`;
}
