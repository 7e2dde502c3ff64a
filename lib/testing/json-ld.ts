/** The address of a page's share image, as passed to its nodes. */
export const card = '/api/share/0/en/x';

/** The same address as the nodes write it. */
export const drawn = `https://site.example${card}`;

/** A reference to the duo. */
export const group = { '@id': 'https://site.example/#group' };

/** The SEO fields of an item, left empty. */
export const noSeo = { title: null, description: '' };

/** A picture in WordPress's media library. */
export const image = {
  src: 'https://cms.example/wp-content/uploads/2026/05/a.webp?v=1',
  ...{ alt: 'Hammers', width: 10, height: 10 },
};
