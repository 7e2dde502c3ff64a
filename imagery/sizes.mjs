import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import sharp from 'sharp';
import { minResizedWidth, storedWidths } from '../lib/media/picture-widths.mjs';

/**
 * What the site knows of one of its own pictures: the first eight hexadecimal digits of the SHA-256 of its file, its
 * width in pixels, and its average colour (`RRGGBB`), which is shown until the picture is loaded. A drawing (SVG) has
 * only a hash. A transparent picture has no colour.
 * @typedef {{ hash: string, width?: number, colour?: string }} OwnPicture
 */

const fallbackWidth = 1200;

/**
 * The settings with which the image optimizer of Next.js encodes AVIF. More effort would take five times as long, and
 * save only 4 % of the bytes.
 */
const asOptimizer = { quality: 50, effort: 3, chromaSubsampling: '4:2:0' };

const pictures = 'public/images';
const sizes = 'public/images/sizes';
const list = 'lib/media/own-pictures.json';

/**
 * Stores every picture below `public/images` in the sizes that pages use: as AVIF, and once as WebP for browsers
 * without AVIF. A drawing (SVG) and a picture narrower than 828 pixels are copied. The names of the files contain a
 * hash of the original, so browsers may cache them for ever. Makes only the missing files, and removes files that no
 * picture needs any more.
 * @param {string} root the repository
 * @param {(done: { file: string, size: number }) => void} onMade `size` in bytes
 * @returns {Promise<{ made: number, removed: number }>} numbers of files
 */
export async function makeSizes(root, onMade) {
  /** @type {Record<string, OwnPicture>} */
  const all = {};
  /** @type {Set<string>} */
  const needed = new Set();
  const present = new Set(await filesBelow(join(root, sizes)));
  let made = 0;
  for (const name of await filesBelow(join(root, pictures))) {
    if (name.startsWith('sizes/') || !/\.(webp|jpe?g|png|svg)$/.test(name)) continue;
    const source = join(root, pictures, name);
    const picture = await describe(source);
    all[name] = picture;
    for (const size of sizesOf(name, picture)) {
      needed.add(size.file);
      if (present.has(size.file)) continue;
      const to = join(root, sizes, size.file);
      await mkdir(dirname(to), { recursive: true });
      onMade({ file: size.file, size: await size.make(source, to) });
      made += 1;
    }
  }
  const unneeded = [...present].filter((file) => !needed.has(file));
  for (const file of unneeded) await rm(join(root, sizes, file));
  await writeFile(join(root, list), `${JSON.stringify(all, null, 2)}\n`);
  return { made, removed: unneeded.length };
}

/**
 * @param {string} folder
 * @returns {Promise<string[]>} the paths of all files below it, sorted; empty if there is no such folder
 */
async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);

  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/**
 * @param {string} source a file
 * @returns {Promise<OwnPicture>}
 */
async function describe(source) {
  const bytes = await readFile(source);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  if (extname(source) === '.svg') return { hash };
  const { width, hasAlpha } = await sharp(bytes).metadata();
  const pixel = sharp(bytes).resize(1, 1, { fit: 'fill' }).removeAlpha().raw();

  return { hash, width, ...(!hasAlpha && { colour: (await pixel.toBuffer()).toString('hex') }) };
}

/**
 * The files that a picture needs. `file` is a path below `sizes`; `make` creates the file.
 * @param {string} name
 * @param {OwnPicture} picture
 * @returns {{ file: string, make: (source: string, to: string) => Promise<number> }[]} `make` returns a number of bytes
 */
function sizesOf(name, { hash, width = 0 }) {
  const extension = extname(name);
  const stem = `${name.slice(0, -extension.length)}.${hash}`;
  // A drawing has no width here. It is sharp in every size, so it is copied.
  if (width < minResizedWidth) return [{ file: `${stem}${extension}`, make: copy }];
  /** @param {number} to */
  const resized = (to) => (/** @type {string} */ source) => sharp(source).resize({ width: to });

  return [
    ...storedWidths(width).map((each) => ({
      file: `${stem}.${each}.avif`,
      make: async (/** @type {string} */ source, /** @type {string} */ to) =>
        (await resized(each)(source).avif(asOptimizer).toFile(to)).size,
    })),
    {
      file: `${stem}.webp`,
      make: async (/** @type {string} */ source, /** @type {string} */ to) => {
        const smaller = resized(Math.min(width, fallbackWidth))(source);
        return (await smaller.webp({ quality: 75 }).toFile(to)).size;
      },
    },
  ];
}

/**
 * @param {string} source
 * @param {string} to
 * @returns {Promise<number>} bytes
 */
async function copy(source, to) {
  await copyFile(source, to);
  return (await stat(to)).size;
}
