import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../files-below.mjs';
import { edgeTests } from '../npm-test/needs.mjs';
import { rootDir } from '../settings.mjs';

/**
 * @param {string} folder
 * @param {RegExp} pattern
 */
const testsIn = (folder, pattern) =>
  filesBelow(join(rootDir, folder))
    .filter((file) => pattern.test(file))
    .map((file) => relative(rootDir, file));

/**
 * Tests that read other files as text. The imports of such a test do not tell which files it depends on, so they are
 * listed here.
 * @type {[files: RegExp, ...tests: string[]][]}
 */
export const readAsText = [
  [
    /^messages\/|^content\/.*\.md$|^public\/images\//,
    'lib/i18n/messages.test.ts',
    ...testsIn('content', /\.test\.ts$/),
  ],
  [/^app\/styles\/colours\.css$/, 'lib/config/colours-outside-css.test.ts'],
  [/^components\/ui\/prose-.*css$/, 'lib/html/style-sheets.test.ts'],
  [/^app\/.*\.tsx?$/, 'lib/cache/lifetimes.test.ts', 'lib/http/known-search-params.test.ts'],
  [/^e2e\/fixtures\/hostile\.html$/, 'lib/html/hostile.test.ts'],
  [/^stack\/seed\//, 'stack/seed/demo-numbers.test.mjs'],
  [/^stack\/commands\//, 'stack/command.test.mjs'],
  [/(^|\/)package(-lock)?\.json$/, 'stack/packages.test.mjs'],
  [/^(deploy\/auralune@\.service|docs\/operators\.md|Dockerfile)$/, 'stack/service.test.mjs'],
  [/^deploy\/nginx\.conf$/, ...testsIn('stack/parts', edgeTests)],
  [/^(deploy\/nginx\.conf|compose\.yaml|Dockerfile)$/, 'stack/parts/deploy-files.test.mjs'],
  [
    /^supabase\/(migrations\/|config\.toml$|seed\.sql$)/,
    'stack/parts/supabase.test.mjs',
    'stack/parts/hosted-database.test.mjs',
  ],
  [
    /^(supabase\/(migrations\/|functions\/_shared\/retention\.json$)|docs\/privacy\.md$|content\/legal\/)/,
    'lib/i18n/retention-period-texts.test.ts',
  ],
  [
    /^(deploy\/(logrotate|journald)\.conf|deploy\/auralune@\.service|compose\.yaml)$/,
    'stack/parts/logrotate.test.mjs',
    'lib/i18n/retention-period-texts.test.ts',
  ],
  [/^wordpress\/contract\/carousel\.json$/, 'lib/data/carousel-item.test.ts'],
  [/^supabase\/functions\//, 'stack/parts/functions.test.mjs', 'stack/parts/supabase.test.mjs'],
  [/^(\.nvmrc|Dockerfile|package\.json|\.github\/|\.devcontainer\/)/, 'stack/automation.test.mjs'],
];

/**
 * @param {string[]} files from the root
 * @returns {string[]} the tests that read one of them, from the root
 */
export function testsReading(files) {
  const tests = readAsText.flatMap(([pattern, ...each]) =>
    files.some((file) => pattern.test(file)) ? each : [],
  );
  return [...new Set(tests)].filter((test) => existsSync(join(rootDir, test)));
}
