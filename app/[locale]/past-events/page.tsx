import { routing } from '@/lib/i18n/routing';
import { getPastEvents } from '@/lib/data/events/queries';
import { everyLocale, prerender } from '@/lib/cache/prerender';

import { pastEventsArchive } from './archive';
import { PastEventsList, pastEventsMetadata } from './past-events-list';

export const dynamic = 'force-static';
export const revalidate = 60;

export const generateStaticParams = () =>
  prerender('past events', async () => {
    await getPastEvents(routing.defaultLocale);
    return everyLocale;
  });

export const generateMetadata = () => pastEventsMetadata({ ...pastEventsArchive, step: 1 });

export default function PastEventsPage() {
  return <PastEventsList {...pastEventsArchive} step={1} />;
}
