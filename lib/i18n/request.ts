import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';

import { isLocale, routing } from './routing';
import { site } from '../site';

export default getRequestConfig(async ({ locale }) => {
  const wanted = locale ?? (await rootLocale());
  // A missing picture below `public/` comes here with its folder's name in the place of a language.
  const language = isLocale(wanted) ? wanted : routing.defaultLocale;

  return {
    locale: language,
    messages: (await import(`../../messages/${language}.json`)).default,
    timeZone: site.timeZone,
    onError: (error) => console.error(error.message),
    getMessageFallback: ({ namespace, key }) => [namespace, key].filter(Boolean).join('.'),
  };
});
