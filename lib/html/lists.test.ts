import { toHtml } from 'hast-util-to-html';

import { toRichText } from './rich-text';

const read = (html: string) => toHtml(toRichText(html, 'en'));

it.each([
  ['a list of items as it is', '<ul><li>a</li> <li>b</li></ul>', '<ul><li>a</li> <li>b</li></ul>'],
  [
    'a list after an item in this item',
    '<ul><li>a</li><ul><li>b</li></ul></ul>',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
  ],
  ['a list without an item around it out', '<ul><ul><li>a</li></ul></ul>', '<ul><li>a</li></ul>'],
  [
    'the items of a list of pages beside those of a navigation',
    '<ul class="wp-block-navigation"><li>a</li><ul class="wp-block-page-list"><li>b</li></ul></ul>',
    '<ul class="wp-block-navigation wp-block-page-list"><li>a</li><li>b</li></ul>',
  ],
  ['words in an item', '<ol>a<b>c</b></ol>', '<ol><li>a</li><li><b>c</b></li></ol>'],
])('puts %s', (_, html, expected) => {
  expect(read(html)).toBe(expected);
});
