import { useLocale, useTranslations } from 'next-intl';

import { buttonClass } from '@/components/ui/button';
import { FormattedDate } from '@/components/ui/formatted-date';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { PictureOrFigure } from '@/components/ui/picture-or-figure';
import { itemHref } from '@/lib/data/item-href';
import type { PostSummary } from '@/lib/data/posts/post';

type Props = { post: PostSummary; isFirst: boolean };

/** One of the newest posts: its title and a link over its picture. */
export function HeroSlide({ post, isFirst }: Props) {
  const t = useTranslations('news');
  const lang = post.language === useLocale() ? undefined : post.language;

  return (
    <li className="newest-slide">
      <div className="newest-picture">
        <PictureOrFigure
          image={post.image && { ...post.image, alt: '' }}
          title={post.title}
          sizes="100vw"
          loads={isFirst ? 'first' : 'late'}
          className="h-full w-full"
        />
      </div>
      <div className="newest-words page-width grid justify-items-start gap-4 pt-16 pb-28 sm:pb-14">
        <FormattedDate date={post.date} style="list" className="text-champagne" />
        <p lang={lang} className="max-w-[48rem] font-display text-title wrap-anywhere">
          {post.title}
        </p>
        <PageLink href={itemHref('post', post)} className={buttonClass('gold', 'mt-2')}>
          {t('more')}
          <span lang={lang} className="sr-only">
            : {post.title}
          </span>
          <Icon name="arrow" />
        </PageLink>
      </div>
    </li>
  );
}
