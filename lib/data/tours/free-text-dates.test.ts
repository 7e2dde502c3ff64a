import { readFreeTextDate } from './free-text-dates';

describe('a date as it is written on a poster', () => {
  it.each([
    ['27 APR 2025', ['2025-04-27']],
    ['4 MAY 2013', ['2013-05-04']],
    ['MAY 2016', ['2016-05']],
    ['23/24 MAR 2024', ['2024-03-23', undefined, '2024-03-24']],
    ['22-23 MAY 2016', ['2016-05-22', undefined, '2016-05-23']],
    ['30 SEP-2 OCT 2016', ['2016-09-30', undefined, '2016-10-02']],
    ['30 DEC-2 JAN 2025', ['2024-12-30', undefined, '2025-01-02']],
    ['Some Saturday', [undefined]],
  ])('%s can be read by machines', (date, dateTimes) => {
    expect(readFreeTextDate(date, 'en').map((piece) => piece.dateTime)).toEqual(dateTimes);
  });

  it('is shown in English as it was written', () => {
    for (const date of ['27 APR 2025', 'MAY 2016', '23/24 MAR 2024', '30 SEP-2 OCT 2016', 'Soon']) {
      expect(written(date, 'en')).toBe(date);
    }
  });

  it.each([
    ['27 OCT 2025', '27. OKT 2025'],
    ['MAY 2016', 'MAI 2016'],
    ['23/24 MAR 2024', '23./24. MÄRZ 2024'],
    ['7-8 JUN 2023', '7.–8. JUNI 2023'],
    ['30 SEP-2 OCT 2016', '30. SEPT–2. OKT 2016'],
  ])('%s is %s in German', (date, german) => {
    expect(written(date, 'de')).toBe(german);
  });
});

const written = (date: string, locale: 'en' | 'de') =>
  readFreeTextDate(date, locale)
    .map(({ text }) => text)
    .join('');
