import { countryCode, countryIn } from './country';

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

describe('the country that is meant', () => {
  it.each([
    ['Switzerland', 'CH'],
    ['schweiz', 'CH'],
    ['ch', 'CH'],
    ['Germany', 'DE'],
    ['Vereinigte Staaten', 'US'],
    ['U.S.A.', 'US'],
    ['The United States', 'US'],
    ['Russia', 'RU'],
    ['France', 'FR'],
    ['UK', 'GB'],
    ['Österreich', 'AT'],
    ['Côte d’Ivoire', 'CI'],
  ])('by %s is %s', (words, code) => {
    expect(countryCode(words)).toBe(code);
  });

  it.each(['', 'Atlantis', 'ZZZ', 'California', '12'])('is not known by %p', (words) => {
    expect(countryCode(words)).toBeNull();
  });
});
