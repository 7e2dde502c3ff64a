import { isMotionStopped } from '@/components/ui/motion';

/** How long a slide stays, and how long the row stays still after a visitor has moved it, in milliseconds. */
const restMs = 3000;

export type CarouselAutoplay = {
  /** Restarts the timer, because a visitor has just moved the row. */
  rest: () => void;
  stop: () => void;
};

/** Calls `onTime` when the row has stayed still long enough. The timer restarts as long as the row is held. */
export function startAutoplay(isHeld: () => boolean, onTime: () => void): CarouselAutoplay {
  let lastMoveAt = Date.now();
  const timer = setInterval(() => {
    const now = Date.now();
    if (isHeld()) lastMoveAt = now;
    if (now - lastMoveAt < restMs) return;

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
 * Whether autoplay must wait: while the browser tab is hidden, motion is stopped, the pointer is on the row, the focus
 * is visible in its section, or a dialog or film is open.
 */
export function isHeld(window: HTMLElement): boolean {
  return (
    document.hidden ||
    isMotionStopped() ||
    window.matches('[data-can-hover]:hover') ||
    document.querySelector('dialog:modal, [data-embed-dialog]') !== null ||
    window.closest('section:has(:focus-visible)') !== null
  );
}

/**
 * Sets `data-can-hover` on the carousel while the last pointer that was used on it can hover. Every pointer except a
 * finger can. After a tap, browsers keep `:hover` on the tapped element (sticky hover), and autoplay would wait
 * forever. Before the first pointer is used, the media query `(hover: hover)` decides. The query alone is not enough,
 * because some browsers ignore a connected mouse.
 */
export function watchPointer(carousel: HTMLElement): void {
  const mark = (canHover: boolean) => carousel.toggleAttribute('data-can-hover', canHover);
  mark(matchMedia('(hover: hover)').matches);
  carousel.addEventListener('pointerover', ({ pointerType }) => mark(pointerType !== 'touch'));
}
