import { noneOf } from '../../common/results/findings.mjs';

/** @typedef {import('../../common/results/findings.mjs').Finding} Finding */
/** @typedef {{ path: string, status: number }} NearMiss a misspelled path, and the status of the response */

/** The path of a post, an event, a video, a release or a tour, in either language. */
const itemPath =
  /^(\/de)?\/(\d{4}\/\d{2}|events|veranstaltungen|videos|music|musik|tours|touren)\/[\w-]+$/;

/** @param {string} path */
const slugOf = (path) => path.slice(path.lastIndexOf('/') + 1);

/** The characters of a slug. Equal neighbours are one entry, e.g. `oo`. @param {string} path */
const lettersOf = (path) => slugOf(path).match(/(.)\1*/g) ?? [];

/**
 * The paths of items. Those with very short slugs are left out, because their misspellings would be very long.
 * @param {string[]} paths
 */
export const misspellable = (paths) =>
  paths.filter((path) => itemPath.test(path) && lettersOf(path).length > 3);

const mostMisspellings = 10_000_000;

/**
 * A misspelled path of an item: some characters of its slug are doubled, or repeated more often if the slug is short.
 * Each number gives another path.
 * @param {string} path one of `misspellable`
 * @param {number} number from 1 to ten million
 */
export function nearMissOf(path, number) {
  const letters = lettersOf(path);
  // In this base, each digit of the number says how often a character is added.
  const base = Math.ceil(mostMisspellings ** (1 / letters.length));
  const misspelled = letters.map(
    (each, index) => each + each[0].repeat(Math.floor(number / base ** index) % base),
  );
  return path.slice(0, path.lastIndexOf('/') + 1) + misspelled.join('');
}

/**
 * The statuses of a page that does not exist: 404, or 307 for a video or release, whose list is shown instead. The edge
 * sends 429 when all connections have the same IP address, as on systems other than Linux.
 */
const expected = [307, 404, 429];

/**
 * The site's list of slugs shows that a misspelled slug does not exist, so the site sends no request to WordPress. (It
 * would send one only if WordPress took more than three seconds for a new list.) The site answers 503 only when 175
 * requests wait (lib/http/not-found-rate-limit.ts). An attack has a hundred connections at most, so no response may be
 * a 503.
 * @param {NearMiss[]} misses
 * @param {string[]} requests the paths that WordPress got requests for
 * @returns {Finding[]} the first is not kept when nothing was measured
 */
export function nearMissFindings(misses, requests) {
  const wrong = misses.filter(({ status }) => !expected.includes(status));
  const finding = noneOf(
    'misspelled slugs that did not get 404 or 307',
    wrong.map(({ path, status }) => `${path} responded with ${status}`),
  );
  const slugs = misses.map(({ path }) => slugOf(path));
  return [
    {
      ...finding,
      measured: `${wrong.length} of ${misses.length}`,
      isKept: finding.isKept && misses.length > 0,
    },
    noneOf(
      'requests to WordPress for misspelled slugs',
      requests.filter((url) => slugs.some((slug) => url.includes(slug))),
    ),
  ];
}
