import { wasRemovedSince } from './removals.mjs';

const day = 24 * 60 * 60 * 1000;
/**
 * Milliseconds until an empty result is accepted, by tag; for every other tag it is a day. Slides can be changed
 * directly in Supabase, which sends no webhook.
 * @type {Record<string, number | undefined>}
 */
const patience = { carousel: 10 * 60 * 1000 };

/**
 * When something that a page had shown before was first missing from it, without a webhook that reports its removal, in
 * milliseconds since 1970. The key is the tag and the page.
 * @type {Map<string, number>}
 */
const missing = new Map();

/**
 * The tags of what the last good page shows and the new page does not, unless a webhook has reported the removal. Such
 * a loss means that the data source is failing, not that it is empty. After a day (ten minutes for the carousel) the
 * new page is accepted nevertheless: the site may get no webhooks, or a webhook may have been lost
 * (docs/decisions/012-empty-answers.md).
 *
 * @param {string} key of the page
 * @param {{ previous: { shown: string[], requestedAt: number }, shown: string[], now: number }} pages `shown`: the tags
 *   of the items and lists that the last good page and the new page show; `requestedAt`: when the data of the last good
 *   page was requested. Times are in milliseconds since 1970
 * @returns {string[]} the tags of what is missing
 */
export function unexpectedlyMissing(key, { previous, shown, now }) {
  return previous.shown.filter((tag) => {
    const place = `${tag} ${key}`;
    const isThere = shown.some((other) => other === tag || isOfItsKind(other, tag));
    if (isThere || wasRemovedSince(tag, previous.requestedAt))
      return missing.delete(place) && false;

    const since = missing.get(place) ?? now;
    missing.set(place, since);
    return now - since < (patience[tag] ?? day);
  });
}

/**
 * Whether both tags are of items of the same type. A page that shows `post:2` instead of `post:1` has lost nothing: the
 * data source works, and the other post now has this URL.
 *
 * @param {string} other
 * @param {string} tag
 */
const isOfItsKind = (other, tag) => /:\d+$/.test(tag) && kindOf(other) === kindOf(tag);

/** @param {string} tag */
const kindOf = (tag) => tag.replace(/\d+$/, '');
