import { getTranslations } from 'next-intl/server';

import { FormattedDate } from '@/components/ui/formatted-date';
import { PageLink } from '@/components/ui/page-link';
import { Picture } from '@/components/ui/picture';
import { postHref } from '@/lib/post-href';
import type { PostSummary } from '@/lib/posts';

type Props = { posts: PostSummary[] };

/** The newest posts as tiles; nothing at all when there are none. */
export async function NewsPreview({ posts }: Props) {
  if (posts.length === 0) return null;
  const t = await getTranslations('home');

  return (
    <section aria-labelledby="news" className="grid gap-8 py-16">
      <h2 id="news" className="font-display text-4xl text-gold">
        {t('news')}
      </h2>
      <ul className="grid gap-6 md:grid-cols-2">
        {posts.map((post) => (
          <li key={post.id}>
            <Tile post={post} />
          </li>
        ))}
      </ul>
      <p>
        <PageLink href={{ pathname: '/news' }} className="text-orchid underline">
          {t('allNews')}
        </PageLink>
      </p>
    </section>
  );
}

function Tile({ post }: { post: PostSummary }) {
  return (
    <article
      lang={post.language}
      className="relative aspect-16/10 overflow-hidden rounded-2xl bg-linear-to-br from-violet to-plum"
    >
      {post.image && (
        <Picture
          image={{ ...post.image, alt: '' }}
          sizes="(min-width: 768px) 50vw, 100vw"
          className="h-full w-full"
        />
      )}
      <div className="absolute inset-x-0 bottom-0 grid gap-1 bg-linear-to-t from-ink p-6 pt-16">
        <FormattedDate date={post.date} style="list" className="text-sm text-haze" />
        <h3 className="line-clamp-3 font-display text-2xl wrap-anywhere">
          <PageLink href={postHref(post)} className="after:absolute after:inset-0">
            {post.title}
          </PageLink>
        </h3>
      </div>
    </article>
  );
}
