// As the framework writes the files a page starts with; what follows `async` names the one that begins.
const file = /<script src="(\/_next\/static\/[^"<>&]+)"(?: id="[^"]*")? async=""><\/script>/g;
const preload = /<link rel="preload" as="script"[^>]*\/>/g;

/**
 * Lets a page fetch its scripts once a visitor sees it: until then its words, its sheets, its fonts and its first picture
 * have the line and the processor for themselves. Nothing waits for a script here: links lead on, forms are sent and
 * words are read without one. In a tab that nobody looks at they wait until somebody does, as frames do.
 *
 * A frame is asked for, and what runs after it: https://html.spec.whatwg.org/multipage/webappapis.html#update-the-rendering.
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

/** @param {string[]} files */
const loaderOf = (files) =>
  `requestAnimationFrame(()=>setTimeout(()=>{for(const src of ${JSON.stringify(files)})` +
  'document.head.append(Object.assign(document.createElement("script"),{async:true,src}))}))';
