/** The number of the slide whose dot is the current one. 0 before there is one. Runs in the page. */
export function currentSlide(): number {
  const dots = [...document.querySelectorAll('.carousel-dot')];

  return dots.findIndex((each) => each.ariaCurrent === 'true') + 1;
}

/**
 * Whether the pictures of the next three slides outside the visible part are `loaded` or `missing`. Runs in the page.
 */
export function picturesToCome(): string[] {
  const { right } = document.querySelector('.carousel-window')!.getBoundingClientRect();
  const beside = [...document.querySelectorAll<HTMLImageElement>('.carousel-slide img')].filter(
    (image) => image.getBoundingClientRect().left > right,
  );

  return beside
    .slice(0, 3)
    .map(({ complete, naturalWidth }) => (complete && naturalWidth > 0 ? 'loaded' : 'missing'));
}
