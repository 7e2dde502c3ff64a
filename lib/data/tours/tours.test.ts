import { inColumns, readLocation } from './tours';

describe('the location of an appearance', () => {
  it('is only the place of a concert that took place as planned', () => {
    expect(readLocation('EMMEN, CH')).toEqual({ place: 'EMMEN, CH', statuses: [] });
  });

  it('says when it was postponed, and postponed again', () => {
    const location = 'LINDENTAL, CH - POSTPONED TO 20 MAR 2021! POSTPONED TO 4 MAR 2023!';

    expect(readLocation(location)).toEqual({
      place: 'LINDENTAL, CH',
      statuses: [
        { kind: 'postponed', to: '20 MAR 2021' },
        { kind: 'postponed', to: '4 MAR 2023' },
      ],
    });
  });

  it.each([
    ['HAMBURG, DE - CANCELED!', 'HAMBURG, DE', 'canceled'],
    ['CANCELED!', '', 'canceled'],
    ['ZOOM, ONLINE', 'ZOOM', 'online'],
    ['STREAMING, ONLINE', 'STREAMING', 'online'],
    ['ZÜRICH, CH, PRESENT', 'ZÜRICH, CH', 'present'],
    ['ZÜRICH, ONLINE, CH', 'ZÜRICH, CH', 'online'],
  ])('reads %s', (location, place, kind) => {
    expect(readLocation(location)).toEqual({ place, statuses: [{ kind }] });
  });

  it('may be empty, and a town whose name resembles a status is a town', () => {
    expect(readLocation('')).toEqual({ place: '', statuses: [] });
    expect(readLocation('LAUSANNE-OUCHY, CH').place).toBe('LAUSANNE-OUCHY, CH');
    expect(readLocation('ZÜRICH - OERLIKON, CH - CANCELED!').place).toBe('ZÜRICH - OERLIKON, CH');
    expect(readLocation('PRESENTVILLE, US').statuses).toEqual([]);
  });
});

describe('two columns', () => {
  it.each([
    [32, 16, 16],
    [13, 7, 6],
    [1, 1, 0],
    [0, 0, 0],
  ])('of %i have %i and %i', (count, first, second) => {
    const columns = inColumns(Array.from({ length: count }, (_, index) => index));

    expect(columns.map((each) => each.length)).toEqual([first, second]);
    expect(columns.flat()).toEqual([...Array(count).keys()]);
  });
});
