/** The picture beside each section of the biography, below `public/images`. */
export const pictures: Record<string, string> = {
  beginning: 'home/journey-private',
  homes: 'home/house-concert',
};
