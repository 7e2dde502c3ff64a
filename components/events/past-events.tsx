import { useTranslations } from 'next-intl';

import { SteppedList } from '@/components/ui/stepped-list';
import type { Event } from '@/lib/events';
import type { ListHref } from '@/lib/i18n/steps';

import { EventCardSkeleton } from './event-card-skeleton';
import { ListedEvent } from './listed-event';

type Props = {
  /** All of them, the newest first. */
  events: Event[];
  perStep: number;
  href: ListHref;
  step: number;
  heading?: 'h2' | 'h3';
};

const sizes = '(min-width: 1400px) 420px, (min-width: 980px) 31vw, 92vw';

/** One step of the events that are over. */
export function PastEvents({ events, perStep, href, step, heading }: Props) {
  const t = useTranslations('events');
  const shown = events.slice((step - 1) * perStep, step * perStep);

  return (
    <SteppedList
      items={shown.map((event) => ({
        key: `${event.id}-${event.schedule.startDate}`,
        content: <ListedEvent event={event} sizes={sizes} heading={heading} />,
      }))}
      href={href}
      step={step}
      isLast={events.length <= step * perStep}
      words={{
        newer: t('newer'),
        more: t('morePast'),
        loading: t('loading'),
        failed: t('failed'),
        retry: t('retry'),
        addedOne: t('addedOne'),
        addedMany: t('addedMany', { count: '#' }),
      }}
      className="grid gap-6 wide:grid-cols-3"
      skeleton={<EventCardSkeleton />}
    />
  );
}
