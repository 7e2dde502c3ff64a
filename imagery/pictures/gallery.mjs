import { seedOfDemo } from './seed.mjs';

/** @typedef {import('../paint.mjs').Size} Size */
/** @typedef {import('./index.mjs').Look} Look */
/** @typedef {{ figure: Look, portrait?: true }} GalleryPicture */

/** @type {Size} */
const wide = [1600, 1067];
/** @type {Size} */
const tall = [1067, 1600];

/**
 * The pictures of galleries and texts, each from the `figure` beside its alternative text in stack/seed/gallery.json.
 * @param {string} root the repository
 * @returns {Promise<import('./index.mjs').PictureTask[]>}
 */
export async function gallery(root) {
  const pictures = /** @type {Record<string, GalleryPicture>} */ (
    await seedOfDemo(root, 'gallery.json')
  );
  return Object.entries(pictures).map(([name, { figure, portrait }], index) => ({
    file: `stack/seed/images/gallery/${name}.webp`,
    size: portrait ? tall : wide,
    seed: 100 + index,
    scale: 0.62,
    limit: 90,
    quality: 78,
    grain: 0.008,
    ...figure,
  }));
}
