type Words = { title: string; description: string };

/**
 * The title and description of one page of a list. No two pages may have the same title or description.
 *
 * @param name the name of the page, e.g. `Page 2`
 */
export function wordsOfPage(
  { title, description }: Words,
  pageNumber: number,
  name: string,
): Words {
  if (pageNumber === 1) return { title, description };

  return { title: `${title}, ${name}`, description: `${description} (${name})` };
}
