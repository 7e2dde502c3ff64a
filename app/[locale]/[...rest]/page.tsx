import { PageNotFound } from '@/components/not-found/page-not-found';
import { loggablePath } from '@/lib/http/loggable-path';
import { loadOrFallBack } from '@/lib/cache/load-or-fall-back';
import { notFoundMetadata } from '@/lib/seo/metadata';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];
export const generateMetadata = notFoundMetadata;

type Props = PageProps<'/[locale]/[...rest]'>;

/** The page for every URL that matches no route. */
export default async function UnknownPage({ params }: Props) {
  const { locale, rest } = await params;
  console.warn(`Page not found: ${loggablePath(`/${[locale, ...rest].join('/')}`)}`);
  await loadOrFallBack('page', async () => null);

  return <PageNotFound />;
}
