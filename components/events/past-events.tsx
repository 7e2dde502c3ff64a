import { useTranslations } from 'next-intl';

import { PaginatedList } from '@/components/ui/paginated-list';
import type { Event } from '@/lib/data/events/queries';
import type { ListHref } from '@/lib/i18n/list-pages';

import { columnsOf, evenRows, inRows } from './card-rows';
import { EventCardSkeleton } from './event-card-skeleton';
import { ListedEvent } from './listed-event';

type Props = {
  /** All past events, newest first. */
  events: Event[];
  perPage: number;
  href: ListHref;
  pageNumber: number;
  heading?: 'h2' | 'h3';
};

/** One page of the past events. */
export function PastEvents({ events, perPage, href, pageNumber, heading }: Props) {
  const t = useTranslations('events');
  const shown = events.slice((pageNumber - 1) * perPage, pageNumber * perPage);

  return (
    <PaginatedList
      section="events"
      items={inRows(shown, evenRows).map(({ event, width }) => ({
        key: `${event.id}-${event.schedule.startDate}-${event.schedule.startTime}`,
        content: <ListedEvent event={event} isPast width={width} heading={heading} />,
        className: columnsOf[width],
      }))}
      href={href}
      pageNumber={pageNumber}
      isLast={events.length <= pageNumber * perPage}
      more={t('morePast')}
      className="grid gap-6 wide:grid-cols-12"
      skeleton={<EventCardSkeleton />}
      skeletonClass={columnsOf.third}
    />
  );
}
