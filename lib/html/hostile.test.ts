import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import fc from 'fast-check';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';

import { allowedTags, formulaTags } from './allowed-tags';
import { toRichText } from './rich-text';
import { correctNesting } from './nesting';
import { parseHtml } from './parse';
import { makeStatic } from './static-html';
import { toSafeTree } from './safe-tree';
import { elementsIn } from './tree';
import { growth, linearGrowth } from '../testing/processor-time';

const fixture = readFileSync(join(__dirname, '../../e2e/fixtures/hostile.html'), 'utf8');

const tags = [
  ...['script', 'style', 'iframe', 'form', 'meta', 'base', 'svg', 'math', 'mtext', 'mglyph'],
  ...['noscript', 'template', 'textarea', 'title', 'xmp', 'object', 'embed', 'link', 'input'],
  ...['select', 'option', 'a', 'p', 'div', 'b', 'i', 'table', 'tr', 'td', 'caption', 'ul'],
  ...['li', 'img', 'video', 'font', 'foreignObject', 'annotation-xml', 'plaintext', 'h1'],
  ...['h6', 'dl', 'dd', 'pre', 'figure', 'nobr', 'details', 'summary', 'ruby', 'rt', 'rp'],
  ...['button', 'th', 'thead', 'tbody', 'col', 'colgroup', 'blockquote', 'dt', 'ol', 'label'],
  ...['audio', 'source', 'track', 'code', 'article', 'center', 'hr', 'br', 'figcaption', 'span'],
  ...['section', 'img.x', 'template.x', 'marquee', 'frameset', 'image', 'listing', 'mi'],
  ...['mn', 'path', 'g', 'text'],
];
const values = [
  ...[
    'javascript:alert(1)',
    'java\tscript:x',
    '&#106;avascript:x',
    'data:text/html,<script>',
    'vbscript:x',
  ],
  ...[
    '//evil.example',
    'https://evil.example/a.png',
    'x',
    '',
    '#a',
    'position:fixed',
    'url(javascript:x)',
  ],
  ...['https://www.youtube.com/embed/jNQXAC9IVRw', 'fixed inset-0', 'wp-block-search', 'text/html'],
  ...[
    'https://cms.example/wp-content/uploads/a.jpg',
    'https://cms.example//evil.example',
    '"><script>',
  ],
];
const names = [
  ...[
    'href',
    'src',
    'srcset',
    'srcdoc',
    'style',
    'class',
    'id',
    'name',
    'onclick',
    'onerror',
    'action',
  ],
  ...['formaction', 'xlink:href', 'poster', 'data', 'http-equiv', 'content', 'width', 'data-embed'],
];
const attribute = fc
  .tuple(fc.constantFrom(...names), fc.constantFrom(...values), fc.constantFrom('"', "'", ''))
  .map(([name, value, quote]) => ` ${name}=${quote}${value}${quote}`);
const open = fc
  .tuple(
    fc.constantFrom(...tags),
    fc.array(attribute, { maxLength: 3 }),
    fc.constantFrom('>', '/>', ''),
  )
  .map(([tag, given, end]) => `<${tag}${given.join('')}${end}`);
const close = fc.constantFrom(...tags).map((tag) => `</${tag}>`);
const noise = fc.constantFrom(
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<',
  '>',
  '&lt;',
  '&#0;',
  'words',
  '\n',
  '<?',
  '\u0000',
);
const hostile = fc
  .array(fc.oneof(open, close, noise, fc.string({ maxLength: 12 })), { maxLength: 40 })
  .map((parts) => parts.join(''));

const dangerous = ['script', 'style', 'iframe', 'form', 'meta', 'base', 'svg', 'object'];
// `npm run test:all` tries more.
const runs = { numRuns: process.env.TEST_SCOPE === 'gate' ? 150 : 600 };
const safeAddress = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#text-)/;

