import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of the demo's data, read when the plan is made: one source for words and pictures. */
export const seedOfDemo = async (root, name) =>
  JSON.parse(await readFile(join(root, 'stack/seed', name), 'utf8'));

/** "Aura & Lune", as the site's own data spells them. */
export async function duoOf(root) {
  const { authors } = await seedOfDemo(root, 'site.json');
  return Object.values(authors)
    .map(({ name }) => name)
    .join(' & ');
}
