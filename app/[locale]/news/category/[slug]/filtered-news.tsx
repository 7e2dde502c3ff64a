import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { CategoryFilter } from '@/components/news/category-filter';
import { ListHeading } from '@/components/news/list-heading';
import { PostList } from '@/components/news/post-list';
import { localizedPath } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/routing';
import { stepHref } from '@/lib/i18n/steps';
import { moveTo, settle } from '@/lib/outcome';
import { getTermPosts } from '@/lib/posts';
import { hiddenMetadata, pageMetadata } from '@/lib/seo/metadata';
import { ofStep } from '@/lib/seo/steps';
import { termShare } from '@/lib/share/nouns';
import { getCategory, getTopics } from '@/lib/terms';

type Props = {
  slug: string;
  /** Null where the address names none. */
  step: number | null;
};

/** The news of one category, one step of it. */
export async function FilteredNews({ slug, step }: Props) {
  const t = await getTranslations('news');
  const locale = await getLocale();
  const found = await load({ slug, step }, locale);
  if (!found || !step) return <NotFoundView />;

  const { slug: own } = found.category;
  const href = { pathname: '/news/category/[slug]', params: { slug: own } } as const;
  if (own !== slug) return moveTo(localizedPath(stepHref(href, step), locale));

  return (
    <PageFrame href={stepHref(href, step)}>
      <ListHeading title={t('title')} text={t('description')} step={step} />
      <CategoryFilter topics={found.topics} current={slug} />
      <PostList list={found.list} href={href} step={step} more={t('moreNews')} empty={t('empty')} />
    </PageFrame>
  );
}

/** The category's own page shows the same: that one is to be found. */
export async function filteredNewsMetadata({ slug, step }: Props): Promise<Metadata> {
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
  return settle('news', async () => {
    const category = await getCategory(slug, locale);
    const list = category && step ? await getTermPosts(category, locale, step) : null;
    return category && list && { category, list, topics: await getTopics(locale) };
  });
}
