'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';

import { whenSeen } from '@/components/ui/when-seen';

import type { CarouselAutoplay } from './carousel-autoplay';
import type { CarouselSlider } from './carousel-slider';
import { shortestWay } from './carousel-ring';
import { assertPresent } from '@/components/ui/assert-present';

/**
 * The state of the carousel: the index of the first visible slide, whether it is paused, whether screen readers
 * announce the slide (only after a visitor has moved the carousel), and functions that move it.
 */
export function useCarousel(window: RefObject<HTMLElement | null>, count: number) {
  const slider = useRef<CarouselSlider>(null);
  const autoplay = useRef<CarouselAutoplay>(null);
  const [current, setCurrent] = useState(0);
  const [isReady, setReady] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const [isAnnounced, setAnnounced] = useState(false);

  function rest() {
    autoplay.current?.rest();
    setAnnounced(true);
  }

  function move(steps: number) {
    rest();
    slider.current?.move(steps);
  }

  useEffect(() => {
    // One slide cannot move.
    if (count < 2) return;
    const stop = whenSeen(assertPresent(window.current), async (element) => {
      const { createCarouselSlider } = await import('./carousel-slider');
      slider.current = createCarouselSlider(element, { count, onSlide: setCurrent, onDrag: rest });
      setReady(true);
    });
    return () => {
      stop();
      slider.current?.stop();
    };
  }, [window, count]);

  useEffect(() => {
    if (!isReady || isPaused) return;
    const started = slider.current?.autoplay(() => {
      setAnnounced(false);
      slider.current?.move(1);
    });
    autoplay.current = started ?? null;
    return () => started?.stop();
  }, [isReady, isPaused]);

  const goTo = (index: number) => move(shortestWay(current, index, count));
  const togglePause = () => setPaused(!isPaused);

  return { current, isReady, isPaused, isAnnounced, move, goTo, togglePause };
}
