import { biography } from './biography.mjs';
import { carousel } from './carousel.mjs';
import { posters } from './events.mjs';
import { gallery } from './gallery.mjs';
import { home } from './home.mjs';
import { icons } from './icons.mjs';
import { logos } from './logos.mjs';
import { postPictures } from './posts.mjs';
import { pressPhotos } from './press-photos.mjs';
import { sleeves } from './releases.mjs';
import { scans } from './scans.mjs';
import { single } from './single.mjs';
import { tours } from './tours.mjs';
import { cards } from './videos.mjs';

/** @typedef {import('../encode.mjs').EncodeOptions} EncodeOptions */

/**
 * A picture of light alone, without type on it.
 * @typedef {import('../paint.mjs').PictureSpec & EncodeOptions & { file: string }} PictureTask
 */

/** @typedef {import('../print/print.mjs').PrintTask & EncodeOptions & { file: string }} SheetTask */
/** @typedef {import('../marks/draw-mark.mjs').MarkTask} MarkTask */
/** @typedef {{ file: string, logo: import('../press/logo.mjs').Logo }} LogoTask */
/** @typedef {import('../press/clipping.mjs').ClippingTask} ClippingTask */

/**
 * One file to draw. `file` is its path in the repository.
 * @typedef {PictureTask | SheetTask | MarkTask | LogoTask | ClippingTask} Task
 */

/**
 * The common settings of the pictures of a group.
 * @typedef {EncodeOptions & { size: import('../paint.mjs').Size, scale: number, grain?: number }} GroupOptions
 */

/** @typedef {import('../paint.mjs').Subject & import('../paint.mjs').PictureOptions} Look */

/**
 * Everything that `npm run images` draws.
 * @param {string} root the repository
 * @returns {Promise<Task[]>}
 */
export async function planOf(root) {
  const fixed = [
    ...[...home, ...carousel, ...single, ...icons],
    ...[...tours, ...biography, ...pressPhotos],
  ];
  const drawn = [gallery, postPictures, posters, cards, sleeves, scans, logos].map((plan) =>
    plan(root),
  );
  return [...fixed, ...(await Promise.all(drawn)).flat()];
}
