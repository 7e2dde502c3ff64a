import { titleOf } from './title';

describe('the title of an item', () => {
  it('is plain text', () => {
    expect(titleOf('Salz &#038; <em>Filz</em>', '2026-11-01', 'de')).toBe('Salz & Filz');
  });

  it.each([
    ['en', '7 November 2026'],
    ['de', '7. November 2026'],
  ] as const)('is its date in %s when it has none', (locale, date) => {
    expect(titleOf(' ', '2026-11-07T09:30:00', locale)).toBe(date);
  });
});
