import sharp from 'sharp';
import { ico } from './ico.mjs';
import { iconSvg, markSvg } from './svg.mjs';

const png = (size, shape) =>
  sharp(Buffer.from(iconSvg({ ...shape, size })))
    .png({ compressionLevel: 9, palette: size < 64 ? false : true, colours: 256, dither: 1 })
    .toBuffer();

/** @param {{mark:'mark'|'icon'|'png'|'ico', pixels?:number|number[], shape?:object}} task */
export async function drawMark({ mark, pixels, shape }) {
  if (mark === 'mark') return Buffer.from(markSvg());
  if (mark === 'icon') return Buffer.from(iconSvg());
  if (mark === 'png') return png(pixels, shape);
  const images = await Promise.all(
    pixels.map(async (size) => ({
      size,
      data: await png(size, { ...shape, stroke: size < 32 ? 4.5 : 3.5 }),
    })),
  );
  return ico(images);
}
