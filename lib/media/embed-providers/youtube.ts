import { posterPath } from '../posters/address';
import type { Film, Form, Parts, Provider, Times } from './types';

// The two excluded words occur in the place of an id, and have the length of an id.
const id = '(?<id>(?!videoseries|live_stream)[\\w-]{11})';
// Automatic mixes, whose ids begin with `RD`, cannot be embedded.
const list = /^(?<list>(?!RD)[\w-]{10,64})$/;
const channel = '(?<channel>UC[\\w-]{10,40})';

/** The format of a YouTube video id. */
export const youtubeId = new RegExp(`^${id}$`);

/** A film of YouTube, by its id. It is embedded from the host that sets no cookies and suggests no other films. */
export function youtubeFilm(
  parts: Parts,
  { start, end }: Times = { start: null, end: null },
): Film {
  const { id: film = '', list: playlist } = parts;
  const page = { v: film, ...(playlist && { list: playlist }), ...(start && { t: `${start}s` }) };
  const player = { start, end, list: playlist };

  return {
    ...{ host: 'YouTube', kind: 'film', href: `${home}/watch?${queryOf(page)}` },
    ...{ embed: toEmbed(film, player), poster: posterPath(film) },
  };
}

const home = 'https://www.youtube.com';

const toEmbed = (name: string, more: Parameters<typeof queryOf>[0]) =>
  `https://www.youtube-nocookie.com/embed/${name}?${queryOf({ autoplay: 1, rel: 0, ...more })}`;

function queryOf(values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  );
  return new URLSearchParams(given).toString();
}

const toPlaylist: Form['toFilm'] = ({ list: playlist = '' }) => ({
  ...{ host: 'YouTube', kind: 'playlist', href: `${home}/playlist?list=${playlist}` },
  ...{ embed: toEmbed('videoseries', { list: playlist }), poster: null },
});

const toLive: Form['toFilm'] = ({ channel: name = '' }) => ({
  ...{ host: 'YouTube', kind: 'live', href: `${home}/channel/${name}/live` },
  ...{ embed: toEmbed('live_stream', { channel: name }), poster: null },
});

const optional = { list };
const toFilm = youtubeFilm;

const forms: Form[] = [
  { path: /^\/watch$/, query: { v: youtubeId }, optional, toFilm },
  { path: new RegExp(`^/(?:embed|e|v|vi|shorts|live|watch)/${id}(?:/|$)`), optional, toFilm },
  {
    path: /^\/(?:playlist|embed(?:\/videoseries)?)$/,
    query: { list, listType: /^(?<listType>playlist|)$/i },
    toFilm: toPlaylist,
  },
  {
    path: /^\/embed\/live_stream$/,
    query: { channel: new RegExp(`^${channel}$`) },
    toFilm: toLive,
  },
  { path: new RegExp(`^/channel/${channel}/live$`), toFilm: toLive },
];

export const youtube: Provider[] = [
  { name: 'YouTube Music', hosts: /^music\.youtube\.com$/, forms },
  {
    name: 'YouTube',
    hosts: /^((m|gaming)\.)?(youtube(-nocookie|education)?\.com|youtube\.googleapis\.com)$/,
    forms,
  },
  {
    name: 'YouTube',
    hosts: /^youtu\.be$/,
    forms: [{ path: new RegExp(`^/${id}(?:/|$)`), optional, toFilm }],
  },
  {
    // URLs of the preview pictures of a video, which contain its id.
    name: 'YouTube',
    hosts: /^(i\d?\.ytimg\.com|img\.youtube\.com)$/,
    forms: [{ path: new RegExp(`^/(?:vi|an)(?:_webp)?/${id}/`), toFilm }],
  },
  { name: 'YouTube', hosts: /\.youtube\.com$/, forms: [] },
];
