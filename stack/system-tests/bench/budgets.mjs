/** Bytes in 1 KB. Responses are counted after `gzip -9`, pictures as they are sent. */
export const kilobyte = 1024;

/**
 * The limits of every page: sizes in KB, and numbers of prefetches and of requests to other hosts (`foreign`).
 * @typedef {typeof always & { html?: number }} Budget
 */
const always = { scripts: 136, vitals: 1.5, styles: 14, hero: 60, prefetches: 6, foreign: 0 };

/** Pages of other kinds have no limit of their HTML, because they are as long as their text. */
const html = { home: 24, list: 20, detail: 16 };

/**
 * The limits of a page of this kind.
 * @param {import('./pages.mjs').Kind} kind
 * @returns {Budget}
 */
export const budgetOf = (kind) => ({
  ...always,
  html: html[kind],
});

/** Scores are minimum values, of 100. Times, in milliseconds, and the layout shift are maximum values. */
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
