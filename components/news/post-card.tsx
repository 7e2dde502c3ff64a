import { FormattedDate } from '@/components/ui/formatted-date';
import { PageLink } from '@/components/ui/page-link';
import { Picture } from '@/components/ui/picture';
import { postHref } from '@/lib/post-href';
import type { PostSummary } from '@/lib/posts';

type Props = { post: PostSummary; sizes: string; heading?: 'h2' | 'h3'; priority?: boolean };

export function PostCard({ post, sizes, heading: Heading = 'h2', priority }: Props) {
  return (
    <article
      lang={post.language}
      className="group relative flex h-full flex-col overflow-hidden rounded-2xl border border-white/10 bg-night"
    >
      <Picture
        image={post.image ?? fallbackImage}
        sizes={sizes}
        priority={priority}
        className="aspect-16/10 w-full"
      />
      <div className="grid gap-2 p-6">
        <FormattedDate date={post.date} style="list" className="text-haze" />
        <Heading className="font-display text-2xl wrap-anywhere hyphens-auto">
          <PageLink href={postHref(post)} className="after:absolute after:inset-0">
            {post.title}
          </PageLink>
        </Heading>
      </div>
    </article>
  );
}

const fallbackImage = { src: '/images/fallback.webp', alt: '', width: 1600, height: 1000 };
