import { useLocale } from 'next-intl';

import { FormattedDate } from '@/components/ui/formatted-date';
import { PageLink } from '@/components/ui/page-link';
import { Picture } from '@/components/ui/picture';
import { itemHref } from '@/lib/data/item-href';
import type { PostSummary } from '@/lib/data/posts/post';

import './home.css';

type Props = { post: PostSummary };

/** A news tile. It shows date and title on hover; on touch screens always. */
export function NewsTile({ post }: Props) {
  const language = post.language === useLocale() ? undefined : post.language;

  return (
    <article className="news-tile">
      {post.image && (
        <Picture
          image={{ ...post.image, alt: '' }}
          sizes="(min-width: 1400px) 656px, (min-width: 768px) 46vw, 100vw"
        />
      )}
      <div className="news-words">
        <FormattedDate date={post.date} style="list" className="text-base text-champagne" />
        <h3 lang={language} className="line-clamp-8 font-display text-heading wrap-anywhere">
          <PageLink href={itemHref('post', post)} className="card-cover">
            {post.title}
          </PageLink>
        </h3>
      </div>
    </article>
  );
}
