import { getTranslations } from 'next-intl/server';

import { PastEvents } from '@/components/events/past-events';
import { BackLink } from '@/components/ui/back-link';
import { ListHeading } from '@/components/ui/list-heading';
import { NothingYet } from '@/components/ui/nothing-yet';
import { getPastEvents } from '@/lib/data/events/queries';
import type { ListHref } from '@/lib/i18n/list-pages';
import { toListItems } from '@/lib/seo/json-ld/list';

import { listPage } from '../list-page';

type List = { href: ListHref; perPage: number };

/**
 * The pages of the past events. They are listed at the end of the page of all events, and in the archive, which has
 * another page size and another title.
 */
export const pastEventsList = ({ href, perPage }: List) =>
  listPage({
    section: 'events',
    load: async ({ locale, pageNumber }) => {
      const events = await getPastEvents(locale);
      const [start, end] = [(pageNumber - 1) * perPage, pageNumber * perPage];
      if (pageNumber > 1 && events.length <= start) return null;

      const t = await getTranslations('events');
      const longTitle = `${t('title')}: ${t('past')}`;
      const text = t('pastDescription');
      // The page of all events appends these cards to its own, which are below a heading of level 2.
      const isOfAllEvents = href.pathname === '/events';
      return {
        href,
        ...(isOfAllEvents
          ? { title: longTitle, description: `${longTitle}. ${text}` }
          : { title: t('past'), description: text }),
        items: toListItems('event', events.slice(start, end)),
        content: (
          <>
            <div className="mb-10">
              <BackLink href={{ pathname: '/events' }}>{t('back')}</BackLink>
            </div>
            <ListHeading title={t('past')} text={text} pageNumber={pageNumber} />
            <div className="mt-12">
              {isOfAllEvents && <h2 className="sr-only">{t('past')}</h2>}
              {events.length > 0 ? (
                <PastEvents
                  {...{ events, perPage, href, pageNumber }}
                  heading={isOfAllEvents ? 'h3' : 'h2'}
                />
              ) : (
                <NothingYet>{t('noPastEvents')}</NothingYet>
              )}
            </div>
          </>
        ),
      };
    },
  });
