import { readFreeTextDate } from '../../data/tours/free-text-dates';
import { routing } from '../../i18n/routing';
import { readLocation, type Appearance, type Tour } from '../../data/tours/tours';

type Evening = ReturnType<typeof toEvening>[number];

/** The appearances of a tour with a known day and place, the earliest first. */
export function datedEvenings({ appearances }: Tour): Evening[] {
  const evenings = (appearances ?? []).flatMap(toEvening);

  return evenings.sort((a, b) => a.from.localeCompare(b.from));
}

const isDay = (dateTime: string | undefined) => /^\d{4}-\d\d-\d\d$/.test(dateTime ?? '');

/** Returns an empty list when the day or the place is unknown. */
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

/** The first and the last day of a date as printed on the posters. Null when it does not name exact days. */
function daysOf(date: string): { from: string; to: string } | null {
  const days = readFreeTextDate(date, routing.defaultLocale).flatMap(
    ({ dateTime }) => dateTime ?? [],
  );
  const [from] = days;
  const to = days.at(-1);

  return from && to && days.every(isDay) ? { from, to } : null;
}

/** The status of an appearance that did not take place. */
export const cancelled = { eventStatus: 'https://schema.org/EventCancelled' } as const;

function statusOf(isOff: boolean, before: { from: string } | null | false) {
  if (isOff) return cancelled;
  if (!before) return { eventStatus: 'https://schema.org/EventScheduled' } as const;

  return {
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: before.from,
  } as const;
}
