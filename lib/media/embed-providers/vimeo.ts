import type { Form, Provider } from './types';

const hash = '(?<hash>[0-9a-f]{6,16})';
const before =
  'video/|channels/[\\w-]+/|groups/[\\w-]+/videos/|(?:album|showcase)/\\d+/video/|ondemand/[\\w-]+/';

/** An unlisted film has a hash in its URL. */
const toFilm: Form['toFilm'] = ({ id = '', hash: secret }, { start }) => {
  const at = start ? `#t=${start}s` : '';

  return {
    ...{ host: 'Vimeo', kind: 'film', poster: null },
    href: `https://vimeo.com/${id}${secret ? `/${secret}` : ''}${at}`,
    embed: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${secret ? `&h=${secret}` : ''}${at}`,
  };
};

export const vimeo: Provider[] = [
  {
    name: 'Vimeo',
    hosts: /^(player\.)?vimeo\.com$/,
    forms: [
      {
        path: new RegExp(`^/(?:${before})?(?<id>\\d{4,12})(?:/${hash})?$`),
        optional: { h: new RegExp(`^${hash}$`) },
        toFilm,
      },
    ],
  },
  { name: 'Vimeo', hosts: /\.vimeo\.com$/, forms: [] },
];
