import { cacheStateHeader } from '@/lib/next-internals/headers.mjs';

export type AppendedPage = {
  /** The items that were appended to the main list. New entries of other lists (the category filter) are left out. */
  added: Element[];
  /** The path of the next page. Null when the lists are complete. */
  next: string | null;
  /** The item that gets the focus. Null when the link to the next page keeps it. */
  continueAt: Element | null;
};

/**
 * Loads the next page, and appends those of its items (`data-key`) that are not shown yet to the lists
 * (`data-appendable`).
 *
 * @throws {Error} when the page cannot be loaded
 */
export async function appendPage(path: string): Promise<AppendedPage> {
  const response = await requestFresh(path);
  // The list has become shorter, and this page no longer exists.
  if (response.status === 404) return toAppendedPage([], null);
  if (!response.ok) throw new Error(`${path} responded with status ${response.status}`);

  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const lists = [...document.querySelectorAll<HTMLElement>('[data-appendable]')];
  const added = lists.flatMap((list) => append(list, page));
  const next = page.querySelector('a[data-next]')?.getAttribute('href') ?? null;

  return toAppendedPage(added, next);
}

/** Reading continues at the first new item. Without one, and without a next page, it continues at the last item. */
function toAppendedPage(added: Element[], next: string | null): AppendedPage {
  const last = document.querySelector('[data-appendable="items"] > :last-child');

  return { added, next, continueAt: added[0] ?? (next ? null : last) };
}

const retries = { attempts: 4, pauseMs: 400 };

// A stale page may miss items, or repeat items of this page. Therefore it is requested again until it is fresh, at most
// four times in total.
async function requestFresh(path: string): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(path, { signal: AbortSignal.timeout(15_000) });
    const isStale = response.headers.get(cacheStateHeader) === 'STALE';
    if (!isStale || attempt === retries.attempts) return response;
    await new Promise((resolve) => setTimeout(resolve, retries.pauseMs));
  }
}

function append(list: HTMLElement, page: Document): Element[] {
  const known = new Set(itemsOf(list).map((item) => item.dataset.key));
  const same = page.querySelector<HTMLElement>(`[data-appendable="${list.dataset.appendable}"]`);
  const items = same ? itemsOf(same).filter((item) => !known.has(item.dataset.key)) : [];
  const own = items.map((item) => document.importNode(item, true));
  list.append(...own);

  return list.dataset.appendable === 'items' ? own : [];
}

function itemsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(':scope > [data-key]')];
}
