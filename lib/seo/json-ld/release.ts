import type { ListenAction, MusicAlbum, MusicRecording } from 'schema-dts';

import type { Release } from '../../data/music/release';
import type { Track } from '../../data/music/track';
import { isPlayable } from '../../data/music/tracks';
import { site } from '../../site';
import { absoluteUrl, siteUrl } from '../site-url';
import { toDescription } from '../description';
import { isoDuration } from './duration';
import { ids } from './ids';
import { picturesOf } from './pictures';

/** A release, in the language of its text: an album when it has several tracks, else a recording. */
export function releaseNode(
  release: Release,
  card: string,
  fallback: string,
): MusicAlbum | MusicRecording {
  const { title, slug, language, image, date, artist, seo, platforms, tracks, eanUpc } = release;
  const url = absoluteUrl({ pathname: '/music/[slug]', params: { slug } }, language);
  const heard = platforms.filter(({ kind }) => kind === 'listen').map((each) => siteUrl(each.url));
  const common = {
    '@id': ids.release(url),
    name: title,
    description: toDescription(seo.description, fallback),
    url,
    mainEntityOfPage: { '@id': ids.page(url) },
    image: picturesOf(image, card),
    ...(date && { datePublished: date }),
    byArtist:
      artist === site.product
        ? { '@id': ids.group }
        : ({ '@type': 'MusicGroup', name: artist } as const),
    ...(heard.length > 0 && { sameAs: heard }),
    ...(tracks.some(isPlayable) && { potentialAction: listenAction(url) }),
  };
  if (tracks.length > 1) return albumNode(common, release);

  const [track] = tracks;
  return {
    '@type': 'MusicRecording',
    ...common,
    ...(track && soundOf(track)),
    ...isrcOf(release.isrc || track?.isrc),
    ...(eanUpc && { identifier: gtin(eanUpc) }),
  };
}

/** Tells search engines that visitors can listen on the page, free of charge. */
const listenAction = (url: string) =>
  ({
    '@type': 'ListenAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: url,
      actionPlatform: [
        'https://schema.org/DesktopWebPlatform',
        'https://schema.org/MobileWebPlatform',
      ],
    },
    expectsAcceptanceOf: { '@type': 'Offer', category: 'free', url },
  }) satisfies ListenAction;

function albumNode(common: object, { tracks, label, eanUpc }: Release): MusicAlbum {
  return {
    '@type': 'MusicAlbum',
    ...common,
    numTracks: tracks.length,
    track: {
      '@type': 'ItemList',
      itemListElement: tracks.map((track, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'MusicRecording',
          name: track.name,
          ...soundOf(track),
          ...isrcOf(track.isrc),
        },
      })),
    },
    ...((label || eanUpc) && { albumRelease: pressing(label, eanUpc) }),
  };
}

// The published product. The vocabulary puts the label here, and the product number as an identifier.
const pressing = (label: string, eanUpc: string) =>
  ({
    '@type': 'MusicRelease',
    ...(label && { recordLabel: { '@type': 'Organization', name: label } as const }),
    ...(eanUpc && { identifier: gtin(eanUpc) }),
  }) as const;

const gtin = (value: string) =>
  ({ '@type': 'PropertyValue', propertyID: 'gtin', value: value.replace(/\D/g, '') }) as const;

const isrcOf = (isrc = '') => isrc && { isrcCode: isrc.replace(/[\s-]/g, '') };

/** The duration and the audio files of a track. The file of an excerpt is shorter, so its duration is left out. */
function soundOf({ name, seconds, sources, isExcerpt }: Track) {
  const duration = seconds && { duration: isoDuration(seconds) };
  const files = sources.map(({ src, type, bytes }) => ({
    ...({ '@type': 'AudioObject', name } as const),
    contentUrl: siteUrl(src),
    encodingFormat: type,
    ...(bytes && { contentSize: `${bytes} B` }),
    ...(!isExcerpt && duration),
  }));

  return { ...duration, ...(files.length > 0 && { audio: files }) };
}
