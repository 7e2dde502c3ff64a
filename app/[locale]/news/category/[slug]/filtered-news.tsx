import { getTranslations } from 'next-intl/server';

import { CategoryFilter } from '@/components/news/category-filter';
import { PostList } from '@/components/news/post-list';
import { ListHeading } from '@/components/ui/list-heading';
import { getTermPosts } from '@/lib/data/posts/queries';
import { getCategory, getTopics } from '@/lib/data/terms';
import { termShare } from '@/lib/media/share-images/content-texts';

import { listPage } from '../../../list-page';

/**
 * The pages of the news of a category. The canonical URL is that of the category page (`/category/…`), which has the
 * same posts: search engines should use only that page.
 */
export const filteredNews = listPage({
  section: 'news',
  load: async ({ locale, pageNumber, slug }) => {
    const category = await getCategory(slug, locale);
    const list = category && (await getTermPosts(category, locale, pageNumber));
    if (!category || !list) return null;

    const t = await getTranslations('news');
    const topics = await getTopics(locale);
    const params = { slug: category.slug };
    const href = { pathname: '/news/category/[slug]', params } as const;
    return {
      href,
      canonical: { pathname: '/category/[slug]', params },
      title: `${t('title')}: ${category.name}`,
      description: t.markup('allInCategory', { name: () => category.name }),
      share: await termShare(category, locale),
      content: (
        <>
          <ListHeading title={t('title')} text={t('description')} pageNumber={pageNumber} />
          <div className="mt-10">
            <CategoryFilter topics={topics} current={category.slug} />
          </div>
          <PostList {...{ list, href, pageNumber }} more={t('moreNews')} empty={t('empty')} />
        </>
      ),
    };
  },
});
