import { colours } from '../config/colours-outside-css.mjs';

const style = `
  :root { color-scheme: dark }
  body { margin: 0; min-height: 100svh; display: grid; place-content: center; gap: 3rem; padding: 2rem;
    box-sizing: border-box; font: 1.125rem/1.6 system-ui, sans-serif; color: ${colours.mist};
    background: radial-gradient(circle at 50% 20%, ${colours.plum}, ${colours.night} 60%, ${colours.ink}) }
  main, section { max-width: 36rem; display: grid; gap: .75rem }
  main { gap: 3rem }
  h1, h2 { margin: 0; font: 600 1.75rem/1.2 Georgia, serif; color: ${colours.gold} }
  p { margin: 0 }
  a { color: ${colours.orchid}; padding: .25rem 0 }`;

/**
 * An HTML page that is shown in place of a page that cannot be rendered. It has a section for each language, and loads
 * no other file.
 *
 * @param {{ language: string, title: string, texts: string[], home: string }[]} notices our own texts, which are not
 *   escaped
 * @param {string} [rest] HTML after the sections
 * @param {string} [moreStyle] CSS for `rest`
 * @returns {string} HTML
 */
export function noticePage(notices, rest = '', moreStyle = '') {
  const sections = notices.map(({ language, title, texts, home }, index) => {
    const heading = index === 0 ? 'h1' : 'h2';
    return `<section lang="${language}"><${heading}>${title}</${heading}>
      ${texts.map((text) => `<p>${text}</p>`).join('')}
      <p><a href="${language === 'en' ? '/' : `/${language}`}">${home}</a></p></section>`;
  });

  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
    <title>${notices.map(({ title }) => title).join(' / ')}</title><style>${style}${moreStyle}</style></head>
    <body><main>${sections.join('')}${rest}</main></body></html>`;
}
