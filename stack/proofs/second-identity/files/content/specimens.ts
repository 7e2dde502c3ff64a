/** The pictures that the style guide shows things with, in `public/images/carousel`. */
export const specimenPictures = ['coast-path', 'twenty-chairs'];
