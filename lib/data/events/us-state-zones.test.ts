import { zonesOf } from './known-zone';
import { usState, usStates } from './us-state-zones';

const canonical = (timeZone: string) =>
  new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;

it('are fifty and the District of Columbia, each once', () => {
  expect(new Set(usStates.map(({ code }) => code)).size).toBe(51);
  expect(new Set(usStates.map(({ name }) => name)).size).toBe(51);
  expect(usStates).toHaveLength(51);
});

it('are in zones that the time zone database has for the United States', () => {
  const known = zonesOf('US');

  for (const { name, zones } of usStates) {
    expect([name, zones.filter((zone) => !known.includes(canonical(zone)))]).toEqual([name, []]);
  }
});

it.each([
  ['California', 'CA'],
  ['NEW  YORK', 'NY'],
  ['D.C.', 'DC'],
  ['D. C.', 'DC'],
  ['Washington, D. C.', 'DC'],
  ['ca', 'CA'],
])('%s is read as %s', (words, code) => {
  expect(usState(words, { takesCode: true })?.code).toBe(code);
});

it('reads no letters as a state when the country is missing', () => {
  expect(usState('AR', { takesCode: false })).toBeNull();
  expect(usState('', { takesCode: true })).toBeNull();
});
