/**
 * Writes `library.json`: every block of WordPress's block library, as the editor saves it. It uses a block's example if
 * there is one. All other blocks get generated words and the inner blocks that they need.
 *
 * npm run plugin:blocks -- [version of @wordpress/block-library]
 *
 * The library needs about a gigabyte on the disk while this runs. The tests need only `library.json`.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

const version = process.argv[2] ?? 'latest';
const folder = mkdtempSync(path.join(tmpdir(), 'block-library-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

console.log(`Installing @wordpress/block-library ${version} into ${folder}. This takes minutes.`);
writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
execFileSync(
  'npm',
  [
    'install',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    `@wordpress/block-library@${version}`,
    'jsdom',
  ],
  { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
);
const load = createRequire(path.join(folder, 'package.json'));
giveBrowser(load('jsdom'));
const { createBlock, getBlockFromExample, getBlockTypes, serialize } = load('@wordpress/blocks');
load('@wordpress/block-library').registerCoreBlocks();

/** Attributes that a block needs: without them, WordPress renders nothing for it. */
const settings = {
  'core/embed': { url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', providerNameSlug: 'youtube' },
  'core/playlist-track': { id: 1, src: '/wp-content/uploads/2023/12/tone-432.mp3' },
  'core/post-date': { datetime: '2026-11-24' },
  'core/post-navigation-link': { type: 'previous' },
  'core/post-terms': { term: 'category' },
  'core/social-links': { showLabels: true },
  'core/text-columns': { content: [{ children: ['Words of'] }, { children: ['two columns'] }] },
};
/** Blocks whose example has incomplete inner blocks. They get generated inner blocks instead. */
const composed = ['core/accordion'];
/** Inner blocks by block, for inner blocks that do not declare it as their parent or ancestor. */
const innerBlocks = { 'core/term-template': ['core/term-name', 'core/term-count'] };
/** Attributes whose text visitors do not see. */
const technical = /url|src|href|id$|anchor|class|image$|type|slug|^(rel|linkTarget)$/i;

const types = getBlockTypes();
const blocks = Object.fromEntries(
  types
    // WordPress uses this block as a placeholder for blocks that are not installed.
    .filter(({ name }) => name !== 'core/missing')
    .map((type) => [type.name, serialize(sampleOf(type))])
    .sort(([a], [b]) => a.localeCompare(b)),
);
const installed = path.join(folder, 'node_modules/@wordpress/block-library/package.json');
const from = JSON.parse(readFileSync(installed, 'utf8')).version;
const target = path.join(import.meta.dirname, 'library.json');
// Renovate writes a new version into the file. A test compares the digest, and fails until this script has run again.
const digest = createHash('sha256')
  .update(`${from} ${JSON.stringify(blocks)}`)
  .digest('hex');
writeFileSync(target, `${JSON.stringify({ version: from, digest, blocks }, null, 2)}\n`);
console.log(`${Object.keys(blocks).length} blocks of version ${from} are in ${target}.`);
// Timers of the block library would keep the process running.
process.exit(0);

/** The parts of a browser that the block library needs. */
function giveBrowser({ JSDOM, VirtualConsole }) {
  const { window } = new JSDOM('<!doctype html>', {
    url: 'http://localhost/',
    pretendToBeVisual: true,
    virtualConsole: new VirtualConsole(),
  });
  const observer = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  const missing = {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
    CSS: { escape: String, supports: () => false },
    ResizeObserver: observer,
    IntersectionObserver: observer,
  };
  Object.assign(window, missing);
  Object.defineProperty(globalThis, 'navigator', { value: window.navigator });
  for (const name of Object.getOwnPropertyNames(window))
    if (!(name in globalThis)) globalThis[name] = window[name];
}

/** A block with words: its example, with generated words if the example has none. */
function sampleOf(type, depth = 0) {
  const { name, example } = type;
  const isWhole = example && (example.attributes || example.innerBlocks);
  const sample = isWhole ? getBlockFromExample(name, example) : createBlock(name);
  const attributes = { ...wordsFor(type), ...example?.attributes, ...settings[name] };
  if (sample.innerBlocks.length > 0 && !composed.includes(name))
    return createBlock(name, attributes, sample.innerBlocks);

  return createBlock(name, attributes, depth > 3 ? [] : innerOf(name, depth));
}

/** The inner blocks of a block: those that declare it as parent or ancestor, else a paragraph if it is a container. */
function innerOf(name, depth) {
  const inner = types.filter(
    ({ name: own, parent, ancestor }) =>
      (parent ?? ancestor)?.includes(name) || innerBlocks[name]?.includes(own),
  );
  if (inner.length > 0) return inner.map((child) => sampleOf(child, depth + 1));
  const isPlace = /(panel|core\/column|template|no-results|query|comments)$/.test(name);

  return isPlace ? [createBlock('core/paragraph', { content: `Words inside ${name}` })] : [];
}

/** Fills every attribute that contains words of an editor with the name of the block. */
function wordsFor({ name, attributes }) {
  const isText = ({ source, type, role, __experimentalRole: earlier }) =>
    /^(rich-text|html|text|raw)$/.test(source ?? '') ||
    (type === 'string' && (role ?? earlier) === 'content');
  const texts = Object.entries(attributes).filter(
    ([key, attribute]) => isText(attribute) && !technical.test(key),
  );

  return Object.fromEntries(texts.map(([key]) => [key, `Words of ${name}`]));
}
