import fc from 'fast-check';

import { cutAtWord, toDescription } from './description';

describe('toDescription', () => {
  it('uses the first text that is not empty', () => {
    expect(toDescription(null, ' ', 'An evening.', 'Another.')).toBe('An evening.');
    expect(toDescription(null, '')).toBe('');
  });

  it('ends an excerpt that WordPress has generated with an ellipsis', () => {
    expect(toDescription('We played until [&hellip;]'.replace('&hellip;', '…'))).toBe(
      'We played until…',
    );
  });

  it('keeps a text of exactly 160 characters', () => {
    const text = `${'abc '.repeat(39)}abcd`;

    expect(text).toHaveLength(160);
    expect(toDescription(text)).toBe(text);
  });

  it('cuts a longer one after a word, at 160 characters at most', () => {
    const text = toDescription('Sound '.repeat(60));

    expect(text).toBe(`${'Sound '.repeat(26).trim()}…`);
    expect(text.length).toBeLessThanOrEqual(160);
  });
});

describe('cutAtWord', () => {
  it('keeps a word that ends where the cut falls', () => {
    expect(cutAtWord('one two three', 8)).toBe('one two…');
  });

  it('leaves no comma before the dots', () => {
    expect(cutAtWord('one two, three', 10)).toBe('one two…');
  });

  it('cuts a word that is longer than all the room there is', () => {
    expect(cutAtWord('Donaudampfschifffahrt', 10)).toBe('Donaudamp…');
  });

  it('never cuts within a letter, and never makes a text longer', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const cut = cutAtWord(text, 160);
        expect([...cut].length).toBeLessThanOrEqual(160);
        expect(cut.isWellFormed?.() ?? true).toBe(true);
      }),
    );
  });
});
