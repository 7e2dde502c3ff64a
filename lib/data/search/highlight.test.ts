import { piecesOf } from './highlight';

const marked = (text: string, words: string) =>
  piecesOf(text, words)
    .map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text))
    .join('');

describe('piecesOf', () => {
  it.each([
    ['marks every word where it stands', 'Song of a songbird', 'song', '[Song] of a [song]bird'],
    ['marks several words', 'A piano in a chapel', 'chapel piano', 'A [piano] in a [chapel]'],
    [
      'sees through accents and capitals',
      'Klänge für Zürich',
      'KLANGE zürich',
      '[Klänge] für [Zürich]',
    ],
    ['sees through letters in two parts', 'Klänge', 'klänge', '[Klänge]'],
    ['marks ß for ss', 'Die Straße', 'strasse', 'Die [Straße]'],
    [
      'sees through the shape of quotation marks',
      'Lune’s “song”',
      '\'s "song',
      'Lune[’s] [“song]”',
    ],
    ['joins hits that touch', 'abcd', 'ab cd', '[abcd]'],
    ['keeps emoji whole', 'Night 🎹 song', '🎹', 'Night [🎹] song'],
    ['takes nothing for a pattern', 'a.b (c) 100%', '. ( %', 'a[.]b [(]c) 100[%]'],
    ['marks nothing where there is nothing', 'Words', 'other', 'Words'],
    ['has no pieces of nothing', '', 'x', ''],
  ])('%s', (_, text, words, expected) => {
    expect(marked(text, words)).toBe(expected);
  });
});
