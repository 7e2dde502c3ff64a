import en from '../../../messages/en.json';
import { formatDate } from '../../i18n/dates';
import { getTranslations } from '../../testing/translations';
import type { EventWords } from './admission-words';
import { toEvent } from './event';
import { rawEvent } from './raw-event';
import { statusLine } from './status-line';

const { cancelledText, postponedOpen, postponedFrom, wasPostponedFrom } = en.event;
const formerDay = formatDate('2026-11-03', 'sentence', 'en');

// The `getTranslations` of lib/testing has a less exact type than that of next-intl.
const words = async () =>
  (await getTranslations({ locale: 'en', namespace: 'event' })) as EventWords;

it.each([
  ['scheduled', {}, ''],
  ['cancelled', { status: 'cancelled' }, cancelledText],
  ['postponed, to an unknown day', { status: 'postponed' }, postponedOpen],
  [
    'postponed, and still has its former day',
    { status: 'postponed', previous_start_date: '2026-12-24' },
    postponedOpen,
  ],
  [
    'postponed, with a new day',
    { status: 'postponed', previous_start_date: '2026-11-03' },
    postponedFrom.replace('{date}', formerDay),
  ],
])('says of an event that it is %s', async (_, part, line) => {
  const raw = rawEvent.parse({ id: 1, title: 'Evening', start_date: '2026-12-24', ...part });

  expect(statusLine(toEvent(raw, 'en'), await words(), 'en')).toBe(line);
});

it.each([
  ['to an unknown day', '2026-12-24', postponedOpen],
  ['with a new day', '2026-11-03', wasPostponedFrom.replace('{date}', formerDay)],
])('says of an event that is over that it was postponed, %s', async (_, previous, line) => {
  const day = { start_date: '2026-12-24', previous_start_date: previous };
  const raw = rawEvent.parse({ id: 1, title: 'Evening', status: 'postponed', ...day });
  const past = { ...toEvent(raw, 'en'), isUpcoming: false };

  expect(statusLine(past, await words(), 'en')).toBe(line);
});
