import type { Tongue } from '@/lib/data/press/press';

import { broadcasts } from '../press/broadcasts';
import { online } from '../press/online';
import { podcasts } from '../press/podcasts';
import { scans } from '../press/scans';
import { wordsOf } from '../testing/entries';

const titles: [title: string, language: Tongue][] = [
  ...[...podcasts, ...broadcasts, ...online].map(({ title, language }): [string, Tongue] => [
    title,
    language,
  ]),
  ...scans.map(({ headline, language }): [string, Tongue] => [headline, language]),
];

// Short words that only one of these languages has.
const english = /^(the|that|from|and|with|already|you|did|not|of|by|our|walk|sings)$/;
const german = /^(der|das|den|dem|ein|eine|nicht|ist|und|auf|sich|auch|im|zum|zu|für)$/;

it('titles of press reports are in the language that their entry states', () => {
  const wrong = titles.filter(([title, language]) =>
    wordsOf(title).some(
      (word) =>
        (language !== 'en' && english.test(word)) || (language !== 'de' && german.test(word)),
    ),
  );

  expect(titles.filter(([, language]) => !['en', 'de'].includes(language)).length).toBeGreaterThan(
    9,
  );
  expect(wrong).toEqual([]);
});
