import en from '../../../messages/en.json';
import { formatDate } from '../../i18n/dates';
import { getTranslations } from '../../testing/translations';
import type { EventWords } from './admission-words';
import { toEvent } from './event';
import { rawEvent } from './raw-event';
import { statusLine } from './status-line';

const { cancelledText, postponedOpen, postponedFrom } = en.event;
const formerDay = formatDate('2026-11-03', 'long', 'en');

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
  // The replacement for tests has a less exact type.
  const t = (await getTranslations({ locale: 'en', namespace: 'event' })) as EventWords;

  expect(statusLine(toEvent(raw, 'en'), t, 'en')).toBe(line);
});
