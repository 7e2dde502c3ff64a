import { z } from 'zod';

import { restAddress } from '../facts/wordpress.mjs';
import { failure, fine, warning } from '../finding.mjs';

const rendered = z.object({ rendered: z.string() });
const item = z.object({
  id: z.number(),
  slug: z.string().min(1),
  date: z.string(),
  title: rendered,
});
const term = z.object({ id: z.number(), name: z.string(), slug: z.string(), taxonomy: z.string() });
const event = z.object({
  id: z.coerce.number(),
  title: z.union([z.string(), rendered]),
  start_date: z.string().min(8),
});

/**
 * The routes that the site requests, and the fields without which it cannot show an item. The complete schemas are in
 * `lib/data`.
 * @type {Record<string, import('zod').ZodType>}
 */
const routes = {
  posts: item.extend({ content: rendered, excerpt: rendered }),
  events: event,
  videos: item,
  music: item,
  categories: term,
  tags: term,
};

/**
 * Does every route return a list of items that the site can read?
 * @param {import('../context.mjs').DoctorContext} context
 * @param {import('../facts/wordpress.mjs').WordPress} wordpress
 * @returns {Promise<import('../finding.mjs').Finding[]>}
 */
export async function checkRestRoutes(context, wordpress) {
  const responses = await Promise.all(
    Object.entries(routes).map(async ([name, schema]) => {
      const address = restAddress(context, wordpress, `/wp/v2/${name}`, { per_page: '5' });
      return { name, schema, response: await context.request(address) };
    }),
  );
  const missing = responses
    .filter(({ response }) => response.status === 404)
    .map(({ name }) => name);
  const verdicts = responses.filter(({ name }) => !missing.includes(name)).map(verdictOf);
  const counted = verdicts.flatMap(({ words }) => words || []);
  return [
    ...(counted.length ? [fine(`REST routes work: ${counted.join(', ')}.`)] : []),
    ...(missing.length ? [withoutRoute(missing)] : []),
    ...verdicts.flatMap(({ finding }) => finding ?? []),
  ];
}

/** @param {string[]} names */
const withoutRoute = (names) =>
  failure(
    `There is no route for ${names.join(', ')}: their pages stay unchanged, or say “Please come back in a moment”.`,
    'Activate our plugin, or another one that adds these routes (wordpress/README.md, “Events, videos, music”).',
  );

/** @param {{ name: string, schema: import('zod').ZodType, response: import('../request.mjs').DoctorResponse }} response */
function verdictOf({ name, schema, response: { status, trouble, json, headers } }) {
  /** @param {string} words @param {string} next */
  const bad = (words, next) => ({ words: '', finding: failure(words, next) });
  if (status !== 200 || !Array.isArray(json))
    return bad(
      `The route of ${name} fails: ${trouble || status}${status === 200 ? ', but no list' : ''}.`,
      `Open /wp-json/wp/v2/${name} in a browser. The response shows which plugin or server prevents it.`,
    );
  const wrong = json.flatMap((each) => schema.safeParse(each).error ?? []);
  if (wrong[0]) {
    const fields = [...new Set(wrong[0].issues.map(({ path }) => path.join('.')))].join(', ');
    const words = `The site leaves out an item of ${name}: required fields are missing or invalid (${fields}).`;
    const next =
      'Another plugin may change the REST response: switch plugins off one by one, or correct the item.';
    return { words: '', finding: warning(words, next) };
  }
  const total = headers.get('x-wp-total') ?? String(json.length);
  return { words: `${name} ${total}`, finding: null };
}
