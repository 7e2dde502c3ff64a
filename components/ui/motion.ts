const storageKey = 'motion';

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The checkbox "Stop all motion" in the footer. */
const control = () => document.querySelector<HTMLInputElement>('#motion');

/**
 * Has the visitor stopped everything that moves by itself? The browser's preference for reduced motion counts until the
 * visitor uses the control in the footer.
 */
export const isMotionStopped = (): boolean => control()?.checked ?? prefersStill();

/**
 * Remembers the control in the footer that stops all motion (WCAG 2.2.2), for every page and tab of the site. Style sheets read
 * the checkbox itself, so that it also works without scripts.
 */
export function connectMotionControl(signal: AbortSignal): void {
  const checkbox = control();
  if (!checkbox) return;
  const show = () => {
    checkbox.checked = stored() ?? prefersStill();
    showChoice();
  };
  show();
  checkbox.addEventListener('change', () => store(checkbox.checked), { signal });
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', show, { signal });
  // Another page may have changed it: in another tab, or before this one came back from the back/forward cache.
  addEventListener('storage', show, { signal });
  addEventListener('pageshow', show, { signal });
}

/** Under reduced motion, style sheets animate nothing unless the visitor allows it here. */
function showChoice(): void {
  document.documentElement.toggleAttribute('data-motion', stored() === false);
}

/** What the visitor chose: true stops motion. Null before a choice, or where storage is forbidden. */
function stored(): boolean | null {
  try {
    const choice = localStorage.getItem(storageKey);
    return choice === null ? null : choice === 'stopped';
  } catch {
    return null;
  }
}

function store(isStopped: boolean): void {
  try {
    localStorage.setItem(storageKey, isStopped ? 'stopped' : 'allowed');
  } catch {
    // Then the choice counts for this page only.
  }
  showChoice();
}
