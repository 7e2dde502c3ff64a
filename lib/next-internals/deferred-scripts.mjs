import { staticFolder } from './addresses.mjs';

// The form in which Next.js writes the script elements of a page. The script with an id starts the others.
const file = new RegExp(
  `<script src="(${staticFolder}/[^"<>&]+)"(?: id="[^"]*")? async=""></script>`,
  'g',
);
const preload = /<link rel="preload" as="script"[^>]*\/>/g;

/**
 * Milliseconds. After this time, scripts load in any case: a picture may be slow, and not every browser reports its
 * paints.
 */
const latestStart = 4000;

/**
 * Loads the scripts of a page only after its `load` event and its first paint. Until then, text, style sheets, fonts
 * and pictures do not have to share the connection and the processor with scripts. Links, dialogs and forms also work
 * without scripts. The browser reports the first paint by https://www.w3.org/TR/paint-timing/.
 *
 * @param {string} html a document as Next.js renders it
 * @returns {string} the changed document; unchanged when it has no such scripts
 */
export function withDeferredScripts(html) {
  const end = html.lastIndexOf('</body>');
  const files = [...new Set([...html.matchAll(file)].map(([, address = '']) => address))];
  if (end < 0 || !files.length) return html;

  const [before, after] = [html.slice(0, end), html.slice(end)].map((part) =>
    part.replace(file, '').replace(preload, ''),
  );
  return `${before}<script>${loaderOf(files)}</script>${after}`;
}

/** @param {string[]} files may run in any order, like the `async` scripts of Next.js */
const loaderOf = (files) =>
  `{const files=${JSON.stringify(files)},` +
  'add=()=>{for(const src of files.splice(0))' +
  'document.head.append(Object.assign(document.createElement("script"),{src}))};' +
  'addEventListener("load",()=>new PerformanceObserver(add).observe({type:"paint",buffered:true}));' +
  `setTimeout(add,${latestStart})}`;
