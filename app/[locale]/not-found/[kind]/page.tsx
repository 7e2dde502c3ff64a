import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { EventNotFound } from '@/components/not-found/event-not-found';
import { PageNotFound } from '@/components/not-found/page-not-found';
import type { NotFoundKind } from '@/lib/http/prerendered-not-found-page';
import { routing } from '@/lib/i18n/routing';
import { hiddenMetadata, notFoundMetadata } from '@/lib/seo/metadata';

export const dynamic = 'force-static';
export const revalidate = false;
export const dynamicParams = false;

const kinds: NotFoundKind[] = ['page', 'event'];

export const generateStaticParams = () =>
  routing.locales.flatMap((locale) => kinds.map((kind) => ({ locale, kind })));

type Props = PageProps<'/[locale]/not-found/[kind]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kind } = await params;
  if (kind === 'event') return hiddenMetadata((await getTranslations('event'))('notFound'));

  return notFoundMetadata();
}

/**
 * The 404 page for a URL of which the site knows, before it renders anything, that nothing exists there. The build
 * renders this page, and the server sends its HTML with status 404 (lib/http/prerendered-not-found-page.ts). A request
 * for the path of this page itself gets a 404 too.
 */
export default async function PrerenderedNotFoundPage({ params }: Props) {
  const { kind } = await params;

  return kind === 'event' ? <EventNotFound /> : <PageNotFound />;
}