function expectSafe(element: Element) {
  expect([...allowedTags, ...formulaTags, 'search-form']).toContain(element.tagName);
  for (const [name, value] of Object.entries(element.properties)) {
    expect(name).not.toMatch(/^(on|style|srcDoc|action|formAction|httpEquiv|xLink)/);
    // Only `details` have a name: those with the same name close each other.
    if (name === 'name') expect(element.tagName).toBe('details');
    if (/^(href|src|poster)$/.test(name) && value !== undefined) {
      expect(String(value)).toMatch(safeAddress);
    }
  }
  const { src, id, dataEmbed } = element.properties;
  if (src) expect(String(src)).toMatch(/^\/(_next\/image|api\/(media|poster))[/?]/);
  if (id) expect(String(id)).toMatch(/^text-/);
  if (dataEmbed)
    expect(String(dataEmbed)).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
}

describe('any content of a post', () => {
  it('contains nothing that runs, loads from other hosts, restyles the page or uses an id of the page', () => {
    fc.assert(
      fc.property(hostile, (html) => elementsIn(toRichText(html, 'en')).forEach(expectSafe)),
      runs,
    );
  });

  it('is parsed by a browser into the tree that was rendered', () => {
    fc.assert(
      fc.property(hostile, (html) => {
        const written = `<div>${toHtml(toRichText(html, 'en'))}</div>`;
        expect(toHtml(fromHtml(written, { fragment: true }))).toBe(written);
      }),
      runs,
    );
  });

  it('does not change when it is sanitised a second time', () => {
    const safeHtml = (html: string) => {
      const tree = parseHtml(html);
      makeStatic(tree);
      const safe = toSafeTree(tree);
      correctNesting(safe);
      for (const { tagName } of elementsIn(safe)) expect(dangerous).not.toContain(tagName);
      return toHtml(safe);
    };
    fc.assert(
      fc.property(hostile, (html) => {
        const once = safeHtml(html);
        expect(safeHtml(once)).toBe(once);
      }),
      runs,
    );
  });
});

describe('the hostile post', () => {
  it('keeps its words and nothing else', () => {
    const text = toRichText(fixture, 'en');
    elementsIn(text)
      .filter((each) => !each.properties.dataEmbed)
      .forEach(expectSafe);

    expect(toHtml(text)).not.toMatch(/hacked|javascript:|<script|onerror|srcdoc|style=|user:pw/);
    expect(toHtml(text)).toContain('last words');
  });

  const repeated = ['<div>', '<b>', '<a href=x>', '<table><tr><td>', '<svg>', '<ul><li>', '<p><b>'];

  it('gets its words after a template with 15,000 elements in each other', () => {
    const html = `<template>${'<div>'.repeat(15_000)}</template>words`;

    expect(toHtml(toRichText(html, 'en'))).toContain('words');
  });

  const film = '<div data-video="https://youtu.be/jNQXAC9IVRw"></div>';
  const uploads = 'https://cms.example/wp-content/uploads/';
  it.each<[string, (count: number) => string]>([
    ['the class of a notice', (count) => `${film}<p class="cookie${'_'.repeat(count)}">x</p>`],
    [
      'a style',
      (count) =>
        `<div style="background:url(${uploads}a.jpg);font:${'background'.repeat(count)}"></div>`,
    ],
    [
      'the name of a picture',
      (count) => `<a href="/x"><img src="${uploads}${'.aa'.repeat(count)}!.jpg"></a>`,
    ],
  ])('takes a time that grows no faster than %s', (_, html) => {
    expect(growth((count) => toRichText(html(count), 'en'), 20_000)).toBeLessThan(linearGrowth);
  });

  it.each([...repeated, '<select>'])('gets its words after 100,000 times %s', (tag) => {
    expect(toHtml(toRichText(`${tag.repeat(100_000)}words`, 'en'))).toContain('words');
  });

  it.each([...repeated, '<select>', '<div><b id=x>'])(
    'takes a time that grows no faster than the number of %s',
    (tag) => {
      const most = 1_600;

      expect(growth((count) => toRichText(tag.repeat(count), 'en'), most)).toBeLessThan(
        linearGrowth,
      );
    },
  );
});
