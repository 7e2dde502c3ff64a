import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A file of the demo's data, so that words and pictures have one source.
 * @param {string} root the repository
 * @param {string} name
 * @returns {Promise<unknown>}
 */
export const seedOfDemo = async (root, name) =>
  JSON.parse(await readFile(join(root, 'stack/seed', name), 'utf8'));

/**
 * "Aura & Lune", as the site's own data spells them.
 * @param {string} root
 */
export async function duoOf(root) {
  const site = /** @type {{ authors: Record<string, { name: string }> }} */ (
    await seedOfDemo(root, 'site.json')
  );
  return Object.values(site.authors)
    .map(({ name }) => name)
    .join(' & ');
}
