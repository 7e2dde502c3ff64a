'use client';

import { useEffect, useRef, useState } from 'react';

import { growLists, type Growth } from './growing-lists';
import { keepPlace, recallPlace, returnTo } from './kept-place';

type State = { next: string | null; status: 'idle' | 'loading' | 'failed'; added: number };

const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** What the lists of the page have grown by, and how to let them grow by one more step. */
export function useGrowth(first: string | null) {
  const [state, setState] = useState<State>({ next: first, status: 'idle', added: 0 });
  const steps = useRef(0);

  async function grow(path: string): Promise<Element[] | null> {
    setState((known) => ({ ...known, status: 'loading', added: 0 }));
    try {
      const { added, next } = await growLists(path);
      steps.current += 1;
      setState({ next, status: 'idle', added: added.length });
      return added;
    } catch {
      setState((known) => ({ ...known, status: 'failed' }));
      return null;
    }
  }

  async function addStep() {
    if (!state.next || state.status === 'loading') return;

    const added = await grow(state.next);
    if (added) keepPlace(steps.current);
    // Reading goes on at what is new, and not after it.
    added?.[0]?.querySelector('a')?.focus({ preventScroll: true });
  }

  useEffect(() => {
    const place = recallPlace();
    let hasMoved = false;
    const move = () => (hasMoved = true);
    const keep = () => steps.current > 0 && keepPlace(steps.current);
    for (const gesture of gestures) addEventListener(gesture, move, { once: true, passive: true });
    addEventListener('pagehide', keep);
    void restore();
    return () => {
      for (const gesture of gestures) removeEventListener(gesture, move);
      removeEventListener('pagehide', keep);
    };

    async function restore() {
      if (!first || place.steps === 0) return;
      let next: string | null = first;
      while (next && steps.current < place.steps) {
        setState((known) => ({ ...known, status: 'loading' }));
        const growth: Growth | null = await growLists(next).catch(() => null);
        if (!growth) return setState({ next, status: 'failed', added: 0 });
        next = growth.next;
        steps.current += 1;
      }
      setState({ next, status: 'idle', added: 0 });
      returnTo(place, hasMoved);
    }
  }, [first]);

  return { ...state, addStep };
}
