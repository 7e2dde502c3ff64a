import { readdirSync } from 'node:fs';

const shared = ['ui', 'layout', 'seo', 'player', 'creative-works'];
const contentFolders = readdirSync('components').filter((name) => !shared.includes(name));

/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */

/**
 * @param {string} name
 * @param {string} comment why
 * @param {{ path: string, pathNot?: string }} from
 * @param {{ path: string, pathNot?: string }} to what `from` must not import, not even a type of
 * @returns {Rule}
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Which folder may import which. So a newcomer finds each decision in one place, and a layer can be replaced. */
const zones = [
  forbid(
    'lib-knows-no-pages',
    'lib/ is below app/, components/ and content/.',
    { path: '^lib/' },
    { path: '^(app|components|content)/' },
  ),
  forbid(
    'content-knows-no-pages',
    'content/ contains only texts and lists. Tests of the demo look at what pages show of them.',
    { path: '^content/', pathNot: '\\.test\\.ts$' },
    { path: '^(app|components)/' },
  ),
  forbid(
    'components-know-no-pages',
    'A page composes components.',
    { path: '^components/' },
    { path: '^app/' },
  ),
  forbid(
    'ui-knows-no-content-type',
    'components/ui is for every content type.',
    { path: '^components/ui/' },
    { path: '^(components|lib/data)/', pathNot: '^components/ui/' },
  ),
  forbid(
    'data-from-queries',
    'Data comes from the queries in lib/data.',
    { path: '^(app|components)/' },
    { path: '^lib/(supabase/|wordpress/client\\.ts$)' },
  ),
  forbid(
    'settings-in-lib',
    'Settings are read in lib/.',
    { path: '^components/' },
    { path: '^lib/config/env\\.ts$' },
  ),
  ...contentFolders.map((name) =>
    forbid(
      `components-of-${name}`,
      'A page composes them; the folders of content types do not import each other.',
      { path: `^components/${name}/` },
      { path: '^components/', pathNot: `^components/(${[name, ...shared].join('|')})/` },
    ),
  ),
];

/**
 * The folders of lib/ that each folder of lib/ may import. A folder that is not here may import none. The names of the
 * content types are data without code, which every folder may read.
 *
 * @type {Record<string, string[]>}
 */
const importsInLib = {
  build: ['cache'],
  cache: ['config', 'http', 'i18n', 'media', 'next-internals', 'wordpress'],
  contact: ['config', 'html', 'http', 'i18n'],
  data: [
    ...['cache', 'config', 'feeds', 'html', 'http', 'i18n', 'media', 'next-internals'],
    ...['revalidation', 'seo', 'sounds', 'supabase', 'time-zones', 'wordpress'],
  ],
  feeds: [
    ...['cache', 'config', 'data', 'html', 'i18n', 'media', 'next-internals', 'seo'],
    ...['time-zones', 'wordpress'],
  ],
  html: ['config', 'i18n', 'media', 'next-internals', 'seo'],
  http: [
    ...['cache', 'config', 'contact', 'data', 'html', 'i18n', 'next-internals'],
    ...['revalidation', 'wordpress'],
  ],
  i18n: ['next-internals'],
  media: ['cache', 'config', 'data', 'html', 'http', 'i18n', 'next-internals', 'wordpress'],
  revalidation: [
    ...['cache', 'config', 'data', 'http', 'i18n', 'media', 'next-internals', 'wordpress'],
  ],
  seo: ['config', 'data', 'html', 'i18n', 'media', 'time-zones'],
  supabase: ['config', 'http'],
  'time-zones': ['i18n'],
  wordpress: ['cache', 'config', 'html', 'http', 'i18n', 'media', 'next-internals'],
};

const inLib = readdirSync('lib', { withFileTypes: true });
if (inLib.filter((entry) => entry.isFile()).length > 9)
  throw new Error('More than nine files are in lib/ itself: move some into its folders');

const libFolders = inLib
  .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
  .map(({ name }) => name);

const zonesInLib = libFolders.map((name) =>
  forbid(
    `lib-${name}`,
    'importsInLib in .dependency-cruiser.mjs says which folders it may import.',
    { path: `^lib/${name}/`, pathNot: '\\.test\\.tsx?$' },
    {
      path: '^lib/[^/]+/',
      pathNot: `^lib/(${[name, ...(importsInLib[name] ?? [])].join('|')})/|^lib/data/content-type-registry\\.ts$`,
    },
  ),
);

/**
 * The bundles of these two files do not have what only pages have, such as `next/root-params`. An import of it would
 * break the build.
 *
 * @type {Rule}
 */
const noItemsBeforePages = {
  name: 'middleware-loads-no-items',
  severity: 'error',
  from: { path: '^(middleware|instrumentation)\\.ts$' },
  to: { path: '^lib/data/[^/]+/items\\.ts$', reachable: true },
};

/**
 * Modules must not import each other in a circle. Imports of types may.
 *
 * @type {Rule}
 */
const noCircle = {
  name: 'no-circular',
  severity: 'error',
  from: {},
  to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
};

/** @type {import('dependency-cruiser').IConfiguration} */
const config = {
  forbidden: [noCircle, noItemsBeforePages, ...zones, ...zonesInLib],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|\\.next|\\.data)' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
  },
};

export default config;
