import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';

import { tracksOf } from './tracklist';

type Track = { title: string; length: number; audio: number[] };
type Editor = {
  tracksIn: (text: string) => Track[];
  lengthIn: (text: string) => number | null;
  lengthText: (seconds: number) => string;
  isIsrc: (text: string) => boolean;
};

/** Stands in for the browser's `DOMParser`, which Node does not have. Returns only the text of the HTML. */
class Parser {
  parseFromString = (html: string) => ({
    body: { textContent: toString(fromHtml(html, { fragment: true })) },
  });
}

const readPlugin = (file: string) =>
  readFileSync(join(__dirname, '../../../wordpress/headless-companion', file), 'utf8');

/** The pattern with which the plugin finds lines that are not tracks. PHP puts it together from several texts. */
function notATrack(): string {
  const source = readPlugin('includes/custom-fields/typed-html.php');
  const constants = source.matchAll(/^const (\w+) = (.*);$/gm);
  const values = new Map<string, string>();
  for (const [, name = '', parts = ''] of constants) {
    const texts = parts.split(' . ').map((part) => values.get(part) ?? part.slice(1, -1));
    values.set(name, texts.join('').replaceAll("\\'", "'"));
  }
  return values.get('NOT_A_TRACK') ?? '';
}

/** Loads a script of the plugin's editing screens. */
function load(): Editor {
  const window = { wp: {}, headlessCompanionTracks: { notATrack: notATrack() } };
  runInNewContext(readPlugin('assets/track-text.js'), { window, DOMParser: Parser });

  return window.headlessCompanionTracks as unknown as Editor;
}

const editor = load();

const releases = JSON.parse(
  readFileSync(join(__dirname, '../../../stack/seed/releases.json'), 'utf8'),
) as { tracklist: string }[];

describe('the list of tracks in WordPress', () => {
  it.each(releases.map(({ tracklist }) => [tracklist]))(
    'reads a tracklist as the website does: %s',
    (tracklist) => {
      expect(editor.tracksIn(tracklist).map(({ title, length }) => [title, length])).toEqual(
        tracksOf(tracklist).map(({ name, seconds }) => [name, seconds ?? 0]),
      );
    },
  );

  it.each([
    '<ol><li>Side A<ol><li>Rims 3:40</li><li>4:33</li></ol></li><li>B-Seite<ol><li>Salt – 6:11</li></ol></li></ol>',
    '<p>1. 4:33<br>Rims 3\'40"<br>1-01 Wool 4′02″<br>Disc Two<br>Part One: Dawn 3:40<br>Gesamtdauer: 13:53</p>',
    '<table><tbody><tr><td>1</td><td>Rims</td><td>3:40</td></tr><tr><td>2</td><td>432</td><td>4:02</td></tr></tbody></table>',
    "<p>Sides A<br>Seite 2 (7:42)<br>Face<br>Teile<br>First side<br>Bonus-Titel:<br>CD 1, Side B – Night<br>Total 41' 20<br>Total Eclipse</p>",
    '<p>Intro</p><ol><li>Salt 6:11</li><li>a<br>b 3:40</li></ol>',
    '<table><tr><th>Nr.</th><th>Titel</th></tr><tr><td>1</td><td>Rims</td><td>3:40</td></tr><tr><td></td><td>Total</td><td>3:40</td></tr></table>',
  ])('reads HTML as the website does: %s', (html) => {
    const tracks = editor.tracksIn(html).map(({ title, length }) => [title, length]);

    expect(tracks.length).toBeGreaterThan(0);
    expect(tracks).toEqual(tracksOf(html).map(({ name, seconds }) => [name, seconds ?? 0]));
  });

  it('reads typed lines, with numbers before and lengths after them', () => {
    const text = '1. Comma 1:07\n\n 2) Salt & Felt – 1:02:03\r\nFull Stop, Birds\n432 (11:00)';

    expect(editor.tracksIn(text).map(({ title, length }) => [title, length])).toEqual([
      ['Comma', 67],
      ['Salt & Felt', 3723],
      ['Full Stop, Birds', 0],
      ['432', 660],
    ]);
  });

  it.each([
    ['', 0],
    ['3:07', 187],
    ['75:00', 4500],
    ['1:02:03', 3723],
    ['3:7', null],
    ['1:62:03', null],
    ['three', null],
  ])('takes the length %p for %p', (text, seconds) => {
    expect(editor.lengthIn(text)).toBe(seconds);
  });

  it.each([0, 7, 187, 3599, 3723])('writes %p seconds so that it reads them again', (seconds) => {
    expect(editor.lengthIn(editor.lengthText(seconds))).toBe(seconds);
  });

  it('tells a valid ISRC from an invalid one', () => {
    expect(['', 'CH-A4L-26-00004', 'cha4l2600004'].every(editor.isIsrc)).toBe(true);
    expect(['CH-1', 'CH-A4L-26-0000', '7640990018148'].some(editor.isIsrc)).toBe(false);
  });
});
