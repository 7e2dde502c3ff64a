import { runConcurrently } from '../../run-concurrently.mjs';

/**
 * A recorded response. `request`: the path and query after /wp-json/wp/v2; `headers`: those that the site reads.
 * @typedef {{ request: string, status: number, headers: Record<string, string>, body: unknown }} RecordedResponse
 */

const headers = ['content-type', 'x-wp-total', 'x-wp-totalpages'];
/** Fields with the time of the recording. */
const timeFields = new Set(['date', 'date_gmt', 'modified', 'modified_gmt']);

/**
 * Sends an earlier site all requests that the website sends, and returns the responses. The URL of WordPress and the
 * current times are replaced, because they differ at every recording.
 * @param {string} wordpressUrl
 * @returns {Promise<Record<'events' | 'videos' | 'music', RecordedResponse[]>>}
 */
export async function recordResponses(wordpressUrl) {
  const record = recorder(wordpressUrl, new Date().toISOString().slice(0, 10));
  return {
    events: await recordEvents(record),
    videos: await recordCatalogue(record, 'videos', ['from-below', 'nine-figures', 'nothing']),
    music: await recordCatalogue(record, 'music', ['night-grammar', 'first-tape', 'nothing']),
  };
}

async function recordEvents(record) {
  const lists = await runConcurrently(['upcoming', 'past'], 1, (type) =>
    record(`/events?type=${type}`),
  );
  const events = lists.flatMap(({ body }) => body);
  const records = await runConcurrently(events, 1, ({ id }) => record(`/events/${id}`));
  const linked = events.map(({ post_id: id }) => id).filter((id) => id !== '0');
  const posts = await runConcurrently(linked, 1, (id) => record(`/posts/${id}?_embed=true`));
  const slugs = ['winter-concert', 'harbour-songs', 'journey-in-la', 'a-night', 'nothing'];
  const named = await runConcurrently(slugs, 1, (slug) => record(`/events/slug/${slug}`));
  return [...lists, ...records, ...posts, ...named];
}

async function recordCatalogue(record, kind, slugs) {
  const embed = '_embed=wp:featuredmedia,wp:term';
  const fields = '_fields=id,slug,date,title,acf,translations,content,seo,embedded';
  const steps = [1, 2].map((page) => `per_page=100&page=${page}&orderby=date&order=desc`);
  const queries = [...steps, ...slugs.map((slug) => `slug=${slug}`)];
  return runConcurrently(
    queries.flatMap((query) => [`${embed}&${fields}&${query}`, `${embed}&${query}`]),
    1,
    (query) => record(`/${kind}?${query}`),
  );
}

/**
 * Returns a function that sends a request and records the response.
 * @param {string} wordpressUrl
 * @param {string} today YYYY-MM-DD, in UTC
 */
const recorder = (wordpressUrl, today) => async (request) => {
  const response = await fetch(`${wordpressUrl}/wp-json/wp/v2${request}`);
  const text = (await response.text()).replaceAll(
    JSON.stringify(wordpressUrl).slice(1, -1).replaceAll('/', '\\/'),
    'https:\\/\\/cms.example',
  );
  return {
    request,
    status: response.status,
    headers: Object.fromEntries([...response.headers].filter(([name]) => headers.includes(name))),
    body: JSON.parse(text, (name, value) =>
      timeFields.has(name) && String(value).startsWith(today) ? '2026-11-20T12:00:00' : value,
    ),
  };
};
