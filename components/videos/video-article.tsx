import { useLocale, useTranslations } from 'next-intl';

import { BackLink } from '@/components/ui/back-link';
import { Prose } from '@/components/ui/prose';
import { formatDate } from '@/lib/i18n/dates';
import { formatDuration } from '@/lib/i18n/format-duration';
import type { Video } from '@/lib/data/videos/video';

import { CreditsBox } from './credits-box';
import { VideoPlayer } from './video-player';

type Props = { video: Video };

/** The content of a video's page. */
export function VideoArticle({ video }: Props) {
  const t = useTranslations('videos');
  const locale = useLocale();
  const lang = video.language === locale ? undefined : video.language;

  return (
    <article className="mx-auto grid max-w-[76rem] grid-cols-1 gap-8">
      <BackLink href={{ pathname: '/videos' }}>{t('back')}</BackLink>
      {lang && <p className="text-haze">{t('onlyIn')}</p>}
      <VideoPlayer video={video} />
      <header className="grid gap-3">
        <h1 lang={lang} className="font-display text-title wrap-anywhere">
          {video.title}
        </h1>
        <p className="text-lead text-champagne">{video.artist}</p>
        {video.date && (
          <p className="text-haze">
            {t('released', { date: formatDate(video.date, 'long', locale) })}
          </p>
        )}
        {video.seconds && (
          <p className="text-haze">{t('length', { length: formatDuration(video.seconds) })}</p>
        )}
      </header>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div lang={lang}>
          <Prose text={video.text} />
        </div>
        {video.credits.lines.length > 0 && <CreditsBox credits={video.credits} />}
      </div>
    </article>
  );
}
