import { dateFields, unreadDates } from '../../lib/wordpress/date-fields.mjs';
import { restAddress } from '../facts/wordpress.mjs';
import { fine, warning } from '../finding.mjs';

/** @typedef {{ kind: string, id: unknown, field: string, value: unknown }} Unread */

const shown = 5;
const mostPages = 20;

/**
 * The lists whose items have dates, and the fields of an item that contain them.
 * @type {{ kind: string, path: string, query: Record<string, string>, fields: import('../../lib/wordpress/date-fields.mjs').DateFields, inAcf?: boolean }[]}
 */
const lists = [
  ...['upcoming', 'past'].map((type) => ({
    ...{ kind: 'event', path: '/wp/v2/events', query: { type }, fields: dateFields.event },
  })),
  ...Object.entries({ video: 'videos', release: 'music' }).map(([kind, name]) => ({
    ...{ kind, path: `/wp/v2/${name}`, query: { per_page: '100', _fields: 'id,acf' } },
    ...{ fields: dateFields.work, inAcf: true },
  })),
];

/**
 * Can the site read every date and time of the events, videos and releases?
 * @param {import('../context.mjs').DoctorContext} context
 * @param {import('../facts/wordpress.mjs').WordPress} wordpress
 * @returns {Promise<import('../finding.mjs').Finding[]>}
 */
export async function checkDates(context, wordpress) {
  const found = await Promise.all(lists.map((list) => unreadIn(list, context, wordpress)));
  const unread = found.flat();
  if (unread.length === 0) return [fine('Every date and time can be read.')];

  const some = unread.slice(0, shown).map(nameOf).join('; ');
  const more = unread.length > shown ? `; and ${unread.length - shown} more` : '';
  return [
    warning(
      `Dates or times that cannot be read, so that the site shows none: ${some}${more}.`,
      'Correct them in WordPress. In Advanced Custom Fields, the return format Y-m-d (H:i for times) is read with certainty; a day with slashes is read as day/month/year.',
    ),
  ];
}

/**
 * A list that could not be read has no unread dates here: the diagnosis of the REST routes names it.
 * @param {(typeof lists)[number]} list
 * @param {import('../context.mjs').DoctorContext} context
 * @param {import('../facts/wordpress.mjs').WordPress} wordpress
 * @returns {Promise<Unread[]>}
 */
async function unreadIn({ kind, path, query, fields, inAcf }, context, wordpress) {
  const requestPage = (/** @type {number} */ page) =>
    context.request(restAddress(context, wordpress, path, { ...query, page: String(page) }));
  const first = await requestPage(1);
  const pages = Math.min(Number(first.headers.get('x-wp-totalpages') ?? 1), mostPages);
  const responses = [first];
  for (let page = 2; page <= pages; page += 1) responses.push(await requestPage(page));
  const items = responses.flatMap(({ json }) => (Array.isArray(json) ? json : []));
  return items.flatMap((item) => {
    const values = inAcf ? item?.acf : item;
    if (values === null || typeof values !== 'object') return [];
    return unreadDates(values, fields).map(([field, value]) => ({
      ...{ kind, id: item.id, field, value },
    }));
  });
}

/** @param {Unread} unread */
const nameOf = ({ kind, id, field, value }) => `${kind} ${id}, ${field}: ${JSON.stringify(value)}`;
