import { wasRemovedSince } from './reported-removals.mjs';

const day = 24 * 60 * 60 * 1000;
/**
 * Milliseconds until an empty result is accepted, by tag; for every other tag it is a day. Slides can be changed
 * directly in Supabase, which sends no webhook.
 * @type {Record<string, number | undefined>}
 */
const acceptedAfter = { carousel: 10 * 60 * 1000 };

/**
 * The time at which something first disappeared from a page although no webhook had reported its removal, in
 * milliseconds since 1970. The key consists of the cache tag and the key of the page.
 * @type {Map<string, number>}
 */
const missing = new Map();

/**
 * The tags of everything that the last good page shows and the new page does not show, except what a webhook has
 * reported as removed. Such a loss probably means that the data source is failing. After a day (ten minutes for the
 * carousel) the new page is accepted nevertheless: the site may get no webhooks, or a webhook may have been lost
 * (docs/decisions/012-empty-responses.md). Remembers since when each tag is missing.
 *
 * @param {string} key of the page
 * @param {{ previous: { shown: string[], requestedAt: number }, shown: string[], now: number }} pages `shown`: the tags
 *   of the items and lists that the last good page and the new page show; `requestedAt`: when the data of the last good
 *   page was requested. Times are in milliseconds since 1970
 * @returns {string[]} the tags of what is missing
 */
export function unexpectedlyMissing(key, { previous, shown, now }) {
  const unexpected = previous.shown.filter((tag) => {
    const place = `${tag} ${key}`;
    const isThere = shown.some((other) => other === tag || isSameType(other, tag));
    if (isThere || wasRemovedSince(tag, previous.requestedAt)) {
      missing.delete(place);
      return false;
    }
    const since = missing.get(place) ?? now;
    remember(missing, place, since);
    return now - since < (acceptedAfter[tag] ?? day);
  });
  // No tag has to wait any more, so the new page is accepted. If one of these tags disappears again later, its wait
  // begins again.
  if (unexpected.length === 0) for (const tag of previous.shown) missing.delete(`${tag} ${key}`);

  return unexpected;
}

/**
 * Whether both tags are of items of the same type. A page that shows `post:2` instead of `post:1` has lost nothing: the
 * data source works, and the other post now has this URL.
 *
 * @param {string} other
 * @param {string} tag
 */
const isSameType = (other, tag) => /:\d+$/.test(tag) && typeOf(other) === typeOf(tag);

/** @param {string} tag */
const typeOf = (tag) => tag.replace(/\d+$/, '');

/** Milliseconds after which a list that is still empty counts as empty on purpose. */
const settledAfter = 10 * 60 * 1000;

/**
 * When a page was first rendered with an empty list, in milliseconds since 1970. The key is the tag and the page.
 * @type {Map<string, number>}
 */
const emptySince = new Map();

/**
 * Whether a list of the page has been empty for less than ten minutes. Its data source may be failing, so the page must
 * soon be rendered again. After that, the list counts as empty on purpose: an owner may have no slides or no events.
 *
 * @param {string} key of the page
 * @param {{ empty: string[], shown: string[], now: number }} page `empty` and `shown`: the tags of its lists without and
 *   with items; `now` is in milliseconds since 1970
 */
export function isRecentlyEmpty(key, { empty, shown, now }) {
  for (const tag of shown) emptySince.delete(`${tag} ${key}`);
  const recent = empty.filter((tag) => {
    const place = `${tag} ${key}`;
    const since = emptySince.get(place) ?? now;
    remember(emptySince, place, since);
    return now - since < settledAfter;
  });

  return recent.length > 0;
}

/** The maximum number of places in each map: made-up URLs must not fill the memory. A place is a tag of a page. */
const maxPlaces = 10_000;

/**
 * Stores the time of a place. When there are too many places, this deletes the one that was rendered longest ago. The
 * wait of that place then begins again.
 *
 * @param {Map<string, number>} times
 * @param {string} place
 * @param {number} since in milliseconds since 1970
 */
function remember(times, place, since) {
  // The newest place is at the end.
  times.delete(place);
  times.set(place, since);
  const [oldest] = times.keys();
  if (oldest !== undefined && times.size > maxPlaces) times.delete(oldest);
}
