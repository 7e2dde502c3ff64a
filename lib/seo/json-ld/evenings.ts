import { readFreeDate } from '../../free-dates';
import { routing } from '../../i18n/routing';
import { readLocation, type Appearance, type Tour } from '../../tours';

type Evening = ReturnType<typeof toEvening>[number];

/** The evenings of a tour that are known to the day and have a place, the first one first. */
export function datedEvenings({ appearances }: Tour): Evening[] {
  const evenings = (appearances ?? []).flatMap(toEvening);

  return evenings.sort((a, b) => a.from.localeCompare(b.from));
}

const isDay = (dateTime: string | undefined) => /^\d{4}-\d\d-\d\d$/.test(dateTime ?? '');

/** None where the day or the place is not known. */
function toEvening(appearance: Appearance) {
  const { place, statuses } = readLocation(appearance.location);
  const moved = statuses.flatMap((status) => (status.kind === 'postponed' ? [status.to] : []));
  const days = daysOf(moved.at(-1) ?? appearance.date);
  const before = daysOf(moved.at(-2) ?? appearance.date);
  const isOnline = statuses.some(({ kind }) => kind === 'online');
  if (!days || (!place && !isOnline)) return [];

  return [
    {
      appearance,
      ...days,
      place: isOnline ? null : place,
      status: statusOf(
        statuses.some(({ kind }) => kind === 'canceled'),
        moved.length > 0 && before,
      ),
    },
  ];
}

/** The first and the last day of a date as it stood on the posters; null where it names none. */
function daysOf(date: string): { from: string; to: string } | null {
  const days = readFreeDate(date, routing.defaultLocale).flatMap(({ dateTime }) => dateTime ?? []);
  if (days.length === 0 || !days.every(isDay)) return null;

  return { from: days[0]!, to: days.at(-1)! };
}

/** What is said of an evening that did not take place. */
export const cancelled = { eventStatus: 'https://schema.org/EventCancelled' } as const;

function statusOf(isOff: boolean, before: { from: string } | null | false) {
  if (isOff) return cancelled;
  if (!before) return { eventStatus: 'https://schema.org/EventScheduled' } as const;

  return {
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: before.from,
  } as const;
}
