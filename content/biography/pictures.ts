/** The picture beside each section of the biography: its path below `public/images`, without extension. */
export const pictures: Record<string, string> = {
  'soul-songs': 'home/soul-song',
  'soul-song-journey': 'home/journey-private',
  'original-expression': 'home/story-authentic-expression',
  'frequency-music': 'home/frequency',
  'global-recognition': 'tours/soul-song-tour',
  collaborations: 'home/journey-group',
};
