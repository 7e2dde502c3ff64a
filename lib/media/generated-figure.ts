import { colours, lights } from '../config/colours-outside-css.mjs';

/** The highest seed for a figure. */
export const maxSeed = 0xffffffff;

/**
 * The path of the figure that is shown when a picture is missing. The path contains a number that is derived from the
 * title (the seed), and not the title itself, so that nobody can make the site draw a text of their own. The figure has
 * a URL, so that a page does not have to contain 3 KB of SVG for each figure.
 */
export function figurePath(title: string): string {
  return `/api/generated-figure/${figureSeed(title)}`;
}

/**
 * A line figure: SVG, 800 by 500, under 3 KB, hidden from screen readers. The same seed always gives the same figure.
 */
export function toFigure(seed: number): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 500" ',
    'preserveAspectRatio="xMidYMid slice" aria-hidden="true">',
    `<path fill="${colours.ink}" d="M0 0h800v500H0z"/><g transform="translate(400 250)">`,
    `${toFigureShapes(seed)}</g></svg>`,
  ].join('');
}

/** Only the lines of a figure, centred on 0, 0. They reach about 390 units from the centre, their glow 430. */
export function toFigureShapes(seed: number): string {
  const draw = drawsFrom(seed);
  const light = lights[Math.floor(draw() * lights.length)] ?? lights[0];
  const fold = 5 + Math.floor(draw() * 5);
  const turn = draw() < 0.5 ? 0 : Math.PI / fold;
  const rings = [
    toRing(fold, 46 + draw() * 16, 0.14 + draw() * 0.16, turn),
    toRing(fold, 198 + draw() * 14, 0.03 + draw() * 0.08, turn),
  ].join('');
  return [
    toHalo(light.glow),
    `<g fill="none" stroke="${light.line}" stroke-linecap="round">`,
    `<path stroke="${light.glow}" stroke-width="12" opacity=".25" d="${rings}"/>`,
    `<path stroke-width="2.5" d="${rings}"/>`,
    toRosette(fold, 84 + draw() * 12, 50 + draw() * 42, turn),
    toNodes(fold, 70 + draw() * 20, 9, turn),
    toNodes(fold * 2, 178 + draw() * 8, 4, turn),
    toNodes(fold * 4, 232 + draw() * 8, 3, turn),
    toRipples(draw() * 14),
    `</g><circle r="8" fill="${light.centre}"/>`,
  ].join('');
}

/** The seed for a title's figure: the FNV-1a hash of its characters. */
export function figureSeed(title: string): number {
  let state = 0x811c9dc5;
  const letters = title.normalize('NFC').trim().toLowerCase();
  for (const letter of letters) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return state >>> 0;
}

/** A generator of numbers from 0 to 1 that depend only on the seed (mulberry32). */
function drawsFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A nodal line: a circle that a standing wave bends outwards `fold` times. */
function toRing(fold: number, radius: number, swing: number, turn: number): string {
  const points = Array.from({ length: fold * 2 }, (_, i) => {
    const angle = turn + (i * Math.PI) / fold;
    const r = radius * (1 + (i % 2 ? -swing : swing));
    return { x: r * Math.sin(angle), y: -r * Math.cos(angle) };
  });
  const middles = points.map((point, i) => {
    const next = points[(i + 1) % points.length] ?? point;
    return { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
  });
  const curves = points.map((point, i) => `Q${at(point)} ${at(middles[i] ?? point)}`);
  return `M${at(middles.at(-1) ?? { x: 0, y: 0 })}${curves.join('')}Z`;
}

const at = ({ x, y }: { x: number; y: number }) => `${Math.round(x)} ${Math.round(y)}`;

/** `count` round points on a circle: a dashed stroke with dashes of zero length. */
function toNodes(count: number, radius: number, width: number, turn: number): string {
  const r = Math.round(radius);
  const gap = ((2 * Math.PI * r) / count).toFixed(3);
  return `<circle r="${r}" stroke-width="${width}" opacity=".8" stroke-dasharray="0 ${gap}" transform="rotate(${toDegrees(turn) - 90})"/>`;
}

/** Overlapping circles around the centre. */
function toRosette(fold: number, distance: number, radius: number, turn: number): string {
  const circles = Array.from({ length: fold }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / fold;
    const x = Math.round(distance * Math.sin(angle));
    const y = Math.round(-distance * Math.cos(angle));
    return `<circle cx="${x}" cy="${y}" r="${Math.round(radius)}"/>`;
  });
  return `<g stroke-width="1.5" opacity=".8">${circles.join('')}</g>`;
}

const toDegrees = (angle: number) => Math.round((angle * 1800) / Math.PI) / 10;

function toRipples(offset: number): string {
  const radii = [26, 256, 288, 326, 370];
  const circles = radii.map((radius) => `<circle r="${Math.round(radius + offset)}"/>`);
  return `<g opacity=".3">${circles.join('')}</g>`;
}

// Many faint circles that look like a gradient. A real gradient would need an id, which may occur only once on a page.
function toHalo(colour: string): string {
  const steps = Array.from({ length: 18 }, (_, i) => `<circle r="${430 - i * 23}"/>`);
  return `<g fill="${colour}" fill-opacity=".024">${steps.join('')}</g>`;
}
