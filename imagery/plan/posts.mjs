import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seedOf } from '../random.mjs';
import { postLooks } from './post-looks.mjs';

const folder = 'stack/seed/posts';
const kinds = ['mandala', 'macro', 'horizon', 'twin', 'rings', 'drift'];

/** One picture per demo post, from the `figure` in its front matter. */
export async function postPictures(root) {
  const names = (await readdir(join(root, folder))).filter(
    (name) => name.endsWith('.html') && !name.endsWith('.de.html'),
  );
  const pictures = await Promise.all(names.sort().map((name) => pictureOf(root, name)));
  return pictures.filter((picture) => picture !== null);
}

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
    composition: kinds[seed % kinds.length],
    ...figure,
    ...postLooks[key],
  };
}

/** @throws naming the post when its front matter is missing or does not say what to draw (null is an answer) */
function figureIn(text, name) {
  const head = /^---\n([\s\S]*?)\n---/.exec(text);
  if (!head) throw new Error(`${folder}/${name} has no front matter`);
  let meta;
  try {
    meta = JSON.parse(head[1]);
  } catch (error) {
    throw new Error(`${folder}/${name}: ${error.message}`);
  }
  if (meta.figure === null) return null;
  if (!meta.figure?.hz || !meta.figure.mood)
    throw new Error(`${folder}/${name}: figure needs hz and mood, or null`);
  return meta.figure;
}
