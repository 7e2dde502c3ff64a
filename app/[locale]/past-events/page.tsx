import { routing } from '@/lib/i18n/routing';
import { getPastEvents } from '@/lib/data/events/queries';
import { everyLocale, staticParams } from '@/lib/cache/static-params';

import { pastEventsArchive } from './archive';

export const dynamic = 'force-static';
export const revalidate = 60;

export const generateStaticParams = () =>
  staticParams('past events', async () => {
    await getPastEvents(routing.defaultLocale);
    return everyLocale;
  });

export const generateMetadata = pastEventsArchive.metadata;
export default pastEventsArchive.Page;
