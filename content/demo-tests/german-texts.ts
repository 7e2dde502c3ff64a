import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { datedTexts } from './dated-texts';
import { plainWords } from './seed';
import { untranslatedGerman } from './untranslated-german';

type Text = [name: string, words: string];

const read = (path: string) => readFileSync(join(__dirname, '../..', path), 'utf8');

const leaves = (value: unknown, name: string): Text[] =>
  typeof value === 'string'
    ? [[name, value]]
    : Object.entries(value ?? {}).flatMap(([key, part]) => leaves(part, `${name}.${key}`));

/** What the edge sends to a visitor who sends too many requests. */
const edgeWords = () =>
  [...read('deploy/nginx.conf').matchAll(/<section lang="de">(.*?)<\/section>/g)].map(
    ([, html = '']): Text => ['nginx.conf', plainWords(html)],
  );

/** The translations of the plugin, where they address editors as du. */
function pluginWords(): Text[] {
  const german = JSON.parse(read('wordpress/translations/german.json')) as Record<
    string,
    string | string[] | { du: string | string[] }
  >;

  return Object.entries(german).flatMap(([id, words]) =>
    leaves(typeof words === 'object' && 'du' in words ? words.du : words, `plugin.${id}`),
  );
}

/** The editors' guide, paragraph by paragraph. */
const guide = () =>
  read('docs/editors.de.md')
    .split(/\n\n+/)
    .map((words): Text => ['guide', words.replace(/\s+/g, ' ')]);

/** The labels of the PDFs for promoters. */
const pdfWords = () =>
  ['changes', 'footers', 'day'].flatMap((name) =>
    [...read(`press-pdf/${name}.mjs`).matchAll(/\bde: '([^']*)'/g)].map(([, words = '']): Text => [
      'pdf',
      words,
    ]),
  );

/** The German names of places. */
const placeNames = () =>
  [...read('lib/data/events/place-names.ts').matchAll(/: '([^']+)'/g)].map(
    ([, words = '']): Text => ['place', words],
  );

/** Title and button of every slide in the rows that fill the carousel's table. */
function slides(): Text[] {
  const german = /^ *\('[^']*', '([^']*)', '[^']*', '[^']*', '([^']*)'/gm;

  return [...read('supabase/seed.sql').matchAll(german)].flatMap(([, ...both]) =>
    both.map((words): Text => ['slide', words]),
  );
}

/** Every German text that a visitor of the demo or an editor reads, with a name for each. */
export const germanTexts: Text[] = [
  ...datedTexts
    .filter(({ locale }) => locale === 'de')
    .flatMap(({ name, words }) => words.split('\n').map((line): Text => [name, line])),
  ...untranslatedGerman,
  ...slides(),
  ...edgeWords(),
  ...pdfWords(),
  ...placeNames(),
  ...pluginWords(),
  ...guide(),
];
