import { PaginatedList } from '@/components/ui/paginated-list';
import type { FetchedList } from '@/lib/data/fetch-items';
import type { PostSummary } from '@/lib/data/posts/post';
import type { ListHref } from '@/lib/i18n/list-pages';

import { PostCard } from './post-card';
import { PostCardSkeleton } from './post-card-skeleton';

type Props = {
  list: FetchedList<PostSummary>;
  /** The path of the list, and the number of this page. */
  href: ListHref;
  pageNumber: number;
  /** The label of the button that appends the next page. */
  more: string;
  empty: string;
  /** Whether a large picture fills the first screen. Then the pictures of the list load only when they come near it. */
  isBelowHero?: boolean;
};

/** One page of a list of posts. */
export function PostList({ list, href, pageNumber, more, empty, isBelowHero = false }: Props) {
  if (list.items.length === 0) return <p className="text-lead text-haze">{empty}</p>;

  return (
    <PaginatedList
      section="news"
      items={list.items.map((post, index) => ({
        key: post.id,
        content: <PostCard post={post} loads={index < 2 && !isBelowHero ? 'soon' : 'late'} />,
      }))}
      href={href}
      pageNumber={pageNumber}
      isLast={pageNumber >= list.totalPages}
      more={more}
      className="grid gap-6 md:grid-cols-2 lg:gap-8"
      skeleton={<PostCardSkeleton />}
      skeletonCount={2}
    />
  );
}
