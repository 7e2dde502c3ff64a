import { whenIdle } from './when-idle';

/** How many entries of a long list make a part; as many as stand in a list before its entries are parts at all. */
const entries = 12;

/** Lays out what a page has put off (components/layout/put-off.tsx), a part a frame, so that none takes long. */
export function layOutWhatIsPutOff(): void {
  const putOff = document.querySelectorAll<HTMLElement>(
    '[data-puts-off].is-long > section:nth-of-type(n + 3), [data-puts-off] ~ footer',
  );
  const parts = [...putOff].flatMap(partsOf);

  whenIdle(layOutNext);

  function layOutNext() {
    const part = parts.shift();
    if (!part) return;
    for (const element of part) element.style.contentVisibility = 'visible';
    requestAnimationFrame(() => setTimeout(layOutNext));
  }
}

/** A part as such, without the later entries of its lists, and then these (app/styles/base.css has the same ones). */
function partsOf(part: HTMLElement): HTMLElement[][] {
  const later = [
    ...part.querySelectorAll<HTMLElement>(`:is(li, figure):nth-child(n + ${entries + 1})`),
  ];
  const groups = Array.from({ length: Math.ceil(later.length / entries) }, (_, index) =>
    later.slice(index * entries, (index + 1) * entries),
  );

  return [[part], ...groups];
}
