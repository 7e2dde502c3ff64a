import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { Carousel } from '@/components/home/carousel';
import { NewsPreview } from '@/components/home/news-preview';
import { PageFrame } from '@/components/layout/page-frame';
import { getCarousel } from '@/lib/carousel';
import { routing, type Locale } from '@/lib/i18n/routing';
import { settleSection } from '@/lib/outcome';
import { getPosts } from '@/lib/posts';
import { everyLocale, prerender } from '@/lib/prerender';
import { pageMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

export const dynamic = 'force-static';
export const revalidate = 60;

export const generateStaticParams = () =>
  prerender('home page', async () => {
    await load(routing.defaultLocale);
    return everyLocale;
  });

const href = { pathname: '/' } as const;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();

  return pageMetadata({
    title: t('home.title', { product: site.product }),
    description: t('site.description'),
    href,
    locale: await getLocale(),
  });
}

export default async function HomePage() {
  const t = await getTranslations('home');
  const [carousel, news] = await load(await getLocale());

  return (
    <PageFrame href={href}>
      <h1 className="sr-only">{site.product}</h1>
      <Carousel items={carousel ?? []} label={t('carousel')} />
      <NewsPreview posts={news?.posts ?? []} />
    </PageFrame>
  );
}

function load(locale: Locale) {
  return Promise.all([settleSection(getCarousel), settleSection(() => getPosts(locale, 4))]);
}
