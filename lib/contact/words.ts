import de from '@/messages/de.json';
import en from '@/messages/en.json';

import type { Locale } from '../i18n/routing';
import type { ContactFailure } from './failure-reason';

const words = { en: en.contact, de: de.contact };

/** The texts of the contact form in a language, for responses that are rendered without React. */
export const contactWords = (locale: Locale) => words[locale];

/** The message for the error code of a field; the code itself when it has no message. */
export function errorWords(code: string, locale: Locale): string {
  const errors: Record<string, string> = words[locale].errors;
  return errors[code] ?? code;
}

/** The message that says why the whole form was not sent. */
export function reasonWords(reason: ContactFailure['reason'], locale: Locale): string {
  const { summary, limited, failed } = words[locale];
  return { invalid: summary.title, limited, failed: failed.text }[reason];
}
