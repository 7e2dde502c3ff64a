import { contextWith } from '../testing/context';
import { checkSlidePictures } from './slide-pictures.mjs';

const check = (background_image_url: unknown) =>
  checkSlidePictures(contextWith().context, [{ id: 3, title: 'Winter', background_image_url }]);

describe('the picture of a slide', () => {
  it.each([
    '/images/carousel/a.webp',
    '/wp-content/uploads/a.jpg?v=1',
    'https://cms.example/wp-content/uploads/a.jpg',
    'https://www.cms.example/wp-content/uploads/a.jpg',
    'https://i0.wp.com/cms.example/wp-content/uploads/a.jpg?w=300',
    'https://site.example/images/a.webp',
    'https://data.example/storage/v1/object/public/slides/a.jpg',
  ])('is shown: %s', (address) => {
    expect(check(address)).toEqual([]);
  });

  it.each([
    'https://pictures.example/a.jpg',
    'https://other.supabase.example/storage/v1/object/public/slides/a.jpg',
    'https://data.example/storage/v1/object/sign/slides/a.jpg?token=x',
    'https://cms.example/wp-content/uploads/a.svg',
    '//pictures.example/a.jpg',
    '/hero.jpg',
    'https://site.example/hero.jpg',
    '/images/a.pdf',
    null,
  ])('is why the site leaves the slide out, and the doctor says what to do: %s', (address) => {
    expect(check(address)).toMatchObject([
      {
        state: 'warning',
        words: expect.stringMatching(/“Winter” \(3\) is left out/),
        next: expect.stringContaining('https://data.example/storage/v1/object/public/'),
      },
    ]);
  });
});
