import { toHtml } from 'hast-util-to-html';

import { parseHtml } from './parse';
import { toSafeTree } from './safe-tree';

const safeHtml = (html: string) => toHtml(toSafeTree(parseHtml(html)));

describe('toSafeTree', () => {
  it('keeps what a text is made of', () => {
    const html = '<h2>One</h2><p>Two <a href="/de">three</a></p><ul><li>four</li></ul>';

    expect(safeHtml(html)).toBe(html);
  });

  // hostile.test.ts tests that dangerous elements are removed.
  it.each([
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="data:text/html,x">x</a>',
    '<p style="position:fixed" onclick="x()">x</p>',
    '<svg><script>alert(1)</script></svg>',
  ])('leaves nothing dangerous of %s', (html) => {
    expect(safeHtml(html)).not.toMatch(/script|onerror|onclick|data:|style=/);
  });
});
