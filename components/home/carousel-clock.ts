import { isTimeToAdvance } from './carousel-rules';

export type CarouselClock = {
  /** The row was just moved: start counting anew. */
  rest: () => void;
  stop: () => void;
};

/** Says when the row has rested for long enough; while it is held, time does not pass. */
export function startClock(isHeld: () => boolean, onTime: () => void): CarouselClock {
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

/** Is the visitor reading it, or not looking, or disturbed by things that move? (A tap leaves no pointer behind.) */
export function isHeld(window: HTMLElement): boolean {
  return (
    document.hidden ||
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    (matchMedia('(hover: hover)').matches && window.matches(':hover')) ||
    document.querySelector('dialog:modal, [data-film]') !== null ||
    window.closest('section')!.matches(':has(:focus-visible)')
  );
}
