import { useTranslations } from 'next-intl';

import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { SectionHeading } from '@/components/ui/section-heading';
import { youtubeFilm } from '@/lib/media/embed-providers/youtube';

import { EmbedLink } from '@/components/ui/embed-link';

import './home.css';

type Props = {
  videoId: string;
  /** The title and owner of the video, if it belongs to somebody else. */
  credit: { title: string; owner: string } | null;
};

/** A picture with a play button. The video loads on a click. */
export function VideoTeaser({ videoId, credit }: Props) {
  const t = useTranslations('home.video');
  const all = useTranslations();
  const { href, embed } = youtubeFilm({ id: videoId });

  return (
    <section aria-labelledby="film" className="page-width grid gap-12 py-section">
      <SectionHeading id="film" badge={t('badge')} title={t('title')} centred>
        {t('text')}
      </SectionHeading>
      <div data-reveal className="relative">
        <div aria-hidden="true" className="absolute -inset-[8%] ring-light" />
        <EmbedLink
          href={href}
          embed={embed}
          words={{
            play: t('play'),
            title: credit ? t('standIn', credit) : t('dialog'),
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
        </EmbedLink>
      </div>
      {credit && <p className="-mt-6 text-center text-base text-haze">{t('standIn', credit)}</p>}
    </section>
  );
}
