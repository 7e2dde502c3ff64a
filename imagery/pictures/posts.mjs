import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seedOf } from '../random.mjs';
import { postLooks } from './post-looks.mjs';

const folder = 'stack/seed/posts';
/** @typedef {import('./index.mjs').Look} Look */
/** @typedef {import('./index.mjs').PictureTask} PictureTask */
/** @typedef {Pick<Look, 'hz' | 'mood'> & Partial<Look>} PostFigure */

/** @type {Look['composition'][]} */
const kinds = ['mandala', 'macro', 'horizon', 'twin', 'rings', 'drift'];

/**
 * One picture for each demo post, from the `figure` in its front matter.
 * @param {string} root the repository
 */
export async function postPictures(root) {
  const names = (await readdir(join(root, folder))).filter(
    (name) => name.endsWith('.html') && !name.endsWith('.de.html'),
  );
  const pictures = await Promise.all(names.sort().map((name) => pictureOf(root, name)));
  return pictures.filter((picture) => picture !== null);
}

/**
 * @param {string} root
 * @param {string} name of the file
 * @returns {Promise<PictureTask | null>} null when the post has no picture
 */
async function pictureOf(root, name) {
  const figure = figureIn(await readFile(join(root, folder, name), 'utf8'), name);
  if (figure === null) return null;
  const key = name.slice(0, -'.html'.length);
  const seed = seedOf(key) % 1000;
  return {
    file: `stack/seed/images/posts/${key}.webp`,
    size: [1600, 1000],
    scale: 0.65,
    limit: 84,
    quality: 78,
    grain: 0.007,
    seed,
    composition: /** @type {Look['composition']} */ (kinds[seed % kinds.length]),
    ...figure,
    ...postLooks[key],
  };
}

/**
 * @param {string} text
 * @param {string} name
 * @returns {PostFigure | null} null when the front matter says `null`: no picture
 * @throws with the name of the post, when its front matter is missing or does not say what to draw
 */
function figureIn(text, name) {
  const head = /^---\n([\s\S]*?)\n---/.exec(text);
  if (!head?.[1]) throw new Error(`${folder}/${name} has no front matter`);
  const meta = parsed(head[1], name);
  if (meta.figure === null) return null;
  if (!meta.figure?.hz || !meta.figure.mood)
    throw new Error(`${folder}/${name}: figure needs hz and mood, or null`);
  return meta.figure;
}

/**
 * @param {string} json
 * @param {string} name
 * @returns {{ figure?: PostFigure | null }}
 */
function parsed(json, name) {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(`${folder}/${name}: ${error instanceof Error ? error.message : error}`);
  }
}
