/** A track in the queue of the player, with what the player shows of it. */
export type QueuedSound = {
  name: string;
  /** The language of the name. */
  lang: string;
  sources: { src: string; type: string }[];
  /** The data of the track's waveform (lib/sounds/waveform.ts). */
  wave: string;
  artist: string;
  album: string;
  /** The URL of the cover picture. Empty when there is none. */
  cover: string;
  /** The path of the page with this track. */
  page: string;
};

type Queue = { queue: QueuedSound[]; index: number };

/** The tracks of the list around a button, and the index of the one that the button plays. */
export function queueAround(button: HTMLButtonElement): Queue {
  const list = button.closest('ol, ul, form') ?? button.closest('.sound')?.parentElement;
  const rows = rowsIn(list ?? document.body);
  const own = rows.findIndex((row) => row.contains(button));

  return { queue: rows.map((row) => toSound(row, location.pathname)), index: Math.max(0, own) };
}

/**
 * The tracks of the release whose page has this URL.
 *
 * @throws {Error} when the page cannot be loaded or has no sounds
 */
export async function queueOf(address: string): Promise<Queue> {
  const { pathname } = new URL(address);
  const page = pathname === location.pathname ? document : await pageAt(address);
  const list = page.querySelector('form[data-album]');
  const rows = list ? rowsIn(list) : [];
  if (rows.length === 0) throw new Error(`${address} has nothing to play`);

  return { queue: rows.map((row) => toSound(row, pathname)), index: 0 };
}

async function pageAt(address: string): Promise<Document> {
  const response = await fetch(address);

  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** The rows of a list that can be played. */
const rowsIn = (list: Element): HTMLElement[] =>
  [...list.querySelectorAll<HTMLElement>('.sound')].filter((row) => row.querySelector('.play'));

/** The URL of a track's first file. It identifies the track in a row and in the queue. */
export const addressOf = (row: Element): string =>
  row.querySelector('source')?.getAttribute('src') ?? '';

function toSound(row: HTMLElement, page: string): QueuedSound {
  const button = row.querySelector<HTMLButtonElement>('.play');
  const { album = '', artist = '' } = button?.form?.dataset ?? {};
  const sources = [...row.querySelectorAll('source')];
  const cover = row.ownerDocument.querySelector('[data-cover] img');

  return {
    name: button?.dataset.name ?? '',
    lang: (row.querySelector('[lang]') ?? row).closest<HTMLElement>('[lang]')?.lang ?? '',
    sources: sources.map((each) => ({ src: each.getAttribute('src') ?? '', type: each.type })),
    wave: row.querySelector('.wave path')?.getAttribute('d') ?? '',
    ...{ artist, album, page },
    cover: (album && cover?.getAttribute('src')) || '',
  };
}
