/** 1 KB, as every size here is counted: of what `gzip -9` makes of an answer, or of a picture as it is sent. */
export const kilobyte = 1024;

/**
 * What no page may go past; sizes in KB.
 * @typedef {typeof always & { html?: number }} Budget
 */
const always = { scripts: 136, styles: 14, hero: 60, prefetches: 6, foreign: 0 };

/** A page of a kind without a limit of its own is as long as its words. */
const html = { home: 24, list: 20, detail: 16 };

/**
 * @param {import('./pages.mjs').Kind} kind
 * @returns {Budget}
 */
export const budgetOf = (kind) => ({ ...always, html: html[kind] });

/** Scores are least values, of 100; times are milliseconds and most values, as is the layout shift. */
export const lighthouseBudget = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  'largest-contentful-paint': 1600,
  'total-blocking-time': 60,
  'cumulative-layout-shift': 0,
};

/** Milliseconds from a click to the next paint, on a processor four times slower than this one. */
export const interactionBudget = 100;
