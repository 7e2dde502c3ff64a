/** The pictures that the style guide shows things with, in `public/images/carousel`. */
export const specimenPictures = [
  'soul-song-journey',
  'winter-retreat',
  'new-release',
  'group-session',
  'app-launch',
];
