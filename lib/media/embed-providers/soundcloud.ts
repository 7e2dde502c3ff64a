import { toMusic, type Form, type Provider } from './types';

const secret = 's-[\\w-]{4,60}';
const track = '(?<track>/[\\w/:%.-]+)';

// A private track cannot be played without its secret.
const toSoundcloud: Form['toFilm'] = ({ api, track: path = '', inner, outer }) => {
  const token = inner ?? outer;
  const page = `https://${api ?? ''}soundcloud.com${path}${token ? `?secret_token=${token}` : ''}`;
  const embed = `https://w.soundcloud.com/player/?url=${encodeURIComponent(page)}&auto_play=true&visual=true`;

  return toMusic('SoundCloud', api ? embed : page, embed);
};

const soundcloudPage = new RegExp(
  `^(?:https?:)?//(?:(?<api>api\\.)|www\\.|m\\.)?soundcloud\\.com${track}(?=[?#]|$)(?:\\?(?:[^#]*&)?secret_token=(?<inner>${secret}))?`,
);
const ofSoundcloud = {
  optional: { secret_token: new RegExp(`^(?<outer>${secret})$`) },
  toFilm: toSoundcloud,
};

export const soundcloud: Provider[] = [
  {
    name: 'SoundCloud',
    hosts: /^(w|player)\.soundcloud\.com$/,
    forms: [{ path: /^\/player(\.swf)?$/, query: { url: soundcloudPage }, ...ofSoundcloud }],
  },
  {
    name: 'SoundCloud',
    hosts: /^(m\.)?soundcloud\.com$/,
    forms: [{ path: new RegExp(`^${track}$`), ...ofSoundcloud }],
  },
  {
    name: 'SoundCloud',
    hosts: /^api\.soundcloud\.com$/,
    forms: [
      {
        path: new RegExp(`^${track}$`),
        ...ofSoundcloud,
        toFilm: (parts, times) => toSoundcloud({ ...parts, api: 'api.' }, times),
      },
    ],
  },
  // The short URLs of SoundCloud do not contain the path of a track.
  { name: 'SoundCloud', hosts: /\.soundcloud\.com$/, forms: [] },
];
