import sharp from 'sharp';
import { paint } from '../paint.mjs';
import { inksOf } from './inks.mjs';
import { layoutsOf } from './layouts/index.mjs';

/** @typedef {'poster' | 'sleeve' | 'card'} PrintKind */

/** @typedef {{ duo: string, title: string }} SleeveWords */
/** @typedef {SleeveWords & { kind: string }} CardWords */
/** @typedef {SleeveWords & { line?: string, venue: string, city: string, corner: string }} PosterWords */

/**
 * A picture with text; `margin` is in pixels.
 * @typedef {import('../paint.mjs').PictureSpec
 *   & import('./layouts/index.mjs').LayoutOptions
 *   & { layout: string, paper?: import('./inks.mjs').Paper, margin: number, seed: number }} PrintSpec
 */

/** @typedef {PrintSpec & { print: 'poster', words: PosterWords }} PosterTask */
/** @typedef {PrintSpec & { print: 'sleeve', words: SleeveWords }} SleeveTask */
/** @typedef {PrintSpec & { print: 'card', words: CardWords }} CardTask */
/** @typedef {PosterTask | SleeveTask | CardTask} PrintTask */

/**
 * What `printed()` adds to a drawing task: the size, the colours, and the colours for a dark background (`night`).
 * @typedef {import('./inks.mjs').Inks
 *   & { night: import('./inks.mjs').Inks, width: number, height: number }} SheetColours
 */

/** @typedef {PosterTask & SheetColours} PosterSheet */
/** @typedef {SleeveTask & SheetColours} SleeveSheet */
/** @typedef {CardTask & SheetColours} CardSheet */
/** @typedef {PosterSheet | SleeveSheet | CardSheet} Sheet */

/**
 * A picture with type on it: a poster, a cover or a title card.
 * @param {PrintTask} task
 * @returns {Promise<import('../encode.mjs').Bitmap>}
 */
export async function printed(task) {
  const [width, height] = task.size;
  const layouts = layoutsOf(task.print);
  const draw = layouts[task.layout];
  if (!draw)
    throw new Error(`Unknown layout "${task.layout}"; known: ${Object.keys(layouts).join(', ')}`);
  const sheet = {
    ...task,
    ...inksOf(task.mood, task.paper),
    night: inksOf(task.mood),
    width,
    height,
  };
  const overlay = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${draw(sheet)}</svg>`,
  );
  const art = draw.name === 'lines' ? bare(width, height) : paint(task);
  const bytes = await sharp(art.bytes, { raw: { width, height, channels: 3 } })
    .composite([{ input: overlay }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { bytes, width, height };
}

/** @type {(width: number, height: number) => { bytes: Buffer }} */
const bare = (width, height) => ({ bytes: Buffer.alloc(width * height * 3) });
