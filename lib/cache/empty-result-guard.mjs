import { wasRemovedSince } from './removals.mjs';

const day = 24 * 60 * 60 * 1000;
/**
 * Milliseconds until an empty result is accepted, by tag; for every other tag it is a day. Slides can be changed
 * directly in Supabase, which sends no webhook.
 * @type {Record<string, number | undefined>}
 */
const patience = { carousel: 10 * 60 * 1000 };

/**
 * When a page first lacked something that it had shown before, without a webhook that reports its removal. The key is
 * the tag and the page.
 * @type {Map<string, number>}
 */
const missing = new Map();

/**
 * The tags of what the last good page shows and the new page does not, unless a webhook has reported the removal. Such
 * a loss means that the source is failing, not that it is empty. After a day (for the carousel, ten minutes) the empty
 * result is accepted all the same: the site may get no webhooks, or one was lost (docs/decisions/012-empty-answers.md).
 *
 * @param {string} key of the page
 * @param {{ previous: { shown: string[], requestedAt: number }, shown: string[], now: number }} pages the presence tags
 *   of the last good page and the new one, and when the data of the last one was requested, in milliseconds
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
 * A source is not failing when it returns another item of the same type: `post:2` where `post:1` was.
 *
 * @param {string} other
 * @param {string} tag
 */
const isOfItsKind = (other, tag) => /:\d+$/.test(tag) && kindOf(other) === kindOf(tag);

/** @param {string} tag */
const kindOf = (tag) => tag.replace(/\d+$/, '');
