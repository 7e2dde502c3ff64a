import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { rootDir } from '../../settings.mjs';

/**
 * The picture of the demo from which all pictures are made, in other colours. It is dark enough for white text. It has
 * more than 0.05 bits per pixel: Chromium never counts a picture with fewer as the largest content (e2e/home.spec.ts).
 */
const source = join(rootDir, 'public/images/home/hero.webp');

/** @type {[width: number, height: number]} */
const wide = [2000, 1250];
/** @type {[width: number, height: number]} */
const card = [1200, 900];

/**
 * Width and height in pixels of pictures, by path below public/images, without the extension.
 * @type {Record<string, [number, number]>}
 */
const pages = {
  fallback: [1600, 1000],
  'home/hero': [2400, 1500],
  'home/hero-portrait': [1080, 1620],
  'home/frequency': [2400, 1200],
  'home/video-poster': [1600, 900],
  ...inFolder('home', card, ['app', 'premium', 'house-concert', 'journey-private']),
  'home/journey-group': card,
  ...inFolder('home', wide, ['story-frequency-musicians', 'story-authentic-expression']),
  ...inFolder('home', wide, ['story-healing-aspect', 'story-unique-style']),
  ...inFolder('carousel', [1080, 1350], ['coast-path', 'twenty-chairs']),
  ...inFolder('tours', wide, ['coast-path', 'over-the-pass']),
  ...inFolder('biography', wide, ['duo', ...storyOf('ilka'), ...storyOf('jorin')]),
  'press/photos/two-cases': [2400, 1600],
  'press/scans/2025-09-16 Fjellposten': [680, 850],
};

/** The same for pictures below stack/seed/images. @type {Record<string, [number, number]>} */
const seed = {
  ...inFolder('posts', card, ['1-the-first-boathouse', '2-soup-for-twelve', '4-new-soles']),
  ...inFolder('events', [800, 1132], ['harbour-one', 'sewing-circle', 'kitchen-evening']),
  'events/barn-dance': [800, 1132],
  'videos/two-cases-arrive': [1280, 720],
  'releases/one-microphone': [1000, 1000],
};

/**
 * Makes every picture of the second identity in a copy of the site. Each has another colour.
 * @param {string} root of the copy
 */
export async function drawPictures(root) {
  /** @type {[file: string, size: [number, number]][]} */
  const tasks = [];
  for (const [name, size] of Object.entries(pages))
    tasks.push([`public/images/${name}.webp`, size]);
  for (const [name, size] of Object.entries(seed))
    tasks.push([`stack/seed/images/${name}.webp`, size]);
  for (const [index, [file, [width, height]]] of tasks.entries()) {
    const hue = Math.round((360 * (index + 1)) / (tasks.length + 1));
    const picture = sharp(source).resize(width, height).modulate({ hue });
    write(root, file, await picture.webp({ quality: 70, effort: 0 }).toBuffer());
  }
  await drawMarks(root);
}

/** Two cases side by side: the mark, in a box of 64 by 64. @param {string} colour */
const mark = (colour) =>
  `<g fill="none" stroke="${colour}" stroke-width="3.5" stroke-linejoin="round">` +
  '<path d="M20 8c6 0 8 5 7 10s2 8 3 14c2 12-2 22-10 22S8 44 10 32c1-6 4-9 3-14s1-10 7-10z"/>' +
  '<path d="M44 16c4 0 6 4 5 8s2 6 3 11c1 10-2 19-8 19s-9-9-8-19c1-5 4-7 3-11s1-8 5-8z"/></g>';

/** @param {string} root */
async function drawMarks(root) {
  const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">';
  const icon = `${open}<rect width="64" height="64" fill="#0b1f19"/>${mark('#ffc46b')}</svg>`;
  const words =
    '<path fill="currentColor" d="M4 10h18v4H8v8h11v4H8v14H4zM30 10h26v4H30zM30 24h20v4H30z"/>';
  write(root, 'public/images/mark.svg', `${open}${mark('currentColor')}</svg>\n`);
  write(root, 'public/images/press/logos/nordlysbladet.svg', `${open}${words}</svg>\n`);
  write(root, 'app/icon.svg', `${icon}\n`);
  const png = (size) =>
    sharp(Buffer.from(icon), { density: 600 }).resize(size, size).png().toBuffer();
  write(root, 'app/apple-icon.png', await png(180));
  for (const size of [192, 512]) write(root, `public/icons/icon-${size}.png`, await png(size));
  write(root, 'public/icons/icon-maskable-512.png', await png(512));
  write(root, 'app/favicon.ico', ico(await png(32), 32));
}

/** A PNG in an .ico file, the format that old browsers request. */
function ico(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}

function write(root, file, content) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

/**
 * @param {string} folder
 * @param {[number, number]} size
 * @param {string[]} names
 * @returns {Record<string, [number, number]>}
 */
function inFolder(folder, size, names) {
  return Object.fromEntries(names.map((name) => [`${folder}/${name}`, size]));
}

function storyOf(name) {
  return ['intro', 1, 2, 3, 4].map((part) => `${name}-${part}`);
}
