import { pastEventsPerPage } from '@/lib/data/events/queries';
import { toStep } from '@/lib/i18n/list-pages';

import { PastEventsList, pastEventsMetadata } from '../../../past-events/past-events-list';

export const dynamic = 'force-static';
export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/events/page/[page]'>;

/** The past events that the page of all events shows at its end. */
const list = { href: { pathname: '/events' }, perPage: pastEventsPerPage } as const;

export async function generateMetadata({ params }: Props) {
  return pastEventsMetadata({ ...list, step: toStep((await params).page) });
}

export default async function FurtherEventsPage({ params }: Props) {
  return <PastEventsList {...list} step={toStep((await params).page)} />;
}
