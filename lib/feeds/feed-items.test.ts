import en from '@/messages/en.json';

import { toEvent } from '../data/events/event';
import { rawEvent } from '../data/events/raw-event';
import { eventItem } from './feed-items';

jest.mock('next-intl/server', () => jest.requireActual('../testing/translations'));

const raw = { id: 1, title: 'Evening', start_date: '2026-12-24' };
const summaryOf = async (part: object) =>
  (await eventItem(toEvent(rawEvent.parse({ ...raw, ...part }), 'en'), 'en')).summary;

it.each([
  ['its last change', '2026-11-19T08:00:00', new Date('2026-11-19T08:00:00Z')],
  ['nothing without our plugin, because its day is in the future', undefined, null],
])('an event is dated by %s', async (_, modified_gmt, date) => {
  const event = toEvent(rawEvent.parse({ ...raw, modified_gmt }), 'en');

  expect(await eventItem(event, 'en')).toMatchObject({ published: date, modified: date });
});

it('an event says once that it takes place online', async () => {
  const part = { attendance: 'online', location: { name: 'Online' } };

  expect(await summaryOf(part)).toBe('Thursday, December 24, 2026, Online');
});

it('a postponed event without a new day has no day', async () => {
  const part = { status: 'postponed', location: { name: 'Kursaal' } };

  expect(await summaryOf(part)).toBe(`${en.event.postponedOpen} Kursaal`);
});
