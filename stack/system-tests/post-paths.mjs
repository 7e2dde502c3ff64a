/** @typedef {{ date: string, slug: string }} Post as WordPress's REST API has it */

/** The English path of a post. @param {Post} post */
export const pathOf = ({ date, slug }) => `/${date.slice(0, 4)}/${date.slice(5, 7)}/${slug}`;

/** The paths of a post, in both languages. @param {Post} post */
export const pathsOf = (post) => [pathOf(post), `/de${pathOf(post)}`];
