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
