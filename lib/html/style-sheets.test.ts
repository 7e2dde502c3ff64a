import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { element } from './tree';
import { styleSheets, styleSheetsOf, type StyleSheet } from './style-sheets';

const folder = join(__dirname, '../../components/ui/prose-styles');
const selectorsOf = (sheet: StyleSheet) =>
  readFileSync(join(folder, `${sheet}.pcss`), 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/'[^']*'/g, '')
    .match(/[^{};]+(?=\{)/g)!
    .filter((selector) => !selector.trim().startsWith('@'))
    .join('\n');
const classesIn = (sheet: StyleSheet) => [
  ...new Set([...selectorsOf(sheet).matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!)),
];
const sheetsWith = (tagName: string, properties = {}) =>
  styleSheetsOf({ type: 'root', children: [element(tagName, properties)] });

// Classes that the tests leave out: our components add them to elements that `styleSheetsOf` recognises by their
// attributes, or they only matter inside or next to another class.
const within: Record<StyleSheet, RegExp> = {
  formats: /^(prose|wp-block-quote)$/,
  layout: /^(prose|wp-block-social-links)$/,
  blocks: /^(prose|in-middle|wp-block-quote)$/,
  tables: /^(prose|table-window)$/,
  widgets: /^(prose.*|file-kind|screen-reader-text)$/,
  embeds: /^(prose|embed-card.*)$/,
  sounds: /^(prose|play.*|sound.*|wave)$/,
  media:
    /^(prose|in-middle|embed-card|is-(cropped|unsized|style-rounded)|has-.*|table-window|wp-block-(cover|media-text|columns|table|pullquote))$/,
  alignments: /^(prose|in-middle|embed-card|gallery|has-.*|table-window|wp-block-.*)$/,
  covers: /^(prose|in-middle|is-(stacked-on-mobile|image-fill|tall-.*)|has-.*)$/,
};
const isInAnotherToo = (name: string, sheet: StyleSheet) =>
  (['formats', 'layout', 'media', 'alignments'] as const).some(
    (other) => other !== sheet && classesIn(other).includes(name),
  );

describe('the style sheets of a text', () => {
  it('are none for plain text', () => {
    expect(sheetsWith('p')).toEqual([]);
    expect(sheetsWith('h2', { className: ['wp-block-heading'] })).toEqual([]);
    expect(sheetsWith('ul', { className: ['wp-block-list'] })).toEqual([]);
    const className = ['is-italic', 'is-bold', 'is-underlined', 'is-struck'];
    expect(sheetsWith('span', { className })).toEqual([]);
  });

  it('are only that of the layout for a button', () => {
    const className = ['wp-block-button__link', 'button', 'button-gold'];

    expect(sheetsWith('a', { className })).toEqual(['layout']);
  });

  it.each([
    [
      'a button with an outline',
      ['wp-block-button', 'is-style-outline', 'is-style-outline--1'],
      'layout',
    ],
    ['a picture on the right', ['wp-block-media-text', 'has-media-on-the-right'], 'covers'],
    [
      'a dimmed cover',
      ['wp-block-cover', 'has-background-dim-40', 'is-position-top-left'],
      'covers',
    ],
  ])('are one for %s', (_, className, sheet) =>
    expect(sheetsWith('div', { className })).toEqual([sheet]),
  );

  it('are only one for a picture, a gallery, a cover or media beside a text', () => {
    expect(sheetsWith('div', { className: ['wp-block-cover'] })).toEqual(['covers']);
    expect(sheetsWith('div', { className: ['wp-block-media-text'] })).toEqual(['covers']);
    expect(sheetsWith('figure', { className: ['wp-block-image'] })).toEqual(['media']);
    const className = [
      'wp-block-gallery',
      'wp-block-gallery-1',
      'is-layout-flex',
      'wp-block-gallery-is-layout-flex',
    ];
    expect(sheetsWith('figure', { className })).toEqual(['media']);
  });

  const cases = styleSheets.flatMap((sheet) =>
    classesIn(sheet)
      .filter((name) => !within[sheet].test(name) && !isInAnotherToo(name, sheet))
      .map((name) => [sheet, name] as const),
  );
  it.each(cases)('are those of %s for %s', (sheet, name) =>
    expect(sheetsWith('div', { className: [name] })).toContain(sheet),
  );

  it.each([
    ['blocks', 'details'],
    ['blocks', 'math'],
    ['tables', 'table'],
    ['widgets', 'search-form'],
    ['sounds', 'audio'],
  ])('are those of %s for a %s', (sheet, tagName) => {
    expect(sheetsWith(tagName)).toEqual([sheet]);
  });

  it('are those of widgets for a file, of embeds for a video or music, of media for a picture that opens large', () => {
    expect(sheetsWith('a', { dataFile: 'PDF' })).toEqual(['widgets']);
    expect(sheetsWith('a', { dataEmbed: 'https://host.example' })).toEqual(['embeds']);
    expect(sheetsWith('a', { dataZoom: '' })).toEqual(['media']);
  });
});
