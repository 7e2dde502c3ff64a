/** @typedef {import('../colour.mjs').Channel} Channel */
/** @typedef {import('../colour.mjs').Colour} Colour */
/** @typedef {import('../random.mjs').Random} Random */
/** @typedef {import('./canvas.mjs').Picture} Picture */

/**
 * @typedef {object} DustOptions
 * @property {number} count of the specks
 * @property {number} size radius of the largest speck, as a share of the short side
 * @property {number} amount of light
 * @property {Colour[]} colours
 * @property {(random: Random) => [x: number, y: number]} [where] returns the position of a speck (0 to 1); without it,
 *   specks are anywhere in the picture
 */

/**
 * @param {Picture} picture
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {Colour} colour
 * @param {number} amount
 */
function disc(picture, x, y, radius, colour, amount) {
  const { width, height, planes } = picture;
  const edge = Math.max(0.75, radius * 0.12);
  const reach = radius + edge;
  for (let j = Math.max(0, Math.floor(y - reach)); j <= Math.min(height - 1, y + reach); j++) {
    for (let i = Math.max(0, Math.floor(x - reach)); i <= Math.min(width - 1, x + reach); i++) {
      const d = Math.hypot(i - x, j - y);
      const cover = Math.min(1, Math.max(0, (reach - d) / (2 * edge)));
      if (!cover) continue;
      // A real lens draws the rim of a point out of focus a little brighter than its middle.
      const light = amount * cover * (0.75 + 0.45 * (d / reach) ** 4);
      for (let c = /** @type {Channel} */ (0); c < 3; c++) {
        const plane = planes[c];
        const at = j * width + i;
        plane[at] = /** @type {number} */ (plane[at]) + colour[c] * light;
      }
    }
  }
}

/**
 * Draws specks of dust in front of the lens: many small and sharp ones, a few large and weak ones. Changes the picture.
 * @param {Picture} picture
 * @param {Random} random
 * @param {DustOptions} options
 */
export function dust(picture, random, { count, size, colours, amount, where }) {
  const short = Math.min(picture.width, picture.height);
  for (let n = 0; n < count; n++) {
    const [px, py] = where ? where(random) : [random.next(), random.next()];
    const focus = random.next() ** 3;
    const radius = short * (0.0012 + size * focus);
    const colour = colours[random.int(0, colours.length - 1)];
    if (!colour) throw new Error('Dust needs at least one colour');
    const light = (amount * random.between(0.4, 1)) / (0.25 + focus * 3);
    disc(picture, px * picture.width, py * picture.height, radius, colour, light);
  }
  return picture;
}
