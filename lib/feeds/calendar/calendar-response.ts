import 'server-only';

import { getTranslations } from 'next-intl/server';

import { toCalendarFile } from './calendar-file';
import { formatDate } from '../../i18n/dates';
import { admissionLines } from '../../data/events/admission-words';
import { hasNoNewDay } from '../../data/events/event';
import type { Event } from '../../data/events/queries';
import type { Locale } from '../../i18n/routing';
import { absoluteUrl } from '../../seo/metadata';
import { site } from '../../site';

/**
 * Responds with events as a calendar file, in the given language.
 *
 * @param events null when there are none to show: the page cache then decides on the response
 *   (lib/cache/load-or-fall-back.ts)
 * @param options `isWhole`: whether this is the calendar of the whole site, for subscriptions
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
  const words = await getTranslations({ locale, namespace: 'event' });
  const postponed = (event: Event) =>
    event.previousDate && !hasNoNewDay(event)
      ? t('event.postponedFrom', { date: formatDate(event.previousDate, 'long', locale) })
      : t('event.postponedOpen');

  return toCalendarFile(events, {
    language: locale,
    name: isWhole ? t('events.calendarName', { product: site.product }) : undefined,
    cancelled: (title) => t('event.calendarCancelled', { title }),
    notice: (event) => {
      if (event.status === 'cancelled') return t('event.cancelledText');
      return event.status === 'postponed' ? postponed(event) : '';
    },
    facts: (event) => admissionLines(event, words, locale),
    urlOf: ({ slug }) => absoluteUrl({ pathname: '/events/[slug]', params: { slug } }, locale),
  });
}
