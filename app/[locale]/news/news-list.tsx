import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { CategoryFilter } from '@/components/news/category-filter';
import { ListHeading } from '@/components/news/list-heading';
import { PostList } from '@/components/news/post-list';
import type { Locale } from '@/lib/i18n/routing';
import { stepHref } from '@/lib/i18n/steps';
import { settle } from '@/lib/outcome';
import { getPosts, postsPerStep, type PostSummary } from '@/lib/posts';
import { hiddenMetadata, pageMetadata } from '@/lib/seo/metadata';
import { topicsOf } from '@/lib/terms';

type Props = {
  /** Null where the address names none. */
  step: number | null;
  /** What opens the list; a step that shows none of it does not load its script either. */
  Opening?: (props: { posts: PostSummary[] }) => ReactNode;
};

const href = { pathname: '/news' } as const;
const openingPosts = 3;

/** All of the news, one step of it. */
export async function NewsList({ step, Opening }: Props) {
  const t = await getTranslations('news');
  const list = await load(step, await getLocale());
  if (!list || !step) return <NotFoundView />;

  return (
    <PageFrame href={stepHref(href, step)} bleeds>
      {Opening && <Opening posts={list.posts.slice(0, openingPosts)} />}
      <div className="page-width pt-14 pb-section">
        <ListHeading title={t('title')} text={t('description')} step={step} />
        <CategoryFilter topics={topicsOf(list.posts)} current={null} />
        <PostList list={list} href={href} step={step} more={t('moreNews')} empty={t('empty')} />
      </div>
    </PageFrame>
  );
}

export async function newsMetadata(step: number | null): Promise<Metadata> {
  const t = await getTranslations('news');
  const locale = await getLocale();
  const list = await load(step, locale);
  if (!list || !step) return hiddenMetadata((await getTranslations('notFound'))('text'));

  return pageMetadata({
    title: step === 1 ? t('title') : `${t('title')}, ${t('step', { step })}`,
    description: t('description'),
    href: stepHref(href, step),
    locale,
  });
}

function load(step: number | null, locale: Locale) {
  return settle('news', async () => (step ? getPosts(locale, postsPerStep, step) : null));
}
