import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';

import { isLocale, routing } from './routing';
import { site } from '../site';

/** The configuration of next-intl for one request (https://next-intl.dev/docs/usage/configuration). */
export default getRequestConfig(async ({ locale }) => {
  const wanted = locale ?? (await rootLocale());
  // A request for a picture that is missing in `public/` matches the route `[locale]`, with the folder as the language.
  const language = isLocale(wanted) ? wanted : routing.defaultLocale;

  return {
    locale: language,
    messages: (await import(`../../messages/${language}.json`)).default,
    timeZone: site.timeZone,
    onError: (error) => console.error(error.message),
    getMessageFallback: ({ namespace, key }) => [namespace, key].filter(Boolean).join('.'),
  };
});
