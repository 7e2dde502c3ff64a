import { nameOf } from './rounds.mjs';

/** @typedef {import('./screens.mjs').Screen} Screen */

/**
 * One HTML page of all screens that were taken. It has a section for each page, with its languages and widths side by
 * side, and for each of them the pictures "before" and "after".
 * @param {Screen[]} screens
 * @param {import('./rounds.mjs').Rounds} rounds
 */
export function overviewOf(screens, rounds) {
  const names = [...new Set(screens.map(({ page }) => page))];
  const sections = names.map((name) => {
    const own = screens.filter(({ page }) => page === name);
    return `<h2 id="${idOf(name)}">${name}</h2>\n<div>${own.map((screen) => cellOf(screen, rounds)).join('\n')}</div>`;
  });
  const contents = names.map((name) => `<a href="#${idOf(name)}">${name}</a>`).join(' ');
  return `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>All screens</title>\n<style>${styles}</style>
<h1>All screens</h1>\n<nav>${contents}</nav>\n${sections.join('\n')}\n</html>\n`;
}

/** @param {string} name */
const idOf = (name) => name.replaceAll(' ', '-');

/**
 * @param {Screen} screen
 * @param {import('./rounds.mjs').Rounds} rounds
 */
function cellOf(screen, rounds) {
  const file = nameOf(screen);
  const pictures = /** @type {const} */ (['before', 'after'])
    .filter((round) => rounds[round].has(file))
    .map((round) => pictureOf(`${round}/${file}`, round, screen));
  return pictures.join('\n');
}

/**
 * @param {string} address
 * @param {string} round
 * @param {Screen} screen
 */
const pictureOf = (address, round, { page, language, width }) =>
  `<figure style="width: ${Math.round(width / 2.5)}px"><figcaption>${language}, ${width} px, ${round}</figcaption>
<a href="${address}"><img src="${address}" loading="lazy" alt="${page}, ${language}, ${width} px, ${round}"></a></figure>`;

const styles = `
body { background: #16131c; color: #eee; font: 1rem/1.5 system-ui, sans-serif; margin: 2rem }
a { color: #e8c987 }
div { display: flex; gap: 1rem; align-items: start; overflow-x: auto }
figure { flex: none; margin: 0 }
img { width: 100%; display: block; border: 1px solid #444 }`;
