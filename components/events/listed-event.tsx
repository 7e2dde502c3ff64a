import { useLocale, useTranslations } from 'next-intl';

import { isDateOff } from '@/lib/data/events/event';
import type { Event } from '@/lib/data/events/queries';

import type { CardWidth } from './card-rows';
import { EventCard } from './event-card';
import { cardTime, placeLine } from './event-words';

type Props = {
  event: Event;
  /** For a past event, nothing is shown about tickets. */
  isPast?: boolean;
  width: CardWidth;
  loads?: 'first' | 'soon' | 'late';
  heading?: 'h2' | 'h3' | 'h4';
};

/** An event as a card of a list. */
export function ListedEvent({ event, isPast = false, ...rest }: Props) {
  const t = useTranslations('event');
  const locale = useLocale();
  const { name } = event.place;
  const isNamedOnline = new RegExp(`^${t('online')}\\b`).test(name);

  return (
    <EventCard
      {...rest}
      slug={event.slug}
      title={event.title}
      image={event.image && { ...event.image, alt: '' }}
      when={cardTime(event, t, locale)}
      isDateOff={isDateOff(event)}
      venue={name}
      place={placeLine(event) || (event.isOnline && !isNamedOnline ? t('online') : '')}
      status={event.status}
      admission={isPast || event.status === 'cancelled' ? undefined : event.admission}
      language={event.language === locale ? undefined : event.language}
    />
  );
}
