import { toSeo } from './seo';
import { site } from '../site';

const written = { title: 'Peace &amp; Quiet', description: 'Four minutes.' };

it("uses the editor's text for search engines, as plain text", () => {
  expect(toSeo({ seo: written }, 'en', 'An excerpt.')).toEqual({
    title: 'Peace & Quiet',
    description: 'Four minutes.',
  });
});

it('uses the first text of the item when there is none', () => {
  expect(toSeo({}, 'en', '', 'A body.')).toEqual({ title: null, description: 'A body.' });
  const silent = { seo: { title: null, description: null } };
  expect(toSeo(silent, 'en')).toEqual({ title: null, description: '' });
});

it('uses no text of the original for a translation', () => {
  expect(toSeo({ seo: written }, 'de', 'Ein Auszug.')).toEqual({
    ...{ title: null, description: 'Ein Auszug.' },
  });
});

it("uses the editor's German text for search engines on German pages only", () => {
  const german = { title: 'Ruhe &amp; Frieden', description: 'Vier Minuten.' };
  const both = { seo: written, translations: { de: { seo: german } } };

  expect(toSeo(both, 'de', 'Ein Auszug.')).toEqual({
    ...{ title: 'Ruhe & Frieden', description: 'Vier Minuten.' },
  });
  expect(toSeo(both, 'en', 'An excerpt.').title).toBe('Peace & Quiet');
});

it('leaves out the product’s name, because the page adds it to every title', () => {
  expect(toSeo({ seo: { title: `Peace - ${site.product}` } }, 'en').title).toBe('Peace');
  expect(toSeo({ seo: { title: `Peace with ${site.product}` } }, 'en').title).toBe(
    `Peace with ${site.product}`,
  );
});

it.each([...'-–—·:•*⋆|~«»', '<', '&lt;'])('leaves it out after %s, as Yoast writes it', (sign) => {
  expect(toSeo({ seo: { title: `Peace ${sign} ${site.product}` } }, 'en').title).toBe('Peace');
});

it.each(['Ida + Jo', 'Duo ('])('leaves it out whatever its characters are: %s', (product) => {
  const named: { product: string } = site;
  jest.replaceProperty(named, 'product', product);

  expect(toSeo({ seo: { title: `Peace - ${product}` } }, 'en').title).toBe('Peace');
});
