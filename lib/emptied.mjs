import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

const day = 24 * 60 * 60 * 1000;
// Supabase tells nobody when a slide goes.
const patience = { carousel: 10 * 60 * 1000 };

/**
 * Since when each page has been missing what it showed, while nobody has said that it went.
 * @type {Map<string, number>}
 */
const missing = new Map();

/**
 * What the last good page shows and the one just made does not, though no webhook has said that it is gone: then the
 * source is failing rather than empty. A source that goes on saying so for a day is believed, and for the carousel after
 * ten minutes: it may have no webhooks, or one was lost. (docs/decisions/012-empty-answers.md)
 *
 * @param {string} key of the page
 * @param {{ previous: { shown: string[], askedAt: number }, shown: string[], now: number }} pages the tags of the lists
 *   and things that each shows, and when the last one's data was asked for, in milliseconds
 * @returns {string[]} tags
 */
export function emptied(key, { previous, shown, now }) {
  return previous.shown.filter((tag) => {
    const place = `${tag} ${key}`;
    const isThere = shown.some((other) => other === tag || isOfItsKind(other, tag));
    if (isThere || isGone(tag, previous.askedAt)) return missing.delete(place) && false;

    const since = missing.get(place) ?? now;
    missing.set(place, since);
    return now - since < (patience[tag] ?? day);
  });
}

/**
 * A source that names another thing at the same address is not failing: `post:2` where `post:1` was.
 *
 * @param {string} other
 * @param {string} tag
 */
const isOfItsKind = (other, tag) => /:\d+$/.test(tag) && kindOf(other) === kindOf(tag);

/** @param {string} tag */
const kindOf = (tag) => tag.replace(/\d+$/, '');

/**
 * @param {string} tag
 * @param {number} askedAt
 */
const isGone = (tag, askedAt) => (tagsManifest.get(`gone:${tag}`)?.stale ?? 0) > askedAt;
