import { useLocale, useTranslations } from 'next-intl';

import type { Track } from '@/lib/data/music/track';
import { formatDuration } from '@/lib/i18n/format-duration';
import { formatDate, formatTime } from '@/lib/i18n/dates';
import { localDay, localTime } from '@/lib/time-zones/local-time';
import { site } from '@/lib/site';

type Props = { track: Track };

/** The facts after the name of a track: its length, whether the file is an excerpt, or from when it can be played. */
export function TrackFacts({ track: { seconds, isExcerpt, playableFrom } }: Props) {
  const t = useTranslations('music');
  const locale = useLocale();
  const length = seconds ? formatDuration(seconds) : '';
  if (!playableFrom) {
    const excerpt = length ? t('excerptOf', { length }) : t('excerpt');
    return <span className="sound-facts">{isExcerpt ? excerpt : length}</span>;
  }
  const moment = new Date(playableFrom);
  const date = formatDate(localDay(moment, site.timeZone), 'long', locale);
  const time = formatTime(localTime(moment, site.timeZone), locale);

  return <span className="sound-facts">{t('playableFrom', { date, time })}</span>;
}
