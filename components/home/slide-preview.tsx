import type { CarouselItem } from '@/lib/data/carousel-item';

import { CarouselSlide } from './carousel-slide';
import './carousel.css';
// The slide itself does not need this import. The bundler puts both style sheets of the home page into one file only if
// every page that loads one of them loads both.
import './home.css';

/** A slide alone, for the form in which an editor changes it. Its picture may be missing. */
export function SlidePreview({ item }: { item: CarouselItem }) {
  return (
    <main id="content">
      <ul className="*:aspect-[4/5]">
        <CarouselSlide item={item} loads="soon" />
      </ul>
    </main>
  );
}
