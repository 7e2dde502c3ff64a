import { toPage } from './sitemap-item';

describe('toPage', () => {
  const raw = { id: 1, slug: 'a', translations: undefined, embedded: null };
  const href = { pathname: '/news' } as const;

  it.each([
    [
      'a change after publishing',
      '2026-08-23T10:00:00',
      '2026-09-01T08:00:00',
      '2026-09-01T08:00:00Z',
    ],
    ['a scheduled item', '2026-08-23T10:00:00', '2026-08-20T08:00:00', '2026-08-23T10:00:00Z'],
    ['no date', null, '2026-08-20T08:00:00', '2026-08-20T08:00:00Z'],
    ['no change', '2026-08-23T10:00:00', null, null],
  ])('says when the item last changed: %s', (_, date_gmt, modified_gmt, modified) => {
    expect(toPage({ ...raw, date_gmt, modified_gmt }, href)).toMatchObject({ modified });
  });

  it('names the picture of each language, of the own uploads only', () => {
    const media = (id: number, url: string) => [{ id, source_url: url, alt_text: '' }];
    const embedded = {
      'wp:featuredmedia': media(1, 'https://elsewhere.example/wp-content/uploads/a.jpg'),
      germanFeaturedMedia: media(2, 'https://cms.example/wp-content/uploads/2026/b.jpg'),
    };
    const page = toPage({ ...raw, date_gmt: null, modified_gmt: null, embedded }, href);

    expect(page.images).toEqual({
      en: [],
      de: ['https://site.example/api/media/2026/b.jpg'],
    });
  });
});
