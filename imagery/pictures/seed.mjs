import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Reads a JSON file of the demo's data (stack/seed).
 * @param {string} root the repository
 * @param {string} name
 * @returns {Promise<unknown>}
 */
export const seedOfDemo = async (root, name) =>
  JSON.parse(await readFile(join(root, 'stack/seed', name), 'utf8'));

/**
 * The names of the duo in the spelling of the demo's data: "Aura & Lune".
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
