import type { Event } from '../events';
import { endOf, startOf } from '../events/schedule';
import { plainText } from '../html';
import type { Locale } from '../i18n/routing';
import { site } from '../site';
import { placeOf } from './calendar-file';

const detailsLength = 600;

/** The page of Google's calendar that offers to add an event. */
export function googleEvent(event: Event, url: string, locale: Locale): string {
  const { schedule } = event;
  const [start, end] = [startOf(schedule), endOf(schedule) ?? startOf(schedule)];
  const written = schedule.startTime ? writtenMoment : writtenDay;

  return withQuery(site.calendars.google, {
    action: 'TEMPLATE',
    text: event.title,
    dates: `${written(start)}/${written(end)}`,
    ctz: schedule.timeZone,
    details: detailsOf(event, url, locale),
    location: placeOf(event),
  });
}

/** The page of Outlook's calendar that offers to add an event. */
export function outlookEvent(event: Event, url: string, locale: Locale): string {
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
    body: detailsOf(event, url, locale),
    location: placeOf(event),
  });
}

/** The same calendar for apps that subscribe to one by its address. */
export function webcal(url: string): string {
  return url.replace(/^https?:/, 'webcal:');
}

/** The page of Google's calendar that offers to subscribe to one. */
export function googleSubscription(url: string): string {
  return withQuery(site.calendars.google, { cid: webcal(url) });
}

/** The page of Outlook's calendar that offers to subscribe to one. */
export function outlookSubscription(url: string, name: string): string {
  return withQuery(`${site.calendars.outlook}/addfromweb`, { url, name });
}

function withQuery(address: string, query: Record<string, string>): string {
  return `${address}?${new URLSearchParams(query)}`;
}

// An address has an end: the rest of the words is on the page.
function detailsOf(event: Event, url: string, locale: Locale): string {
  const words = plainText(event.description, locale);
  const cut = words.length > detailsLength ? `${words.slice(0, detailsLength)}…` : words;

  return [cut, url].filter(Boolean).join('\n\n');
}

const two = (number: number) => String(number).padStart(2, '0');
const inUtc = (moment: Date) => new Date(moment.getTime()).toISOString().replace('.000', '');

// A moment of ours knows its zone: its parts are those of the clock there.
const writtenDay = (moment: Date) =>
  `${moment.getFullYear()}${two(moment.getMonth() + 1)}${two(moment.getDate())}`;

const writtenMoment = (moment: Date) =>
  `${writtenDay(moment)}T${two(moment.getHours())}${two(moment.getMinutes())}00`;
