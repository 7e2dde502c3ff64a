import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const languages = ['en', 'de'];

/**
 * The texts of the player in every language, for the script of the player (components/player/words.ts). The player may
 * open on every page. If its texts were props, the HTML of every page would contain them.
 * @returns {Record<string, Record<string, string>>} by language
 */
export function readPlayerWords() {
  const entries = languages.map((language) => {
    const file = join(import.meta.dirname, '../../messages', `${language}.json`);
    return [language, JSON.parse(readFileSync(file, 'utf8')).player];
  });

  return Object.fromEntries(entries);
}
