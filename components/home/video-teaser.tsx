import { useTranslations } from 'next-intl';

import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { SectionHeading } from '@/components/ui/section-heading';
import { filmEmbed, filmPage } from '@/lib/film';

import { FilmLink } from '@/components/ui/film-link';

import './home.css';

type Props = { videoId: string };

/** A picture with a play button; the film is fetched when it is asked for. */
export function VideoTeaser({ videoId }: Props) {
  const t = useTranslations('home.video');
  const all = useTranslations();

  return (
    <section aria-labelledby="film" className="page-width grid gap-12 py-section">
      <SectionHeading id="film" badge={t('badge')} title={t('title')} centred>
        {t('text')}
      </SectionHeading>
      <div data-reveal className="relative">
        <div aria-hidden="true" className="absolute -inset-[8%] ring-light" />
        <FilmLink
          href={filmPage(videoId)}
          embed={filmEmbed(videoId)}
          words={{
            play: t('play'),
            title: t('dialog'),
            close: all('dialog.close'),
            newTab: all('site.newTab'),
          }}
          className="teaser"
        >
          <Picture
            image={{ src: '/images/home/video-poster.webp', alt: '', width: 1600, height: 900 }}
            sizes="(min-width: 1280px) 1216px, 100vw"
          />
          <span className="teaser-middle">
            <span className="play-light">
              <Icon name="play" className="ml-1 size-9 sm:size-12" />
            </span>
          </span>
        </FilmLink>
      </div>
    </section>
  );
}
