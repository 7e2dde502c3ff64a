import { toPublicUrl } from '../../html/entered-url';
import { providerOf } from '../../media/embed-providers/providers';
import type { Locale } from '../../i18n/routing';

/** A service where a release can be heard or watched, with the text of its button. */
export type Platform = {
  /** A path when it links to a page of the site. */
  url: string;
  /** The name of the service. Null for an unknown host. */
  name: string | null;
  kind: 'listen' | 'watch';
};

type Fields = Record<
  'spotify_url' | 'apple_music_url' | 'youtube_music_url' | 'listen' | 'watch',
  string
>;

/** The platforms of a release in button order, each URL once, with links for a page in this language. */
export function toPlatforms(fields: Fields, locale: Locale): Platform[] {
  const all: Platform[] = [
    { url: fields.spotify_url, name: 'Spotify', kind: 'listen' },
    { url: fields.apple_music_url, name: 'Apple Music', kind: 'listen' },
    { url: fields.youtube_music_url, name: 'YouTube Music', kind: 'listen' },
    { url: fields.listen, name: serviceOf(fields.listen), kind: 'listen' },
    { url: fields.watch, name: serviceOf(fields.watch), kind: 'watch' },
  ];
  const given = all.flatMap((platform) => {
    const url = platform.url && toPublicUrl(platform.url, locale);
    return url ? [{ ...platform, url }] : [];
  });

  return given.filter(({ url }, index) => given.findIndex((each) => each.url === url) === index);
}

/** The service to which a URL belongs, by its host. Null for an unknown host. */
const serviceOf = (url: string): string | null => providerOf(url)?.name ?? null;
