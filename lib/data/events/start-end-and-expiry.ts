import { shiftedDay, type LocalDate, type LocalTime } from '../../i18n/dates';
import { momentOf } from '../../time-zones/local-time';

/** When an event takes place, in the local time of its venue. */
export type Schedule = {
  startDate: LocalDate;
  /** The last day, if WordPress has one. */
  endDate: LocalDate | null;
  /** Null when no time is known. Then the event lasts the whole day. */
  startTime: LocalTime | null;
  endTime: LocalTime | null;
  /** IANA name. */
  timeZone: string;
};

/** How long an event counts as upcoming after its start, in milliseconds. */
const listedAfterStart = 12 * 60 * 60 * 1000;

/** When the event begins. Without a start time, this is the beginning of its day. */
export function startOf({ startDate, startTime, timeZone }: Schedule): Date {
  return momentOf(startDate, startTime, timeZone);
}

/**
 * When the event ends, null when unknown. This is the end of the last day when there is no start time, or when there is
 * a last day without an end time.
 */
export function endOf(schedule: Schedule): Date | null {
  const { startDate, endDate, startTime, endTime, timeZone } = schedule;
  const lastDay = endDate ?? startDate;
  const nextDay = shiftedDay(lastDay, 1);
  if (!startTime || (endDate && !endTime)) return momentOf(nextDay, null, timeZone);
  if (!endTime) return null;

  const end = momentOf(lastDay, endTime, timeZone);
  // A concert that ends at 1 a.m. ends on the following day.
  return end > startOf(schedule) ? end : momentOf(nextDay, endTime, timeZone);
}

/** The time from which the event counts as past: 12 hours after its start, or at its end, whichever is later. */
export function expiryOf(schedule: Schedule): Date {
  const end = endOf(schedule);
  // An event without a start time counts as past when its last day ends.
  if (!schedule.startTime && end) return end;

  return new Date(Math.max(startOf(schedule).getTime() + listedAfterStart, end?.getTime() ?? 0));
}

/** Whether the event is listed as upcoming at the time `now`, which is before `expiryOf`. */
export function isUpcoming(schedule: Schedule, now: Date): boolean {
  return now < expiryOf(schedule);
}
