'use client';

import { useEffect, useRef, useState } from 'react';

import type { Growth } from './growing-lists';
import { keepPlace, recallPlace, watchForMoves } from './kept-place';

type State = { next: string | null; status: 'idle' | 'loading' | 'failed'; added: number };

/** What the lists of the page have grown by, and how to let them grow by one more step. */
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

  async function addStep() {
    if (!state.next || state.status === 'loading') return;

    const growth = await grow(state.next);
    if (growth) keepPlace(steps.current);
    // Reading goes on at what is new, and not after it.
    growth?.added[0]?.querySelector('a')?.focus({ preventScroll: true });
  }

  useEffect(() => {
    const keep = () => steps.current > 0 && keepPlace(steps.current);
    addEventListener('pagehide', keep);
    void growBack();
    return () => removeEventListener('pagehide', keep);

    async function growBack() {
      const place = recallPlace();
      const hasMoved = watchForMoves();
      let next = place.steps > 0 ? first : null;
      while (next && steps.current < place.steps) next = (await grow(next))?.next ?? null;
      // It was all there before: nothing has been added that a visitor should be told of.
      if (place.steps === 0) return;
      setState((known) => ({ ...known, added: 0 }));
      if (!hasMoved()) scrollTo({ top: place.top, behavior: 'instant' });
    }
  }, [first]);

  return { ...state, addStep };
}
