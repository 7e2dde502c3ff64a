import 'server-only';

import { z } from 'zod';

import { askWordPress, type Query, type WordPressAnswer } from './client';

const _embed = 'wp:featuredmedia,wp:term';

const list = z.array(z.unknown());
const rawItem = z.looseObject({
  embedded: z.unknown().optional(),
  _embedded: z.unknown().optional(),
});

/**
 * Asks for items with their pictures and terms, and with no more fields than a page needs. Our plugin gives the
 * pictures and terms as the field `embedded`, in half of WordPress's time; a back end without it is asked again, in full.
 *
 * @param fields names of REST fields, e.g. `['id', 'title']`
 * @returns the answer with `_embedded` in every item; null as for askWordPress
 * @throws {Error} as askWordPress does, and when the answer is not a list
 */
export async function askForItems(
  path: string,
  query: Query,
  fields: string[],
): Promise<WordPressAnswer | null> {
  const answer = await askWordPress(path, {
    _embed,
    _fields: [...fields, 'embedded'].join(),
    ...query,
  });
  if (!answer) return null;

  const items = list.parse(answer.body).map(toCoreShape);
  const isWhole =
    items.length === 0 || items.some((item) => rawItem.safeParse(item).data?._embedded);
  return isWhole ? { ...answer, body: items } : askWordPress(path, { _embed, ...query });
}

/** An item with our plugin's `embedded` in core's place. What is not an object is left to the noun. */
export function toCoreShape(item: unknown): unknown {
  const known = rawItem.safeParse(item).data;
  if (!known) return item;

  const { embedded, ...rest } = known;
  return { ...rest, _embedded: embedded ?? rest._embedded };
}
