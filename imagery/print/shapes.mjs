/**
 * The size of a sheet and the colour of its background.
 * @typedef {{ width: number, height: number, ground: string }} Ground
 */

/**
 * @param {string} d SVG path data
 * @param {string} fill
 * @param {string} [more] further attributes, after a space
 */
export const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;

/**
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {string} fill
 * @param {number} [thick]
 */
export const rule = (x, y, width, fill, thick = 1.5) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${thick}" fill="${fill}"/>`;

/**
 * A background over everything except the holes, through which the picture is visible.
 * @param {Ground} ground
 * @param {string} holes SVG shapes
 * @param {number} [opacity]
 */
export const cover = ({ width, height, ground }, holes, opacity = 1) =>
  `<mask id="holes"><rect width="${width}" height="${height}" fill="#fff"/><g fill="#000">${holes}</g></mask>` +
  `<rect width="${width}" height="${height}" fill="${ground}" fill-opacity="${opacity}" mask="url(#holes)"/>`;

/** Start and end of a gradient that begins at a side. */
const gradients = {
  bottom: { x1: 0, y1: 1, x2: 0, y2: 0 },
  top: { x1: 0, y1: 0, x2: 0, y2: 1 },
  left: { x1: 0, y1: 0, x2: 1, y2: 0 },
};

/**
 * A gradient from one side, so that words are legible over a picture.
 * @param {Ground} ground
 * @param {keyof typeof gradients} from
 * @param {number} reach where it ends, as a share of the sheet
 * @param {number} [strength]
 * @param {number} [full] where it begins to fade, as a share of the sheet
 */
export function scrim({ width, height, ground }, from, reach, strength = 0.94, full = 0) {
  const { x1, y1, x2, y2 } = gradients[from];
  const stops = [0, 0.25, 0.5, 0.75, 1]
    .map((t) => ({
      offset: (full + t * (reach - full)).toFixed(3),
      opacity: (strength * (0.5 + 0.5 * Math.cos(Math.PI * t)) ** 0.8).toFixed(3),
    }))
    .map(
      ({ offset, opacity }) =>
        `<stop offset="${offset}" stop-color="${ground}" stop-opacity="${opacity}"/>`,
    )
    .join('');
  const id = `scrim-${from}`;
  return (
    `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops}</linearGradient>` +
    `<rect width="${width}" height="${height}" fill="url(#${id})"/>`
  );
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} r
 */
export const circle = (x, y, r) =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}"/>`;
