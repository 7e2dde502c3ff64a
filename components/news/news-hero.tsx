import { useLocale, useTranslations } from 'next-intl';

import { motionIcons } from '@/components/ui/motion-icons';
import { SlideAnnouncement } from '@/components/ui/slide-announcement';
import type { PostSummary } from '@/lib/data/posts/post';

import { HeroRow } from './hero-row';
import { HeroSlide } from './hero-slide';
import './news.css';

type Props = { posts: PostSummary[] };

/** The newest posts, one at a time over the whole width of the page. */
export function NewsHero({ posts }: Props) {
  const t = useTranslations('news');
  const controls = useTranslations('home.carouselControls');
  const locale = useLocale();
  if (posts.length === 0) return null;

  return (
    <HeroRow
      label={t('slides')}
      icons={motionIcons}
      words={{
        previous: controls('previous'),
        next: controls('next'),
        pause: controls('pause'),
        play: controls('play'),
      }}
      shown={posts.map(({ id, title, language }, index) => (
        <SlideAnnouncement
          key={id}
          number={index + 1}
          count={posts.length}
          title={title}
          lang={language === locale ? undefined : language}
        />
      ))}
    >
      {posts.map((post, index) => (
        <HeroSlide key={post.id} post={post} isFirst={index === 0} />
      ))}
    </HeroRow>
  );
}
