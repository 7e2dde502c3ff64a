import { toMusic, type Form, type Provider } from './types';

const spotifyThing =
  '(?<type>track|album|playlist|artist|episode|show|audiobook)[:/](?<id>\\w{10,40})';

// `pt` opens a private playlist.
const toSpotify: Form['toFilm'] = ({ type = '', id = '', pt }) => {
  const thing = `${type}/${id}${pt ? `?pt=${pt}` : ''}`;

  return toMusic(
    'Spotify',
    `https://open.spotify.com/${thing}`,
    `https://open.spotify.com/embed/${thing}`,
  );
};

export const spotify: Provider[] = [
  {
    name: 'Spotify',
    hosts: /^(open|play|embed)\.spotify\.com$/,
    forms: [
      {
        path: new RegExp(
          `^/(?:intl-[\\w-]+/)?(?:embed(?:-\\w+)?/)?(?:user/[^/]+/)?${spotifyThing}$`,
        ),
        optional: { pt: /^(?<pt>\w{8,64})$/ },
        toFilm: toSpotify,
      },
      {
        path: /^(\/embed|\/follow\/\d)?$/,
        query: {
          uri: new RegExp(
            `^(?:spotify:|https?://open\\.spotify\\.com/)(?:user[:/][^:/]+[:/])?${spotifyThing}(?:\\?|$)`,
          ),
        },
        toFilm: toSpotify,
      },
    ],
  },
  { name: 'Spotify', hosts: /^(spotify\.link|(.+\.)?spotify\.com)$/, forms: [] },
];
