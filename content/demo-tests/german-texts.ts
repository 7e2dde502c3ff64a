import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import de from '@/messages/de.json';
import { stageWords } from '@/press-pdf/stage/words.mjs';

import { broadcasts } from '../press/broadcasts';
import { documents } from '../press/documents/index.mjs';
import { facts } from '../press/facts';
import { pressKit } from '../press/kit';
import { online } from '../press/online';
import { podcasts } from '../press/podcasts';
import { quotes } from '../press/quotes';
import { scans } from '../press/scans';
import { entriesIn } from '../testing/entries';
import {
  plainWords,
  readSeed,
  seedEvents,
  seedPatterns,
  seedPosts,
  seedReleases,
  seedVideos,
} from './seed';
import { untranslatedGerman } from './untranslated-german';

type Text = [name: string, words: string];

const leaves = (value: unknown, name: string): Text[] =>
  typeof value === 'string'
    ? [[name, value]]
    : Object.entries(value ?? {}).flatMap(([key, part]) => leaves(part, `${name}.${key}`));

/** Values that hold both languages. The German part has a key such as `de`, `altDe` or `title_de`. */
const marked = {
  ...{ events: seedEvents(), videos: seedVideos(), releases: seedReleases() },
  'post pictures': seedPosts('en').map(({ figureAltDe }) => ({ figureAltDe })),
  gallery: readSeed('gallery.json'),
  tours: readSeed('tours.json'),
  terms: readSeed('terms.json'),
  ...{ documents, facts, quotes, kit: pressKit },
  stage: stageWords,
};

const isGermanKey = (key: string) => key === 'de' || /(?:De|_de)$/.test(key);

/** The strings in a value that belong to a German key, a line each. */
function germanIn(value: unknown, name: string): Text[] {
  if (typeof value !== 'object' || value === null) return [];

  return Object.entries(value).flatMap(([key, part]) =>
    isGermanKey(key)
      ? leaves(part, `${name}.${key}`).flatMap(([leaf, html]) => linesOf(html, leaf))
      : germanIn(part, `${name}.${key}`),
  );
}

const linesOf = (html: string, name: string): Text[] =>
  plainWords(html)
    .split('\n')
    .map((words): Text => [name, words]);

/** What the edge sends to a visitor who sends too many requests. */
function edgeWords(): Text[] {
  const configuration = readFileSync(join(__dirname, '../../deploy/nginx.conf'), 'utf8');

  return [...configuration.matchAll(/<section lang="de">(.*?)<\/section>/g)].map(
    ([, html = '']): Text => ['nginx.conf', plainWords(html)],
  );
}

/** The translations of the plugin, where they address editors as du. */
function pluginWords(): Text[] {
  const file = join(__dirname, '../../wordpress/translations/german.json');
  const german = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    string | string[] | { du: string | string[] }
  >;

  return Object.entries(german).flatMap(([id, words]) =>
    leaves(typeof words === 'object' && 'du' in words ? words.du : words, `plugin.${id}`),
  );
}

/** The editors' guide, paragraph by paragraph. */
function guide(): Text[] {
  const text = readFileSync(join(__dirname, '../../docs/editors.de.md'), 'utf8');

  return text.split(/\n\n+/).map((words): Text => ['guide', words.replace(/\s+/g, ' ')]);
}

/** Title and button of every slide in the rows that fill the carousel's table. */
function slides(): Text[] {
  const rows = readFileSync(join(__dirname, '../../supabase/seed.sql'), 'utf8');
  const german = /^ *\('[^']*', '([^']*)', '[^']*', '[^']*', '([^']*)'/gm;

  return [...rows.matchAll(german)].flatMap(([, ...both]) =>
    both.map((words): Text => ['slide', words]),
  );
}

/** Every German text that a visitor of the demo or an editor reads, with a name for each. */
export const germanTexts: Text[] = [
  ...leaves(de, 'messages'),
  ...entriesIn('de'),
  ...[...podcasts, ...broadcasts, ...online]
    .filter(({ language }) => language === 'de')
    .map(({ title }): Text => ['press', title]),
  ...scans
    .filter(({ language }) => language === 'de')
    .map(({ headline }): Text => ['cutting', headline]),
  ...seedPosts('de').flatMap(({ key, title, excerpt, seo, body }): Text[] =>
    [title, excerpt, ...Object.values(seo ?? {}), body].flatMap((html) =>
      linesOf(html, `post ${key}`),
    ),
  ),
  ...untranslatedGerman,
  ...Object.entries(marked).flatMap(([kind, value]) => germanIn(value, kind)),
  ...linesOf(seedPatterns().de, 'pattern'),
  ...slides(),
  ...edgeWords(),
  ...pluginWords(),
  ...guide(),
];
