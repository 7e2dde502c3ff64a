import { motionControl, prefersStill } from './motion';

const storageKey = 'motion';

/**
 * Remembers the state of the control in the footer that stops all motion (WCAG 2.2.2), for every page and tab of the
 * site. Until the visitor uses the control, it shows the browser's preference for reduced motion. Style sheets read the
 * checkbox itself.
 */
export function connectMotionControl(signal: AbortSignal): void {
  const checkbox = motionControl();
  if (!checkbox) return;
  const show = () => {
    checkbox.checked = stored() ?? prefersStill();
    showPermission();
  };
  show();
  checkbox.addEventListener('change', () => store(checkbox.checked), { signal });
  // Another page may have changed the choice: in another tab, or before this page came from the back/forward cache.
  addEventListener('storage', show, { signal });
  addEventListener('pageshow', show, { signal });
}

/**
 * Sets `data-motion` if the visitor has allowed motion. Without it, nothing moves automatically under reduced motion.
 */
function showPermission(): void {
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
    // Storage may be forbidden or full. The choice then counts for this page only.
  }
  showPermission();
}
