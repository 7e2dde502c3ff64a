import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));

/** @param {string} name of a JSON file beside this one */
export const readSeed = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));

/**
 * @typedef {object} SeedPost
 * @property {string} title
 * @property {string} slug
 * @property {string} date local time of the site, `YYYY-MM-DDTHH:MM:SS`
 * @property {string} status
 * @property {string[]} categories
 * @property {string[]} tags
 * @property {string | null} germanTitle null without a German version
 */

/**
 * The posts of the seed, from the front matter of each file; German versions are left out.
 * @returns {SeedPost[]}
 */
export function seedPosts() {
  const names = readdirSync(join(folder, 'posts'));
  return names
    .filter((name) => name.endsWith('.html') && !name.endsWith('.de.html'))
    .map((name) => {
      const german = name.replace('.html', '.de.html');
      return {
        ...headOf(name),
        germanTitle: names.includes(german) ? headOf(german).title : null,
      };
    });
}

/** @param {string} name of a file of a post */
const headOf = (name) =>
  JSON.parse(readFileSync(join(folder, 'posts', name), 'utf8').split('---\n')[1] ?? '');
