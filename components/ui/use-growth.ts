'use client';

import { useEffect, useRef, useState } from 'react';

import type { Growth } from './growing-lists';
import { readPlace, storePlace, watchForMoves } from './scroll-restoration';

type State = { next: string | null; status: 'idle' | 'loading' | 'failed'; added: number };

/**
 * The number of items that were appended to the lists of the page, and a function that appends the next page. After
 * Back or Forward, it appends the same pages again and restores the scroll position.
 */
export function useGrowth(first: string | null) {
  const [state, setState] = useState<State>({ next: first, status: 'idle', added: 0 });
  const steps = useRef(0);

  async function grow(path: string): Promise<Growth | null> {
    setState({ next: path, status: 'loading', added: 0 });
    const growth = await import('./growing-lists')
      .then(({ growLists }) => growLists(path))
      .catch(() => null);
    if (growth) steps.current += 1;
    setState({
      next: growth ? growth.next : path,
      status: growth ? 'idle' : 'failed',
      added: growth?.added.length ?? 0,
    });
    return growth;
  }

  async function addPage() {
    if (!state.next || state.status === 'loading') return;

    const growth = await grow(state.next);
    if (growth) storePlace(steps.current);
    // Move the focus to the first new item, so that reading continues there.
    growth?.added[0]?.querySelector('a')?.focus({ preventScroll: true });
  }

  useEffect(() => {
    const remember = () => steps.current > 0 && storePlace(steps.current);
    addEventListener('pagehide', remember);
    void growBack();
    return () => removeEventListener('pagehide', remember);

    async function growBack() {
      const place = readPlace();
      const hasMoved = watchForMoves();
      let next = place.steps > 0 ? first : null;
      while (next && steps.current < place.steps) next = (await grow(next))?.next ?? null;
      // Restored items are not announced.
      if (place.steps === 0) return;
      setState((known) => ({ ...known, added: 0 }));
      if (!hasMoved()) scrollTo({ top: place.top, behavior: 'instant' });
    }
  }, [first]);

  return { ...state, addPage };
}
