import { useTranslations } from 'next-intl';

import { BackLink } from '@/components/ui/back-link';
import { Icon } from '@/components/ui/icon';
import { ListHeading } from '@/components/ui/list-heading';
import type { ListHref } from '@/lib/i18n/list-pages';
import type { FetchedList } from '@/lib/data/fetch-items';
import type { PostSummary } from '@/lib/data/posts/post';

import { PostList } from './post-list';

type Props = {
  kind: 'category' | 'tag';
  name: string;
  /** The language of the name, if it is not that of the page. */
  nameLanguage?: string;
  list: FetchedList<PostSummary>;
  href: ListHref;
  pageNumber: number;
};

/** The posts of a category or tag. */
export function TermPosts({ kind, name, nameLanguage, list, href, pageNumber }: Props) {
  const t = useTranslations('news');
  const post = useTranslations('post');
  const isTag = kind === 'tag';

  return (
    <>
      <div className="mb-10">
        <BackLink href={{ pathname: '/news' }}>{post('back')}</BackLink>
      </div>
      <ListHeading
        title={name}
        lang={nameLanguage}
        text={t.rich(isTag ? 'allTaggedWith' : 'allInCategory', {
          name: () => <span lang={nameLanguage}>{name}</span>,
        })}
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
