import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readList, wordpressRest } from '../../parts/wordpress-rest.mjs';
import { stackDir } from '../../settings.mjs';
import { films, gigs, pictures, posts, releases } from './content.mjs';

/** @typedef {import('../../parts/wordpress-rest.mjs').Post} Post */
/** @typedef {Record<string, { id: number, address: string }>} Stored by name */

/**
 * Stores the content of content.mjs in WordPress. Items are stored one after the other, so that they always get the
 * same ids in a new WordPress. If there are events already, nothing is changed.
 * @param {import('../../settings.mjs').Settings} settings
 */
export async function fillEarlierSite(settings) {
  const events = await readList(settings.wordpressUrl, '/gigs');
  if (events.items.length) return;

  const store = await wordpressRest(settings);
  const known = await oneByOne(pictures, (picture) => upload(store, picture));
  const pictureOf = ({ picture }) => (picture ? { featured_media: known[picture].id } : {});
  const write = (path) => async (item) => {
    const { title, slug, content, date, status = 'publish', fields: meta } = item;
    return entry(
      await store(path, { title, slug, content, date, status, meta, ...pictureOf(item) }),
    );
  };
  const news = await oneByOne(posts, write('/posts'));
  await oneByOne(gigs, (gig) => {
    const poster = gig.poster ? { poster: known[gig.poster].address } : {};
    const post = gig.post ? { post_id: String(news[gig.post].id) } : {};
    return write('/gigs')({ ...gig, fields: { ...gig.fields, ...poster, ...post } });
  });
  await oneByOne(films, write('/videos'));
  await oneByOne(releases, write('/music'));
}

/**
 * @template Item
 * @param {Record<string, Item>} items by name
 * @param {(item: Item) => Promise<{ id: number, address: string }>} work
 * @returns {Promise<Stored>}
 */
async function oneByOne(items, work) {
  const stored = {};
  for (const [name, item] of Object.entries(items)) stored[name] = await work(item);
  return stored;
}

/**
 * @param {Post} store
 * @param {{ file: string, alt: string }} picture
 */
async function upload(store, { file, alt }) {
  const bytes = readFileSync(join(stackDir, 'seed', 'images', 'events', file));
  const media = await store('/media', bytes, {
    'content-type': 'image/webp',
    'content-disposition': `attachment; filename="${file}"`,
  });
  await store(`/media/${media.id}`, { alt_text: alt });
  return entry(media);
}

const entry = ({ id, source_url: address = '' }) => ({ id, address });
