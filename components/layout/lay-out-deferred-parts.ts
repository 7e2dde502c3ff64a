/** How many entries of a long list are laid out at once. Shorter lists are laid out whole. */
const entries = 12;

/**
 * Lays out what was deferred (components/layout/deferred-layout.tsx), one part per frame, so that no frame takes long.
 */
export function layOutDeferredParts(): void {
  const deferred = document.querySelectorAll<HTMLElement>(
    '[data-deferred].is-long > section:nth-of-type(n + 3), [data-deferred] ~ footer',
  );
  const parts = [...deferred].flatMap(partsOf);

  layOutNext();

  function layOutNext() {
    const part = parts.shift();
    if (!part) return;
    for (const element of part) element.style.contentVisibility = 'visible';
    requestAnimationFrame(() => setTimeout(layOutNext));
  }
}

/**
 * The steps in which a part is laid out: first the part without the later entries of its lists, then these entries in
 * groups. app/styles/base.css hides the same entries.
 */
function partsOf(part: HTMLElement): HTMLElement[][] {
  const later = [
    ...part.querySelectorAll<HTMLElement>(`:is(li, figure):nth-child(n + ${entries + 1})`),
  ];
  const groups = Array.from({ length: Math.ceil(later.length / entries) }, (_, index) =>
    later.slice(index * entries, (index + 1) * entries),
  );

  return [[part], ...groups];
}
