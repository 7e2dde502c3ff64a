import { useLocale, useTranslations } from 'next-intl';

import { BackLink } from '@/components/ui/back-link';
import { PageLink } from '@/components/ui/page-link';
import { PictureOrFigure } from '@/components/ui/picture-or-figure';
import { Prose } from '@/components/ui/prose';
import { isDateOff } from '@/lib/data/events/event';
import type { EventDetails } from '@/lib/data/events/queries';

import { AccessibilityBox, ActsBox, AgeBox } from './admission-boxes';
import { CalendarMenu } from './calendar-menu';
import { DateBox } from './date-box';
import { EventNotice } from './event-notice';
import { PlaceBox } from './place-box';
import { TicketButton } from './ticket-button';
import { TicketsBox } from './tickets-box';
import './event-card.css';
import './events.css';

type Props = {
  event: EventDetails;
  /** The absolute URL of the event's page. */
  url: string;
  /** The tour to which the event belongs. */
  tour?: { slug: string; name: string };
};

/** The content of an event's page. */
export function EventArticle({ event, url, tour }: Props) {
  const t = useTranslations('event');
  const isForeign = event.language !== useLocale();
  const hasText = event.text.children.length > 0;
  const isOffered = event.isUpcoming && event.status !== 'cancelled';
  const hasDay = !isDateOff(event);

  return (
    <article className="grid grid-cols-1 gap-8">
      <BackLink href={{ pathname: '/events' }}>{t('back')}</BackLink>
      {isForeign && <p className="text-haze">{t('onlyIn')}</p>}
      <div className="event-sheet">
        <PictureOrFigure
          image={event.image}
          title={event.title}
          sizes="(min-width: 1400px) 520px, (min-width: 980px) 38vw, 92vw"
          loads="first"
          className={`event-poster ${event.status === 'cancelled' ? 'event-off' : ''}`}
        />
        <div className="grid min-w-0 content-start gap-8">
          <h1
            lang={isForeign ? event.language : undefined}
            className="font-display text-title wrap-anywhere"
          >
            {event.title}
          </h1>
          {tour && (
            <p className="text-lead">
              <PageLink
                href={{ pathname: '/tours/[slug]', params: { slug: tour.slug } }}
                className="link-line text-gold"
              >
                {t('partOf', { tour: tour.name })}
              </PageLink>
            </p>
          )}
          <EventNotice event={event} />
          <div className="grid gap-6 sm:grid-cols-2">
            <DateBox event={event} />
            <PlaceBox event={event} />
            {/* oxlint-disable-next-line react/purity -- A server component, which renders once. */}
            <TicketsBox event={event} now={new Date()} />
          </div>
          {isOffered && (event.ticket || hasDay) && (
            <div className="flex flex-wrap gap-4 print:hidden">
              <TicketButton
                ticket={event.ticket}
                isSoldOut={event.admission.availability === 'sold_out'}
              />
              {hasDay && <CalendarMenu event={event} url={url} />}
            </div>
          )}
          {hasText && (
            <div
              lang={isForeign ? event.language : undefined}
              className="link-buttons border-t border-edge pt-8"
            >
              <Prose text={event.text} />
            </div>
          )}
          <div className="event-notes">
            <ActsBox admission={event.admission} />
            <AgeBox admission={event.admission} />
            <AccessibilityBox admission={event.admission} />
          </div>
        </div>
      </div>
    </article>
  );
}
