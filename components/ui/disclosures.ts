/**
 * Closes an open list of links (disclosure.tsx) on Escape, which returns the focus to its button, and when the focus or
 * a press goes elsewhere. Otherwise the list would cover the element that gets the focus next (WCAG 2.4.11).
 */
export function connectDisclosures(page: Document, signal: AbortSignal): void {
  const onEvent = (event: Event) => {
    const list = page.querySelector<HTMLDetailsElement>('.disclosure[open]');
    if (!list) return;
    if (event instanceof KeyboardEvent) {
      if (event.key !== 'Escape') return;
      list.querySelector('summary')?.focus();
    } else if (event.target instanceof Node && list.contains(event.target)) return;

    list.open = false;
  };
  for (const type of ['keydown', 'focusin', 'pointerdown'])
    page.addEventListener(type, onEvent, { signal });
}
