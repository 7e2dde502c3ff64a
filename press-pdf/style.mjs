import { fileURLToPath } from 'node:url';

/** The fonts of the site, in files that a PDF can embed. */
export const fonts = {
  display: fileURLToPath(
    import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-400-normal.woff'),
  ),
  text: fileURLToPath(
    import.meta.resolve('@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff'),
  ),
  strong: fileURLToPath(
    import.meta.resolve('@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff'),
  ),
};

/** Colours for white paper: each text has a contrast of 4.5 or more. */
export const colours = {
  ink: '#1d1330',
  haze: '#5a5068',
  gold: '#80601a',
  line: '#d9cfe0',
  tint: '#f6f2f8',
  wave: '#e6d9b8',
};

/** A4 in points of 1/72 inch. */
export const page = { width: 595.28, height: 841.89, side: 56, top: 64, bottom: 84 };

export const lineWidth = page.width - 2 * page.side;

/** The lowest position on a page for content, in points from the top. */
export const lowest = page.height - page.bottom;
