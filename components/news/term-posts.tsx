import { useTranslations } from 'next-intl';

import { Icon } from '@/components/ui/icon';
import type { ListHref } from '@/lib/i18n/list-pages';
import type { PostList as Posts } from '@/lib/data/posts/queries';

import { BackToNews } from './back-to-news';
import { ListHeading } from './news-list-heading';
import { PostList } from './post-list';

type Props = {
  kind: 'category' | 'tag';
  name: string;
  list: Posts;
  href: ListHref;
  step: number;
};

/** The posts of a category or tag. */
export function TermPosts({ kind, name, list, href, step }: Props) {
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
        step={step}
        mark={isTag && <Icon name="tag" className="size-[0.8em] shrink-0 text-gold" />}
      />
      <PostList
        list={list}
        href={href}
        step={step}
        more={t('loadMore')}
        empty={t(isTag ? 'noPostsWithTag' : 'noPostsInCategory')}
      />
    </>
  );
}
