/**
 * Sets `data-can-hover` on the carousel while its last pointer can hover, which is any but a finger. After a tap, browsers keep
 * `:hover` on what was tapped (sticky hover), and the carousel would wait forever (carousel-autoplay.ts). Before the first
 * pointer, the media query `(hover: hover)` decides. It alone is not enough: some browsers do not count a connected mouse.
 */
export function watchPointer(carousel: HTMLElement): void {
  const mark = (canHover: boolean) => carousel.toggleAttribute('data-can-hover', canHover);
  mark(matchMedia('(hover: hover)').matches);
  carousel.addEventListener('pointerover', ({ pointerType }) => mark(pointerType !== 'touch'));
}
