export const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;
export const rule = (x, y, width, fill, thick = 1.5) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${thick}" fill="${fill}"/>`;

/** A ground over everything but the holes; through them one sees the picture. */
export const cover = ({ width, height, ground }, holes, opacity = 1) =>
  `<mask id="holes"><rect width="${width}" height="${height}" fill="#fff"/><g fill="#000">${holes}</g></mask>` +
  `<rect width="${width}" height="${height}" fill="${ground}" fill-opacity="${opacity}" mask="url(#holes)"/>`;

/** A ground that comes in from one side, so that words can be read over a picture. */
export function scrim({ width, height, ground }, from, reach, strength = 0.94) {
  const [x1, y1, x2, y2] = { bottom: [0, 1, 0, 0], top: [0, 0, 0, 1], left: [0, 0, 1, 0] }[from];
  const stops = [0, 0.25, 0.5, 0.75, 1]
    .map((t) => [t * reach, strength * (0.5 + 0.5 * Math.cos(Math.PI * t)) ** 0.8])
    .map(
      ([at, o]) =>
        `<stop offset="${at.toFixed(3)}" stop-color="${ground}" stop-opacity="${o.toFixed(3)}"/>`,
    )
    .join('');
  const id = `scrim-${from}`;
  return (
    `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops}</linearGradient>` +
    `<rect width="${width}" height="${height}" fill="url(#${id})"/>`
  );
}

export const circle = (x, y, r) =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}"/>`;
