import { isFilled, readDay, readMoment, readTime } from './written-dates.mjs';

/** @typedef {Record<string, (value: unknown) => string | null>} DateFields */

/**
 * The fields with dates and times that the site reads, each with the function that reads it: the fields of an event,
 * and those that a video or a release has in `acf`.
 */
export const dateFields = {
  event: {
    ...{ start_date: readDay, end_date: readDay, previous_start_date: readDay },
    ...{ start_time: readTime, end_time: readTime, doors_time: readTime },
    presale_from: readMoment,
  },
  work: { release_date: readDay },
};

/**
 * The fields that are filled but cannot be read, each with its value.
 * @param {Record<string, unknown>} values
 * @param {DateFields} fields
 * @returns {[field: string, value: unknown][]}
 */
export function unreadDates(values, fields) {
  return Object.entries(fields).flatMap(([name, read]) => {
    const value = values[name];
    return isFilled(value) && read(value) === null ? [[name, value]] : [];
  });
}
