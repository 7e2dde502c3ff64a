import { emptySlide, parseUnsavedSlide } from './unsaved-slide';

const row = {
  ...{ id: 0, title: 'Winter rooms', title_de: 'Winterräume', button_target: '_blank' },
  ...{ background_image_url: '/images/carousel/winter-retreat.webp', button_text: 'Look' },
  ...{ button_url: '/events', created_at: '2026-11-20T05:13:22Z' },
};
const slide = { id: 0, carousel_item: row };

describe('parseUnsavedSlide', () => {
  it('has the words and links of the page that will show it', () => {
    expect(parseUnsavedSlide(slide, 'de')).toMatchObject({
      ...{ title: 'Winterräume', imageUrl: row.background_image_url },
      button: { text: 'Look', textLanguage: 'en', url: '/de/veranstaltungen', opensNewTab: true },
    });
    expect(parseUnsavedSlide(slide, 'en')).toMatchObject({
      ...{ title: 'Winter rooms', button: { url: '/events' } },
    });
  });

  it('leaves out what is not typed yet, and what the site would refuse', () => {
    const refused = {
      ...{ title_de: ' ', background_image_url: 'https://pictures.example/a.jpg' },
      ...{ button_url: 'javascript:alert(1)', button_url_de: '//evil.example' },
    };

    expect(parseUnsavedSlide({ id: 0, carousel_item: { ...row, ...refused } }, 'de')).toMatchObject(
      {
        ...{ title: 'Winter rooms', titleLanguage: 'en', imageUrl: '', button: { url: '/de' } },
      },
    );
    expect(parseUnsavedSlide(emptySlide(new Date('2026-11-26T10:00:00Z')), 'en')).toMatchObject({
      ...{ title: '', imageUrl: '', createdOn: '2026-11-26' },
    });
  });

  it.each([null, {}, { id: 1, carousel_item: row }, { id: 0, carousel_item: {} }])(
    'refuses %j, which is no slide',
    (response) => expect(parseUnsavedSlide(response, 'en')).toBeNull(),
  );
});
