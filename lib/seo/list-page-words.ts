type Words = { title: string; description: string };

/**
 * The title and description of one page of a list. They differ from those of all other pages of the list.
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
