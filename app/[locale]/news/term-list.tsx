import { getTranslations } from 'next-intl/server';

import { TermPosts } from '@/components/news/term-posts';
import { getTermPosts } from '@/lib/data/posts/queries';
import { getCategory, getTag } from '@/lib/data/terms';
import { termShare } from '@/lib/media/share-images/content-texts';
import { toListItems } from '@/lib/seo/json-ld/list';

import { listPage } from '../list-page';

/** The pages of the posts of a category or tag. */
export const termList = (kind: 'category' | 'tag') =>
  listPage({
    section: 'news',
    load: async ({ locale, pageNumber, slug }) => {
      const term = await (kind === 'tag' ? getTag : getCategory)(slug, locale);
      const list = term && (await getTermPosts(term, locale, pageNumber));
      if (!term || !list) return null;

      const t = await getTranslations('news');
      const isTag = kind === 'tag';
      const name = term.name || (isTag ? slug : t('category'));
      const nameLanguage = term.name ? term.nameLanguage : undefined;
      const href = { pathname: `/${kind}/[slug]`, params: { slug: term.slug } } as const;
      return {
        href,
        title: t(isTag ? 'tagTitle' : 'categoryTitle', { name }),
        description:
          term.description ||
          t.markup(isTag ? 'allTaggedWith' : 'allInCategory', { name: () => name }),
        items: toListItems('post', list.items),
        share: await termShare({ ...term, name }, locale),
        // Search engines must not index a term without posts. The sitemaps leave it out too.
        isIndexed: list.total > 0,
        content: <TermPosts {...{ kind, name, nameLanguage, list, href, pageNumber }} />,
      };
    },
  });
