import { useLocale, useTranslations } from 'next-intl';

import { ExternalLink } from '@/components/ui/external-link';
import { PageLink } from '@/components/ui/page-link';
import { Disclosure } from '@/components/ui/disclosure';
import { googleEvent, outlookEvent } from '@/lib/calendar/calendar-links';
import type { Event } from '@/lib/events';

type Props = {
  event: Event;
  /** The full address of its page. */
  url: string;
};

/** The ways of an event into a visitor's calendar. */
export function CalendarMenu({ event, url }: Props) {
  const t = useTranslations('event');
  const locale = useLocale();

  return (
    <Disclosure label={t('calendar')}>
      <li>
        <PageLink
          href={{ pathname: '/events/[slug]/event.ics', params: { slug: event.slug } }}
          download
        >
          {t('calendarApple')}
        </PageLink>
      </li>
      <li>
        <ExternalLink href={googleEvent(event, url, locale)}>{t('calendarGoogle')}</ExternalLink>
      </li>
      <li>
        <ExternalLink href={outlookEvent(event, url, locale)}>{t('calendarOutlook')}</ExternalLink>
      </li>
    </Disclosure>
  );
}
