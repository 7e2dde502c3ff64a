import { useLocale, useTranslations } from 'next-intl';

import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { MoreItems } from '@/components/ui/more-items';
import { PageLink } from '@/components/ui/page-link';
import { localizedPath } from '@/lib/i18n/href';
import { listPageHref, type ListHref } from '@/lib/i18n/list-pages';
import type { PostList as Posts } from '@/lib/data/posts/queries';

import { PostCard } from './post-card';
import { PostCardSkeleton } from './post-card-skeleton';

type Props = {
  list: Posts;
  /** The path of the list, and the number of this page. */
  href: ListHref;
  pageNumber: number;
  /** The label of the button that appends the next page. */
  more: string;
  empty: string;
  /** Whether a large picture fills the first screen. Then the pictures of the list load only when they come near it. */
  isBelowHero?: boolean;
};

/** One page of a list of posts, with links to the pages before and after it. */
export function PostList({ list, href, pageNumber, more, empty, isBelowHero = false }: Props) {
  const t = useTranslations('news');
  const locale = useLocale();
  if (list.posts.length === 0) return <p className="text-lead text-haze">{empty}</p>;

  const next =
    pageNumber < list.totalPages ? localizedPath(listPageHref(href, pageNumber + 1), locale) : null;

  return (
    <>
      {pageNumber > 1 && (
        <p className="mb-8">
          <PageLink
            href={listPageHref(href, pageNumber - 1)}
            className={buttonClass('glass', 'button-small')}
          >
            <Icon name="previous" className="size-4" />
            {t('newer')}
          </PageLink>
        </p>
      )}
      <ul data-grows="items" className="grid gap-6 md:grid-cols-2 lg:gap-8">
        {list.posts.map((post, index) => (
          <li key={post.id} data-key={post.id}>
            <PostCard post={post} loads={index < 2 && !isBelowHero ? 'soon' : 'late'} />
          </li>
        ))}
      </ul>
      <MoreItems
        key={next}
        next={next}
        words={{
          more,
          loading: t('loading'),
          failed: t('failedToLoad'),
          retry: t('retry'),
          addedOne: t('addedOne'),
          addedMany: t('addedMany', { count: '#' }),
        }}
        skeleton={
          <div className="grid gap-6 md:grid-cols-2 lg:gap-8">
            <PostCardSkeleton />
            <PostCardSkeleton />
          </div>
        }
      />
    </>
  );
}
