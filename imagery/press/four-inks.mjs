import sharp from 'sharp';

/**
 * Red, green and blue, 0 to 255.
 * @typedef {[red: number, green: number, blue: number]} Rgb
 */

/**
 * Colours as '#rrggbb'; `house` is the colour of the publisher.
 * @typedef {{ paper: string, dark: string, house: string }} ClippingInks
 */

/** @type {(hex: string) => Rgb} */
const rgb = (hex) => {
  /** @type {(i: number) => number} */
  const channel = (i) => parseInt(hex.slice(i, i + 2), 16);
  return [channel(1), channel(3), channel(5)];
};

/** @type {(a: number, b: number, t: number) => number} */
const between = (a, b, t) => Math.round(a + (b - a) * t);

/** @type {(a: Rgb, b: Rgb, t: number) => Rgb} */
const mixed = (a, b, t) => [between(a[0], b[0], t), between(a[1], b[1], t), between(a[2], b[2], t)];

/**
 * Reduces a drawing to four colours: WebP then needs two bits for each pixel, and type stays sharp.
 * @param {Buffer} data RGB, 8 bit
 * @param {{ width: number, height: number }} size
 * @param {ClippingInks} inks
 * @returns {Promise<Buffer>} WebP
 */
export async function fourInks(data, { width, height }, { paper, dark, house }) {
  const greys = [rgb(paper), rgb(dark), mixed(rgb(paper), rgb(dark), 0.52)];
  const out = Buffer.alloc(data.length);
  /** @type {Map<number, Rgb>} */
  const known = new Map();
  for (let i = 0; i < data.length; i += 3) {
    const pixel = /** @type {Rgb} */ ([data[i], data[i + 1], data[i + 2]]);
    const key = (pixel[0] << 16) | (pixel[1] << 8) | pixel[2];
    const ink = known.get(key) ?? nearest(rgb(house), greys, pixel);
    known.set(key, ink);
    out.set(ink, i);
  }
  return sharp(out, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
}

/** @type {(colour: Rgb) => number} */
const chroma = ([r, g, b]) => Math.max(r, g, b) - Math.min(r, g, b);

/**
 * Returns the ink that is nearest to a pixel. The soft edge of a black letter may be close to the publisher's colour,
 * but must stay grey.
 * @param {Rgb} house
 * @param {Rgb[]} greys
 * @param {Rgb} pixel
 */
function nearest(house, greys, pixel) {
  const colourful = chroma(pixel) > chroma(house) * 0.45;
  /** @type {(ink: Rgb) => number} */
  const far = ([r, g, b]) => (r - pixel[0]) ** 2 + (g - pixel[1]) ** 2 + (b - pixel[2]) ** 2;
  return (colourful ? [house, ...greys] : greys).reduce((best, ink) =>
    far(ink) < far(best) ? ink : best,
  );
}
