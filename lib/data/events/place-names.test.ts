import { placeNameIn, withEnglishPlaces } from './place-names';

describe('a town or a state', () => {
  it.each([
    ['California', 'Kalifornien'],
    [' bavaria', 'Bayern'],
    ['Neuchâtel', 'Neuenburg'],
    ['Lisbon', 'Lissabon'],
    ['Ghent', 'Gent'],
    ['The Hague', 'Den Haag'],
  ])('%s is %s in German', (english, german) => {
    expect(placeNameIn('de', english)).toBe(german);
  });

  it.each(['Oregon', 'Zürich', 'Baden-Württemberg', 'constructor', ''])(
    '%p stays as it was written',
    (words) => {
      expect(placeNameIn('de', words)).toBe(words);
    },
  );

  it('in the United States stays as it was written, but its state has a German name', () => {
    expect(placeNameIn('de', 'Venice', true)).toBe('Venice');
    expect(placeNameIn('de', 'Venice')).toBe('Venedig');
    expect(placeNameIn('de', 'California', true)).toBe('Kalifornien');
  });

  it('stays as it was written in English', () => {
    expect(placeNameIn('en', 'california')).toBe('california');
  });
});

it.each([
  ['Konzert wien', 'Konzert vienna'],
  ['Den Haag, Köln', 'the hague, cologne'],
  ['Wiener Kölnisch', 'Wiener Kölnisch'],
  ['Zürich', 'Zürich'],
])('%p has the English names %p', (words, english) => {
  expect(withEnglishPlaces(words)).toBe(english);
});
