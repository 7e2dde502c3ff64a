import { useLocale, useTranslations } from 'next-intl';

import { EmbedLink } from '@/components/ui/embed-link';
import { Icon } from '@/components/ui/icon';
import { PictureOrFigure } from '@/components/ui/picture-or-figure';
import type { Video } from '@/lib/data/videos/video';
import { neutralPlaceholder } from '@/lib/media/placeholder-colour';

type Props = { video: Video };

const shape = 'aspect-video w-full';

/** A video behind its poster. The host of the video gets no request before a visitor plays it. */
export function VideoPlayer({ video: { film, title, image, language } }: Props) {
  const t = useTranslations('videos');
  const all = useTranslations();
  const locale = useLocale();
  const still = (
    <PictureOrFigure
      image={image && { ...image, alt: '' }}
      title={title}
      sizes="(min-width: 1280px) 1216px, 92vw"
      loads="first"
      className={shape}
    />
  );
  if (!film) {
    return (
      <div className="grid gap-4">
        <div className="overflow-hidden rounded-panel border border-edge">{still}</div>
        <p className="text-haze">{t('noFilm')}</p>
      </div>
    );
  }
  return (
    <EmbedLink
      href={film.href}
      embed={film.embed}
      words={{
        play: t('play', { title }),
        title,
        titleLanguage: language === locale ? undefined : language,
        close: all('dialog.close'),
        newTab: all('site.newTab'),
      }}
      className="group relative block overflow-hidden rounded-panel border border-edge cast-shadow"
    >
      {image || !film.poster ? (
        still
      ) : (
        <img
          src={film.poster}
          alt=""
          width={1280}
          height={720}
          data-placeholder={neutralPlaceholder}
          className={`${shape} object-cover`}
        />
      )}
      <span className="absolute inset-0 grid place-items-center">
        <span className="video-play grid size-20 place-items-center rounded-full border border-gold/70 bg-ink/70 text-gold transition-[scale,background-color,color] duration-500 group-hover:scale-110 group-hover:bg-gold group-hover:text-ink sm:size-28">
          <Icon name="play" className="ml-1 size-9 sm:size-12" />
        </span>
      </span>
    </EmbedLink>
  );
}
