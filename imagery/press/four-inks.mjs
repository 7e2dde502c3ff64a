import sharp from 'sharp';

const rgb = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
const between = (a, b, t) => a.map((v, i) => Math.round(v + (b[i] - v) * t));

/**
 * Brings a drawing down to four colours: WebP then needs two bits for a pixel, and type stays crisp.
 * @returns {Promise<Buffer>}
 */
export async function fourInks(data, { width, height }, { paper, dark, house }) {
  const inks = [rgb(house), rgb(paper), rgb(dark), between(rgb(paper), rgb(dark), 0.52)];
  const out = Buffer.alloc(data.length);
  const known = new Map();
  for (let i = 0; i < data.length; i += 3) {
    const key = (data[i] << 16) | (data[i + 1] << 8) | data[i + 2];
    if (!known.has(key)) known.set(key, nearest(inks, data, i));
    out.set(known.get(key), i);
  }
  return sharp(out, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
}

const chroma = (r, g, b) => Math.max(r, g, b) - Math.min(r, g, b);

// The soft edge of a black letter may lie close to the house's colour, and must stay grey.
function nearest([house, ...greys], data, i) {
  const colourful = chroma(data[i], data[i + 1], data[i + 2]) > chroma(...house) * 0.45;
  const far = ([r, g, b]) => (r - data[i]) ** 2 + (g - data[i + 1]) ** 2 + (b - data[i + 2]) ** 2;
  return (colourful ? [house, ...greys] : greys).reduce((best, ink) =>
    far(ink) < far(best) ? ink : best,
  );
}
