import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { CategoryFilter } from '@/components/news/category-filter';
import { PostList } from '@/components/news/post-list';
import { ListHeading } from '@/components/ui/list-heading';
import { getPosts } from '@/lib/data/posts/queries';
import { postsPerPage } from '@/lib/config/page-sizes';
import type { PostSummary } from '@/lib/data/posts/post';
import { topicsOf } from '@/lib/data/terms';
import { toListItems } from '@/lib/seo/json-ld/list';

import { listPage } from '../list-page';

const href = { pathname: '/news' } as const;
const openingPosts = 3;

/**
 * The pages of all news.
 *
 * @param Opening shows the newest posts above the list. Only the first page passes it, so that the other pages do not
 *   load its script.
 */
export const newsList = (Opening?: (props: { posts: PostSummary[] }) => ReactNode) =>
  listPage({
    section: 'news',
    bleeds: true,
    load: async ({ locale, pageNumber }) => {
      const list = await getPosts(locale, postsPerPage, pageNumber);
      if (!list) return null;
      const t = await getTranslations('news');

      return {
        href,
        title: t('title'),
        description: t('description'),
        items: toListItems('post', list.items),
        content: (
          <>
            {Opening && <Opening posts={list.items.slice(0, openingPosts)} />}
            <div className={`page-width pb-section ${Opening ? 'pt-14' : 'pt-10'}`}>
              <ListHeading title={t('title')} text={t('description')} pageNumber={pageNumber} />
              <div className="mt-10">
                <CategoryFilter topics={topicsOf(list.items, locale)} current={null} />
              </div>
              <PostList
                {...{ list, href, pageNumber }}
                more={t('moreNews')}
                empty={t('empty')}
                isBelowHero={Boolean(Opening)}
              />
            </div>
          </>
        ),
      };
    },
  });
