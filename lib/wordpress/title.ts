import { plainText } from '../html/plain-text';
import { formatDate, type LocalDate } from '../i18n/dates';
import type { Locale } from '../i18n/routing';

/**
 * The title of an item as plain text. WordPress also publishes items without a title. Their date is used as the title,
 * so that every link and heading has a text.
 *
 * @param html the rendered title
 * @param date of publication, or the first day of an event; a time after the day is ignored
 */
export const titleOf = (html: string, date: LocalDate, locale: Locale): string =>
  plainText(html, locale) || formatDate(date.slice(0, 10), 'long', locale);
