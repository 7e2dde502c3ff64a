import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { EventNotFound } from '@/components/events/event-not-found';
import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { loadOrFallBack } from '@/lib/cache/load-or-fall-back';
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
 * The page for every address that the site knows does not exist. It is rendered once, not once per address
 * (lib/http/not-found-page.ts).
 */
export default async function AbsentPage({ params }: Props) {
  const { screen } = await params;
  await loadOrFallBack('page', async () => null);
  if (screen !== 'event') return <NotFoundView />;

  return (
    <PageFrame href={{ pathname: '/events' }} isElsewhere>
      <EventNotFound />
    </PageFrame>
  );
}
