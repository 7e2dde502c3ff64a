import de from '../../messages/de.json';
import en from '../../messages/en.json';
import type { Locale } from '../i18n/routing';

type Options = { locale: Locale; namespace?: string };

/**
 * Replaces the function of the same name in next-intl, because Jest cannot load that package. Supports messages with
 * plain placeholders.
 */
export async function getTranslations({ locale, namespace }: Options) {
  return (key: string, values: Record<string, string> = {}) => {
    const path = [namespace, key].filter(Boolean).join('.').split('.');
    const message = path.reduce<unknown>(
      (part, name) => (part as Record<string, unknown>)[name],
      { en, de }[locale],
    );
    return String(message).replace(/\{(\w+)\}/g, (_, name: string) => values[name]!);
  };
}
