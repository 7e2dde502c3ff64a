import { toHtml } from 'hast-util-to-html';

import { toRichText } from './rich-text';

const read = (html: string) => toHtml(toRichText(html, 'en'));

it('keeps a summary as the first part of its details', () => {
  expect(read('<details><p>b</p><summary>a</summary><summary>c</summary></details>')).toBe(
    '<details><summary>a</summary><p>b</p><div>c</div></details>',
  );
});

it('marks details without a summary, and keeps their text', () => {
  const unnamed = '<details data-unnamed=""><p>b</p></details>';

  expect(read('<details><p>b</p></details>')).toBe(unnamed);
  expect(read('<details><summary>&nbsp;</summary><p>b</p></details>')).toBe(unnamed);
});
