import type { useTranslations } from 'next-intl';

import { formatDate, formatTime } from '../../i18n/dates';
import { formatPrice } from '../../i18n/prices';
import type { Locale } from '../../i18n/routing';
import type { Admission } from './admission';
import type { Event } from './event';

export type EventWords = ReturnType<typeof useTranslations<'event'>>;

/** The label of an event that is sold out or has few tickets left. Null for all others. */
export function availabilityWord({ availability }: Admission, t: EventWords): string | null {
  if (availability === 'sold_out') return t('soldOut');

  return availability === 'few_left' ? t('fewLeft') : null;
}

/** When the doors open, in the local time of the venue. Null when it is not known. */
export function doorsLine({ doorsTime }: Admission, t: EventWords, locale: Locale): string | null {
  return doorsTime && t('doors', { time: formatTime(doorsTime, locale) });
}

/** The lowest price, or that entry is free. Null when the price is not known. */
export function priceLine({ price }: Admission, t: EventWords, locale: Locale): string | null {
  if (!price) return null;
  if (price.amount === 0) return t('free');

  return t('priceFrom', { price: formatPrice(price.amount, price.currency, locale) });
}

/** When tickets go on sale. Null when it is not known. */
export function presaleLine(
  { presaleFrom }: Admission,
  t: EventWords,
  locale: Locale,
): string | null {
  if (!presaleFrom) return null;

  return t('presale', {
    date: formatDate(presaleFrom, 'sentence', locale),
    time: formatTime(presaleFrom.slice(11, 16), locale),
  });
}

/** The minimum age and the note on it, in one line. Null when neither is known. */
function ageLine({ minimumAge, ageNote }: Admission, t: EventWords): string | null {
  const age = minimumAge && t('minimumAge', { age: minimumAge });

  return [age, ageNote?.text].filter(Boolean).join('. ') || null;
}

/** What a visitor must know before coming, as lines of plain text, e.g. for a calendar. None for a cancelled event. */
export function admissionLines(
  { admission, status, isOnline }: Event,
  t: EventWords,
  locale: Locale,
) {
  if (status === 'cancelled') return [];
  const { supportingActs, accessibility } = admission;
  const acts = supportingActs.join(', ');

  return [
    isOnline && t('onlineText'),
    availabilityWord(admission, t),
    acts && t('withActs', { names: acts }),
    doorsLine(admission, t, locale),
    priceLine(admission, t, locale),
    presaleLine(admission, t, locale),
    ageLine(admission, t),
    accessibility && `${t('accessibility')}: ${accessibility.text.replaceAll('\n', ', ')}`,
  ].filter((line): line is string => Boolean(line));
}
