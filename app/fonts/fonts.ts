import localFont from 'next/font/local';

// The fallback fonts used until these fonts have loaded are in app/styles/tokens.css.
const display = localFont({
  src: './fraunces-display-latin.woff2',
  variable: '--font-fraunces',
  weight: '370',
  adjustFontFallback: false,
});

const text = localFont({
  src: '../../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  variable: '--font-source',
  weight: '200 900',
  adjustFontFallback: false,
});

// Only pages with characters such as ő or ş load these fonts. The ranges are written twice, because next/font accepts
// only literal values.
const displayExtension = localFont({
  src: './fraunces-display-latin-ext.woff2',
  variable: '--font-fraunces-ext',
  weight: '370',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});

const textExtension = localFont({
  src: '../../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2',
  variable: '--font-source-ext',
  weight: '200 900',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});

/** The classes that give the style sheet access to the site's fonts. */
export const fontClasses = [display, text, displayExtension, textExtension]
  .map((font) => font.variable)
  .join(' ');
