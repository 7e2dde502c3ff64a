import { toHtml } from 'hast-util-to-html';

import { parseHtml } from './parse';
import { toSafeTree } from './safe-tree';
import { plainText } from './sanitize';

const safeHtml = (html: string) => toHtml(toSafeTree(parseHtml(html)));

describe('plainText', () => {
  it.each([
    ['Tom &amp; Jerry&#8217;s', 'Tom & Jerry’s'],
    ['<em>Night</em> <b>Grammar</b>', 'Night Grammar'],
    ['Klänge für Zürich &#038; “Grüße” 🎶', 'Klänge für Zürich & “Grüße” 🎶'],
    ['  two\n lines&nbsp;', 'two lines'],
    ['a < b &lt;script&gt;', 'a < b <script>'],
    ['<script>alert(1)</script>', ''],
    ['', ''],
  ])('reads %j as %j', (html, words) => {
    expect(plainText(html)).toBe(words);
  });
});

describe('toSafeTree', () => {
  it('keeps what a text is made of', () => {
    const html = '<h2>One</h2><p>Two <a href="/de">three</a></p><ul><li>four</li></ul>';

    expect(safeHtml(html)).toBe(html);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="data:text/html,x">x</a>',
    '<iframe src="https://evil.example"></iframe>',
    '<p style="position:fixed" onclick="x()">x</p>',
    '<svg><script>alert(1)</script></svg>',
    '<form action="//evil.example"><input name=a></form>',
    '<meta http-equiv=refresh content=0>',
    '<base href="//evil.example">',
  ])('leaves nothing dangerous of %s', (html) => {
    expect(safeHtml(html)).not.toMatch(
      /script|onerror|onclick|javascript:|data:|evil|style=|<meta|<base/,
    );
  });
});
