import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const style = `
  :root { color-scheme: dark }
  body { margin: 0; min-height: 100svh; display: grid; place-content: center; gap: 3rem; padding: 2rem;
    box-sizing: border-box; font: 1.125rem/1.6 system-ui, sans-serif; color: #f6f0ff;
    background: radial-gradient(circle at 50% 20%, #3a1d6b, #140b26 60%, #0b0714) }
  main, section { max-width: 36rem; display: grid; gap: .75rem }
  main { gap: 3rem }
  h1, h2 { margin: 0; font: 600 1.75rem/1.2 Georgia, serif; color: #f2c879 }
  p { margin: 0 }
  a { color: #d6a4ff; padding: .25rem 0 }`;

/**
 * The page a visitor sees when something cannot be shown and was never shown before: one document, both languages,
 * nothing to load.
 *
 * @param {string} [screen] which page failed (a key of `unavailable.screens` in the messages)
 * @returns {string} HTML
 */
export function unavailablePage(screen = 'page') {
  const messages = ['en', 'de'].map(wordsOf);
  const sections = messages.map(({ language, words }, index) => {
    const heading = index === 0 ? 'h1' : 'h2';
    return `<section lang="${language}"><${heading}>${words.title}</${heading}>
      <p>${words.screens[screen] ?? words.screens.page}</p><p>${words.advice}</p>
      <p><a href="${language === 'en' ? '/' : `/${language}`}">${words.home}</a></p></section>`;
  });

  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
    <title>${messages.map(({ words }) => words.title).join(' / ')}</title><style>${style}</style></head>
    <body><main>${sections.join('')}</main></body></html>`;
}

/** @param {string} language */
function wordsOf(language) {
  const file = join(process.cwd(), 'messages', `${language}.json`);
  return { language, words: JSON.parse(readFileSync(file, 'utf8')).unavailable };
}
