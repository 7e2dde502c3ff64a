'use client';

import { useEffect, useRef, useState } from 'react';

import type { AppendedPage } from './append-page';
import { readPlace, storePlace, watchForMoves } from './scroll-restoration';

type State = { next: string | null; status: 'idle' | 'loading' | 'failed'; added: number };

/**
 * The number of items that were appended to the lists of the page, and a function that appends the next page. After
 * Back or Forward, it appends the same pages again and restores the scroll position.
 */
export function useAppendedPages(first: string | null) {
  const [state, setState] = useState<State>({ next: first, status: 'idle', added: 0 });
  const steps = useRef(0);

  async function append(path: string): Promise<AppendedPage | null> {
    setState({ next: path, status: 'loading', added: 0 });
    const page = await import('./append-page')
      .then(({ appendPage }) => appendPage(path))
      .catch(() => null);
    if (page) steps.current += 1;
    setState({
      next: page ? page.next : path,
      status: page ? 'idle' : 'failed',
      added: page?.added.length ?? 0,
    });
    return page;
  }

  async function addPage() {
    if (!state.next || state.status === 'loading') return;

    const page = await append(state.next);
    if (page) storePlace(steps.current);
    page?.continueAt?.querySelector('a')?.focus({ preventScroll: true });
  }

  useEffect(() => {
    const remember = () => steps.current > 0 && storePlace(steps.current);
    addEventListener('pagehide', remember);
    void restorePages();
    return () => removeEventListener('pagehide', remember);

    async function restorePages() {
      const place = readPlace();
      const hasMoved = watchForMoves();
      let next = place.steps > 0 ? first : null;
      while (next && steps.current < place.steps) next = (await append(next))?.next ?? null;
      // Restored items are not announced.
      if (place.steps === 0) return;
      setState((known) => ({ ...known, added: 0 }));
      if (!hasMoved()) scrollTo({ top: place.top, behavior: 'instant' });
    }
  }, [first]);

  return { ...state, addPage };
}
