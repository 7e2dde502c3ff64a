'use client';

import { useEffect } from 'react';

import { connectPlayer } from '@/components/player/load-player';
import { layOutDeferredParts } from '@/components/layout/lay-out-deferred-parts';
import { connectDialogs } from '@/components/ui/dialogs';
import { connectMotionControl } from '@/components/ui/motion';
import { connectReveals } from '@/components/ui/reveals';
import { whenSeen } from '@/components/ui/when-seen';

const loadTones = () => import('@/components/home/tones/tone-buttons');

/**
 * Client component for the events of every page: clicks and keys of dialogs, presses on play buttons, the control that
 * stops motion, and elements that scroll into view.
 */
export function PageBehaviour() {
  useEffect(() => {
    const stop = new AbortController();
    connectDialogs(document, stop.signal);
    connectMotionControl(stop.signal);
    connectPlayer(document, stop.signal);
    connectReveals();
    layOutDeferredParts();
    const tones = document.querySelector<HTMLElement>('[data-tones]');
    if (tones) whenSeen(tones, async () => (await loadTones()).connectTones(tones));

    return () => stop.abort();
  }, []);

  return null;
}
