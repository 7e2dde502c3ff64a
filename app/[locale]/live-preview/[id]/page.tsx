import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';

import { SlidePreview } from '@/components/home/slide-preview';
import { PageNotFound } from '@/components/not-found/page-not-found';
import { PageFrame } from '@/components/layout/page-frame';
import { markNoStore } from '@/lib/cache/load-or-fall-back';
import { unsavedContent, type Unsaved } from '@/lib/data/live-preview/unsaved';
import { parseUnsavedSlide } from '@/lib/data/live-preview/unsaved-slide';
import { parsePreview, type Preview } from '@/lib/data/preview/queries';
import type { Locale } from '@/lib/i18n/routing';
import { hiddenMetadata } from '@/lib/seo/metadata';

import { PreviewedItem } from '../../previewed-item';

// `force-static` although the page is rendered for one editor: docs/decisions/005-static-search-and-preview.md
export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/live-preview/[id]'>;

export const generateMetadata = (): Metadata => hiddenMetadata('Live preview');

/**
 * Unsaved content as its page will show it. Only lib/http/live-preview.ts requests this page, because no visitor knows
 * an id. Without content (`answer` is null), the page has only a header and a footer, and a script fills it later. A
 * slide of the carousel is shown without a page around it.
 */
export default async function LivePreviewPage({ params }: Props) {
  const unsaved = unsavedContent((await params).id);
  const locale = await getLocale();
  const slide = unsaved && parseUnsavedSlide(unsaved.answer, locale);
  if (slide) {
    await markNoStore(200);
    return <SlidePreview item={slide} />;
  }
  const preview = unsaved && (await parseUnsaved(unsaved, locale));
  // No part of a draft may be stored.
  await markNoStore(preview ? 200 : 422);
  if (!preview) return <PageNotFound />;
  if (preview === 'empty') return <PageFrame href={{ pathname: '/' }}>{null}</PageFrame>;

  return (
    <main id="content" className="page-width overflow-x-clip pt-10 pb-section">
      <PreviewedItem preview={preview} href={preview.href} locale={locale} />
    </main>
  );
}

/** Null when the content is not a post, event, video or release; `empty` when there is no content yet. */
async function parseUnsaved(
  { answer }: Unsaved,
  locale: Locale,
): Promise<Preview | 'empty' | null> {
  if (answer === null) return 'empty';
  try {
    return await parsePreview(answer, locale);
  } catch {
    return null;
  }
}
