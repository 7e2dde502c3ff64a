import type { MusicAlbum, MusicRecording } from 'schema-dts';

import type { Release } from '../../music';
import type { Track } from '../../music/tracks';
import { site } from '../../site';
import { absoluteUrl, siteUrl } from '../addresses';
import { toDescription } from '../description';
import { ids } from './ids';
import { picturesOf } from './pictures';

/** A release, in the language of its words: an album where it tells of several tracks, else a recording. */
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
    datePublished: date,
    byArtist:
      artist === site.product
        ? { '@id': ids.group }
        : ({ '@type': 'MusicGroup', name: artist } as const),
    ...(heard.length > 0 && { sameAs: heard }),
  };
  if (tracks.length > 1) return albumNode(common, release);

  return {
    '@type': 'MusicRecording',
    ...common,
    ...(release.isrc && { isrcCode: release.isrc.replace(/-/g, '') }),
    ...durationOf(tracks[0]),
    ...(eanUpc && { identifier: gtin(eanUpc) }),
  };
}

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
        item: { '@type': 'MusicRecording', name: track.name, ...durationOf(track) },
      })),
    },
    ...((label || eanUpc) && { albumRelease: pressing(label, eanUpc) }),
  };
}

// What was pressed or uploaded: the vocabulary has its label, and its number as an identifier.
const pressing = (label: string, eanUpc: string) =>
  ({
    '@type': 'MusicRelease',
    ...(label && { recordLabel: { '@type': 'Organization', name: label } as const }),
    ...(eanUpc && { identifier: gtin(eanUpc) }),
  }) as const;

const gtin = (value: string) =>
  ({ '@type': 'PropertyValue', propertyID: 'gtin', value: value.replace(/\D/g, '') }) as const;

function durationOf(track: Track | undefined) {
  if (!track?.seconds) return {};
  const { seconds } = track;

  return { duration: `PT${Math.floor(seconds / 60)}M${seconds % 60}S` };
}
