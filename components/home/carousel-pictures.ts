import { widestView } from './carousel-ring';

/**
 * Loads the pictures of the slides that a visitor sees at this place of the row and after the next moves. Only Chromium
 * loads lazy pictures beside the visible part of a row by itself. Elsewhere a slide came into view without its picture.
 */
export function loadAhead(slides: HTMLElement[], place: number): void {
  for (const slide of slides.slice(Math.max(place - 1, 0), place + widestView + 2)) {
    const image = slide.querySelector('img');
    if (image) image.loading = 'eager';
  }
}
