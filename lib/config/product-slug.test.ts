import { toAsciiSlug } from './product-slug';

it.each([
  ['Auralune', 'auralune'],
  ['Wind & Wetter', 'wind-wetter'],
  ['Die Brücke!', 'die-brucke'],
  ['月', 'site'],
])('%s is %s in ids and names of files', (name, slug) => {
  expect(toAsciiSlug(name)).toBe(slug);
});
