import { pastEventsPerPage } from '@/lib/config/page-sizes';

import { pastEventsList } from '../../../past-events/past-events-list';

export const dynamic = 'force-static';
export const revalidate = 60;
export const generateStaticParams = () => [];

/** The past events that the page of all events shows at its end. */
const { Page, metadata } = pastEventsList({
  href: { pathname: '/events' },
  perPage: pastEventsPerPage,
});

export const generateMetadata = metadata;
export default Page;
