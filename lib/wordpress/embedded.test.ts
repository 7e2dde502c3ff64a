import { featuredMediaIds, toFeaturedImage } from './embedded';

const hall = {
  ...{ id: 5, source_url: 'https://cms.example/wp-content/uploads/hall.jpg', alt_text: 'The hall' },
  media_details: { width: 800, height: 600 },
};
const poster = {
  id: 6,
  source_url: 'https://cms.example/wp-content/uploads/plakat.jpg',
  alt_text: 'A poster',
};
const withGermanAlt = { ...hall, translations: { de: { alt_text: 'Der Saal &amp; das Licht' } } };

describe('toFeaturedImage', () => {
  it('has the German alternative text on German pages', () => {
    const embedded = { 'wp:featuredmedia': [withGermanAlt] };

    expect(toFeaturedImage(embedded, 'de')).toEqual({
      ...{ src: 'https://cms.example/wp-content/uploads/hall.jpg', alt: 'Der Saal & das Licht' },
      ...{ width: 800, height: 600 },
    });
    expect(toFeaturedImage(embedded, 'en')).toMatchObject({ alt: 'The hall' });
  });

  it('says on a German page that an alternative text is English', () => {
    for (const translations of [undefined, null, { de: null }, { de: { alt_text: '' } }]) {
      const embedded = { 'wp:featuredmedia': [{ ...hall, translations }] };
      expect(toFeaturedImage(embedded, 'de')).toMatchObject({ alt: 'The hall', altLanguage: 'en' });
      expect(toFeaturedImage(embedded, 'en')).not.toHaveProperty('altLanguage');
    }
  });

  it.each([
    'https://i0.wp.com/cms.example/wp-content/uploads/hall.jpg?resize=900%2C600&ssl=1',
    'https://www.cms.example/wp-content/uploads/hall.jpg',
    'https://cms.example/cdn-cgi/image/width=800/wp-content/uploads/hall.jpg',
    'https://img.example/?url=cms.example/wp-content/uploads/hall.jpg',
  ])('is our own file where a CDN stands before it: %s', (source_url) => {
    const media = { ...hall, source_url, modified: '2026-11-01T10:00:00' };

    expect(toFeaturedImage({ 'wp:featuredmedia': [media] })?.src).toBe(
      'https://cms.example/wp-content/uploads/hall.jpg?v=20261101100000',
    );
  });

  it('is a picture of this repository without a version, which its address cannot have', () => {
    const source_url = 'https://site.example/images/press/photos/x.webp';
    const media = { ...hall, source_url, modified: '2026-11-01T10:00:00' };

    expect(toFeaturedImage({ 'wp:featuredmedia': [media] })?.src).toBe(
      '/images/press/photos/x.webp',
    );
  });

  it.each([
    'https://other.example/wp-content/uploads/hall.jpg',
    'https://cms.example/wp-content/uploads/hall.svg',
    'https://cms.example/wp-content/uploads/hall.heic',
  ])('is none where the optimizer would refuse it: %s', (source_url) => {
    expect(toFeaturedImage({ 'wp:featuredmedia': [{ ...hall, source_url }] })).toBeNull();
  });

  it('is the German picture only on German pages', () => {
    const embedded = { 'wp:featuredmedia': [hall], germanFeaturedMedia: [poster] };

    expect(toFeaturedImage(embedded, 'de')?.src).toBe(
      'https://cms.example/wp-content/uploads/plakat.jpg',
    );
    expect(toFeaturedImage(embedded, 'en')?.src).toBe(
      'https://cms.example/wp-content/uploads/hall.jpg',
    );
    expect(toFeaturedImage({ germanFeaturedMedia: [poster] }, 'en')).toBeNull();
  });
});

describe('featuredMediaIds', () => {
  it('names the pictures of both languages, because a page shows one of them', () => {
    const embedded = { 'wp:featuredmedia': [hall], germanFeaturedMedia: [poster] };

    expect(featuredMediaIds(embedded)).toEqual([5, 6]);
    expect(featuredMediaIds({ 'wp:featuredmedia': [{ code: 'rest_forbidden' }] })).toEqual([]);
    expect(featuredMediaIds(undefined)).toEqual([]);
  });
});
