/** Whether the browser prefers reduced motion. */
export const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The checkbox in the footer that stops all motion. Null on a page without a footer. */
export const motionControl = (): HTMLInputElement | null => document.querySelector('#motion');

/** Whether nothing may move automatically. */
export const isMotionStopped = (): boolean =>
  motionControl()?.checked ||
  // `data-motion`: the visitor has allowed motion with the control.
  (prefersStill() && document.documentElement.dataset.motion === undefined);
