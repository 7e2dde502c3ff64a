import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../settings.mjs';

/** The tests of the texts and lists in content/. An owner may have deleted those in content/demo-tests. */
const contentTests = ['content', 'content/demo-tests'].flatMap((folder) =>
  existsSync(join(rootDir, folder))
    ? readdirSync(join(rootDir, folder))
        .filter((name) => name.endsWith('.test.ts'))
        .map((name) => `${folder}/${name}`)
    : [],
);

/**
 * Tests that read other files as text. The imports of such a test do not tell which files it depends on, so they are
 * listed here.
 * @type {{ files: RegExp, tests: string[] }[]}
 */
export const readAsText = [
  {
    files: /^messages\/|^content\/.*\.md$|^public\/images\//,
    tests: ['lib/i18n/messages.test.ts', ...contentTests],
  },
  { files: /^app\/styles\/colours\.css$/, tests: ['lib/config/colours.test.ts'] },
  { files: /^components\/ui\/prose-.*css$/, tests: ['lib/html/style-sheets.test.ts'] },
  {
    files: /^app\/.*\.tsx?$/,
    tests: ['lib/cache/lifetimes.test.ts', 'lib/http/known-search-params.test.ts'],
  },
  { files: /^e2e\/fixtures\/hostile\.html$/, tests: ['lib/html/hostile.test.ts'] },
  { files: /^stack\/seed\//, tests: ['stack/seed/demo-numbers.test.mjs'] },
  { files: /^stack\/commands\//, tests: ['stack/command.test.mjs'] },
  { files: /(^|\/)package(-lock)?\.json$/, tests: ['stack/packages.test.mjs'] },
  {
    files: /^(deploy\/auralune@\.service|docs\/operators\.md|Dockerfile)$/,
    tests: ['stack/service.test.mjs'],
  },
  {
    files: /^deploy\/nginx\.conf$/,
    tests: [
      'stack/parts/edge.test.mjs',
      'stack/parts/edge-errors.test.mjs',
      'stack/parts/edge-keys.test.mjs',
      'stack/parts/edge-limits.test.mjs',
      'stack/parts/edge-log.test.mjs',
      'stack/parts/edge-payloads.test.mjs',
      'stack/parts/edge-processes.test.mjs',
      'stack/parts/edge-slowness.test.mjs',
      'stack/parts/edge-sounds.test.mjs',
    ],
  },
  {
    files: /^supabase\/(migrations\/|config\.toml$|seed\.sql$)/,
    tests: ['stack/parts/supabase.test.mjs', 'stack/parts/hosted-database.test.mjs'],
  },
  {
    files:
      /^(supabase\/migrations\/|supabase\/functions\/_shared\/retention\.json$|docs\/privacy\.md$|content\/legal\/)/,
    tests: ['lib/i18n/retention-period-texts.test.ts'],
  },
  {
    files: /^(deploy\/(logrotate|journald)\.conf|deploy\/auralune@\.service|compose\.yaml)$/,
    tests: ['stack/parts/logrotate.test.mjs', 'lib/i18n/retention-period-texts.test.ts'],
  },
  { files: /^wordpress\/contract\/carousel\.json$/, tests: ['lib/data/carousel-item.test.ts'] },
  {
    files: /^supabase\/functions\//,
    tests: ['stack/parts/functions.test.mjs', 'stack/parts/supabase.test.mjs'],
  },
  {
    files: /^(\.nvmrc|Dockerfile|package\.json|\.github\/|\.devcontainer\/)/,
    tests: ['stack/automation.test.mjs'],
  },
];

/**
 * @param {string[]} files from the root
 * @returns {string[]} the tests that read one of them, from the root
 */
export function testsReading(files) {
  const reading = readAsText.filter((each) => files.some((file) => each.files.test(file)));
  const tests = new Set(reading.flatMap((each) => each.tests));
  return [...tests].filter((test) => existsSync(join(rootDir, test)));
}
