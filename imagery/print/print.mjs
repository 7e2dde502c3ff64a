import sharp from 'sharp';
import { paint } from '../paint.mjs';
import { inksOf } from './inks.mjs';
import { layoutsOf } from './layouts/index.mjs';

/**
 * A picture with type on it: a poster, a cover or a title card.
 * @param {object} task what `paint` takes, with `print`, `layout`, `paper` and `words`
 * @returns {Promise<{bytes:Buffer, width:number, height:number}>}
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

const bare = (width, height) => ({ bytes: Buffer.alloc(width * height * 3) });
