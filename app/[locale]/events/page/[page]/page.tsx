import { pastEventsPerStep } from '@/lib/events';
import { toStep } from '@/lib/i18n/steps';

import { PastEventsList, pastEventsMetadata } from '../../../past-events/past-events-list';

export const dynamic = 'force-static';
export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/events/page/[page]'>;

/** What the page of all events appends: the past ones, six a step. */
const list = { href: { pathname: '/events' }, perStep: pastEventsPerStep } as const;

export async function generateMetadata({ params }: Props) {
  return pastEventsMetadata({ ...list, step: toStep((await params).page) });
}

export default async function FurtherEventsPage({ params }: Props) {
  return <PastEventsList {...list} step={toStep((await params).page)} />;
}
