import sharp from 'sharp';
import { randomFrom } from '../random.mjs';
import { halftone } from './halftone.mjs';
import * as magazine from './magazine.mjs';
import * as newspaper from './newspaper.mjs';
import { fourInks } from './four-inks.mjs';
import { styleOf } from './styles.mjs';

const cut = 11;
const edge = 32;
const layouts = { ...magazine, ...newspaper };

/**
 * A newspaper or magazine cutting on a scanner's dark glass, in paper, ink, a colour and one grey.
 * @returns {Promise<Buffer>} WebP
 */
export async function clipping({ clipping: story, file, size, seed, layout, hz, figure }) {
  const [width, height] = size;
  const random = randomFrom(`clipping ${file}`);
  const style = styleOf(story.outlet, story.kind);
  const paper = style.papers[seed % style.papers.length];
  const ink = story.kind === 'magazine' || seed % 3 === 0 ? style.house : style.dark;
  const box = {
    x: cut + edge,
    width: width - 2 * (cut + edge),
    top: cut + edge,
    bottom: height - cut - edge,
  };
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

// It lies straight: slanted lines of type would cost half as much again.
function scissors(random, width, height) {
  const near = (at) => (at + (random.next() - 0.5) * 8).toFixed(1);
  const along = [0, 0.22, 0.5, 0.8, 1];
  const across = (t) => (cut + t * (width - 2 * cut)).toFixed(1);
  const down = (t) => (cut + t * (height - 2 * cut)).toFixed(1);
  const points = [
    ...along.map((t) => `${across(t)} ${near(cut)}`),
    ...along.slice(1).map((t) => `${near(width - cut)} ${down(t)}`),
    ...along.slice(1).map((t) => `${across(1 - t)} ${near(height - cut)}`),
    ...along.slice(1, -1).map((t) => `${near(cut)} ${down(1 - t)}`),
  ];
  return `M${points.join('L')}Z`;
}
