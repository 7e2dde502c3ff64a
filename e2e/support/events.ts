import type { APIRequestContext } from '@playwright/test';
import ICAL from 'ical.js';

import { stack } from './environment';

export type WordPressEvent = {
  id: number;
  slug: string;
  title: string;
  status: string;
  featured_image: string | null;
  start_date: string;
  start_time: string | null;
  end_date: string | null;
  location: Record<'name' | 'city' | 'country', string>;
  buy_ticket: { url: string; text: string };
  tour: string | null;
  translations: { de: { title: { rendered: string } } | null };
  embedded: { 'wp:featuredmedia': { id: number }[] };
};

/** The events of WordPress that the site lists: those with a picture, in the order of WordPress. */
export async function listedEvents(
  request: APIRequestContext,
  type: 'upcoming' | 'past',
): Promise<WordPressEvent[]> {
  const response = await request.get(`${stack.wordpressUrl}/wp-json/wp/v2/events?type=${type}`);
  const events = (await response.json()) as WordPressEvent[];

  return events.filter((event) => event.featured_image);
}

/** Reads a calendar file with a library for calendars. */
export async function readCalendar(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  if (!response.ok()) throw new Error(`${path} responded with ${response.status()}`);
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));

  return { calendar, events, type: response.headers()['content-type'] };
}

/** The day and time in the time zone of Zurich: `YYYY-MM-DD` and `HH:MM`. */
export function zurichDayAndTime(moment: Date): string[] {
  const options = { timeZone: 'Europe/Zurich', dateStyle: 'short', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat('sv-SE', options).format(moment).split(' ');
}
