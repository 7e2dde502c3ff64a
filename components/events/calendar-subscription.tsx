import { useTranslations } from 'next-intl';

import { Disclosure } from '@/components/ui/disclosure';
import { ExternalLink } from '@/components/ui/external-link';
import { PageLink } from '@/components/ui/page-link';
import {
  googleSubscription,
  outlookSubscription,
  webcal,
} from '@/lib/feeds/calendar/calendar-links';
import { site } from '@/lib/site';

type Props = {
  /** The absolute URL of the calendar of all upcoming events. */
  url: string;
};

/** The links that subscribe a calendar to all events. */
export function CalendarSubscription({ url }: Props) {
  const t = useTranslations('events');
  const name = t('calendarName', { product: site.product });

  return (
    <div className="grid justify-items-start gap-4 print:hidden">
      <p className="max-w-[38rem] text-haze">{t('subscribeText')}</p>
      <Disclosure label={t('subscribe')}>
        <li>
          <a href={webcal(url)}>{t('subscribeApp')}</a>
        </li>
        <li>
          <ExternalLink href={googleSubscription(url)}>{t('subscribeGoogle')} </ExternalLink>
        </li>
        <li>
          <ExternalLink href={outlookSubscription(url, name)}>
            {t('subscribeOutlook')}{' '}
          </ExternalLink>
        </li>
        <li>
          <PageLink href={{ pathname: '/events.ics' }}>{t('subscribeFile')}</PageLink>
        </li>
      </Disclosure>
    </div>
  );
}
