import { posterPath } from '../media/posters/address';

/** A film or a piece of music on another host. Pages send no request to that host before the visitor plays it. */
export type Film = {
  host: string;
  kind: 'film' | 'music';
  /** Its page, for visitors without JavaScript. */
  href: string;
  /** The address of the player, with autoplay. */
  embed: string;
  /** A picture of it on our own host. Null when there is none. */
  poster: string | null;
};

/** The film or piece of music behind the address of a page or a player. Null for hosts not listed here. */
export function filmOf(address: string): Film | null {
  const url = toUrl(address);
  if (!url) return null;
  const host = url.hostname.replace(/^(www|m|music)\.(?=youtube\.com)/, '').replace(/^www\./, '');
  const read = hosts[host];

  return read?.(url) ?? null;
}

function toUrl(address: string): URL | null {
  const full = address.trim().replace(/^\/\//, 'https://');

  return /^https?:/i.test(full) && URL.canParse(full) ? new URL(full) : null;
}

const hosts: Record<string, (url: URL) => Film | null> = {
  'youtube.com': youtube,
  'youtube-nocookie.com': youtube,
  'youtu.be': (url) => youtubeFilm(url.pathname.slice(1), url),
  'i.ytimg.com': thumbnail,
  'img.youtube.com': thumbnail,
  'vimeo.com': vimeo,
  'player.vimeo.com': vimeo,
  'open.spotify.com': spotify,
  'w.soundcloud.com': (url) => soundcloud(url.searchParams.get('url') ?? ''),
  'soundcloud.com': (url) => soundcloud(url.href),
  'bandcamp.com': bandcamp,
  'music.apple.com': apple,
  'embed.music.apple.com': apple,
};

function youtube(url: URL): Film | null {
  const [, id] = /^\/(?:embed|v|shorts|live)\/([^/]+)/.exec(url.pathname) ?? [];

  return youtubeFilm(id ?? (url.pathname === '/watch' ? url.searchParams.get('v') : null), url);
}

function thumbnail(url: URL): Film | null {
  return youtubeFilm(/^\/vi(?:_webp)?\/([^/]+)\//.exec(url.pathname)?.[1] ?? null, url);
}

/** The format of a YouTube video id. */
export const youtubeId = /^[\w-]{11}$/;

function youtubeFilm(id: string | null, url: URL): Film | null {
  if (!id || !youtubeId.test(id)) return null;
  const startParameter = url.searchParams.get('start') ?? url.searchParams.get('t') ?? '';
  const start = /^\d{1,5}(?=s?$)/.exec(startParameter)?.[0];

  return {
    host: 'YouTube',
    kind: 'film',
    href: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`,
    embed: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start ? `&start=${start}` : ''}`,
    poster: posterPath(id),
  };
}

function vimeo(url: URL): Film | null {
  const [, id, secret] =
    /^\/(?:video\/|channels\/\w+\/)?(\d{4,12})(?:\/([0-9a-f]{6,16}))?\/?$/.exec(url.pathname) ?? [];
  if (!id) return null;
  const hash = secret ?? /^[0-9a-f]{6,16}$/.exec(url.searchParams.get('h') ?? '')?.[0];

  return {
    host: 'Vimeo',
    kind: 'film',
    href: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
    embed: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${hash ? `&h=${hash}` : ''}`,
    poster: null,
  };
}

function spotify(url: URL): Film | null {
  const pattern =
    /^\/(?:intl-\w+\/)?(?:embed\/)?(track|album|playlist|artist|episode|show)\/(\w{10,40})\/?$/;
  const [, type, id] = pattern.exec(url.pathname) ?? [];
  if (!type || !id) return null;
  const href = `https://open.spotify.com/${type}/${id}`;

  return music('Spotify', href, `https://open.spotify.com/embed/${type}/${id}`);
}

function soundcloud(address: string): Film | null {
  const url = toUrl(address);
  const isTheirs = url && /^(api\.|www\.|m\.)?soundcloud\.com$/.test(url.hostname);
  if (!isTheirs || !/^\/[\w/:%-]+$/.test(url.pathname)) return null;
  const page = `https://${url.hostname}${url.pathname}`;
  const embed = `https://w.soundcloud.com/player/?url=${encodeURIComponent(page)}&auto_play=true&visual=true`;

  return music('SoundCloud', url.hostname.startsWith('api.') ? embed : page, embed);
}

function bandcamp(url: URL): Film | null {
  if (!/^\/EmbeddedPlayer\/[\w=/.-]{1,200}$/.test(url.pathname)) return null;
  const embed = `https://bandcamp.com${url.pathname}`;

  return music('Bandcamp', embed, embed);
}

function apple(url: URL): Film | null {
  if (
    !/^\/[a-z]{2}\/(album|playlist|song|station|artist|music-video)\/[^\s]{1,200}$/.test(
      url.pathname,
    )
  ) {
    return null;
  }
  const track = /^\d+$/.exec(url.searchParams.get('i') ?? '')?.[0];
  const path = `${url.pathname}${track ? `?i=${track}` : ''}`;

  return music(
    'Apple Music',
    `https://music.apple.com${path}`,
    `https://embed.music.apple.com${path}`,
  );
}

const music = (host: string, href: string, embed: string): Film => ({
  ...{ host, kind: 'music', href, embed, poster: null },
});
