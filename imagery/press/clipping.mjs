import sharp from 'sharp';
import { randomFrom } from '../random.mjs';
import { halftone } from './halftone.mjs';
import * as magazine from './magazine.mjs';
import * as newspaper from './newspaper.mjs';
import { fourInks } from './four-inks.mjs';
import { styleOf } from './styles.mjs';

/** The space around the paper, and the margin of the paper, in pixels. */
const cut = 11;
const edge = 32;
/** @type {Record<import('./styles.mjs').PageLayout, (sheet: PageSheet) => string>} */
const layouts = { ...magazine, ...newspaper };

/**
 * The article that a cutting shows.
 * @typedef {object} Story
 * @property {string} outlet
 * @property {string} kind `magazine`, or anything else for a newspaper
 * @property {string} words the headline
 * @property {string} [deck] the line below it
 * @property {string} language
 * @property {string} section
 * @property {string} date as the paper prints it
 */

/**
 * @typedef {object} ClippingTask
 * @property {string} file
 * @property {Story} clipping
 * @property {import('../paint.mjs').Size} size
 * @property {import('./styles.mjs').PageLayout} layout
 * @property {number} seed
 * @property {number} hz
 * @property {'dish' | 'star'} figure
 */

/** @typedef {import('./halftone.mjs').Rect & Partial<import('./halftone.mjs').PrintedLight>} PicturePlace */

/**
 * The input of a layout: the style of the publisher, the article, and the space between the edges.
 * @typedef {object} PageRoom
 * @property {number} x
 * @property {number} width
 * @property {number} top
 * @property {number} bottom
 * @property {number} edge distance from the cut to this space
 * @property {string} paper colour
 * @property {import('../random.mjs').Random} random
 * @property {(place: PicturePlace) => string} print draws the picture as SVG
 */

/** @typedef {import('./styles.mjs').PageStyle & Story & PageRoom} PageSheet */

/**
 * A cutting from a newspaper or a magazine on the dark glass of a scanner. It has four colours: paper, ink, the
 * publisher's colour and one grey.
 * @param {ClippingTask} task
 * @returns {Promise<Buffer>} WebP
 */
export async function clipping({ clipping: story, file, size, seed, layout, hz, figure }) {
  const [width, height] = size;
  const random = randomFrom(`clipping ${file}`);
  const style = styleOf(story.outlet, story.kind);
  const paper = style.papers[seed % style.papers.length] ?? style.papers[0];
  const ink = story.kind === 'magazine' || seed % 3 === 0 ? style.house : style.dark;
  const box = {
    x: cut + edge,
    width: width - 2 * (cut + edge),
    top: cut + edge,
    bottom: height - cut - edge,
  };
  /** @type {PageRoom['print']} */
  const print = (place) => framed(place, { hz, seed, figure, ink });
  const body = layouts[layout]({ ...style, ...story, ...box, edge, paper, random, print });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${style.dark}"/>` +
    `<clipPath id="cut"><path d="${scissors(random, width, height)}"/></clipPath>` +
    `<g clip-path="url(#cut)"><rect width="${width}" height="${height}" fill="${paper}"/>${body}</g></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return fourInks(data, info, { paper, dark: style.dark, house: style.house });
}

/**
 * @param {PicturePlace} place
 * @param {import('./halftone.mjs').PrintedFigure} look
 */
function framed({ x, y, width, height, centre = 0.5, fall = 0.4 }, look) {
  const id = `<clipPath id="p"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath>`;
  const dots = halftone({
    ...look,
    x: Math.round(x),
    y: Math.round(y),
    width,
    height,
    centre,
    fall,
  });
  return `${id}<g clip-path="url(#p)" fill="none">${dots}</g>`;
}

/**
 * The outline of the cutting, slightly uneven as if it was cut with scissors. The cutting is not rotated, because the
 * file would be 50 % larger with slanted lines of type.
 * @param {import('../random.mjs').Random} random
 * @param {number} width
 * @param {number} height
 */
function scissors(random, width, height) {
  /** @type {(at: number) => string} */
  const near = (at) => (at + (random.next() - 0.5) * 8).toFixed(1);
  const along = [0, 0.22, 0.5, 0.8, 1];
  /** @type {(t: number) => string} */
  const across = (t) => (cut + t * (width - 2 * cut)).toFixed(1);
  /** @type {(t: number) => string} */
  const down = (t) => (cut + t * (height - 2 * cut)).toFixed(1);
  const points = [
    ...along.map((t) => `${across(t)} ${near(cut)}`),
    ...along.slice(1).map((t) => `${near(width - cut)} ${down(t)}`),
    ...along.slice(1).map((t) => `${across(1 - t)} ${near(height - cut)}`),
    ...along.slice(1, -1).map((t) => `${near(cut)} ${down(1 - t)}`),
  ];
  return `M${points.join('L')}Z`;
}
