/** The picture beside each section of the biography, below `public/images`. */
export const pictures: Record<string, string> = {
  'soul-songs': 'home/soul-song',
  'soul-song-journey': 'home/journey-private',
  'original-expression': 'home/story-authentic-expression',
  'frequency-music': 'home/frequency',
  'global-recognition': 'tours/soul-song-tour',
  collaborations: 'home/journey-group',
};

/** The two life stories: the last part of their address, the name of their text and of their pictures. */
export const lifeStories = ['aura', 'lune'] as const;

/** Which of the two a story is told of. */
export const roles = { aura: 'singer', lune: 'pianist' } as const;

export type LifeStory = (typeof lifeStories)[number];
