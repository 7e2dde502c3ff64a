import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { styleOf } from '../press/styles.mjs';
import { seedOf } from '../random.mjs';

/** @typedef {import('../press/styles.mjs').PageLayout} PageLayout */
/** @typedef {import('./index.mjs').ClippingTask} ClippingTask */

/**
 * The fields of a scan in press.json that are used here.
 * @typedef {object} Scan
 * @property {string} file
 * @property {string} date year-month-day
 * @property {string} outlet
 * @property {string} language
 * @property {string} kind
 * @property {string} headline
 * @property {string} deck
 */

/** @type {Record<string, string>} the section "culture" by language */
const sections = {
  de: 'Kultur',
  en: 'Culture',
  fr: 'Culture',
  it: 'Spettacoli',
  pt: 'Cultura',
  sv: 'Kultur',
  no: 'Kultur',
  nl: 'Cultuur',
};
/** @type {Record<PageLayout, import('../paint.mjs').Size>} */
const sizes = {
  front: [680, 780],
  article: [680, 660],
  strip: [440, 820],
  page: [680, 820],
  spread: [680, 800],
};
const tones = [396, 417, 432, 528, 639, 741, 852, 888, 963];

/**
 * One cutting for each scan of the press list. The scans of one publisher use its layouts in turn.
 * @param {string} root the repository
 */
export async function scans(root) {
  /** @type {{ scans: Scan[] }} */
  const { scans: list } = JSON.parse(
    await readFile(join(root, 'imagery/pictures/press.json'), 'utf8'),
  );
  /** @type {Map<string, number>} */
  const printed = new Map();
  return list.map((scan) => {
    const nth = printed.get(scan.outlet) ?? 0;
    printed.set(scan.outlet, nth + 1);
    return scanOf(scan, nth);
  });
}

/**
 * @param {Scan} scan
 * @param {number} nth how many scans of this publisher came before
 * @returns {ClippingTask}
 */
function scanOf({ file, date, outlet, language, kind, headline, deck }, nth) {
  const seed = seedOf(file) % 1000;
  const { layouts } = styleOf(outlet, kind);
  const layout = layouts[nth % layouts.length] ?? layouts[0];
  const section = sections[language];
  if (!section) throw new Error(`${file}: no section in the language "${language}"`);
  return {
    file: `public/images/press/scans/${file}`,
    clipping: {
      outlet,
      kind,
      words: headline,
      deck,
      language,
      section,
      date: dayOf(date, language),
    },
    size: sizes[layout],
    layout,
    seed,
    hz: /** @type {number} */ (tones[seed % tones.length]),
    figure: seed % 3 ? 'dish' : 'star',
  };
}

/** @type {(date: string, language: string) => string} */
const dayOf = (date, language) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
