import { toEvent } from '../data/events/event';
import { rawEvent } from '../data/events/raw-event';
import { eventItem } from './feed-items';

jest.mock('next-intl/server', () => jest.requireActual('../testing/translations'));

it.each([
  ['its last change', '2026-11-19T08:00:00', new Date('2026-11-19T08:00:00Z')],
  ['nothing without our plugin, because its day is in the future', undefined, null],
])('an event is dated by %s', async (_, modified_gmt, date) => {
  const raw = { id: 1, title: 'Evening', start_date: '2026-12-24', modified_gmt };

  expect(await eventItem(toEvent(rawEvent.parse(raw), 'en'), 'en')).toMatchObject({
    ...{ published: date, modified: date },
  });
});
