import { toStep } from '@/lib/i18n/list-pages';

import { pastEventsArchive } from '../../archive';
import { PastEventsList, pastEventsMetadata } from '../../past-events-list';

export const dynamic = 'force-static';
export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/past-events/page/[page]'>;

export async function generateMetadata({ params }: Props) {
  return pastEventsMetadata({ ...pastEventsArchive, step: toStep((await params).page) });
}

export default async function FurtherPastEventsPage({ params }: Props) {
  return <PastEventsList {...pastEventsArchive} step={toStep((await params).page)} />;
}
