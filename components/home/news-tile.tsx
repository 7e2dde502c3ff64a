import { FormattedDate } from '@/components/ui/formatted-date';
import { PageLink } from '@/components/ui/page-link';
import { Picture } from '@/components/ui/picture';
import { postHref } from '@/lib/post-href';
import type { PostSummary } from '@/lib/posts';

import './home.css';

type Props = { post: PostSummary };

/** A picture that tells its date and title when it is pointed at; where nothing can point, it tells them at once. */
export function NewsTile({ post }: Props) {
  return (
    <article
      lang={post.language}
      className="news-tile group relative isolate aspect-16/10 overflow-hidden rounded-card border border-edge"
    >
      {post.image && (
        <Picture
          image={{ ...post.image, alt: '' }}
          sizes="(min-width: 1400px) 656px, (min-width: 768px) 46vw, 100vw"
          className="h-full w-full transition-[scale] duration-[1.6s] ease-calm group-hover:scale-105"
        />
      )}
      <div className="news-words absolute inset-0 flex flex-col justify-end gap-2 p-6 sm:p-8">
        <FormattedDate date={post.date} style="list" className="text-base text-champagne" />
        <h3 className="line-clamp-3 font-display text-heading wrap-anywhere">
          <PageLink
            href={postHref(post)}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-gold"
          >
            {post.title}
          </PageLink>
        </h3>
      </div>
    </article>
  );
}
