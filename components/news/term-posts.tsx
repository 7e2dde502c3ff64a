import { useTranslations } from 'next-intl';

import { Icon } from '@/components/ui/icon';
import { ListHeading } from '@/components/ui/list-heading';
import type { ListHref } from '@/lib/i18n/list-pages';
import type { PostList as Posts } from '@/lib/data/posts/queries';

import { BackToNews } from './back-to-news';
import { PostList } from './post-list';

type Props = {
  kind: 'category' | 'tag';
  name: string;
  list: Posts;
  href: ListHref;
  pageNumber: number;
};

/** The posts of a category or tag. */
export function TermPosts({ kind, name, list, href, pageNumber }: Props) {
  const t = useTranslations('news');
  const isTag = kind === 'tag';

  return (
    <>
      <div className="mb-10">
        <BackToNews />
      </div>
      <ListHeading
        title={name}
        text={t(isTag ? 'allTaggedWith' : 'allInCategory', { name })}
        pageNumber={pageNumber}
        mark={isTag && <Icon name="tag" className="size-[0.8em] shrink-0 text-gold" />}
      />
      <div className="mt-10">
        <PostList
          list={list}
          href={href}
          pageNumber={pageNumber}
          more={t('loadMore')}
          empty={t(isTag ? 'noPostsWithTag' : 'noPostsInCategory')}
        />
      </div>
    </>
  );
}
