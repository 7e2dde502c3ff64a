import sharp from 'sharp';

/**
 * A finished picture: RGB, 8 bit.
 * @typedef {{ bytes: Buffer, width: number, height: number }} Bitmap
 */

/**
 * @typedef {object} EncodeOptions
 * @property {number} limit the maximum size of the file, in kilobytes
 * @property {number} [quality] the highest WebP quality that is tried
 * @property {number} [colours] if set, the picture is reduced to this many colours and stored without loss; `limit` is
 *   then ignored
 */

const qualities = [90, 84, 78, 72, 66, 60, 54, 48, 42, 36, 30];

/**
 * Returns the WebP with the highest quality, up to `quality`, that is not larger than `limit` kilobytes.
 * @param {Bitmap} picture
 * @param {EncodeOptions} options
 * @throws when the lowest quality is still too large: the picture has too many small details
 */
export async function encode(picture, { limit, quality: most = 84, colours }) {
  if (colours) return flat(picture, colours);
  const { bytes, width, height } = picture;
  for (const quality of qualities.filter((q) => q <= most)) {
    const data = await sharp(bytes, { raw: { width, height, channels: 3 } })
      .webp({ quality, effort: 4, smartSubsample: true })
      .toBuffer();
    if (data.length <= limit * 1024) return data;
  }
  throw new Error(`the picture is larger than ${limit} KB even at quality ${qualities.at(-1)}`);
}

/**
 * Encodes a picture of lines on one plain colour. With few colours and without loss, its file is smaller and its lines
 * are sharper than with any lossy quality.
 * @param {Bitmap} picture
 * @param {number} colours
 */
async function flat({ bytes, width, height }, colours) {
  const few = await sharp(bytes, { raw: { width, height, channels: 3 } })
    .png({ palette: true, colours, dither: 0 })
    .toBuffer();
  return sharp(few).webp({ lossless: true, effort: 5 }).toBuffer();
}
