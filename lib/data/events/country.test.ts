import { countryIn } from './country';

describe('a country', () => {
  it.each([
    ['Switzerland', 'Schweiz'],
    ['Germany', 'Deutschland'],
    [' united states ', 'Vereinigte Staaten'],
    ['United States of America', 'Vereinigte Staaten'],
    ['Great Britain', 'Vereinigtes Königreich'],
    ['Czech Republic', 'Tschechien'],
    ['Türkiye', 'Türkei'],
  ])('%s is %s in German', (english, german) => {
    expect(countryIn('de', english)).toBe(german);
  });

  it.each(['Schweiz', 'USA', 'CH', 'The Moon', ''])('%p stays as it was written', (words) => {
    expect(countryIn('de', words)).toBe(words);
  });

  it('stays as it was written in English', () => {
    expect(countryIn('en', 'switzerland')).toBe('switzerland');
  });
});
