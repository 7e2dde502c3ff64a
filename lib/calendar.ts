import 'server-only';

import { getTranslations } from 'next-intl/server';

import { toCalendarFile } from './calendar/calendar-file';
import { formatDate } from './dates';
import type { Event } from './events';
import type { Locale } from './i18n/routing';
import { absoluteUrl } from './seo/metadata';
import { site } from './site';

/**
 * Events as a file for calendars, in the words of a language.
 *
 * @param events null where there are none to be shown: how that is answered the page cache decides (lib/outcome.ts)
 * @param options `isWhole`: is this the calendar of the site, to subscribe to?
 */
export async function calendarFile(
  events: Event[] | null,
  { locale, isWhole = false }: { locale: Locale; isWhole?: boolean },
): Promise<Response> {
  const file = events && (await writeFile(events, locale, isWhole));

  return new Response(file, { headers: { 'content-type': 'text/calendar; charset=utf-8' } });
}

async function writeFile(events: Event[], locale: Locale, isWhole: boolean): Promise<string> {
  const t = await getTranslations({ locale });
  const postponed = ({ previousDate }: Event) =>
    previousDate
      ? t('event.postponedFrom', { date: formatDate(previousDate, 'long', locale) })
      : t('event.postponedText');

  return toCalendarFile(events, {
    language: locale,
    name: isWhole ? t('events.calendarName', { product: site.product }) : undefined,
    cancelled: (title) => t('event.calendarCancelled', { title }),
    notice: (event) => {
      if (event.status === 'cancelled') return t('event.cancelledText');
      return event.status === 'postponed' ? postponed(event) : '';
    },
    urlOf: ({ slug }) => absoluteUrl({ pathname: '/events/[slug]', params: { slug } }, locale),
  });
}
