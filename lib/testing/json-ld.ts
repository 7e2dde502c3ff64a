/** The path of a page's share image, as it is passed to the functions that make JSON-LD nodes. */
export const card = '/api/share/0/en/x';

/** The URL of the same image in the nodes. */
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
