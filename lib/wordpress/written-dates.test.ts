import { isFilled, readDay, readMoment, readTime } from './written-dates.mjs';

describe('a day', () => {
  it.each([
    // The formats in which Advanced Custom Fields saves and returns a day.
    ...[
      '20261205',
      '2026-12-05',
      '05/12/2026',
      '5/12/2026',
      'December 5, 2026',
      '2026-12-05 00:00:00',
    ],
    ...['05/12/2026 7:30 pm', 'December 5, 2026 7:30 pm', '2026-12-05T19:30:00', '2026/12/05'],
    // In German and in custom formats.
    ...['05.12.2026', '5.12.2026', '5. 12. 2026', '05.12.26', '5. Dezember 2026', '5. Dez. 2026'],
    ...['Samstag, 5. Dezember 2026', 'Sa., 05.12.2026', 'Sa 5.12.2026, 19:30 Uhr', '05-12-2026'],
    ...[
      '5 December 2026',
      '5 Dec 2026',
      '05-Dec-2026',
      'Dec 5, 2026',
      'December 5th, 2026',
      'Dec. 5 2026',
    ],
    ...['Saturday 5th December 2026', 'Sat, Dec 5, 2026 at 7:30 PM', ' 2026-12-05 ', '2026.12.5'],
    ...['5.\u00a0Dezember\u00a02026', '5. DEZEMBER 2026', '5. Dezember 2026 um 19.30 Uhr'],
  ])('%j is the fifth of December', (text) => {
    expect(readDay(text)).toBe('2026-12-05');
  });

  it.each([
    [20261205, '2026-12-05'],
    ['1. März 2027', '2027-03-01'],
    ['1. Mrz. 2027', '2027-03-01'],
    ['1. Ma\u0308rz 2027', '2027-03-01'],
    ['3. Jänner 2027', '2027-01-03'],
    ['3 Sept 2027', '2027-09-03'],
    ['May 3, 2027', '2027-05-03'],
    ['Montag, 3. Mai 2027', '2027-05-03'],
    ['So, 31.10.2027', '2027-10-31'],
    ['29.02.2028', '2028-02-29'],
    ['25/12/2026', '2026-12-25'],
  ])('%j is read', (text, day) => {
    expect(readDay(text)).toBe(day);
  });

  it.each([
    ...['soon', 'sometime in May', 'December 2026', '2026', '12/2026', '31.12.', '5. Foo 2026'],
    // The second number cannot be a month: this back end writes the month first. Its other values do not show this.
    '12/25/2026',
    ...[
      '29.02.2027',
      '2026-13-01',
      '2026-02-30',
      '31/04/2027',
      '00/12/2026',
      '0000-00-00',
      '20261305',
    ],
    // It is not clear which of the three numbers is the year.
    ...['05/12/26', '26-12-05'],
    // Points in time, which may be on another day in Zurich.
    ...['2026-12-05T23:00:00Z', '2026-12-05T23:00:00+01:00', '1796428800', 1796428800],
    ...[
      '5./6. Dezember 2026',
      '5.-6.12.2026',
      '05.12.2026 - 06.12.2026',
      '05.12.2026 bis 06.12.2026',
    ],
    // This day is a Saturday.
    ...['Friday, December 5, 2026', 'So, 05.12.2026'],
    ...['', ' ', '<b>5.12.2026</b>', null, undefined, false, true, [], {}, ['20261205']],
  ])('%j is not guessed', (text) => {
    expect(readDay(text)).toBeNull();
  });
});

describe('a time', () => {
  it.each([
    ...['19:30', '19:30:00', '7:30 pm', '7:30 PM', '7:30pm', '07:30 p.m.', '19.30', '19.30 Uhr'],
    ...['19:30 Uhr', '19:30 h', '19h30', '7.30 pm', '7:30\u202fPM', ' 19:30 ', '19:30:00.000000'],
  ])('%j is half past seven in the evening', (text) => {
    expect(readTime(text)).toBe('19:30');
  });

  it.each([
    ['7.30', '07:30'],
    ['7:30', '07:30'],
    ['7.30 Uhr', '07:30'],
    ['7:30 am', '07:30'],
    ['12:00 am', '00:00'],
    ['12:15 pm', '12:15'],
    ['20 Uhr', '20:00'],
    ['8 pm', '20:00'],
    ['20h', '20:00'],
    ['00:00:00', '00:00'],
  ])('%j is read', (text, time) => {
    expect(readTime(text)).toBe(time);
  });

  it.each([
    ...[
      '',
      'soon',
      '20',
      '24:00',
      '25:10',
      '19:60',
      '13:30 pm',
      '0:30 am',
      '19:30 - 21:00',
      '1930',
    ],
    ...['19:30+01:00', 'ab 19:30', 730, null, false],
  ])('%j is not guessed', (text) => {
    expect(readTime(text)).toBeNull();
  });
});

describe('a day with a time', () => {
  it.each([
    ...['2026-12-05T19:30:00', '2026-12-05 19:30:00', '2026-12-05 19:30', '05/12/2026 7:30 pm'],
    ...['December 5, 2026 7:30 pm', '05.12.2026, 19:30 Uhr', '5. Dezember 2026 um 19.30 Uhr'],
    ...['20261205 19:30', 'Sat, Dec 5, 2026 at 7:30 PM'],
  ])('%j is read', (text) => {
    expect(readMoment(text)).toBe('2026-12-05T19:30:00');
  });

  it.each(['2026-12-05', '19:30', 'soon', '2026-12-05T19:30:00Z', null])('%j is none', (text) => {
    expect(readMoment(text)).toBeNull();
  });
});

it.each([...['', '  ', null, undefined, false, 0, [], '0000-00-00', '0000-00-00 00:00:00']])(
  '%j is an empty field',
  (value) => {
    expect(isFilled(value)).toBe(false);
  },
);
