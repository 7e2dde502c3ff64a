import { plainText } from '../html/plain-text';
import { toExcerpt } from './excerpt';

const excerptOf = (excerpt: string, text = '') => toExcerpt(plainText(excerpt), plainText(text));

it.each([
  'The tone comes from the floor [&hellip;]',
  'The tone comes from the floor [...]',
  'The tone comes from the floor &hellip;',
  'The tone comes from the floor&#8230;',
])('ends %j as a text that goes on', (excerpt) => {
  expect(excerptOf(excerpt)).toBe('The tone comes from the floor…');
});

it('has the spaces that WordPress leaves out of the excerpt it generates', () => {
  const text = '<p>Doors 19:00<br>Start 20:00</p><ul><li>Mats</li><li>Tea</li></ul>';

  expect(excerptOf('<p>Doors 19:00Start 20:00 Mats Tea</p>', text)).toBe(
    'Doors 19:00 Start 20:00 Mats Tea',
  );
  expect(excerptOf('<p>Doors 19:00Start 20:00 [&hellip;]</p>', text)).toBe(
    'Doors 19:00 Start 20:00…',
  );
});

it('keeps what an editor wrote', () => {
  expect(excerptOf('<p>A night of sand.</p>', '<p>Nights</p>')).toBe('A night of sand.');
  expect(excerptOf('<p>Nights of sand.</p>', '<p>Nights</p>')).toBe('Nights of sand.');
  expect(excerptOf('', '<p>Nights</p>')).toBe('');
  expect(excerptOf('[&hellip;]', '<p>Nights</p>')).toBe('…');
});
