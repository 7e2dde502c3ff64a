import retention from '../../supabase/functions/_shared/retention.json';
import type { Locale } from './routing';

type Period = { years: number } | { days: number };

const numbers = {
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  de: ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
};

const units = {
  en: { years: ['year', 'years'], days: ['day', 'days'] },
  // In the dative, as after “nach”.
  de: { years: ['Jahr', 'Jahren'], days: ['Tag', 'Tagen'] },
};

/**
 * A period of `retention.json` in words: “two years”, and in the German dative “zwei Jahren”.
 *
 * @param name `messages`: contact messages, `sender`: the hash that identifies a sender, `logs`: logs of requests
 */
export function retentionWords(name: keyof typeof retention, locale: Locale): string {
  const period: Period = retention[name];
  const [unit, count] =
    'years' in period ? (['years', period.years] as const) : (['days', period.days] as const);
  const [one = '', more = ''] = units[locale][unit];
  if (count !== 1) return `${numbers[locale][count] ?? count} ${more}`;

  return locale === 'de' ? `einem ${one}` : `one ${one}`;
}

/** Replaces `{messages}`, `{sender}` and `{logs}` in a text by the period for which each of these is stored. */
export function withRetention(text: string, locale: Locale): string {
  return text.replace(/\{(messages|sender|logs)\}/g, (_, name: keyof typeof retention) =>
    retentionWords(name, locale),
  );
}
