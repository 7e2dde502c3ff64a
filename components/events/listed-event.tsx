import { useLocale, useTranslations } from 'next-intl';

import type { Event } from '@/lib/events';

import { EventCard } from './event-card';
import { cardTime, placeLine } from './event-words';

type Props = {
  event: Event;
  sizes: string;
  loads?: 'first' | 'soon' | 'late';
  heading?: 'h2' | 'h3';
};

/** An event of a list. */
export function ListedEvent({ event, ...rest }: Props) {
  const t = useTranslations('event');
  const locale = useLocale();

  return (
    <EventCard
      {...rest}
      slug={event.slug}
      title={event.title}
      image={event.image && { ...event.image, alt: '' }}
      when={cardTime(event, t, locale)}
      venue={event.place.name}
      venueLanguage={event.place.language === locale ? undefined : event.place.language}
      place={placeLine(event) || (event.isOnline ? t('online') : '')}
      status={event.status}
      language={event.language === locale ? undefined : event.language}
    />
  );
}
