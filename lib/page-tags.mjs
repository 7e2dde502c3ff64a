const header = 'x-next-cache-tags';

/**
 * The values of a finished page's tags of one kind, e.g. `asked:123` -> `123`.
 *
 * @param {any} page as the page cache is given it; null for none
 * @param {string} kind
 * @returns {string[]}
 */
export function valuesOf(page, kind) {
  const tags = page?.headers?.[header]?.split(',') ?? [];
  return tags
    .filter((/** @type {string} */ tag) => tag.startsWith(`${kind}:`))
    .map((/** @type {string} */ tag) => tag.slice(kind.length + 1));
}

/**
 * When the first of a page's data was asked for, in milliseconds; infinity where it has none.
 *
 * @param {any} page
 * @param {...string} kinds of tags that say so
 */
export function askedAtOf(page, ...kinds) {
  return Math.min(...kinds.flatMap((kind) => valuesOf(page, kind)).map(Number));
}

/**
 * Is this the last good page? After a failure the framework stores it again.
 *
 * @param {any} page
 * @param {any} previous
 */
export function isRetained(page, previous) {
  return previous?.headers?.[header] === page.headers?.[header];
}

/**
 * The page as one that counts from now, and not from when its data was asked for; that remains to be known (`told`).
 *
 * @param {any} page
 */
export function countedFromNow(page) {
  const tags = page.headers?.[header]?.replace(/\basked:/g, 'told:');
  return { ...page, headers: { ...page.headers, ...(tags && { [header]: tags }) } };
}
