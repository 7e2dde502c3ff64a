import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));

/** @param {string} name of a JSON file beside this one */
export const readSeed = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));

/**
 * The posts of the seed, as the head of each file tells them; German versions are not among them.
 * @returns {{ title: string, slug: string, status: string, categories: string[], tags: string[] }[]}
 */
export function seedPosts() {
  return readdirSync(join(folder, 'posts'))
    .filter((name) => name.endsWith('.html') && !name.endsWith('.de.html'))
    .map((name) => JSON.parse(readFileSync(join(folder, 'posts', name), 'utf8').split('---\n')[1]));
}

/** @param {string} slug of a category */
export const publishedIn = (slug) =>
  seedPosts().filter(({ status, categories }) => status === 'publish' && categories.includes(slug));
