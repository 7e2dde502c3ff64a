import { growth, linearGrowth } from '../../testing/processor-time';
import { tracksOf } from './tracklist';

it('reads the entries of a list and how long they are', () => {
  const html = '<ol><li>The Frame <em>6:11</em></li>\n<li>Salt &amp; Wool</li></ol>';

  expect(tracksOf(html)).toEqual([
    { name: 'The Frame', seconds: 371 },
    { name: 'Salt & Wool', seconds: null },
  ]);
});

it('reads lines, with or without numbers', () => {
  expect(tracksOf('<p>1. Rims – 3:40<br />2) Snow Light (1:02:03)</p><p>432</p>')).toEqual([
    { name: 'Rims', seconds: 220 },
    { name: 'Snow Light', seconds: 3723 },
    { name: '432', seconds: null },
  ]);
});

it('finds no track in nothing', () => {
  expect(tracksOf('')).toEqual([]);
  expect(tracksOf('<p> </p>')).toEqual([]);
});

it.each([
  [
    'headings of sides',
    '<p><strong>Side A</strong><br>1. Rims 3:40<br>2. Wool 4:02</p><p><strong>Side B</strong><br>3. Salt 6:11</p>',
  ],
  [
    'lists within a list',
    '<ol><li>Side A<ol><li>Rims 3:40</li><li>Wool (4:02)</li></ol></li><li>Side B<ol><li>Salt – 6:11</li></ol></li></ol>',
  ],
  [
    'discs and a total',
    '<p>CD 1:<br>Rims 3:40<br>Wool 4:02<br>Disc Two<br>Salt 6:11<br>Total 13:53</p>',
  ],
  [
    'German words',
    '<p>Seite 1 (7:42)<br>Rims 3:40<br>Wool 4:02<br>Seite 2<br>Salt 6:11<br>Gesamtspielzeit: 13:53</p>',
  ],
  [
    'a table with numbers and a total',
    '<table><tbody><tr><td>1</td><td>Rims</td><td>3:40</td></tr><tr><td>2</td><td>Wool</td><td>4:02</td></tr><tr><td>3</td><td>Salt</td><td>6:11</td></tr><tr><td></td><td>Total</td><td>13:53</td></tr></tbody></table>',
  ],
  [
    'numbers of disc and track',
    '<p>Vinyl 1, Side A<br>1-01 Rims 3:40<br>1-02 Wool 4:02</p><p>Bonus tracks:<br>2-01 Salt 6:11</p>',
  ],
  [
    'sides with the letter first',
    '<p>A-Seite<br>Rims 3:40<br>Wool 4:02<br>B-Side<br>Salt 6:11<br>Gesamtdauer: 13:53</p>',
  ],
  [
    'a header row and a length in minutes',
    '<table><tr><th>Nr.</th><th>Titel</th><th>Dauer</th></tr><tr><td>1</td><td>Rims</td><td>3:40</td></tr><tr><td>2</td><td>Wool</td><td>4:02</td></tr><tr><td>3</td><td>Salt</td><td>6:11</td></tr><tr><td></td><td>Total:</td><td>13:53 min</td></tr></table>',
  ],
  ['primes for minutes and seconds', '<p>A1 Rims 3\'40"<br>A2 Wool 4′02″<br>B1 Salt 6’11”</p>'],
])('reads the tracks alone beside %s', (_, html) => {
  expect(tracksOf(html)).toEqual([
    { name: 'Rims', seconds: 220 },
    { name: 'Wool', seconds: 242 },
    { name: 'Salt', seconds: 371 },
  ]);
});

it('keeps names that begin like a heading', () => {
  expect(tracksOf('<ol><li>Teile</li><li>Faced</li></ol>').map(({ name }) => name)).toEqual([
    ...['Teile', 'Faced'],
  ]);
});

it('keeps a part that has a length, and a name that begins like a side', () => {
  const names = ['Part One: Dawn', 'Teile', 'Faced'];
  const html = names.map((name) => `<li>${name} <em>3:40</em></li>`).join('');

  expect(tracksOf(`<ol>${html}</ol>`)).toEqual(names.map((name) => ({ name, seconds: 220 })));
});

it('takes a time that grows no faster than a line', () => {
  const read = (count: number) => tracksOf(`a${'-'.repeat(count)}b`);

  expect(growth(read, 20_000)).toBeLessThan(linearGrowth);
});

it('keeps a name that looks like a length, a side or a total', () => {
  expect(
    tracksOf(
      '<p>4:33<br>2. 4:33 4:33<br>Side by Side 3:00<br>Total Eclipse 2:10<br>Part of Me</p>',
    ),
  ).toEqual([
    { name: '4:33', seconds: null },
    { name: '4:33', seconds: 273 },
    { name: 'Side by Side', seconds: 180 },
    { name: 'Total Eclipse', seconds: 130 },
    { name: 'Part of Me', seconds: null },
  ]);
});
