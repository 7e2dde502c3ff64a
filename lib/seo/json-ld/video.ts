import type { VideoObject } from 'schema-dts';

import { toMoment } from '../../time-zones/local-time';
import { site } from '../../site';
import type { Video } from '../../data/videos/video';
import { absoluteUrl, siteUrl } from '../site-url';
import { toDescription } from '../description';
import { playerUrl } from '../player-url';
import { isoDuration } from './duration';
import { ids } from './ids';
import type { Typed } from './node';
import { picturesOf } from './pictures';

/**
 * A video, in the language of its text.
 *
 * @returns null without a video that can be played; for a playlist or a live stream, which are not single videos; and
 *   without a date, which search engines require
 */
export function videoNode(
  video: Video,
  card: string,
  fallback: string,
): Typed<VideoObject, 'VideoObject'> | null {
  const { title, slug, language, film, image, date, artist, seo, seconds } = video;
  if (film?.kind !== 'film' || !date) return null;
  const url = absoluteUrl({ pathname: '/videos/[slug]', params: { slug } }, language);
  const poster = film.poster ? [siteUrl(film.poster)] : [];
  const by = artist === site.product ? { '@id': ids.group } : undefined;

  return {
    '@type': 'VideoObject',
    '@id': ids.video(url),
    name: title,
    description: toDescription(seo.description, fallback),
    url,
    mainEntityOfPage: { '@id': ids.page(url) },
    inLanguage: language,
    thumbnailUrl: image ? picturesOf(image, card) : [...poster, siteUrl(card)],
    uploadDate: toMoment(date, site.timeZone),
    ...(seconds && { duration: isoDuration(seconds) }),
    embedUrl: playerUrl(film),
    creator: by ?? { '@type': 'MusicGroup', name: artist },
    publisher: { '@id': ids.group },
  };
}
