import de from '@/messages/de.json';
import en from '@/messages/en.json';

import type { Locale } from '../i18n/routing';
import type { Trouble } from './trouble';

const words = { en: en.contact, de: de.contact };

/** The contact form's words in a language, for answers that are made without React. */
export const contactWords = (locale: Locale) => words[locale];

/** What a fault of a field is called; the code itself where it has no words. */
export function faultWords(code: string, locale: Locale): string {
  const errors: Record<string, string> = words[locale].errors;
  return errors[code] ?? code;
}

/** What went wrong as a whole. */
export function reasonWords(reason: Trouble['reason'], locale: Locale): string {
  const { summary, limited, failed } = words[locale];
  return { invalid: summary.title, limited, failed: failed.text }[reason];
}
