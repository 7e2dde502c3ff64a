import { escapeUTF8 } from 'entities';

import type { Event } from '../../data/events/queries';
import { endOf, startOf } from '../../data/events/schedule';
import { plainText } from '../../html/sanitize';
import type { Locale } from '../../i18n/routing';
import { site } from '../../site';
import { placeOf } from './calendar-file';

const detailsLength = 600;

/** The page of an event: its full address, its language, and what it says of admission, each a line. */
type Page = { url: string; locale: Locale; facts?: string[] };

/** The Google Calendar page for adding an event. */
export function googleEvent(event: Event, page: Page): string {
  const { schedule } = event;
  const [start, end] = [startOf(schedule), endOf(schedule) ?? startOf(schedule)];
  const written = schedule.startTime ? writtenMoment : writtenDay;

  return withQuery(site.calendars.google, {
    action: 'TEMPLATE',
    text: event.title,
    dates: `${written(start)}/${written(end)}`,
    ctz: schedule.timeZone,
    details: detailsOf(event, page),
    location: placeOf(event),
  });
}

/** The Outlook Calendar page for adding an event. */
export function outlookEvent(event: Event, page: Page): string {
  const { schedule } = event;
  const end = endOf(schedule);
  const day = (moment: Date) => writtenDay(moment).replace(/(....)(..)(..)/, '$1-$2-$3');
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
    location: placeOf(event),
  });
}

/** The same calendar address for apps that subscribe by `webcal:` link. */
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

/** Outlook shows a plus sign as it is, so a space is written as `%20`. */
function withQuery(address: string, query: Record<string, string>): string {
  return `${address}?${String(new URLSearchParams(query)).replaceAll('+', '%20')}`;
}

// The length of an address is limited. The full text is on the page.
function detailsOf(event: Event, { url, locale, facts = [] }: Page): string {
  const words = plainText(event.description, locale, { keepLines: true });
  const cut = words.length > detailsLength ? `${words.slice(0, detailsLength)}…` : words;

  return [facts.join('\n'), cut, url].filter(Boolean).join('\n\n');
}

const two = (number: number) => String(number).padStart(2, '0');
const inUtc = (moment: Date) => new Date(moment.getTime()).toISOString().replace('.000', '');

// These moments carry their zone, so the parts are the local time there.
const writtenDay = (moment: Date) =>
  `${moment.getFullYear()}${two(moment.getMonth() + 1)}${two(moment.getDate())}`;

const writtenMoment = (moment: Date) =>
  `${writtenDay(moment)}T${two(moment.getHours())}${two(moment.getMinutes())}00`;
