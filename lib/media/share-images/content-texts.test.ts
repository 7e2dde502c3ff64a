import { toEvent } from '../../data/events/event';
import { rawEvent } from '../../data/events/raw-event';
import { eventShare } from './content-texts';

jest.mock('next-intl/server', () => jest.requireActual('../../testing/translations'));

it.each([
  ['scheduled', {}, '24 December 2026 · Bern'],
  ['moved', { status: 'postponed', previous_start_date: '2026-05-02' }, '24 December 2026 · Bern'],
  ['postponed without a new day', { status: 'postponed' }, 'Postponed · Bern'],
  ['cancelled', { status: 'cancelled' }, 'Canceled · Bern'],
  ['online', { attendance: 'online' }, '24 December 2026 · Online'],
])('the share image of an event that is %s has the right day and place', async (_, part, line) => {
  const known = { id: 1, title: 'Evening', start_date: '2026-12-24', location: { city: 'Bern' } };
  const { card } = await eventShare(toEvent(rawEvent.parse({ ...known, ...part }), 'en'));

  expect(card.line.replaceAll('\u00a0', ' ')).toBe(line);
});
