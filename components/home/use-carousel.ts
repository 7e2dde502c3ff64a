'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';

import { whenSeen } from '@/components/ui/when-seen';

import { isHeld, startClock, type CarouselClock } from './carousel-clock';
import type { CarouselMotor } from './carousel-motor';
import { shortestWay } from './carousel-rules';

/** The state of the row: which slide is first, whether a visitor has paused it, and how to move it. */
export function useCarousel(window: RefObject<HTMLElement | null>, count: number) {
  const motor = useRef<CarouselMotor>(null);
  const clock = useRef<CarouselClock>(null);
  const [current, setCurrent] = useState(0);
  const [isReady, setReady] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const [isTold, setTold] = useState(false);

  function rest() {
    clock.current?.rest();
    setTold(true);
  }

  function move(steps: number) {
    rest();
    motor.current?.move(steps);
  }

  useEffect(() => {
    // One slide is no row to move.
    if (count < 2) return;
    const stop = whenSeen(window.current!, async (element) => {
      const { startCarousel } = await import('./carousel-motor');
      motor.current = startCarousel(element, { count, onSlide: setCurrent, onDrag: rest });
      setReady(true);
    });
    return () => {
      stop();
      motor.current?.stop();
    };
  }, [window, count]);

  useEffect(() => {
    if (!isReady || isPaused) return;
    const started = startClock(
      () => isHeld(window.current!),
      () => {
        setTold(false);
        motor.current?.move(1);
      },
    );
    clock.current = started;
    return () => started.stop();
  }, [window, isReady, isPaused]);

  const goTo = (index: number) => move(shortestWay(current, index, count));
  const togglePause = () => setPaused(!isPaused);

  return { current, isReady, isPaused, isTold, move, goTo, togglePause };
}
