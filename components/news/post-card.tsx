import { useLocale } from 'next-intl';

import { DrawnFigure } from '@/components/ui/drawn-figure';
import { FormattedDate } from '@/components/ui/formatted-date';
import { PageLink } from '@/components/ui/page-link';
import { Picture } from '@/components/ui/picture';
import { postHref } from '@/lib/post-href';
import type { PostSummary } from '@/lib/posts';

type Props = { post: PostSummary; loads?: 'first' | 'soon' | 'late' };

const sizes = '(min-width: 1400px) 656px, (min-width: 768px) 46vw, 92vw';
const picture =
  'aspect-16/10 w-full transition-[scale] duration-[1.4s] ease-calm group-hover:scale-105';

/** A post in a list; all of the card leads to it. */
export function PostCard({ post, loads = 'late' }: Props) {
  const isForeign = post.language !== useLocale();

  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card lit pane">
      <div className="overflow-hidden">
        {post.image ? (
          <Picture
            image={{ ...post.image, alt: '' }}
            sizes={sizes}
            loads={loads}
            className={picture}
          />
        ) : (
          <DrawnFigure title={post.title} className={picture} />
        )}
      </div>
      <div className="grid gap-3 p-7 sm:p-9">
        <FormattedDate date={post.date} style="list" className="text-base text-champagne" />
        <h2
          lang={isForeign ? post.language : undefined}
          className="font-display text-heading wrap-anywhere"
        >
          <PageLink
            href={postHref(post)}
            className="card-cover transition-colors duration-300 group-hover:text-gold"
          >
            {post.title}
          </PageLink>
        </h2>
      </div>
    </article>
  );
}
