import { toRichText } from '../../html/rich-text';
import { galleryPictures } from './gallery';

const picture = (src: string) => `<figure><img src="${src}" width="800" height="600"></figure>`;

it('names the pictures of a gallery at addresses of ours, and none of another host', () => {
  const gallery = toRichText(
    [
      picture('https://cms.example/wp-content/uploads/2023/12/a.webp'),
      picture('https://elsewhere.example/b.webp'),
      '<p>Words</p>',
    ].join(''),
    'en',
  );

  expect(galleryPictures(gallery)).toEqual(['https://site.example/api/media/2023/12/a.webp']);
  expect(galleryPictures(null)).toEqual([]);
});
