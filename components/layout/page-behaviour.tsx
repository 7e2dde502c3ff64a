'use client';

import { useEffect } from 'react';

import { connectPlayer } from '@/components/player/load-player';
import { connectDialogs } from '@/components/ui/dialogs';
import { connectReveals } from '@/components/ui/reveals';
import { whenIdle } from '@/components/ui/when-idle';
import { whenSeen } from '@/components/ui/when-seen';

const loadIdleWork = () => import('./idle-work');
const loadTones = () => import('@/components/home/tones/tone-buttons');

/**
 * Client component for the events of every page: clicks and keys of dialogs, presses on play buttons, and elements that
 * scroll into view.
 */
export function PageBehaviour() {
  useEffect(() => {
    const stop = new AbortController();
    connectDialogs(document, stop.signal);
    connectPlayer(document, stop.signal);
    connectReveals();
    whenIdle(() => {
      void loadIdleWork().then(({ startIdleWork }) => startIdleWork(stop.signal), console.error);
    });
    const tones = document.querySelector<HTMLElement>('[data-tones]');
    if (tones) whenSeen(tones, async () => (await loadTones()).connectTones(tones));

    return () => stop.abort();
  }, []);

  return null;
}
