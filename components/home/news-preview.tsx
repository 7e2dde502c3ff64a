import { useTranslations } from 'next-intl';

import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { SectionHeading } from '@/components/ui/section-heading';
import type { PostSummary } from '@/lib/data/posts/post';

import { NewsTile } from './news-tile';

type Props = { posts: PostSummary[] };

/** The newest posts as tiles. Renders nothing when there are none. */
export function NewsPreview({ posts }: Props) {
  const t = useTranslations('home');
  if (posts.length === 0) return null;

  return (
    <section aria-labelledby="news" className="page-width py-section">
      <div className="flex flex-wrap items-end justify-between gap-8">
        <SectionHeading id="news" title={t('news')} />
        <PageLink href={{ pathname: '/news' }} className={buttonClass('glass')}>
          {t('allNews')}
          <Icon name="arrow" />
        </PageLink>
      </div>
      <ul data-reveal className="mt-12 grid gap-6 md:grid-cols-2">
        {posts.map((post) => (
          <li key={post.id}>
            <NewsTile post={post} />
          </li>
        ))}
      </ul>
    </section>
  );
}
