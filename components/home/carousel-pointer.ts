/**
 * Sets `data-can-hover` on the carousel while the last pointer that was used on it can hover. Every pointer except a
 * finger can. After a tap, browsers keep `:hover` on the tapped element (sticky hover), and autoplay would wait forever
 * (carousel-autoplay.ts). Before the first pointer is used, the media query `(hover: hover)` decides. The query alone
 * is not enough, because some browsers ignore a connected mouse.
 */
export function watchPointer(carousel: HTMLElement): void {
  const mark = (canHover: boolean) => carousel.toggleAttribute('data-can-hover', canHover);
  mark(matchMedia('(hover: hover)').matches);
  carousel.addEventListener('pointerover', ({ pointerType }) => mark(pointerType !== 'touch'));
}
