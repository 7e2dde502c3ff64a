import { isMotionStopped } from '@/components/ui/motion';

/** How long a slide stays, in milliseconds, and how long the row rests after a visitor's move. */
const restMs = 3000;

export type CarouselAutoplay = {
  /** The row was just moved: restart the timer. */
  rest: () => void;
  stop: () => void;
};

/** Calls back when the row has rested long enough. The timer pauses while the row is held. */
export function startAutoplay(isHeld: () => boolean, onTime: () => void): CarouselAutoplay {
  let lastMoveAt = Date.now();
  const timer = setInterval(() => {
    const now = Date.now();
    if (isHeld()) lastMoveAt = now;
    if (!isTimeToAdvance({ now, lastMoveAt, isHeld: isHeld() })) return;

    lastMoveAt = now;
    onTime();
  }, 100);

  return {
    rest() {
      lastMoveAt = Date.now();
    },
    stop: () => clearInterval(timer),
  };
}

/**
 * Must autoplay wait? True while the pointer or the focus is on the row, while it is not visible, and while motion is
 * stopped.
 */
export function isHeld(window: HTMLElement): boolean {
  return (
    document.hidden ||
    isMotionStopped() ||
    window.matches('[data-can-hover]:hover') ||
    document.querySelector('dialog:modal, [data-film]') !== null ||
    window.closest('section:has(:focus-visible)') !== null
  );
}

type Moment = {
  now: number;
  lastMoveAt: number;
  /** The pointer or the focus is on the row, or it is not visible. */
  isHeld: boolean;
};

/** Has the row rested long enough for the next slide? */
export function isTimeToAdvance({ now, lastMoveAt, isHeld }: Moment): boolean {
  return !isHeld && now - lastMoveAt >= restMs;
}
