import { useLocale, useTranslations } from 'next-intl';

import { ExternalLink } from '@/components/ui/external-link';
import { PageLink } from '@/components/ui/page-link';
import { Disclosure } from '@/components/ui/disclosure';
import { admissionLines } from '@/lib/data/events/admission-words';
import { googleEvent, outlookEvent } from '@/lib/feeds/calendar/calendar-links';
import type { Event } from '@/lib/data/events/queries';

type Props = {
  event: Event;
  /** The absolute URL of the event's page. */
  url: string;
};

/** The links that add an event to a calendar. */
export function CalendarMenu({ event, url }: Props) {
  const t = useTranslations('event');
  const locale = useLocale();
  const facts = admissionLines(event, t, locale);

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
        <ExternalLink href={googleEvent(event, { url, locale, facts })}>
          {t('calendarGoogle')}{' '}
        </ExternalLink>
      </li>
      <li>
        <ExternalLink href={outlookEvent(event, { url, locale, facts })}>
          {t('calendarOutlook')}{' '}
        </ExternalLink>
      </li>
    </Disclosure>
  );
}
