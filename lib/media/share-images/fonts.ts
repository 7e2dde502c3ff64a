import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Font } from 'satori';

/** Values for `fontFamily`: a character that is missing in the first font is taken from the second. */
export const families = { display: 'display, display-ext', text: 'text, text-ext' } as const;

/** The fonts of the share images, the site's two families. next.config.mjs copies these files for the server. */
export const fonts: Font[] = [
  font('display', 'fraunces/files/fraunces-latin-400-normal.woff'),
  font('display-ext', 'fraunces/files/fraunces-latin-ext-400-normal.woff'),
  font('text', 'source-sans-3/files/source-sans-3-latin-500-normal.woff'),
  font('text-ext', 'source-sans-3/files/source-sans-3-latin-ext-500-normal.woff'),
];

function font(name: string, file: string): Font {
  const path = join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/@fontsource', file);

  return { name, data: readFileSync(path) };
}
