import 'server-only';

import { getTranslations } from 'next-intl/server';

import { toCalendarFile } from './calendar-file';
import { admissionLines } from '../../data/events/admission-words';
import type { Event } from '../../data/events/queries';
import { announcedTitle, statusLine } from '../../data/events/status-line';
import type { Locale } from '../../i18n/routing';
import { absoluteUrl } from '../../seo/site-url';
import { site } from '../../site';

/**
 * Events as the text of a calendar file, in the given language.
 *
 * @param options `isWhole`: whether this is the calendar of the whole site, for subscriptions
 */
export async function calendarText(
  events: Event[],
  { locale, isWhole = false }: { locale: Locale; isWhole?: boolean },
): Promise<string> {
  const t = await getTranslations({ locale });
  const words = await getTranslations({ locale, namespace: 'event' });

  return toCalendarFile(events, {
    language: locale,
    name: isWhole ? t('events.calendarName', { product: site.product }) : undefined,
    titleOf: (event) => announcedTitle(event, words),
    notice: (event) => statusLine(event, words, locale),
    facts: (event) => admissionLines(event, words, locale),
    urlOf: ({ slug }) => absoluteUrl({ pathname: '/events/[slug]', params: { slug } }, locale),
  });
}
