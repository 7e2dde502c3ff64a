import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { element } from './tree';
import { sheetsOf, type Sheet } from './sheets';

const folder = join(__dirname, '../../components/ui');
const selectorsOf = (sheet: Sheet) =>
  readFileSync(join(folder, `prose-${sheet}.css`), 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/'[^']*'/g, '')
    .match(/[^{};]+(?=\{)/g)!
    .filter((selector) => !selector.trim().startsWith('@'))
    .join('\n');
const classesIn = (sheet: Sheet) => [
  ...new Set([...selectorsOf(sheet).matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!)),
];
const sheetsWith = (tagName: string, properties = {}) =>
  sheetsOf({ type: 'root', children: [element(tagName, properties)] });

// What our own components make of what `sheetsOf` sees as data, and what means something only within or beside another.
const withinMedia =
  /^(prose|film-card.*|is-(cropped|unsized|style-rounded|stacked-on-mobile|image-fill|tall-.*)|has-.*)$/;
const withinBlocks = /^(prose.*|file-kind|table-window|screen-reader-text|wp-block-quote)$/;

describe('the style sheets of a text', () => {
  it('are none for words', () => {
    expect(sheetsWith('p')).toEqual([]);
    expect(sheetsWith('h2', { className: ['wp-block-heading'] })).toEqual([]);
    expect(sheetsWith('ul', { className: ['wp-block-list'] })).toEqual([]);
    expect(sheetsWith('span', { className: ['is-italic', 'is-bold'] })).toEqual([]);
  });

  it('are those of media alone for a picture', () => {
    expect(sheetsWith('figure', { className: ['wp-block-image', 'size-large'] })).toEqual([
      'media',
    ]);
  });

  const inBlocksToo = new Set(classesIn('blocks'));
  it.each(classesIn('media').filter((name) => !inBlocksToo.has(name) && !withinMedia.test(name)))(
    'are those of media for %s',
    (name) => expect(sheetsWith('div', { className: [name] })).toContain('media'),
  );

  const inMediaToo = new Set(classesIn('media'));
  it.each(classesIn('blocks').filter((name) => !inMediaToo.has(name) && !withinBlocks.test(name)))(
    'are those of blocks for %s',
    (name) => expect(sheetsWith('div', { className: [name] })).toContain('blocks'),
  );

  it.each(['details', 'table', 'search-form'])('are those of blocks for a %s', (tagName) => {
    expect(sheetsWith(tagName)).toContain('blocks');
  });

  it('are those of blocks for a file, of media for a film and a picture that opens large', () => {
    expect(sheetsWith('a', { dataFile: 'PDF' })).toEqual(['blocks']);
    expect(sheetsWith('a', { dataEmbed: 'https://host.example' })).toEqual(['media']);
    expect(sheetsWith('a', { dataZoom: '' })).toEqual(['media']);
  });
});
