import { germanTexts as texts } from './german-texts';
import { allowed, avoided, avoidedLabels, known, ofOthers, samples } from './german-words';

const withoutExceptions = (words: string) =>
  allowed.reduce((rest, [each]) => rest.replaceAll(each, ''), words);

it('the German texts of every source are found', () => {
  const kinds = texts.map(([name]) => name.split(/[ .]/)[0]);

  expect(texts.length).toBeGreaterThan(1500);
  expect(kinds).toEqual(
    expect.arrayContaining([
      ...['post', 'video', 'release', 'track', 'event', 'tour', 'gallery', 'appearance'],
      ...['quote', 'report', 'cutting', 'document', 'press', 'facts', 'change', 'biography/aura'],
      ...['picture', 'photograph', 'drawn', 'embeds', 'terms', 'site', 'messages', 'stage'],
      ...['pattern', 'slide', 'nginx', 'plugin', 'guide', 'pdf', 'place'],
    ]),
  );
});

it('German words are spelled the Swiss way', () => {
  expect(texts.filter(([, words]) => words.includes('ß'))).toEqual([]);
});

it('every pattern of the list finds its word, and no word that is known everywhere', () => {
  expect(samples).toHaveLength(avoided.length);
  expect(avoided.filter(([pattern], index) => !pattern.test(samples[index]!))).toEqual([]);
  expect(avoided.filter(([pattern]) => pattern.test(known))).toEqual([]);
});

it('German words are known outside of Switzerland too, and do not sound translated', () => {
  const found = texts.flatMap(([name, words]) =>
    avoided
      .filter(([pattern]) => pattern.test(withoutExceptions(words)))
      .map(([pattern, instead]) => `${name}: ${pattern}, better ${instead}: ${words}`),
  );

  expect(found).toEqual([]);
  expect(texts.filter(([, words]) => avoidedLabels.includes(words))).toEqual([]);
});

describe('everybody is addressed as du', () => {
  it.each(['Wie Sie wünschen', 'Danke, Ihnen auch', 'Sie können hier buchen', 'Ihre Nachricht'])(
    'which %p would not be',
    (words) => {
      expect(formalAddress(words)).not.toEqual([]);
    },
  );

  it.each([
    ...['Das gab Aura. Sie sang es.', 'Ihr werdet sehen.', '«Ihr hättet es sagen können»'],
    'Wähl sie aus, und gib ihnen ihr Lied.',
  ])('which %p is', (words) => {
    expect(formalAddress(words)).toEqual([]);
  });

  it('in every text', () => {
    expect(
      texts.flatMap(([name, words]) => formalAddress(words).map((each) => [name, each])),
    ).toEqual([]);
  });

  it('each exception for sentences about other people is still needed', () => {
    const all = texts.map(([, words]) => words).join('\n');

    expect(
      [...ofOthers, ...allowed.map(([words]) => words)].filter((each) => !all.includes(each)),
    ).toEqual([]);
  });
});

/** The places where somebody is addressed as Sie, each with the words after it. */
function formalAddress(words: string): string[] {
  return [...words.matchAll(/(?<!\p{L})(Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})/gu)]
    .filter(({ index, 1: word = '' }) => {
      const after = words.slice(index);
      const begins = /(^|[.!?…:/]["»”)’]*\s+|[«‹([])$/.test(words.slice(0, index));
      if (!begins) return true;
      if (ofOthers.some((each) => after.startsWith(each))) return false;
      // "Sie kommen" may be the formal address, or "they". "Sie kommt" can only be "she". "Ihr kommt" addresses a group
      // as friends.
      if (word === 'Sie') return /^Sie (\p{L}+e?n|sind)(?!\p{L})/u.test(after);
      return !/^Ihr (\p{Ll}+t|seid)(?!\p{L})/u.test(after);
    })
    .map(({ index }) => words.slice(index, index + 40));
}
