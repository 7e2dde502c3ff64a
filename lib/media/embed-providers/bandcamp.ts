import { toMusic, type Form, type Provider } from './types';

const toBandcamp: Form['toFilm'] = ({ player = '' }) => {
  const embed = `https://bandcamp.com/EmbeddedPlayer/${player}/`;

  return toMusic('Bandcamp', embed, embed);
};

export const bandcamp: Provider[] = [
  {
    name: 'Bandcamp',
    hosts: /^bandcamp\.com$/,
    forms: [{ path: /^\/EmbeddedPlayer\/(?<player>[\w=/.-]{1,200})$/, toFilm: toBandcamp }],
  },
  // The URL of an album's page does not contain the id of the album, which the player needs.
  { name: 'Bandcamp', hosts: /\.bandcamp\.com$/, forms: [] },
];
