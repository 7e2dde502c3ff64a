import { whenIdle } from './when-idle';

/** Lays out what a long page has put off (components/layout/put-off.tsx), a part a frame, so that none takes long. */
export function layOutWhatIsPutOff(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-puts-off] > *')];

  whenIdle(layOutNext);

  function layOutNext() {
    const part = parts.shift();
    if (!part) return;
    part.style.contentVisibility = 'visible';
    requestAnimationFrame(() => setTimeout(layOutNext));
  }
}
