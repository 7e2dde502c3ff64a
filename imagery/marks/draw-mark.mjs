import sharp from 'sharp';
import { ico } from './ico.mjs';
import { iconSvg, markSvg } from './svg.mjs';

/** @typedef {import('./svg.mjs').IconShape} IconShape */

/** @typedef {{ mark: 'mark', file: string } | { mark: 'icon', file: string }} SvgMark */
/** @typedef {{ mark: 'png', file: string, pixels: number, shape?: IconShape }} PngMark */
/** @typedef {{ mark: 'ico', file: string, pixels: number[], shape?: IconShape }} IcoMark */
/** @typedef {SvgMark | PngMark | IcoMark} MarkTask `pixels` is the size, for an .ico all its sizes */

/** @type {(size: number, shape?: IconShape) => Promise<Buffer>} */
const png = (size, shape) =>
  sharp(Buffer.from(iconSvg({ ...shape, size })))
    .png({ compressionLevel: 9, palette: size < 64 ? false : true, colours: 256, dither: 1 })
    .toBuffer();

/**
 * The logo or an icon as a file: SVG, PNG or ICO.
 * @param {MarkTask} task
 */
export async function drawMark(task) {
  if (task.mark === 'mark') return Buffer.from(markSvg());
  if (task.mark === 'icon') return Buffer.from(iconSvg());
  if (task.mark === 'png') return png(task.pixels, task.shape);
  const images = await Promise.all(
    task.pixels.map(async (size) => ({
      size,
      data: await png(size, { ...task.shape, stroke: size < 32 ? 4.5 : 3.5 }),
    })),
  );
  return ico(images);
}
