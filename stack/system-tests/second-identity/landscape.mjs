/** Returns a function that gives a random number from 0 to 1 at each call. The same name gives the same numbers. */
function chanceOf(name) {
  let state = [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) >>> 0, 7);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const rows = ['#14503f', '#0f4033', '#0b3127', '#08241c', '#061912'];

/**
 * Hills under a low sun, as SVG: dark enough for white text. A picture in one colour would not do: Chromium counts no
 * picture with less than 0.05 bits per pixel as the largest content, which the hero must be (e2e/home.spec.ts).
 * @param {string} name each name gives another picture
 * @param {number} width
 * @param {number} height
 */
export function hills(name, width, height) {
  const chance = chanceOf(name);
  const [sun, rise] = [width * (0.55 + 0.3 * chance()), height * (0.3 + 0.15 * chance())];
  const size = Math.min(width, height);
  const layers = rows.map((colour, row) =>
    layer(colour, chance, { width, height, top: height * (0.42 + row * 0.12), size }),
  );

  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>` +
    '<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#0a2b33"/>' +
    '<stop offset=".45" stop-color="#1c5a57"/><stop offset=".6" stop-color="#b9783f"/></linearGradient>' +
    '<radialGradient id="sun"><stop stop-color="#ffe2b0"/><stop offset=".3" stop-color="#f7ab58" stop-opacity=".8"/>' +
    '<stop offset="1" stop-color="#f7ab58" stop-opacity="0"/></radialGradient></defs>' +
    `<path fill="url(#sky)" d="M0 0h${width}v${height}H0z"/>` +
    `<circle cx="${sun}" cy="${rise}" r="${size * 0.4}" fill="url(#sun)"/>${layers.join('')}</svg>`
  );
}

/** One row of hills, from the left edge to the right one. */
function layer(colour, chance, { width, height, top, size }) {
  const [phase, waves] = [chance() * 6, 1.2 + chance() * 2];
  const points = Array.from({ length: 41 }, (_, index) => {
    const along = (index / 40) * Math.PI * 2 * waves + phase;
    const y = top + size * (0.06 * Math.sin(along) + 0.03 * Math.sin(along * 2.3 + phase));
    return `${((index / 40) * width).toFixed(1)} ${y.toFixed(1)}`;
  });
  return `<path fill="${colour}" d="M0 ${height}L${points.join('L')}L${width} ${height}Z"/>`;
}

/** Two cases side by side: the mark, in a box of 64 by 64. */
export const mark = (colour) =>
  `<g fill="none" stroke="${colour}" stroke-width="3.5" stroke-linejoin="round">` +
  '<path d="M20 8c6 0 8 5 7 10s2 8 3 14c2 12-2 22-10 22S8 44 10 32c1-6 4-9 3-14s1-10 7-10z"/>' +
  '<path d="M44 16c4 0 6 4 5 8s2 6 3 11c1 10-2 19-8 19s-9-9-8-19c1-5 4-7 3-11s1-8 5-8z"/></g>';
