/** The address of a picture that is drawn for a page, as its nodes are given it. */
export const card = '/api/share/0/en/x';

/** The same, as they name it. */
export const drawn = `https://site.example${card}`;

/** The duo, where a node points to it. */
export const group = { '@id': 'https://site.example/#group' };

/** A thing's SEO fields, left empty. */
export const noSeo = { title: null, description: '' };

/** A picture in WordPress's library. */
export const image = {
  src: 'https://cms.example/wp-content/uploads/2026/05/a.webp?v=1',
  ...{ alt: 'Hammers', width: 10, height: 10 },
};
