import { toMusic, type Form, type Provider } from './types';

const toApple: Form['toFilm'] = ({ page = '', track: number }) => {
  const path = `${page}${number ? `?i=${number}` : ''}`;

  return toMusic(
    'Apple Music',
    `https://music.apple.com${path}`,
    `https://embed.music.apple.com${path}`,
  );
};

export const appleMusic: Provider = {
  name: 'Apple Music',
  hosts: /^((embed|geo)\.)?music\.apple\.com$/,
  forms: [
    {
      path: /^(?<page>\/[a-z]{2}\/(?:album|playlist|song|station|artist|music-video)\/\S{1,200})$/,
      optional: { i: /^(?<track>\d+)$/ },
      toFilm: toApple,
    },
  ],
};
