import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { CalendarSubscription } from '@/components/events/calendar-subscription';
import { PastEvents } from '@/components/events/past-events';
import { UpcomingEvents } from '@/components/events/upcoming-events';
import { PageFrame } from '@/components/layout/page-frame';
import { buttonClass } from '@/components/ui/button';
import { ListHeading } from '@/components/ui/list-heading';
import { NothingYet } from '@/components/ui/nothing-yet';
import { PageLink } from '@/components/ui/page-link';
import { JsonLd } from '@/components/seo/json-ld';
import { pastEventsPerPage } from '@/lib/config/page-sizes';
import { getPastEvents, getUpcomingEvents } from '@/lib/data/events/queries';
import { routing } from '@/lib/i18n/routing';
import { loadOrFallBack, loadSectionOrFallBack } from '@/lib/cache/load-or-fall-back';
import { everyLocale, staticParams } from '@/lib/cache/static-params';
import { listNodes, toListItems } from '@/lib/seo/json-ld/list';
import { pageMetadata } from '@/lib/seo/metadata';
import { absoluteUrl } from '@/lib/seo/site-url';

export const dynamic = 'force-static';
export const revalidate = 60;

export const generateStaticParams = () =>
  staticParams('events', async () => {
    await getUpcomingEvents(routing.defaultLocale);
    return everyLocale;
  });

const href = { pathname: '/events' } as const;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('events');

  return pageMetadata({
    title: t('title'),
    description: t('description'),
    href,
    locale: await getLocale(),
  });
}

export default async function EventsPage() {
  const t = await getTranslations('events');
  const locale = await getLocale();
  const [upcomingOrNothing, pastOrNothing] = await Promise.all([
    loadOrFallBack('events', () => getUpcomingEvents(locale)),
    loadSectionOrFallBack(() => getPastEvents(locale)),
  ]);
  const upcoming = upcomingOrNothing ?? [];
  const past = pastOrNothing ?? [];
  // Without a response, nobody knows whether there are past events.
  const isEmpty = upcoming.length === 0 && pastOrNothing?.length === 0;

  return (
    <PageFrame href={href}>
      <JsonLd
        href={href}
        type="CollectionPage"
        section="events"
        title={t('title')}
        things={listNodes(href, toListItems('event', upcoming), locale)}
      />
      <ListHeading title={t('title')} text={t('description')} />
      {isEmpty ? (
        <div className="mt-14">
          <NothingYet>{t('none')}</NothingYet>
        </div>
      ) : (
        <section aria-labelledby="upcoming" className="mt-14 grid grid-cols-1 gap-8">
          <h2 id="upcoming" className="font-display text-heading">
            {t('upcoming')}
          </h2>
          {upcoming.length > 0 ? (
            <UpcomingEvents events={upcoming} />
          ) : (
            <NothingYet>{t('noUpcoming')}</NothingYet>
          )}
        </section>
      )}
      <div className="mt-12">
        <CalendarSubscription url={absoluteUrl({ pathname: '/events.ics' }, locale)} />
      </div>
      {past.length > 0 && (
        <section aria-labelledby="past" className="mt-section">
          <div className="mb-8 flex flex-wrap items-baseline justify-between gap-6">
            <h2 id="past" className="font-display text-heading">
              {t('past')}
            </h2>
            <PageLink
              href={{ pathname: '/past-events' }}
              className={buttonClass('glass', 'button-small')}
            >
              {t('allPast')}
            </PageLink>
          </div>
          <PastEvents events={past} perPage={pastEventsPerPage} href={href} pageNumber={1} />
        </section>
      )}
    </PageFrame>
  );
}
