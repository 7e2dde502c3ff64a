import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

import { keepSameTime, knownZone, zonesOf } from './known-zone';
import { usStates } from './us-state-zones';

type Details = Record<string, string>;

type Hint = (details: Details, oneTime: string[]) => string;

/** Loads the script of the plugin's editing screens, with its texts in English. */
function loadHint(): Hint {
  const i18n = {
    __: (words: string) => words,
    sprintf: (words: string, name: string) => words.replace('%s', name),
  };
  const window: { wp: object; Intl: object; headlessCompanionZoneHint?: Hint } = {
    wp: { i18n },
    Intl,
  };
  const file = '../../../wordpress/headless-companion/assets/place-zone.js';
  runInNewContext(readFileSync(join(__dirname, file), 'utf8'), { window, Intl });

  return window.headlessCompanionZoneHint!;
}

const hint = loadHint();
const hintOf = (details: Details) => hint({ start_date: '2027-07-01', ...details }, oneTime);

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const oneTime = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => zonesOf(code).length > 0 && keepSameTime(zonesOf(code), 2027));

describe('the screen of an event in WordPress', () => {
  it.each([
    [{ country: '' }, /^Choose the time zone, or write the country/],
    [{ state: 'Arizona' }, /^Choose the time zone, or write the country/],
    [{ country: 'Canada' }, /“Canada” has more than one/],
    [{ country: 'Kanada' }, /“Kanada” has more than one/],
    [{ country: 'United States' }, /“United States” has more than one/],
    [{ country: 'USA', state: 'Texas' }, /“Texas” has more than one/],
    [{ country: 'USA', state: 'Cascadia' }, /“Cascadia” has more than one/],
    [{ country: 'Atlantis' }, /does not know the one of “Atlantis”/],
  ])('asks for the time zone where the place is %j', (details, words) => {
    expect(hintOf(details as unknown as Details)).toMatch(words);
  });

  it.each([
    { country: 'Switzerland' },
    { country: 'schweiz' },
    { country: 'Germany' },
    { country: 'England' },
    { country: 'U.S.A.', state: 'AZ' },
    { country: 'the United States', state: 'Hawaiʻi' },
    { country: 'USA', state: 'Puerto Rico' },
    { country: 'Canada', timezone: 'America/Toronto' },
    { country: '', start_date: '' },
  ])('asks for nothing when the place or the editor determines it: %j', (details) => {
    expect(hintOf(details as unknown as Details)).toBe('');
  });

  it('asks exactly in the states with two zones', () => {
    for (const { name, code, zones } of usStates) {
      for (const state of [name, code]) {
        expect([state, hintOf({ country: 'USA', state }) === '']).toEqual([
          state,
          zones.length === 1,
        ]);
      }
    }
  });

  it('does not ask in exactly the countries with a known zone', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

    for (const country of letters.flatMap((first) =>
      letters.map((each) => names.of(first + each)),
    )) {
      if (!country) continue;
      const isKnown = knownZone({ town: '', state: '', country }, 2027) !== null;
      expect([country, hintOf({ country }) === '']).toEqual([country, isKnown]);
    }
  });
});
