import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { NotFoundView } from '@/components/layout/not-found-view';
import { loggablePath } from '@/lib/loggable-path';
import { settle } from '@/lib/outcome';
import { hiddenMetadata } from '@/lib/seo/metadata';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/[...rest]'>;

export async function generateMetadata(): Promise<Metadata> {
  return hiddenMetadata((await getTranslations('notFound'))('text'));
}

/** Every address that no route knows. */
export default async function UnknownPage({ params }: Props) {
  const { locale, rest } = await params;
  console.warn(`Page not found: ${loggablePath(`/${[locale, ...rest].join('/')}`)}`);
  await settle('page', async () => null);

  return <NotFoundView />;
}
