// As the framework writes the files a page starts with; what follows `async` names the one that begins.
const file = /<script src="(\/_next\/static\/[^"<>&]+)"(?: id="[^"]*")? async=""><\/script>/g;
const preload = /<link rel="preload" as="script"[^>]*\/>/g;

/** Milliseconds until the scripts come in any case: a picture may be slow, and not every browser says when it paints. */
const patience = 4000;

/**
 * Lets a page fetch its scripts once a visitor sees it and what it shows first is there: until then its words, its sheets,
 * its fonts and its first pictures have the line and the processor for themselves. Nothing waits for a script here: links
 * lead on, dialogs open, forms are sent and words are read without one. When a page is seen a browser says:
 * https://www.w3.org/TR/paint-timing/.
 *
 * @param {string} html a document as the framework renders it
 * @returns {string} the same, or what came in where it has no such scripts
 */
export function withLateScripts(html) {
  const end = html.lastIndexOf('</body>');
  const files = [...new Set([...html.matchAll(file)].map(([, address]) => address))];
  if (end < 0 || !files.length) return html;

  const [before, after] = [html.slice(0, end), html.slice(end)].map((part) =>
    part.replace(file, '').replace(preload, ''),
  );
  return `${before}<script>${loaderOf(files)}</script>${after}`;
}

/** @param {string[]} files which come in no order, as the framework's `async` has it: whatever a script adds does */
const loaderOf = (files) =>
  `{const files=${JSON.stringify(files)},` +
  'add=()=>{for(const src of files.splice(0))' +
  'document.head.append(Object.assign(document.createElement("script"),{src}))};' +
  'addEventListener("load",()=>new PerformanceObserver(add).observe({type:"paint",buffered:true}));' +
  `setTimeout(add,${patience})}`;
