import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { styleOf } from '../press/styles.mjs';
import { seedOf } from '../random.mjs';

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
const sizes = {
  front: [680, 780],
  article: [680, 660],
  strip: [440, 820],
  page: [680, 820],
  spread: [680, 800],
};
const tones = [396, 417, 432, 528, 639, 741, 852, 888, 963];

/** One cutting per scan of the press list. */
export async function scans(root) {
  const { scans: list } = JSON.parse(await readFile(join(root, 'imagery/plan/press.json'), 'utf8'));
  const printed = new Map();
  return list.map((scan) => {
    const nth = printed.get(scan.outlet) ?? 0;
    printed.set(scan.outlet, nth + 1);
    return scanOf(scan, nth);
  });
}

function scanOf({ file, date, outlet, language, kind, headline, deck }, nth) {
  const seed = seedOf(file) % 1000;
  const { layouts } = styleOf(outlet, kind);
  const layout = layouts[nth % layouts.length];
  return {
    file: `public/images/press/scans/${file}`,
    clipping: {
      outlet,
      kind,
      words: headline,
      deck,
      language,
      section: sections[language],
      date: dayOf(date, language),
    },
    size: sizes[layout],
    layout,
    seed,
    hz: tones[seed % tones.length],
    figure: seed % 3 ? 'dish' : 'star',
  };
}

const dayOf = (date, language) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
