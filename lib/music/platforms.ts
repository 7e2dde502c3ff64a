import { toTypedAddress } from '../html/typed-address';
import type { Locale } from '../i18n/routing';

/** Where a release is heard or watched, and what its button says. */
export type Platform = {
  /** A path where it leads to a page of the site. */
  url: string;
  /** The name of the service; null for a host we do not know. */
  name: string | null;
  kind: 'listen' | 'watch';
};

type Fields = Record<
  'spotify_url' | 'apple_music_url' | 'youtube_music_url' | 'listen' | 'watch',
  string
>;

/** The platforms of a release in the order of their buttons, each address once, for a page in this language. */
export function toPlatforms(fields: Fields, locale: Locale): Platform[] {
  const all: Platform[] = [
    { url: fields.spotify_url, name: 'Spotify', kind: 'listen' },
    { url: fields.apple_music_url, name: 'Apple Music', kind: 'listen' },
    { url: fields.youtube_music_url, name: 'YouTube Music', kind: 'listen' },
    { url: fields.listen, name: serviceOf(fields.listen), kind: 'listen' },
    { url: fields.watch, name: serviceOf(fields.watch), kind: 'watch' },
  ];
  const given = all.flatMap((platform) => {
    const url = platform.url && toTypedAddress(platform.url, locale);
    return url ? [{ ...platform, url }] : [];
  });

  return given.filter(({ url }, index) => given.findIndex((each) => each.url === url) === index);
}

const services: [RegExp, string][] = [
  [/(^|\.)spotify\.com$/, 'Spotify'],
  [/^(geo\.)?music\.apple\.com$/, 'Apple Music'],
  [/^music\.youtube\.com$/, 'YouTube Music'],
  [/(^|\.)youtube\.com$|^youtu\.be$/, 'YouTube'],
  [/(^|\.)vimeo\.com$/, 'Vimeo'],
  [/(^|\.)bandcamp\.com$/, 'Bandcamp'],
  [/(^|\.)soundcloud\.com$/, 'SoundCloud'],
  [/(^|\.)deezer\.com$/, 'Deezer'],
  [/(^|\.)tidal\.com$/, 'TIDAL'],
  [/(^|\.)qobuz\.com$/, 'Qobuz'],
  [/^music\.amazon\.[a-z.]+$/, 'Amazon Music'],
];

/** The service at the host of an address; null for one we do not know. */
function serviceOf(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { hostname } = new URL(url);

  return services.find(([pattern]) => pattern.test(hostname))?.[1] ?? null;
}
