import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { CategoryFilter } from '@/components/news/category-filter';
import { ListHeading } from '@/components/news/news-list-heading';
import { PostList } from '@/components/news/post-list';
import { JsonLd } from '@/components/seo/json-ld';
import type { Locale } from '@/lib/i18n/routing';
import { stepHref } from '@/lib/i18n/list-pages';
import { loadOrFallBack } from '@/lib/cache/load-or-fall-back';
import { postHref } from '@/lib/data/posts/href';
import { getPosts, postsPerPage, type PostSummary } from '@/lib/data/posts/queries';
import { listNode } from '@/lib/seo/json-ld/list';
import { hiddenMetadata, pageMetadata } from '@/lib/seo/metadata';
import { ofStep } from '@/lib/seo/list-page-words';
import { topicsOf } from '@/lib/data/terms';

type Props = {
  /** Null when the URL has no valid page number. */
  step: number | null;
  /**
   * The component that shows the newest posts above the list. Only the first page passes it, so that the other pages do
   * not load its script.
   */
  Opening?: (props: { posts: PostSummary[] }) => ReactNode;
};

const href = { pathname: '/news' } as const;
const openingPosts = 3;

/** One page of all news. */
export async function NewsList({ step, Opening }: Props) {
  const t = await getTranslations('news');
  const locale = await getLocale();
  const list = await load(step, locale);
  if (!list || !step) return <NotFoundView />;

  return (
    <PageFrame href={stepHref(href, step)} bleeds>
      <JsonLd
        href={stepHref(href, step)}
        type="CollectionPage"
        section="news"
        title={titleOf(t, step).title}
        things={[listNode(stepHref(href, step), list.posts.map(postHref), locale)]}
      />
      {Opening && <Opening posts={list.posts.slice(0, openingPosts)} />}
      <div className="page-width pt-14 pb-section">
        <ListHeading title={t('title')} text={t('description')} step={step} />
        <CategoryFilter topics={topicsOf(list.posts, locale)} current={null} />
        <PostList
          {...{ list, href, step }}
          more={t('moreNews')}
          empty={t('empty')}
          isBelowHero={Boolean(Opening)}
        />
      </div>
    </PageFrame>
  );
}

/** The metadata of one page of all news. */
export async function newsMetadata(step: number | null): Promise<Metadata> {
  const t = await getTranslations('news');
  const locale = await getLocale();
  const list = await load(step, locale);
  if (!list || !step) return hiddenMetadata((await getTranslations('notFound'))('text'));

  return pageMetadata({
    ...titleOf(t, step),
    href: stepHref(href, step),
    locale,
  });
}

type Words = Awaited<ReturnType<typeof getTranslations<'news'>>>;

const titleOf = (t: Words, step: number) =>
  ofStep({ title: t('title'), description: t('description') }, step, t('step', { step }));

function load(step: number | null, locale: Locale) {
  return loadOrFallBack('news', async () => (step ? getPosts(locale, postsPerPage, step) : null));
}
