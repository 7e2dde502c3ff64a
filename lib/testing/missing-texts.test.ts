import { addedTexts, missingTexts } from './missing-texts';

it.each([
  ['nothing of what is shown', ['One two', 'three'], ['One', ' two three'], []],
  ['a text that is not shown', ['One', 'two'], ['One'], ['two']],
  ['the second of two equal texts', ['One', 'One'], ['One'], ['One']],
  ['a short text that a longer one contains', ['One two', 'two'], ['One two'], ['two']],
  ['nothing of what is shown in another order', ['One', 'two'], ['two', 'One'], []],
])('misses %s', (_, expected, shown, missing) => {
  expect(missingTexts(expected, shown)).toEqual(missing);
});

it('finds what is shown besides the texts', () => {
  expect(addedTexts(['One', 'two'], ['One', 'or two'])).toEqual(['or']);
});
