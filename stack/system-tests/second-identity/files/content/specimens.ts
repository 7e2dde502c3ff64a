/** The pictures for the examples in the style guide, in `public/images/carousel`. */
export const specimenPictures = ['coast-path', 'twenty-chairs'];
