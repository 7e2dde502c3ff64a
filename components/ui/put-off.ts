import { whenIdle } from './when-idle';

/** Lays out what a long page has put off (components/layout/put-off.tsx), a part a frame, whenever the browser is idle. */
export function layOutWhatIsPutOff(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-puts-off] > *')];

  layOutNext();

  function layOutNext() {
    const part = parts.shift();
    if (!part) return;
    part.style.contentVisibility = 'visible';
    requestAnimationFrame(() => whenIdle(layOutNext));
  }
}
