import { placeNameIn } from './place-names';

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

  it('stays as it was written in English', () => {
    expect(placeNameIn('en', 'california')).toBe('california');
  });
});
