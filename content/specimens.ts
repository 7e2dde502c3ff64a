/** The pictures for the examples in the style guide, in `public/images/carousel`. */
export const specimenPictures = [
  'soul-song-journey',
  'winter-retreat',
  'new-release',
  'group-session',
  'app-launch',
];
