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
    <article lang={post.language} className="news-tile">
      {post.image && (
        <Picture
          image={{ ...post.image, alt: '' }}
          sizes="(min-width: 1400px) 656px, (min-width: 768px) 46vw, 100vw"
        />
      )}
      <div className="news-words">
        <FormattedDate date={post.date} style="list" className="text-base text-champagne" />
        <h3 className="line-clamp-3 font-display text-heading wrap-anywhere">
          <PageLink href={postHref(post)} className="card-cover">
            {post.title}
          </PageLink>
        </h3>
      </div>
    </article>
  );
}
