import { toSeo } from './seo';
import { site } from '../site';

const written = { title: 'Peace &amp; Quiet', description: 'Four minutes.' };

it('takes what an editor wrote for search engines, as plain text', () => {
  expect(toSeo(written, 'en', 'An excerpt.')).toEqual({
    title: 'Peace & Quiet',
    description: 'Four minutes.',
  });
});

it('takes the first text of the thing where nobody wrote any', () => {
  expect(toSeo(undefined, 'en', '', 'A body.')).toEqual({ title: null, description: 'A body.' });
  expect(toSeo({ title: null, description: null }, 'en')).toEqual({ title: null, description: '' });
});

it('says nothing of the original of a translation', () => {
  expect(toSeo(written, 'de', 'Ein Auszug.')).toEqual({ title: null, description: 'Ein Auszug.' });
});

it('leaves the product’s name to the page, which writes it behind every title', () => {
  expect(toSeo({ title: `Peace - ${site.product}` }, 'en').title).toBe('Peace');
  expect(toSeo({ title: `Peace with ${site.product}` }, 'en').title).toBe(
    `Peace with ${site.product}`,
  );
});
