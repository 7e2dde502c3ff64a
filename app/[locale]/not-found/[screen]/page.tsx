import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { EventNotFound } from '@/components/events/event-not-found';
import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { settle } from '@/lib/outcome';
import { hiddenMetadata } from '@/lib/seo/metadata';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/not-found/[screen]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { screen } = await params;
  if (screen === 'event') return hiddenMetadata((await getTranslations('event'))('notFound'));

  return hiddenMetadata((await getTranslations('notFound'))('text'));
}

/**
 * What every address shows of which the site knows that it leads nowhere: it is made once, and not for each
 * (lib/absent-page.ts).
 */
export default async function AbsentPage({ params }: Props) {
  const { screen } = await params;
  await settle('page', async () => null);
  if (screen !== 'event') return <NotFoundView />;

  return (
    <PageFrame href={{ pathname: '/events' }} isElsewhere>
      <EventNotFound />
    </PageFrame>
  );
}
