import { widestView } from './carousel-ring';

/**
 * Loads the pictures of the slides that a visitor sees at this position of the row and after the next moves. Only
 * Chromium automatically loads lazy pictures beside the visible part of a row. In other browsers, slides would come
 * into view without their pictures.
 */
export function loadAhead(slides: HTMLElement[], place: number): void {
  for (const slide of slides.slice(Math.max(place - 1, 0), place + widestView + 2)) {
    const image = slide.querySelector('img');
    if (image) image.loading = 'eager';
  }
}
