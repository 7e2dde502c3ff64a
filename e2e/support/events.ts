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
  translations: { de: { title: { rendered: string } } | null };
  embedded: { 'wp:featuredmedia': { id: number }[] };
};

/** Events as WordPress lists them; those that the site lists have a picture. */
export async function listedEvents(
  request: APIRequestContext,
  type: 'upcoming' | 'past',
): Promise<WordPressEvent[]> {
  const response = await request.get(`${stack.wordpressUrl}/wp-json/wp/v2/events?type=${type}`);
  const events = (await response.json()) as WordPressEvent[];

  return events.filter((event) => event.featured_image);
}

/** A calendar as another program reads it. */
export async function readCalendar(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}`);
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));

  return { calendar, events, type: response.headers()['content-type'] };
}

/** Day and time by the clock of Zurich: `YYYY-MM-DD` and `HH:MM`. */
export function onClockOfZurich(moment: Date): string[] {
  const options = { timeZone: 'Europe/Zurich', dateStyle: 'short', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat('sv-SE', options).format(moment).split(' ');
}
