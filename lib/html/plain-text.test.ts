import { toHtml } from 'hast-util-to-html';

import contract from '../../wordpress/contract/words.json';
import { toRichText } from './rich-text';
import { plainText } from './plain-text';
import { wordsOf } from './visible-words';
import { growth, linearGrowth } from '../testing/processor-time';

const lines = (html: string) => plainText(html, 'en', { keepLines: true }).split('\n');
const examples = Object.entries(contract.words).map(([name, [html = '', words = '']]) => ({
  ...{ name, html, words },
}));

describe('HTML as words', () => {
  it.each(examples)('reads as the examples of both sides say: $name', ({ html, words }) => {
    expect(plainText(html)).toBe(words);
  });

  it.each(examples)('reads as the page shows it: $name', ({ html, words }) => {
    expect(wordsOf(toRichText(html, 'en'))).toBe(words);
  });

  it.each([
    ['Klänge für Zürich &#038; “Grüße” 🎶', 'Klänge für Zürich & “Grüße” 🎶'],
    ['  two\n lines&nbsp;', 'two lines'],
    ['a < b &lt;script&gt;', 'a < b <script>'],
    ['<script>alert(1)</script>', ''],
    ['', ''],
  ])('reads %j as %j', (html, words) => {
    expect(plainText(html)).toBe(words);
  });

  it('keeps the words of a caption whose shortcode nobody renders, and its picture on the page', () => {
    const html =
      '<p>[caption id="attachment_7" align="alignleft" width="420"]<img src="https://cms.example/wp-content/uploads/a.jpg" alt=""> The hall[/caption]</p>';

    expect(plainText(html)).toBe('The hall');
    expect(toHtml(toRichText(html, 'en'))).toMatch(/^<p>.*<img .*<\/a> ?The hall<\/p>$/);
  });

  it('leaves no empty paragraph and no break of a tag on the page', () => {
    const html =
      '<p>[vc_row]</p><p>[vc_column<br />\nwidth="1/2"]<b>Hello</b></p>\n<p>[/vc_column][/vc_row]</p>';

    expect(toHtml(toRichText(html, 'en'))).toBe('<p><b>Hello</b></p>\n');
  });

  it('drops a tag that an excerpt was cut off in', () => {
    expect(plainText('<p>Hello [vc_column width=&#8221;1/2 [&hellip;]</p>')).toBe('Hello […]');
    expect(plainText('Hello [et_pb_section')).toBe('Hello');
    expect(plainText('Hello [sic')).toBe('Hello [sic');
  });

  it.each(['[a', '[a b=c ', '[vc_raw_html]', '[/ab]', '[ab]x', '[a\n ', '[a[…] '])(
    'needs a time that grows no faster than the number of %j',
    (part) => {
      const read = (count: number) => {
        plainText(part.repeat(count));
        plainText(`<p>${part.repeat(count)}x`);
      };

      expect(growth(read, 20_000)).toBeLessThan(linearGrowth);
    },
  );
});

describe('HTML as lines', () => {
  it('has a line for each block and break, and one for the cells of a row', () => {
    const html =
      '<p>Doors 19:00<br />\nStart <b>20</b>:00</p>\n<ul>\n<li>Mats</li>\n<li>Tea</li>\n</ul>\n<table><tr><td>Fri</td><td>Bern</td></tr><tr><td>Sat</td><td>Zug</td></tr></table>';

    expect(lines(html)).toEqual([
      ...['Doors 19:00', 'Start 20:00', 'Mats', 'Tea', 'Fri Bern', 'Sat Zug'],
    ]);
  });

  it('keeps the lines that were typed, and an empty line between them', () => {
    const typed = ['Bring wool', '', 'and tea & salt'];

    expect(lines('Bring wool\r\n\r\n\r\nand tea &amp; salt')).toEqual(typed);
    expect(lines('Bring <em>wool</em>\n\nand tea &amp; salt\n')).toEqual(typed);
    expect(lines('<p>Bring wool<br><br>and tea &amp; salt</p>')).toEqual(typed);
    expect(lines('<p>Bring wool</p><p>&nbsp;</p><p>and tea &amp; salt</p>')).toEqual(typed);
    expect(lines('<pre>Bring wool\n\nand tea &amp; salt</pre>')).toEqual(typed);
  });
});

describe('the link from an excerpt to its post', () => {
  const dots = 'The tone comes from the floor &hellip; ';
  const shown = 'The tone comes from the floor …';

  it.each([
    '<a class="more-link" href="/x">Continue reading <span class="screen-reader-text">Floor</span></a>',
    '<a class="more-link" href="/x">Den ganzen Text ansehen</a>',
    '<a class="moretag" href="/x">Read the full article...</a>',
    '<a class="btn read-more-link" href="/x">Go on</a>',
    '<a class="wp-block-post-excerpt__more-link" href="/x">Details</a>',
    '<a href="/x">Read more »</a>',
    '<a href="/x">Weiterlesen</a>',
    '<a href="/x">Weiterlesen: Boden →</a>',
    '<a href="/x">„Boden“ weiterlesen</a>',
    '<a href="/x">Mehr lesen …</a>',
    '<a href="/x"> <span class="screen-reader-text">Floor</span> Read More »</a>',
    '<a href="/x"> <span class="screen-reader-text">Floor</span> Read Post »</a>',
    '<a class="view-article" href="/x">View Article</a>',
    '<a href="/x">Continued</a>',
    '<a href="/x">Continue reading “Floor”</a>',
    'Continue reading Floor',
    'Read more',
  ])('is left out: %s', (link) => {
    expect(plainText(`<p>${dots}${link}</p>\n`)).toBe(shown);
    expect(plainText(`<p>${dots}</p><p>${link}</p>\n`)).toBe(shown);
  });

  it('is left out with its arrow, where no dots stand before it', () => {
    expect(plainText('<p>The tone. Continue reading →</p>')).toBe('The tone.');
    expect(plainText('Weiterlesen →')).toBe('Weiterlesen →');
    expect(plainText('See the words of others →')).toBe('See the words of others →');
  });

  it('is left out after brackets, too', () => {
    expect(plainText('<p>The tone [...] <a class="read-more">Read more »</a></p>')).toBe(
      'The tone [...]',
    );
  });

  it.each([
    'We play … more than ever',
    'Read more',
    'To prepare … read more poetry',
    '<p>Before you come, <a href="/x">read more poetry</a></p>',
    '<a href="/x">Weiterlesen</a>',
    '<p>A <a href="/x">ticket</a> … and more</p>',
  ])('is not taken for an author’s own words: %s', (html) => {
    expect(plainText(html)).toBe(html.replace(/<[^>]*>/g, ''));
  });
});
