import { requestTable } from '../../../parts/supabase-rest.mjs';
import { readList } from '../../../parts/wordpress-rest.mjs';

/** Whether the slug needs no encoding, and so is the same text in HTML, XML and JSON. */
const isPlain = ({ slug }) => /^[\w-]+$/.test(slug);

/**
 * Content of every type, requested from WordPress and Supabase directly and not through the fault proxies.
 * @param {import('../../../settings.mjs').Settings} settings of the backend itself
 */
export async function findContent(settings) {
  const readItems = async (path) => (await readList(settings.wordpressUrl, path)).items;
  const fields = '_fields=id,slug,date,title,categories,tags,embedded';
  const posts = await readItems(`/posts?per_page=100&${fields}`);
  const plain = posts.filter(isPlain);
  const post = plain.find((each) => each.categories.length && each.tags.length && pictureOf(each));
  const [category] = await readItems(`/categories?include=${post.categories[0]}&_fields=slug`);
  const [tag] = await readItems(`/tags?include=${post.tags[0]}&_fields=slug`);
  const [upcoming, past] = await Promise.all([
    readItems('/events?type=upcoming'),
    readItems('/events?type=past'),
  ]);
  const videos = await readItems('/videos?per_page=100&_fields=slug,title,acf');
  const releases = await readItems('/music?per_page=100&_fields=slug,title');
  const tours = await readItems('/tours?per_page=100&_fields=slug,content');
  const slide = await firstSlide(settings);
  return {
    ...{ post, older: posts.slice(20, 40).find(isPlain), category: category.slug, tag: tag.slug },
    ...{ upcoming, past, event: upcoming.find(isPlain), pastEvent: past.find(isPlain) },
    ...{
      video: videos.find(isPlain),
      release: releases.find(isPlain),
      tour: firstFilled(tours, [...upcoming, ...past]),
      film: filmOf(videos),
      slide: { en: slide.title, de: slide.title_de || slide.title },
    },
    file: new URL(pictureOf(post)).pathname.replace('/wp-content/uploads', '/api/media'),
  };
}

const pictureOf = ({ embedded }) => embedded?.['wp:featuredmedia']?.[0]?.source_url;

/** The first tour to which WordPress adds both pictures and events, with the file of a picture and one event. */
const firstFilled = (tours, events) =>
  tours
    .filter(isPlain)
    .map(({ slug, content }) => ({
      slug,
      picture: /<img[^>]* src="[^"]*\/([\w.-]+)"/.exec(content.rendered)?.[1],
      event: events.find((each) => each.tour === slug && each.featured_image && isPlain(each)),
    }))
    .find(({ picture, event }) => picture && event);

const filmOf = (videos) =>
  videos.map(({ acf }) => /[\w-]{11}$/.exec(acf?.youtube_url ?? '')?.[0]).find(Boolean);

/** @param {import('../../../settings.mjs').Settings} settings */
async function firstSlide(settings) {
  const query = { active: 'eq.true', limit: '1', order: 'display_order.asc' };
  const apikey = settings.secrets.supabaseAnonKey;
  const [slide] = await requestTable(settings, 'auralune_carousel', query, { apikey });
  return slide;
}
