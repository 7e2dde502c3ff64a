import { escapeUTF8 } from 'entities';

import type { Event } from '../../data/events/queries';
import { endOf, startOf } from '../../data/events/start-end-and-expiry';
import { plainText } from '../../html/plain-text';
import type { Locale } from '../../i18n/routing';
import { cutAtWord } from '../../seo/description';
import { site } from '../../site';
import { localDay, localTime } from '../../time-zones/local-time';
import { placeOf } from './calendar-file';

const detailsLength = 600;

/** The page of an event: its full URL, its language, and its facts about admission, each of them one line. */
type Page = { url: string; locale: Locale; facts?: string[] };

/** The Google Calendar page for adding an event. */
export function googleEvent(event: Event, page: Page): string {
  const { schedule } = event;
  const { startTime, timeZone } = schedule;
  const [start, end] = [startOf(schedule), endOf(schedule) ?? startOf(schedule)];
  const written = (moment: Date) => {
    const day = localDay(moment, timeZone);
    return basicFormat(startTime ? `${day}T${localTime(moment, timeZone)}:00` : day);
  };

  return withQuery(site.calendars.google, {
    action: 'TEMPLATE',
    text: event.title,
    dates: `${written(start)}/${written(end)}`,
    ctz: timeZone,
    details: detailsOf(event, page),
    location: placeOf(event, page.locale),
  });
}

/** The Outlook Calendar page for adding an event. */
export function outlookEvent(event: Event, page: Page): string {
  const { schedule } = event;
  const end = endOf(schedule);
  const day = (moment: Date) => localDay(moment, schedule.timeZone);
  const written = schedule.startTime ? inUtc : day;

  return withQuery(`${site.calendars.outlook}/action/compose`, {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.title,
    startdt: written(startOf(schedule)),
    ...(end && { enddt: written(end) }),
    ...(!schedule.startTime && { allday: 'true' }),
    // Outlook reads HTML here, and ignores line breaks.
    body: escapeUTF8(detailsOf(event, page)).replaceAll('\n', '<br>'),
    location: placeOf(event, page.locale),
  });
}

/** The URL of a calendar with the scheme `webcal:`, for apps that subscribe by such a link. */
export function webcal(url: string): string {
  return url.replace(/^https?:/, 'webcal:');
}

/** The Google Calendar page for subscribing to a calendar. */
export function googleSubscription(url: string): string {
  return withQuery(site.calendars.google, { cid: webcal(url) });
}

/** The Outlook Calendar page for subscribing to a calendar. */
export function outlookSubscription(url: string, name: string): string {
  return withQuery(`${site.calendars.outlook}/addfromweb`, { url, name });
}

/** Adds a query to a URL. Outlook shows a plus sign unchanged, so a space is written as `%20`. */
function withQuery(address: string, query: Record<string, string>): string {
  return `${address}?${String(new URLSearchParams(query)).replaceAll('+', '%20')}`;
}

// The text is shortened, because the length of a URL is limited. The full text is on the page.
function detailsOf(event: Event, { url, locale, facts = [] }: Page): string {
  const words = plainText(event.description, locale, { keepLines: true });

  return [facts.join('\n'), cutAtWord(words, detailsLength), url].filter(Boolean).join('\n\n');
}

const inUtc = (moment: Date) => moment.toISOString().replace('.000', '');

/** ISO 8601 without separators: `20260302T193000`. */
const basicFormat = (moment: string) => moment.replace(/[-:]/g, '');
