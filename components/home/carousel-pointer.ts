/**
 * Marks the row while the last pointer on it can hover (carousel-autoplay.ts): after a tap, browsers report a hover
 * that does not end. Until a pointer moves, the media query decides. The media query alone is not enough, because some
 * browsers do not report a connected mouse in it.
 */
export function watchPointer(window: HTMLElement): void {
  const mark = (canHover: boolean) => window.toggleAttribute('data-pointed', canHover);
  mark(matchMedia('(hover: hover)').matches);
  window.addEventListener('pointerover', ({ pointerType }) => mark(pointerType !== 'touch'));
}
