import { TZDate } from '@date-fns/tz';
import { addDays, addHours, max } from 'date-fns';

import { dateParts, type LocalDate, type LocalTime } from '../dates';

/** When an event takes place, by the clock on the wall of its place. */
export type Schedule = {
  startDate: LocalDate;
  /** The last day, where it is another one or is told. */
  endDate: LocalDate | null;
  /** Null where no time is known: then the event takes the whole day. */
  startTime: LocalTime | null;
  endTime: LocalTime | null;
  /** IANA name. */
  timeZone: string;
};

const hoursAfterStart = 12;

/** The moment it begins; the beginning of its day where no time is known. */
export function startOf({ startDate, startTime, timeZone }: Schedule): TZDate {
  return momentOf(startDate, startTime, timeZone);
}

/** The moment it ends; null where nothing is told of it. Without an end time that is the end of its last day. */
export function endOf(schedule: Schedule): TZDate | null {
  const { startDate, endDate, startTime, endTime, timeZone } = schedule;
  const lastDay = endDate ?? startDate;
  if (!startTime || (endDate && !endTime)) return dayAfter(momentOf(lastDay, null, timeZone));
  if (!endTime) return null;

  const end = momentOf(lastDay, endTime, timeZone);
  // Music that ends at one ends in the night after.
  return end > startOf(schedule) ? end : dayAfter(end);
}

/** The moment from which on it is past: twelve hours after its start or at its end, whichever is later. */
export function departureOf(schedule: Schedule): Date {
  const end = endOf(schedule);
  const departure = schedule.startTime
    ? max([addHours(startOf(schedule), hoursAfterStart), ...(end ? [end] : [])])
    : endOf(schedule)!;

  return new Date(departure.getTime());
}

export function isUpcoming(schedule: Schedule, now: Date): boolean {
  return now < departureOf(schedule);
}

// On the clock of the zone: a day may have 23 or 25 hours.
const dayAfter = (moment: TZDate) => addDays<TZDate, TZDate>(moment, 1);

function momentOf(date: LocalDate, time: LocalTime | null, timeZone: string): TZDate {
  const { year, month, day } = dateParts(date);
  const [hours = 0, minutes = 0] = time?.split(':').map(Number) ?? [];

  return new TZDate(Number(year), Number(month) - 1, Number(day), hours, minutes, timeZone);
}
