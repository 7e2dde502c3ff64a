import de from '../../messages/de.json';
import en from '../../messages/en.json';
import type { Locale } from '../i18n/routing';

type Options = { locale: Locale; namespace?: string };

const plural = /\{(\w+), plural, one \{([^{}]*)\} other \{([^{}]*)\}\}/g;

/**
 * Replaces the function of the same name in next-intl, because Jest cannot load that package. Supports messages with
 * placeholders, numbers and the plural forms `one` and `other`.
 */
export async function getTranslations({ locale, namespace }: Options) {
  return (key: string, values: Record<string, string | number> = {}) => {
    const path = [namespace, key].filter(Boolean).join('.').split('.');
    const message = path.reduce<unknown>(
      (part, name) => (part as Record<string, unknown>)[name],
      { en, de }[locale],
    );
    return String(message)
      .replace(plural, (_, name: string, one: string, other: string) =>
        (values[name] === 1 ? one : other).replace('#', String(values[name])),
      )
      .replace(/\{(\w+)(?:, number)?\}/g, (_, name: string) => String(values[name]));
  };
}
