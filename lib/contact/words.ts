import de from '@/messages/de.json';
import en from '@/messages/en.json';

import type { Locale } from '../i18n/routing';
import type { ContactFailure } from './failure-reason';

const words = { en: en.contact, de: de.contact };

/** The contact form's words in a language, for responses that are rendered without React. */
export const contactWords = (locale: Locale) => words[locale];

/** What a fault of a field is called; the code itself where it has no words. */
export function faultWords(code: string, locale: Locale): string {
  const errors: Record<string, string> = words[locale].errors;
  return errors[code] ?? code;
}

/** What went wrong as a whole. */
export function reasonWords(reason: ContactFailure['reason'], locale: Locale): string {
  const { summary, limited, failed } = words[locale];
  return { invalid: summary.title, limited, failed: failed.text }[reason];
}
