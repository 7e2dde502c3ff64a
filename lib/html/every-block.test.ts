import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Element, Nodes, Properties } from 'hast';
import { fromHtml } from 'hast-util-from-html';

import renovate from '../../renovate.json';
import library from '../../wordpress/blocks/library.json';
import { missingTexts } from '../testing/missing-texts';
import { toRichText } from './rich-text';
import { hasClass } from './tree';

const folder = join(__dirname, '../testing/recorded/blocks');
const names = Object.keys(library.blocks).map((name) => name.replace('core/', ''));
const tables = readFileSync(join(__dirname, '../../docs/blocks.md'), 'utf8');

/** The HTML that each version of WordPress renders for each block, recorded by `npm run e2e -- --all block-table`. */
const recorded = readdirSync(folder).map((file) => ({
  version: /\d[\d.]*\d/.exec(file)![0],
  blocks: JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>,
}));

describe('the block library', () => {
  it('is as `npm run plugin:blocks` wrote it, in the version that it says', () => {
    const { version, digest, blocks } = library;
    const written = createHash('sha256').update(`${version} ${JSON.stringify(blocks)}`);

    expect(digest).toBe(written.digest('hex'));
  });

  it('has a version that Renovate can find and update', () => {
    const [manager] = renovate.customManagers;
    const text = readFileSync(join(__dirname, '../../wordpress/blocks/library.json'), 'utf8');
    const found = [...text.matchAll(new RegExp(manager!.matchStrings[0]!, 'g'))];

    expect(found.map(({ groups }) => groups?.currentValue)).toEqual([library.version]);
    expect('wordpress/blocks/library.json').toMatch(
      new RegExp(manager!.managerFilePatterns[0]!.slice(1, -1)),
    );
  });

  it('is recorded and described on the oldest and the newest WordPress', () => {
    expect(recorded.map(({ version }) => version)).toEqual(['6.5', '7.1']);
    for (const { version, blocks } of recorded) {
      const [, section = ''] = tables.split(`## WordPress ${version}\n`);
      const rows = section.split('\n## ')[0]!.matchAll(/^\| ([a-z][a-z-]*) +\|/gm);
      expect([...rows].slice(1).map(([, name]) => name)).toEqual(
        names.toSorted((a, b) => a.localeCompare(b)),
      );
      expect(Object.keys(blocks)).toEqual(expect.arrayContaining(names));
    }
  });
});

/** Elements whose content a browser does not show as text. */
const silent =
  /^(script|style|template|noscript|noembed|noframes|title|datalist|iframe|canvas|audio|video|svg|annotation|rp|dialog|progress|meter)$/;

const isSilent = (element: Element) =>
  silent.test(element.tagName) ||
  hasClass(element, 'screen-reader-text') ||
  hasClass(element, 'wp-block-accordion-heading__toggle-icon') ||
  // A block that failed shows its error in an element with this class.
  hasClass(element, 'components-placeholder') ||
  // The site shows its own search form instead.
  hasClass(element, 'wp-block-search');

const isAddress = (text: string) => /^https?:\/\/\S+$/.test(text);

function visibleTexts(node: Nodes): string[] {
  if (node.type === 'text') return [node.value.trim()].filter((text) => text && !isAddress(text));
  if (!('children' in node) || (node.type === 'element' && isSilent(node))) return [];
  const own = node.type === 'element' ? valueOf(node.tagName, node.properties) : '';

  return [own, ...node.children.flatMap(visibleTexts)].filter(Boolean);
}

const valueOf = (tagName: string, { type, value }: Properties) =>
  tagName === 'input' && !/^(hidden|checkbox|radio|password)$/.test(String(type))
    ? String(value ?? '').trim()
    : '';

/** The texts of a tree, also those that `visibleTexts` does not count. */
const textsOf = (node: Nodes): string[] =>
  node.type === 'text' ? [node.value] : 'children' in node ? node.children.flatMap(textsOf) : [];

describe.each(recorded)('on WordPress $version', ({ blocks }) => {
  const texts = Object.entries(blocks).map(
    ([name, html]) => [name, html, visibleTexts(fromHtml(html, { fragment: true }))] as const,
  );

  it('most blocks have words to keep', () => {
    expect(texts.filter(([, , words]) => words.length > 0).length).toBeGreaterThan(60);
  });

  it.each(texts)('every visible word of %s stays', (_name, html, expected) => {
    expect(missingTexts(expected, textsOf(toRichText(html, 'en')))).toEqual([]);
  });
});
