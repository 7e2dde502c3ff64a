import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { PageNotFound } from '@/components/not-found/page-not-found';
import { loggablePath } from '@/lib/http/loggable-path';
import { loadOrFallBack } from '@/lib/cache/load-or-fall-back';
import { hiddenMetadata } from '@/lib/seo/metadata';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/[...rest]'>;

export async function generateMetadata(): Promise<Metadata> {
  return hiddenMetadata((await getTranslations('notFound'))('text'));
}

/** The page for every URL that matches no route. */
export default async function UnknownPage({ params }: Props) {
  const { locale, rest } = await params;
  console.warn(`Page not found: ${loggablePath(`/${[locale, ...rest].join('/')}`)}`);
  await loadOrFallBack('page', async () => null);

  return <PageNotFound />;
}
