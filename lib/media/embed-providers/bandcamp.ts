import { toMusic, type Form, type Provider } from './film';

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
  // The page of an album does not say its number, which the player needs.
  { name: 'Bandcamp', hosts: /\.bandcamp\.com$/, forms: [] },
];
