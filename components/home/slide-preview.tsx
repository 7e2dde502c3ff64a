import type { CarouselItem } from '@/lib/data/carousel-item';

import { CarouselSlide } from './carousel-slide';
import './carousel.css';

/** A slide alone, for the form in which an editor changes it. A picture may be missing. */
export function SlidePreview({ item }: { item: CarouselItem }) {
  return (
    <main id="content">
      <ul className="*:aspect-[4/5]">
        <CarouselSlide item={item} loads="soon" />
      </ul>
    </main>
  );
}
