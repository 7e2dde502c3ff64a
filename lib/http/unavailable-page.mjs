import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { noticePage } from './notice-page.mjs';

/**
 * The 503 page, in place of a page that cannot be rendered and was never stored before.
 *
 * @param {string} [screen] which page failed (a key of `unavailable.screens` in the messages)
 * @returns {string} HTML
 */
export function unavailablePage(screen = 'page') {
  return noticePage(
    ['en', 'de'].map((language) => {
      const { title, screens, advice, home } = wordsOf(language);
      return { language, title, home, texts: [screens[screen] ?? screens.page, advice] };
    }),
  );
}

/** @param {string} language */
function wordsOf(language) {
  const file = join(process.cwd(), 'messages', `${language}.json`);
  return JSON.parse(readFileSync(file, 'utf8')).unavailable;
}
