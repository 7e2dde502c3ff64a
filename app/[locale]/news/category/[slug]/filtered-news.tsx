import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { CategoryFilter } from '@/components/news/category-filter';
import { ListHeading } from '@/components/news/news-list-heading';
import { PostList } from '@/components/news/post-list';
import { localizedPath } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/routing';
import { stepHref, toStep } from '@/lib/i18n/list-pages';
import { redirectPermanently, loadOrFallBack } from '@/lib/cache/load-or-fall-back';
import { getTermPosts } from '@/lib/data/posts/queries';
import { hiddenMetadata, pageMetadata } from '@/lib/seo/metadata';
import { ofStep } from '@/lib/seo/list-page-words';
import { termShare } from '@/lib/media/share-images/content-words';
import { getCategory, getTopics } from '@/lib/data/terms';

type Props = {
  slug: string;
  /** Null when the URL has no valid page number. */
  step: number | null;
};

type Params = Promise<{ slug: string; page?: string }>;

const propsOf = async (params: Params): Promise<Props> => {
  const { slug, page } = await params;

  return { slug: decodeURIComponent(slug), step: page === undefined ? 1 : toStep(page) };
};

/** The news of a category: the first page, and further ones at `…/page/2` and so on. */
export async function FilteredNewsPage({ params }: { params: Params }) {
  return <FilteredNews {...await propsOf(params)} />;
}

/**
 * The canonical URL is that of the category page (`/category/…`). It has the same posts, and search engines should
 * only that page.
 */
export async function filteredNewsMetadata({ params }: { params: Params }): Promise<Metadata> {
  return metadataOf(await propsOf(params));
}

async function FilteredNews({ slug, step }: Props) {
  const t = await getTranslations('news');
  const locale = await getLocale();
  const found = await load({ slug, step }, locale);
  if (!found || !step) return <NotFoundView />;

  const { slug: own } = found.category;
  const href = { pathname: '/news/category/[slug]', params: { slug: own } } as const;
  if (own !== slug) return redirectPermanently(localizedPath(stepHref(href, step), locale));

  return (
    <PageFrame href={stepHref(href, step)}>
      <ListHeading title={t('title')} text={t('description')} step={step} />
      <CategoryFilter topics={found.topics} current={slug} />
      <PostList list={found.list} href={href} step={step} more={t('moreNews')} empty={t('empty')} />
    </PageFrame>
  );
}

async function metadataOf({ slug, step }: Props): Promise<Metadata> {
  const t = await getTranslations('news');
  const locale = await getLocale();
  const found = await load({ slug, step }, locale);
  if (!found || !step) return hiddenMetadata((await getTranslations('notFound'))('text'));

  const { name } = found.category;
  return pageMetadata({
    ...ofStep(
      { title: `${t('title')}: ${name}`, description: t('allInCategory', { name }) },
      step,
      t('step', { step }),
    ),
    href: stepHref({ pathname: '/news/category/[slug]', params: { slug } }, step),
    canonical: stepHref({ pathname: '/category/[slug]', params: { slug } }, step),
    locale,
    share: await termShare(found.category, locale),
  });
}

function load({ slug, step }: Props, locale: Locale) {
  return loadOrFallBack('news', async () => {
    const category = await getCategory(slug, locale);
    const list = category && step ? await getTermPosts(category, locale, step) : null;
    return category && list && { category, list, topics: await getTopics(locale) };
  });
}
