import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { PostCard } from '@/components/news/post-card';
import { routing, type Locale } from '@/lib/i18n/routing';
import { settle } from '@/lib/outcome';
import { getPosts } from '@/lib/posts';
import { everyLocale, prerender } from '@/lib/prerender';
import { pageMetadata } from '@/lib/seo/metadata';

export const dynamic = 'force-static';
export const revalidate = 300;

export const generateStaticParams = () =>
  prerender('news page', async () => {
    await load(routing.defaultLocale);
    return everyLocale;
  });

const href = { pathname: '/news' } as const;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('news');

  return pageMetadata({
    title: t('title'),
    description: t('description'),
    href,
    locale: await getLocale(),
  });
}

export default async function NewsPage() {
  const t = await getTranslations('news');
  const list = await load(await getLocale());
  if (!list) return <NotFoundView />;

  return (
    <PageFrame href={href}>
      <h1 className="font-display text-6xl text-gold">{t('title')}</h1>
      <p className="mt-4 mb-12 text-haze">{t('description')}</p>
      {list.posts.length === 0 && <p>{t('empty')}</p>}
      <ul className="grid gap-6 md:grid-cols-2">
        {list.posts.map((post, index) => (
          <li key={post.id}>
            <PostCard post={post} sizes="(min-width: 768px) 50vw, 100vw" priority={index === 0} />
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}

function load(locale: Locale) {
  return settle('news', () => getPosts(locale, 20));
}
