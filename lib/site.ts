/** The identity of the site and every address outside of it: what an owner replaces first. */
export const site = {
  product: 'Auralune',
  performers: { singer: 'Aura', pianist: 'Lune' },
  carouselTable: 'auralune_carousel',
  timeZone: 'Europe/Zurich',
} as const;
