import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { PageNotFound } from '@/components/not-found/page-not-found';
import { PageFrame } from '@/components/layout/page-frame';
import { PreviewBar } from '@/components/preview/preview-bar';
import type { Href } from '@/lib/i18n/href';
import { markNoStore, loadOrFallBack } from '@/lib/cache/load-or-fall-back';
import { getPreview } from '@/lib/data/preview/queries';
import { hiddenMetadata } from '@/lib/seo/metadata';

import { PreviewedItem } from '../../../previewed-item';

// `force-static` although the page is rendered for one editor: docs/decisions/005-static-search-and-preview.md
export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/preview/[token]/[image]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('preview');
  const preview = await load(params);
  const title = preview ? `${t('label')}: ${preview.item.title}` : t('label');

  return { ...hiddenMetadata(title), referrer: 'no-referrer' };
}

export default async function PreviewPage({ params }: Props) {
  const preview = await load(params);
  if (!preview) return <PageNotFound />;

  const { token, image } = await params;
  const { isPublished } = preview;
  const query = image === '0' ? undefined : { _thumbnail_id: image };
  const href: Href = { pathname: '/preview/[token]', params: { token }, query };
  const exit: Href = isPublished ? preview.href : { pathname: '/news' };

  return (
    <PageFrame href={href}>
      <PreviewBar href={href} exit={exit} isPublished={isPublished} />
      <PreviewedItem preview={preview} href={href} locale={await getLocale()} />
    </PageFrame>
  );
}

async function load(params: Props['params']) {
  // Do this first: no part of a draft may be stored, whatever happens afterwards.
  await markNoStore();
  const { token, image } = await params;
  return loadOrFallBack('preview', async () => getPreview(token, image, await getLocale()));
}
