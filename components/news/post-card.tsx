import { useLocale } from 'next-intl';

import { FormattedDate } from '@/components/ui/formatted-date';
import { PageLink } from '@/components/ui/page-link';
import { PictureOrFigure } from '@/components/ui/picture-or-figure';
import { itemHref } from '@/lib/data/item-href';
import type { PostSummary } from '@/lib/data/posts/post';

type Props = {
  post: PostSummary;
  loads?: 'first' | 'soon' | 'late';
  heading?: 'h2' | 'h3';
  /** Whether the card is one of three in a row instead of two. */
  isNarrow?: boolean;
};

const sizes = '(min-width: 1400px) 656px, (min-width: 768px) 46vw, 92vw';
const narrowSizes = '(min-width: 1400px) 429px, (min-width: 980px) 31vw, 92vw';
const picture =
  'aspect-16/10 w-full transition-[scale] duration-[1.4s] ease-calm group-hover:scale-105';

/** A post in a list. The whole card is a link. */
export function PostCard({
  post,
  loads = 'late',
  heading: Heading = 'h2',
  isNarrow = false,
}: Props) {
  const isForeign = post.language !== useLocale();

  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card lit pane">
      <div className="overflow-hidden">
        <PictureOrFigure
          image={post.image && { ...post.image, alt: '' }}
          title={post.title}
          sizes={isNarrow ? narrowSizes : sizes}
          loads={loads}
          className={picture}
        />
      </div>
      <div className="grid gap-3 p-7 sm:p-9">
        <FormattedDate date={post.date} style="list" className="text-base text-champagne" />
        <Heading
          lang={isForeign ? post.language : undefined}
          className="font-display text-heading wrap-anywhere"
        >
          <PageLink
            href={itemHref('post', post)}
            className="card-cover transition-colors duration-300 group-hover:text-gold"
          >
            {post.title}
          </PageLink>
        </Heading>
      </div>
    </article>
  );
}
